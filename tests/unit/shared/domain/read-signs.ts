import { type AnswerSigns, signReader } from '#shared/domain/answer-signs.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, sourceOf, sourcesById } from '#tests/unit/functions/steps/builders.ts';

const QUESTION = 'How does iron rust in salt water?';
const CHECKLIST = [{ id: 'item_1', description: QUESTION, topic: [] }];
const SOURCES = sourcesById(['s-1', 's-2', 's-3'].map((id) => sourceOf(id)));

interface Said {
  readonly sourceId: string;
  readonly quote: string;
  readonly value: number;
  readonly score?: number;
  readonly itemId?: string;
}

export function said({ sourceId, quote, value, score = 0.5, itemId = 'item_1' }: Said): Evidence {
  const items = [{ itemId, part: 0, score, value }];
  return evidenceOf({ sourceId, quote, items }, { relevanceScore: score, value });
}

export const ANSWER = said({
  sourceId: 's-1',
  quote: 'Iron rusts fast in salt water.',
  value: 8,
  score: 0.9,
});
export const ASIDES = [
  said({ sourceId: 's-2', quote: 'Copper turns green in the rain.', value: 3, score: 0.1 }),
  said({ sourceId: 's-3', quote: 'Gold stays as it is.', value: 2, score: 0.1 }),
  said({ sourceId: 's-3', quote: 'Tin was dug in Cornwall.', value: 1.5, score: 0.1 }),
];

export const ASKED = { question: QUESTION, checklist: CHECKLIST, sources: SOURCES, rarity: undefined };

export function read(evidence: readonly Evidence[]): AnswerSigns | undefined {
  return signReader({ ...ASKED, evidence })('item_1');
}
