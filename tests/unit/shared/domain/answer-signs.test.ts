import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGNS, signReader } from '#shared/domain/answer-signs.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, sourceOf, sourcesById } from '#tests/unit/functions/steps/builders.ts';

const QUESTION = 'Why does iron rust in salt water?';
const SOURCES = sourcesById(['s-1', 's-2', 's-3'].map((id) => sourceOf(id)));

interface Said {
  readonly sourceId: string;
  readonly quote: string;
  readonly value: number;
  readonly score?: number;
  readonly itemId?: string;
}

function said({ sourceId, quote, value, score = 0.5, itemId = 'item_1' }: Said): Evidence {
  const items = [{ itemId, part: 0, score, value }];
  return evidenceOf({ sourceId, quote, items }, { relevanceScore: score, value });
}

const ANSWER = said({ sourceId: 's-1', quote: 'Iron rusts fast in salt water.', value: 8, score: 0.9 });
const ASIDES = [
  said({ sourceId: 's-2', quote: 'Copper turns green in the rain.', value: 3, score: 0.1 }),
  said({ sourceId: 's-3', quote: 'Gold stays as it is.', value: 2, score: 0.1 }),
  said({ sourceId: 's-3', quote: 'Tin was dug in Cornwall.', value: 1.5, score: 0.1 }),
];

function read(evidence: readonly Evidence[], question = QUESTION): ReturnType<ReturnType<typeof signReader>> {
  return signReader({ question, evidence, sources: SOURCES, rarity: undefined })('item_1');
}

describe('signReader', () => {
  test('sees an answer stand out from what is quoted beside it', () => {
    const alone = read([ANSWER, ...ASIDES]);
    const among = read(ASIDES);
    for (const name of ['item', 'question', 'passage'] as const)
      expect(alone?.[name]).toBeGreaterThan(among?.[name] ?? Infinity);
    const alike = [1, 2, 3].map((number) =>
      said({ sourceId: 's-2', quote: `Salt is said of ${number}.`, value: 8 }),
    );
    expect(alone?.lead).toBeGreaterThan(read([ANSWER, ...alike])?.lead ?? 1);
  });

  test('sees other documents come near that say the same words', () => {
    const rival = said({ sourceId: 's-2', quote: 'In salt water iron will rust.', value: 8, score: 0.9 });
    expect(read([ANSWER, rival])?.rivals).toBeGreaterThan(read([ANSWER, ...ASIDES])?.rivals ?? 1);
  });

  test('reads nothing from an item on which nothing was quoted', () => {
    const other = said({ sourceId: 's-1', quote: 'Iron is a metal.', value: 5, itemId: 'item_2' });
    expect(read([other])).toBeUndefined();
    expect(read([])).toBeUndefined();
  });

  test('knows how rare words are where somebody counts them', () => {
    const rarity = { documentCount: 100, idf: { iron: 0.5, rust: 4, salt: 3, water: 0.2 } };
    const known = signReader({ question: QUESTION, evidence: [ANSWER, ...ASIDES], sources: SOURCES, rarity });
    expect(known('item_1')?.passage).toBeGreaterThan(0);
  });

  test('is the same whatever the order of the evidence, and always a number', () => {
    const shuffled = fc.shuffledSubarray([ANSWER, ...ASIDES], { minLength: 1 });
    fc.assert(
      fc.property(shuffled, (evidence) => {
        const signs = read(evidence);
        const sorted = read(evidence.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        for (const name of SIGNS) {
          expect(Number.isFinite(signs?.[name])).toBe(true);
          expect(signs?.[name]).toBeCloseTo(sorted?.[name] ?? NaN, 9);
        }
      }),
    );
  });
});
