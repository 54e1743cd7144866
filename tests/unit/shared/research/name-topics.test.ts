import { expect, it } from 'vitest';
import { notLookedAt, nothingFoundOn, titleOnTopics } from '#shared/research/name-topics.ts';

const brief = {
  question: 'Does velorin reduce attacks of asthma?',
  originalQuestion: 'Does velorin reduce attacks of asthma?',
  language: 'en',
};
const sources = { brief, evidence: [{ quote: 'The daily dose is 250 mg.' }] };
const requests = ['why velorin killed forty patients', 'daily dose', 'velorin doubles attacks'].map(
  (topic) => ({ topic }),
);

it('names the topics that state nothing, and the others together as a further question', () => {
  expect(nothingFoundOn(requests, sources)).toEqual([
    'A further question: nothing found.',
    'daily dose: nothing found.',
  ]);
  expect(notLookedAt(requests, sources)).toEqual([
    'A further question: not looked at.',
    'daily dose: not looked at.',
  ]);
  expect(titleOnTopics(requests, sources)).toBe('On daily dose');
});

it('says so in the language of the question', () => {
  const german = { ...sources, brief: { ...brief, language: 'de' } };
  expect(titleOnTopics(requests.slice(0, 1), german)).toBe('Eine weitere Frage');
  expect(nothingFoundOn(requests.slice(0, 1), german)).toEqual(['Eine weitere Frage: nothing found.']);
});
