import { expect, test } from 'vitest';
import { isSearchOff, searchTroubleOf } from '#shared/domain/search-trouble.ts';
import { jobOf } from '#tests/unit/functions/steps/ports.ts';

const { settings } = jobOf('job-1');
const [GOOD, BAD] = [{}, { failure: { name: 'Throttled', message: 'Later.' } }];

test.each([
  ['one search went well', {}, [BAD, GOOD], undefined],
  ['every search failed', {}, [BAD, BAD], 'failed'],
  ['nothing was left to ask', {}, [], undefined],
  ['search is off', { providers: [] }, [], 'off'],
  ['a named corpus was searched with search off', { isSearchOff: true }, [GOOD], undefined],
  ['a named corpus failed with search off', { isSearchOff: true }, [BAD], 'failed'],
  ['nobody could be reached', { providers: [], unreachableProviders: ['pubmed'] }, [], 'failed'],
])('R2.9 knows why nothing can be found: %s', (_, change, searches, trouble) => {
  expect(searchTroubleOf({ settings: { ...settings, ...change } }, searches)).toBe(trouble);
});

test('nothing is wrong where search is off and texts came with the question', () => {
  const upload = {
    name: 'a.txt',
    key: 'local/uploads/job-1/a',
    snippet: '',
    contentType: 'text/plain',
  } as const;
  const off = { ...settings, providers: [] };
  expect(searchTroubleOf({ settings: off, uploads: [upload] }, [])).toBeUndefined();
  const cut = { ...off, unreachableProviders: ['pubmed'] };
  expect(searchTroubleOf({ settings: cut, uploads: [upload] }, [])).toBe('failed');
});

test('search is on for a job that searches, and off when it was turned off, also for jobs of before', () => {
  expect(isSearchOff(settings)).toBe(false);
  expect(isSearchOff({ ...settings, providers: [] })).toBe(true);
  expect(isSearchOff({ ...settings, isSearchOff: true })).toBe(true);
  expect(isSearchOff({ ...settings, providers: [], unreachableProviders: ['arxiv'] })).toBe(false);
});
