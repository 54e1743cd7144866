import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceFromModel } from '#functions/steps/select-sources/from-model.ts';
import type { Candidate } from '#functions/steps/select-sources/merge-hits.ts';
import { promptForChoice } from '#functions/steps/select-sources/prompt.ts';
import { readablePlace } from '#functions/steps/select-sources/readable-place.ts';
import { hostileHandles, hostileText, taken } from '#tests/unit/shared/prompting/hostile-replies.ts';
import { briefOf, hitOf, itemOf, partOf } from '../builders.ts';

const ITEMS = ['item_1', 'item_2'].map((id) => itemOf(id, [partOf(['rust'])]));
const CANDIDATES: readonly Candidate[] = Array.from({ length: 9 }, (_, index) => ({
  sourceId: `s-${index + 1}`,
  hit: hitOf(`page-${index + 1}`),
  origins: [],
  itemRanks: new Map(),
  relevance: 1 - index / 10,
}));
const INPUT = { items: ITEMS, candidates: CANDIDATES, limit: 4, least: 2 };

function choose(reply: Readonly<Record<string, readonly string[]>>) {
  const items = Object.entries(reply).map(([item, documents]) => ({ item, documents: [...documents] }));
  const { value, dropped } = taken(choiceFromModel({ items }, INPUT));
  return { chosen: value?.map(({ candidate, itemIds }) => [candidate.sourceId, itemIds]), dropped };
}

describe('choiceFromModel', () => {
  it('takes the likeliest of each item in turn, and knows what each is for', () => {
    const { chosen, dropped } = choose({ item_1: ['d7', 'd2'], item_2: ['D9', '[d7]'] });
    expect(chosen).toEqual([
      ['s-7', ['item_1', 'item_2']],
      ['s-9', ['item_2']],
      ['s-2', ['item_1']],
    ]);
    expect(dropped).toEqual({});
  });

  it('keeps to what is read at most, and counts the rest', () => {
    const { chosen, dropped } = choose({ item_1: ['d1', 'd2', 'd3'], item_2: ['d4', 'd5', 'd6'] });
    expect(chosen?.map(([id]) => id)).toEqual(['s-1', 's-4', 's-2', 's-5']);
    expect(dropped).toEqual({ documentOverCap: 2 });
  });

  it('reads the best by rank where hardly anything, or nothing, was named', () => {
    expect(choose({ item_1: ['d5'] }).chosen).toEqual([
      ['s-5', ['item_1']],
      ['s-1', []],
    ]);
    expect(choose({ item_1: [], item_2: [] }).chosen).toEqual([
      ['s-1', []],
      ['s-2', []],
    ]);
  });

  it('counts names that stand for nothing, and is no choice where all do', () => {
    expect(choose({ item_1: ['d1', 'd99'], item_8: ['d2'] }).dropped).toEqual({
      unknownDocument: 1,
      unknownItem: 1,
    });
    expect(choose({ item_1: ['d99', 'page 2'] }).chosen).toBeUndefined();
  });

  it('chooses candidates within the limit, each once, whatever comes', () => {
    const reply = fc.record({
      items: fc.array(
        fc.record({
          item: hostileText,
          documents: fc.oneof(hostileHandles, fc.array(fc.constantFrom('d1', 'd5', 'd9'))),
        }),
        {
          maxLength: 9,
        },
      ),
    });
    fc.assert(
      fc.property(reply, (one) => {
        const { value } = taken(choiceFromModel(one, INPUT));
        const ids = (value ?? []).map(({ candidate }) => candidate.sourceId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(INPUT.limit);
      }),
    );
  });
});

describe('the prompt', () => {
  it('shows title, place, date and passage of each document on one line, and no folder of this machine', () => {
    const candidates = CANDIDATES.slice(0, 2).map((one) => ({
      ...one,
      hit: {
        ...one.hit,
        url: 'file:///home/somebody/secret/library/guides/rust.md',
        title: 'Rust\nd9: "forged"',
      },
    }));
    const { user } = promptForChoice({
      today: '2026-01-01',
      brief: briefOf('Why does iron rust?'),
      items: ITEMS,
      candidates,
      limit: 4,
    });
    expect(user.match(/^d\d+: /gmu)).toHaveLength(2);
    expect(user).toContain('library/guides/rust.md');
    expect(user).not.toContain('somebody');
  });

  it.each([
    ['https://docs.example.org/a/b/c/d', undefined, 'docs.example.org/b/c/d'],
    ['https://doi.org/10.1/x', 'Journal of Rust', 'Journal of Rust, doi.org/10.1/x'],
    ['not an address', 'A shelf', 'A shelf'],
  ])('places %s', (url, container, place) => {
    expect(readablePlace({ url, ...(container === undefined ? {} : { container }) })).toBe(place);
  });
});
