import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '#shared/errors.ts';
import { describeError } from '#shared/lambda/describe-error.ts';

describe('describeError', () => {
  it('gives name, message, stack and the chain of causes', () => {
    const cause = new TypeError('no socket');
    const described = describeError(new ServiceUnavailable('The table does not answer.', { cause }));
    expect(described).toMatchObject({
      name: 'ServiceUnavailable',
      message: 'The table does not answer.',
      cause: { name: 'TypeError', message: 'no socket' },
    });
    expect(described.stack).toContain('describe-error.test.ts');
    expect(described.cause?.stack).toContain('describe-error.test.ts');
  });

  it('gives the errors that one stands for', () => {
    const described = describeError(new AggregateError([new Error('one'), new Error('two')], 'both failed'));
    expect(described.errors?.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('leaves out what else hangs on an error', () => {
    const error = Object.assign(new Error('failed'), { request: { headers: { authorization: 'secret-1' } } });
    expect(JSON.stringify(describeError(error))).not.toContain('secret-1');
  });

  it('comes to an end where an error is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).split('"round"').length).toBeLessThan(10);
  });

  it.each([
    ['text', { name: 'string', message: 'text' }],
    [undefined, { name: 'undefined', message: 'undefined' }],
    [{ password: 'p' }, { name: 'object', message: 'An object that is no error was thrown.' }],
  ])('says of a thrown %j that it is no error', (thrown, described) => {
    expect(describeError(thrown)).toEqual(described);
  });

  it.each([
    'https://example.org/search?api_key=abc123&q=1',
    'https://example.org/x?X-Amz-Signature=abc123',
    'the header Authorization: Bearer abc123abc123',
    'token=abc123',
  ])('masks the key in: %s', (message) => {
    const described = describeError(new Error(message));
    expect(described.message).toContain('***');
    expect(JSON.stringify(described)).not.toContain('abc123');
  });

  it('shortens what is very long', () => {
    expect(describeError(new Error('x'.repeat(100_000))).message.length).toBeLessThan(9000);
  });
});
