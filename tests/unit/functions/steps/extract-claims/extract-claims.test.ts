import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupingInput, groupStatements } from '#functions/steps/extract-claims/group-statements.ts';
import { Claim, scoreClaim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import { evenly, evidenceOf, sourceOf, sourcesById } from '../builders.ts';

const SOURCES = [
  sourceOf('s-1', { compositeScore: 0.8 }),
  sourceOf('s-2', { compositeScore: 0.6 }),
  sourceOf('s-3', { compositeScore: 0.4 }),
];

function group(evidence: readonly Evidence[], change: Partial<GroupingInput> = {}): readonly Claim[] {
  const sources = sourcesById(SOURCES);
  return groupStatements({ evidence, sources, idf: evenly, sourcesPerClaim: 5, claimsPerUnit: 5, ...change });
}

const says = (sourceId: string, quote: string, change: Partial<Evidence> = {}, start = 0): Evidence =>
  evidenceOf({ sourceId, quote, start }, change);

const SEALED = 'All messages in the queue are encrypted with a service key by default.';
const SEALED_TOO = 'By default, all messages in the queue are encrypted with a key of the service.';
const OPEN = 'Messages in the queue are not encrypted with a service key by default.';

const itemsOf = (itemId: string) => [{ itemId, part: 0, score: 0.8 }];

describe('groupStatements', () => {
  it('makes one claim of what two sources say alike, by the formula', () => {
    const claims = group([says('s-1', SEALED), says('s-2', SEALED_TOO)]);
    expect(claims).toHaveLength(1);
    expect(claims[0]?.supporting.map((one) => one.sourceId).toSorted()).toEqual(['s-1', 's-2']);
    expect(claims[0]?.supportStrength).toBeCloseTo(0.7, 9);
    expect(claims[0]?.confidence).toBeCloseTo(0.8, 9);
    expect(claims[0]?.contradictionFlag).toBe(false);
  });

  it('keeps apart what has nothing in common', () => {
    expect(
      group([says('s-1', SEALED), says('s-2', 'Whales sing to each other under the deep sea.')]),
    ).toHaveLength(2);
  });

  it('sets a statement against its negation, on both sides', () => {
    const claims = group([says('s-1', SEALED), says('s-3', OPEN)]);
    const against = claims.flatMap((claim) => claim.contradicting.map((one) => one.sourceId));
    expect(against.toSorted()).toEqual(['s-1', 's-3']);
    const sealed = claims.find((claim) => claim.text === SEALED);
    expect(sealed?.contradictionFlag).toBe(true);
    expect(sealed?.confidence).toBeCloseTo(0.8 + 0.05 - 0.15, 9);
  });

  it('sets yes against no where that is asked, however differently it is put', () => {
    const yes = says('s-1', 'Sleep was improved by tea in the evening.', { items: itemsOf('item_1') });
    const no = says('s-2', 'There was no effect of evening tea on sleep.', { items: itemsOf('item_1') });
    const asked = new Map([['item_1', 'Does tea in the evening improve sleep?']]);
    expect(group([yes, no]).some((claim) => claim.contradictionFlag)).toBe(false);
    expect(
      group([yes, no], { asked }).map((claim) => claim.contradicting.map((one) => one.sourceId)),
    ).toEqual(expect.arrayContaining([['s-1'], ['s-2']]));
  });

  it('never makes a claim of a doubted source that a sound one makes too', () => {
    const sources = sourcesById([sourceOf('s-1', { notices: ['expression-of-concern'] }), sourceOf('s-2')]);
    const evidence = [
      says('s-1', SEALED, { relevanceScore: 0.9 }),
      says('s-2', SEALED_TOO, { relevanceScore: 0.1 }),
    ];
    expect(group(evidence, { sources }).map((claim) => claim.text)).toEqual([SEALED_TOO]);
  });

  it('never takes a short statement and its negation for the same', () => {
    const claims = group([says('s-1', 'Green tea is safe.'), says('s-2', 'Green tea is not safe.')]);
    expect(claims.map((claim) => claim.supporting.length)).toEqual([1, 1]);
  });

  it('counts a source once, however often it says so', () => {
    const claims = group([says('s-1', SEALED), says('s-1', SEALED_TOO, {}, 500)]);
    expect(claims.map((claim) => claim.supporting.length)).toEqual([1]);
  });

  it('leaves out what a retracted or flagged source says', () => {
    const sources = sourcesById([sourceOf('s-1', { credibilityTier: 'FLAGGED' })]);
    expect(group([says('s-1', SEALED)], { sources })).toEqual([]);
  });

  it('keeps the uncertainty in the words of the source', () => {
    const claims = group([says('s-1', 'Iron may rust in the moist air of autumn.', { isUncertain: true })]);
    expect(claims[0]?.uncertainty).toBe('Iron may rust in the moist air of autumn.');
  });

  it('gathers the items of all who support it', () => {
    const claims = group([
      says('s-1', SEALED, { items: itemsOf('item_2') }),
      says('s-2', SEALED_TOO, { items: itemsOf('item_1') }),
    ]);
    expect(claims[0]?.itemIds).toEqual(['item_1', 'item_2']);
  });

  it('keeps at most so many sources per claim', () => {
    const sources = sourcesById(Array.from({ length: 8 }, (_, index) => sourceOf(`s-${index}`)));
    const evidence = [...sources.keys()].map((id) => says(id, SEALED));
    expect(group(evidence, { sources, sourcesPerClaim: 3 }).map((claim) => claim.supporting.length)).toEqual([
      3,
    ]);
  });

  it('keeps at most so many claims per item and wave, the best first', () => {
    const quotes = ['Whales sing loudly', 'Iron rusts slowly', 'Bees dance often', 'Tides turn twice'];
    const evidence = quotes.map((quote, index) =>
      says(
        's-1',
        `${quote} number${index} thing${index} place${index}.`,
        { relevanceScore: index / 10 },
        index * 100,
      ),
    );
    const kept = group(evidence, { claimsPerUnit: 2 });
    expect(kept.map((claim) => claim.text.slice(0, 4))).toEqual(['Tide', 'Bees']);
    const other = evidence.map((one, index) => (index < 2 ? { ...one, waveId: 'i02' } : one));
    expect(group(other, { claimsPerUnit: 2 })).toHaveLength(4);
  });

  it('gives the same claims whatever order the evidence comes in', () => {
    const subjects = ['the queue', 'the table', 'the bucket'];
    const forms = [
      (subject: string) => `All data of ${subject} is encrypted with a service key by default.`,
      (subject: string) => `By default all of the data of ${subject} is encrypted with a key of the service.`,
      (subject: string) => `The data of ${subject} is not encrypted with a service key by default.`,
    ];
    const statement = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.integer({ min: 0, max: 10 }));
    const evidence = fc
      .array(statement, { maxLength: 9 })
      .map((list) =>
        list.map(([source, subject, form, relevance], index) =>
          says(
            `s-${source + 1}`,
            forms[form]?.(subjects[subject] ?? '') ?? '',
            { relevanceScore: relevance / 10 },
            index * 200,
          ),
        ),
      );
    const shuffled = evidence.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const claims = group(list);
        expect(group(other)).toEqual(claims);
        expect(new Set(claims.map((claim) => claim.id)).size).toBe(claims.length);
        for (const claim of claims) expectScored(claim, sourcesById(SOURCES));
      }),
      { numRuns: 50 },
    );
  });

  it('makes nothing of nothing', () => {
    expect(group([])).toEqual([]);
  });
});

function expectScored(claim: Claim, sources: ReadonlyMap<string, Source>): void {
  const supportScores = claim.supporting.map((one) => sources.get(one.sourceId)?.compositeScore ?? 0);
  const contradictionCount = claim.contradicting.length;
  expect(Claim.parse(claim).confidence).toBe(scoreClaim({ supportScores, contradictionCount }));
  expect(claim.contradictionFlag).toBe(contradictionCount > 0);
}
