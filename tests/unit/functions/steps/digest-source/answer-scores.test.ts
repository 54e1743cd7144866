import { expect, test } from 'vitest';
import { scoreAnswers } from '#functions/steps/digest-source/answer-scores.ts';
import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';

const PART: ItemPart = { text: 'how are they fed', terms: ['fed'], focus: [], circumstance: [] };

function itemOn(entity: string): ChecklistItem {
  return { id: 'c1', description: `How are ${entity} fed?`, entity, parts: [PART], topic: ['fed'] };
}

function scoresOn(text: string, title: string, entity: string): readonly StatementScore[] {
  const document = viewDocument(text, title);
  const item = itemOn(entity);
  const scores = scoreAnswers(document, {
    question: 'How are otters and badgers fed?',
    relevance: 1,
    corpus: { documentCount: 0, idf: () => 1 },
    checklist: [itemOn('otters'), itemOn('badgers')],
  });
  return scores.forPart(item, PART);
}

function likelihoods(text: string, title: string, entity: string): readonly number[] {
  return scoresOn(text, title, entity).map(({ likelihood }) => likelihood);
}

test('what is said of another thing answers less well than what names the thing', () => {
  const [named = 0, other = 0] = likelihoods(
    'Otters are fed with fish twice a day.\n\nBadgers are fed with worms twice a day.',
    'Keeping animals',
    'otters',
  );
  expect(named).toBeGreaterThan(other * 2);
});

test('the title or a heading names the thing for all that stands below', () => {
  const text = 'They are fed with fish twice a day.';
  const [below = 0] = likelihoods(text, 'Otters', 'otters');
  const [elsewhere = 0] = likelihoods(text, 'Badgers', 'otters');
  expect(below).toBeGreaterThan(elsewhere);
});

test('what is said of a thing in passing, in a document on the other one, is worth less than in its own', () => {
  const text = 'Otters are fed with fish twice a day.';
  const [own] = scoresOn(text, 'Otters', 'otters');
  const [neutral] = scoresOn(text, 'The zoo', 'otters');
  const [passing] = scoresOn(text, 'Badgers', 'otters');
  expect(passing?.value).toBeLessThan(neutral?.value ?? 0);
  expect(own?.value).toBeGreaterThan(passing?.value ?? 0);
});

test('what is asked of several things at once is not judged by how many of their names a statement bears', () => {
  const part = { ...PART, text: 'Otters and badgers: what do they eat in winter', terms: ['eat', 'winter'] };
  const item = { ...itemOn('otters'), entity: undefined, parts: [part], topic: [] };
  const document = viewDocument(
    'Otters and badgers are mammals.\n\nIn winter they eat roots and fish.',
    'Keeping animals',
  );
  const scores = scoreAnswers(document, {
    question: 'What do otters and badgers eat in winter?',
    relevance: 1,
    corpus: { documentCount: 0, idf: () => 1 },
    checklist: [itemOn('Otters'), itemOn('badgers')],
  });
  const [names, answer] = scores.forPart(item, part);
  expect(answer?.value).toBeGreaterThan(names?.value ?? 0);
});

test('who names all the things says no more of one of them, unless they are compared', () => {
  const document = viewDocument(
    'Otters and badgers sleep by day.\n\nOtters get fish in the evening.',
    'Keeping animals',
  );
  const valuesOf = (checklist: readonly ChecklistItem[]): readonly number[] =>
    scoreAnswers(document, {
      question: 'How do otters and badgers sleep, feed and get fish?',
      relevance: 1,
      corpus: { documentCount: 0, idf: () => 1 },
      checklist,
    })
      .forPart(itemOn('otters'), PART)
      .map(({ value }) => value);
  const both = [itemOn('otters'), itemOn('badgers')];
  const comparison = { ...itemOn(''), parts: [{ ...PART, facet: 'comparison' as const }] };
  const [named = 0, own = 0] = valuesOf(both);
  const [compared = 0, alone = 0] = valuesOf([...both, comparison]);
  expect(named).toBeLessThan(compared);
  expect(own - named).toBeGreaterThan(alone - compared);
});

test('what a thing is, is asked otherwise than what else is asked of it in the same words', () => {
  const document = viewDocument('SQS queues are SQS.\n\nSQS is a service for messages.', '');
  const part = { ...PART, text: 'What is SQS', terms: [] };
  const item = { ...itemOn(''), entity: undefined, description: 'What is SQS?', parts: [part], topic: [] };
  const scores = scoreAnswers(document, {
    question: 'How does SQS do it?',
    relevance: 1,
    corpus: { documentCount: 0, idf: () => 1 },
    checklist: [item],
  });
  const gain = ([first, second]: readonly StatementScore[]): number =>
    (second?.value ?? 0) - (first?.value ?? 0);
  expect(gain(scores.forPart(item, part))).toBeGreaterThan(gain(scores.whole));
});

test('a word that some other document has is no slip of the pen', () => {
  const document = viewDocument('A kitesail turns in the wind.', 'Kites');
  const valueIn = (found: number): number => {
    const idf = (): number => Math.log(1 + (100 - found + 0.5) / (found + 0.5));
    const question = 'why do my kietsails turn?';
    const corpus = { documentCount: 100, idf };
    return scoreAnswers(document, { question, relevance: 1, corpus, checklist: [] }).whole[0]?.value ?? 0;
  };
  expect(valueIn(0)).toBeGreaterThan(valueIn(1) + 1);
});
