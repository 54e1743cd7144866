import { expect, it } from 'vitest';
import { ContextTooLong, JobCancelled, Throttled } from '#shared/errors.ts';
import { failureName, isSampleOfHealth, mayBeBilled, reasonText } from '#shared/research/model-outcome.ts';

it('names a failure that is a model’s, and no other', () => {
  expect(failureName(new Throttled('Wait.'))).toBe('Throttled');
  expect(failureName(new ContextTooLong('Long.'))).toBe('ContextTooLong');
  expect(failureName(new JobCancelled('Gone.'))).toBe('Unexpected');
  expect(failureName(new TypeError('secret'))).toBe('Unexpected');
});

it('says why in words of its own', () => {
  expect(reasonText('budget')).toBe('The budget of this job is spent.');
  expect(reasonText('secret sk-1')).toBe('Asking the model failed.');
});

it('counts a failure as billed where an answer may have been made', () => {
  const billed = ['MalformedReply', 'ReplyTruncated', 'ModelRefused', 'TimedOut'];
  const all = [...billed, 'Throttled', 'ServiceUnavailable', 'ContextTooLong', 'ProviderRefused'];
  expect(all.filter(mayBeBilled)).toEqual(billed);
});

it('takes a prompt that is too long for no sign of the health of a model', () => {
  expect(isSampleOfHealth({ failure: 'ContextTooLong', milliseconds: 1 })).toBe(false);
  expect(isSampleOfHealth({ failure: 'Throttled', milliseconds: 1 })).toBe(true);
});
