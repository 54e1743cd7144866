import { describe, expect, it } from 'vitest';
import { asksForFinding } from '#shared/text/evidence/asked-finding.ts';

describe('a question on what a study finds', () => {
  it.each([
    'Does a warm hive prevent mould?',
    'In cold hives, did the lining keep the bees well?',
    'What is the effect of linings on mould?',
    'How much longer did the bees live?',
    'Which of the linings turned out best?',
  ])('asks what comes of something, which is better, or whether something is so: %s', (question) => {
    expect(asksForFinding(question)).toBe(true);
  });

  it.each([
    'How many hives were lined?',
    'Did they randomise the hives?',
    'Was the study approved?',
    'Who lined the hives?',
    '',
  ])('is none that asks how it was made, or for a fact: %s', (question) => {
    expect(asksForFinding(question)).toBe(false);
  });
});
