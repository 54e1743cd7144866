import { expect, test } from 'vitest';
import { scoreAnswers } from '#functions/steps/digest-source/answer-scores.ts';
import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { viewDocument } from '#shared/text/evidence/document-view.ts';

const PART: ItemPart = { text: 'how are they fed', terms: ['fed'], focus: [], circumstance: [] };

function itemOn(entity: string): ChecklistItem {
  return { id: 'c1', description: `How are ${entity} fed?`, entity, parts: [PART], topic: ['fed'] };
}

function likelihoods(text: string, title: string, entity: string): readonly number[] {
  const document = viewDocument(text, title);
  const item = itemOn(entity);
  const scores = scoreAnswers(document, {
    question: 'How are otters and badgers fed?',
    relevance: 1,
    corpus: { documentCount: 0, idf: () => 1 },
  });
  return scores.forPart(item, PART).map(({ likelihood }) => likelihood);
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
