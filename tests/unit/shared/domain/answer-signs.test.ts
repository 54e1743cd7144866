import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerSigns, SIGNS, signReader } from '#shared/domain/answer-signs.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { evidenceOf, sourceOf, sourcesById } from '#tests/unit/functions/steps/builders.ts';

const QUESTION = 'Why does iron rust in salt water?';
const CHECKLIST = [{ id: 'item_1', description: QUESTION, topic: [] }];
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

const ASKED = { question: QUESTION, checklist: CHECKLIST, sources: SOURCES, rarity: undefined };

function read(evidence: readonly Evidence[]): AnswerSigns | undefined {
  return signReader({ ...ASKED, evidence })('item_1');
}

describe('signReader', () => {
  test('sees how well the best quotes bear what is asked, and what the scorer makes of the best', () => {
    const [alone, among] = [read([ANSWER, ...ASIDES]), read(ASIDES)];
    for (const name of ['question', 'value', 'joint', 'spread'] as const)
      expect(alone?.[name]).toBeGreaterThan(among?.[name] ?? Infinity);
    expect(alone).toMatchObject({ value: 8, joint: 1, items: 1 });
    expect(among).toMatchObject({ value: 3, joint: 0, spread: 0 });
  });

  test('takes words of headings and titles for borne, and each by how rare it is', () => {
    const aside = said({ sourceId: 's-1', quote: 'Copper turns green.', value: 3 });
    const below = { ...aside, headings: ['Salt water'] };
    const rarity = { documentCount: 100, idf: { iron: 4, rust: 4, salt: 1, water: 1 } };
    const jointIn = (evidence: readonly Evidence[]): number =>
      signReader({ ...ASKED, rarity, evidence })('item_1')?.joint ?? NaN;
    expect(jointIn([below])).toBeCloseTo(0.2, 9);
    expect(jointIn([ANSWER])).toBe(1);
  });

  test('reads the words of the item, and how many things are asked', () => {
    const item = (id: string, description: string) => ({ id, description, topic: [] });
    const checklist = [item('item_1', 'Why does iron rust?'), item('item_2', 'What is brass?')];
    const signs = signReader({ ...ASKED, checklist, evidence: [ANSWER, ...ASIDES] })('item_1');
    expect(signs).toMatchObject({ joint: 1, items: 2 });
    expect(signs?.spread).toBeLessThan(read([ANSWER, ...ASIDES])?.spread ?? 0);
    expect(signs?.length).toBeCloseTo(Math.log(5), 9);
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
