import { expect, it } from 'vitest';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { paraphrasesOf } from '#shared/text/words/paraphrase.ts';

function othersOf(question: string): readonly string[] {
  return [...paraphrasesOf(question, queryTerms(question)).values()].flatMap((others) => [...others]);
}

it.each([
  ['Which patients were kept out of the trial?', 'exclud'],
  ['Who paid for the study?', 'fund'],
  ['Did any hernia come back, or came back later?', 'recur'],
  ['Who had a heart attack?', 'infarct'],
  ['Did they need fewer painkillers?', 'analges'],
])('what one asks of studies and illnesses is found by the words of papers: %s', (question, term) => {
  expect(othersOf(question).some((other) => other.startsWith(term))).toBe(true);
});

it.each([
  ['How do I split a string?', 'random'],
  ['Which endpoint deletes a user?', 'outcom'],
  ['How do I grant access to a user?', 'sponsor'],
  ['How do I update the inventory?', 'survey'],
  ['What is a subnet mask?', 'blind'],
])('what means something else in other subjects is left alone: %s', (question, term) => {
  expect(othersOf(question).some((other) => other.startsWith(term))).toBe(false);
});
