import { describe, expect, it } from 'vitest';
import { claimsFromModel } from '#functions/steps/extract-claims/from-model.ts';
import { type GroupingInput, groupStatements } from '#functions/steps/extract-claims/group-statements.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { taken } from '#tests/unit/shared/prompting/hostile-replies.ts';
import { evenly, evidenceOf, sourceOf, sourcesById } from '../builders.ts';

const SEALED = 'All messages in the queue are encrypted with a service key by default.';
const OPEN = 'Messages in the queue are not encrypted with a service key by default.';
const YES = 'Sleep was improved by tea in the evening.';
const NO = 'There was no effect of evening tea on sleep.';
const ASKED = new Map([['item_1', 'Does tea in the evening improve sleep?']]);

const itemsOf = (...ids: readonly string[]): Evidence['items'] =>
  ids.map((itemId) => ({ itemId, part: 0, score: 0.8 }));

function says(sourceId: string, quote: string, change: Partial<Evidence> = {}): Evidence {
  return evidenceOf({ sourceId, quote }, { id: `${sourceId}:${quote.slice(0, 12)}`, ...change });
}

function inputOf(evidence: readonly Evidence[], change: Partial<GroupingInput> = {}): GroupingInput {
  const sources = sourcesById(['s-1', 's-2', 's-3', 's-4'].map((id) => sourceOf(id)));
  return { evidence, sources, idf: evenly, sourcesPerClaim: 5, claimsPerUnit: 5, ...change };
}

const against = (claims: readonly Claim[]): readonly (readonly string[])[] =>
  claims.map((claim) => claim.contradicting.map(({ sourceId }) => sourceId));

describe('statements that are grouped', () => {
  it('never set a source against itself', () => {
    expect(against(groupStatements(inputOf([says('s-1', SEALED), says('s-1', OPEN)])))).toEqual([[], []]);
    const both = [says('s-1', YES), says('s-1', NO)];
    expect(against(groupStatements(inputOf(both, { asked: ASKED })))).toEqual([[], []]);
  });

  it('take sides on what was asked of their item, and on nothing else', () => {
    const of = (...ids: readonly string[]) =>
      against(
        groupStatements(
          inputOf(
            [says('s-1', YES, { items: itemsOf(...ids) }), says('s-2', NO, { items: itemsOf(...ids) })],
            {
              asked: ASKED,
            },
          ),
        ),
      ).flat();
    expect(of('item_1').toSorted()).toEqual(['s-1', 's-2']);
    expect(of('item_2', 'item_1').toSorted()).toEqual(['s-1', 's-2']);
    expect(of('item_2')).toEqual([]);
  });

  it('do not disagree where one is a fragment', () => {
    const fragment = says('s-2', 'Messages are not encrypted.');
    expect(
      against(groupStatements(inputOf([says('s-1', SEALED), fragment], { idf: evenly }))).flat(),
    ).toEqual([]);
  });

  it('are kept while one of their items has room', () => {
    const [whales, bees, tides] = ['Whales sing loudly', 'Bees dance often', 'Tides turn twice'].map(
      (words, index) =>
        says('s-1', `${words} number${index} kind${index}.`, { relevanceScore: (9 - index) / 10 }),
    );
    if (!whales || !bees || !tides) throw new Error('There is no evidence.');
    const kept = groupStatements(
      inputOf(
        [
          { ...whales, items: itemsOf('item_1') },
          { ...bees, items: itemsOf('item_1', 'item_2') },
          { ...tides, items: itemsOf('item_1') },
        ],
        { claimsPerUnit: 1 },
      ),
    );
    expect(kept.map((claim) => claim.text.slice(0, 4))).toEqual(['Whal', 'Bees']);
  });
});

describe('claims of a model', () => {
  const first = says('s-1', SEALED);
  const second = says('s-2', OPEN);
  const reply = (change: Partial<Parameters<typeof claimsFromModel>[0]['claims'][number]>) => ({
    claims: [{ earlier: '', text: SEALED, supports: [], contradicts: [], ...change }],
  });

  it('hear no quote on one side that was heard on the other', () => {
    const input = inputOf([first, second]);
    const [claim] =
      taken(claimsFromModel(reply({ supports: ['e1'], contradicts: ['e2'] }), input)).value ?? [];
    if (!claim) throw new Error('There is no claim.');
    const again = reply({ earlier: 'c1', text: '', supports: ['e2'], contradicts: ['e1'] });
    expect(taken(claimsFromModel(again, { ...input, earlier: [claim] })).value).toEqual([claim]);
  });

  it('may name what stands in the heading of their quote', () => {
    const quote = 'It holds messages for 14 days.';
    const bare = says('s-1', quote);
    const headed = { ...bare, headings: ['Sydney queues'] };
    const read = (one: Evidence) =>
      taken(
        claimsFromModel(
          reply({ text: 'The Sydney queue holds messages for 14 days.', supports: ['e1'] }),
          inputOf([one]),
        ),
      );
    expect(read(headed).value).toHaveLength(1);
    expect(read(bare).value).toEqual([]);
  });

  it('are hedged by the sources that are kept alone', () => {
    const hedged = says('s-2', `${SEALED} It may be.`, { isUncertain: true });
    const both = reply({ supports: ['e1', 'e2'] });
    const uncertainty = (sourcesPerClaim: number) =>
      taken(claimsFromModel(both, inputOf([first, hedged], { sourcesPerClaim }))).value?.[0]?.uncertainty;
    expect(uncertainty(2)).toBe(hedged.quote);
    expect(uncertainty(1)).toBeUndefined();
  });

  it('are sixty at most', () => {
    const claims = Array.from({ length: 62 }, (_, index) => ({
      earlier: '',
      text: `Messages in the queue are encrypted in a way of ${'x'.repeat(index)}.`,
      supports: ['e1'],
      contradicts: [],
    }));
    const { value, dropped } = taken(claimsFromModel({ claims }, inputOf([first], { claimsPerUnit: 99 })));
    expect(value).toHaveLength(60);
    expect(dropped).toEqual({ claimOverCap: 2 });
  });
});
