import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareEvidence } from '#shared/domain/diff/compare-evidence.ts';
import { type EvidenceDiff, countEntries, isUnchanged } from '#shared/domain/diff/evidence-diff.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { type Page, runOf, sourceIdNamed, textsOf } from './runs.ts';

const IRON = 'Iron rusts because oxygen and water reach its surface.';
const SALT = 'Salt makes iron rust faster since it conducts ions.';
const ZINC = 'A coat of zinc keeps iron from rusting for decades.';
const PAINT = 'Paint keeps water away from steel until it cracks.';
const HEAT = 'Warm sea air doubles the pace at which bridges corrode.';

function compare(before: readonly Page[], after: readonly Page[]): EvidenceDiff {
  return compareEvidence({
    since: { jobId: 'first', at: '2026-11-01T00:00:00.000Z' },
    before: runOf(before),
    after: runOf(after),
    texts: textsOf(before, after),
  });
}

const changesOf = ({ statements }: EvidenceDiff): Readonly<Record<string, string>> =>
  Object.fromEntries(statements.map(({ text, change }) => [text, change]));

describe('two runs of one question', () => {
  test('R7.6 of the same evidence have no entry, and every statement is unchanged', () => {
    const pages = fc.array(fc.constantFrom(IRON, SALT, ZINC, PAINT, HEAT), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(pages, { maxLength: 6 }), (all) => {
        const run = all.map((sentences, index) => ({
          name: `p${index}`,
          sentences: [...new Set(sentences)],
        }));
        const diff = compare(run, run.toReversed());
        expect(isUnchanged(diff)).toBe(true);
        expect(diff.notFound).toEqual([]);
        expect(new Set(Object.values(changesOf(diff))).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('R7.6 one source edited, one deleted, one added and one retracted are exactly four entries', () => {
    const before: readonly Page[] = [
      { name: 'edited', sentences: [IRON, SALT] },
      { name: 'deleted', sentences: [ZINC] },
      { name: 'retracted', sentences: [PAINT] },
      { name: 'same', sentences: [IRON] },
    ];
    const after: readonly Page[] = [
      { name: 'edited', sentences: ['A new beginning.', IRON] },
      {
        name: 'deleted',
        sentences: [],
        change: { status: 'skipped', isGone: true, skipReason: 'Not there.' },
      },
      { name: 'retracted', sentences: [], change: { status: 'skipped', notices: ['retracted'] } },
      { name: 'same', sentences: [IRON] },
      { name: 'added', sentences: [HEAT] },
    ];
    const diff = compare(before, after);
    expect(countEntries(diff)).toEqual({ changed: 1, gone: 1, retracted: 1, new: 1 });
    expect(changesOf(diff)).toMatchObject({
      [IRON]: 'unchanged',
      [SALT]: 'withdrawn',
      [ZINC]: 'not_found',
      [PAINT]: 'withdrawn',
      [HEAT]: 'new',
    });
    const texts = textsOf(before, after);
    const quotes = diff.entries.flatMap((entry) => [...entry.before, ...entry.after]);
    expect(quotes.length).toBeGreaterThanOrEqual(4);
    for (const { quote, locator, archiveHash } of quotes) {
      expect(verifyLocator(texts.get(archiveHash) ?? '', locator, quote)).toBe(true);
    }
    const gone = diff.entries.find(({ kind }) => kind === 'gone');
    expect(gone).toMatchObject({ reason: 'Not there.', source: { sourceId: sourceIdNamed('deleted') } });
    expect(diff.entries.find(({ kind }) => kind === 'changed')?.before.map(({ quote }) => quote)).toEqual([
      SALT,
    ]);
  });

  test('a statement that another source now says as well is strengthened, and weakened when that one says it no more', () => {
    const one: readonly Page[] = [{ name: 'a', sentences: [IRON] }];
    const two: readonly Page[] = [...one, { name: 'b', sentences: [IRON] }];
    const more = compare(one, two);
    expect(more.entries).toMatchObject([{ kind: 'strengthened', source: { title: 'b' } }]);
    const less = compare(two, [...one, { name: 'b', sentences: [ZINC] }]);
    expect(changesOf(less)).toEqual({ [IRON]: 'weakened', [ZINC]: 'new' });
    expect(less.entries).toMatchObject([{ kind: 'changed', source: { title: 'b' } }]);
  });

  test('what was merely not found again, or could not be read just now, is no change', () => {
    const before: readonly Page[] = [
      { name: 'a', sentences: [IRON] },
      { name: 'b', sentences: [ZINC] },
      { name: 'c', sentences: [PAINT] },
    ];
    const diff = compare(before, [
      { name: 'a', sentences: [IRON] },
      { name: 'b', sentences: [], change: { status: 'skipped', skipReason: 'example.org does not answer.' } },
    ]);
    expect(diff.entries).toEqual([]);
    expect(diff.notFound.map(({ title, reason }) => [title, reason])).toEqual([
      ['b', 'example.org does not answer.'],
      ['c', undefined],
    ]);
    expect(changesOf(diff)).toEqual({ [IRON]: 'unchanged', [ZINC]: 'not_found', [PAINT]: 'not_found' });
  });

  test('a quote that moved within its source, or was broken into other lines, is the same quote', () => {
    const before: readonly Page[] = [{ name: 'a', sentences: [IRON, SALT] }];
    const after: readonly Page[] = [
      { name: 'a', sentences: ['Foreword.', SALT, IRON.replace(' and ', '\nand ')] },
    ];
    const diff = compare(before, after);
    expect(diff.entries).toMatchObject([{ kind: 'changed', before: [] }]);
    expect(changesOf(diff)[SALT]).toBe('unchanged');
    expect(Object.values(changesOf(diff))).not.toContain('withdrawn');
  });

  test('a source is the same by another name that both runs know', () => {
    const before: readonly Page[] = [
      { name: 'a', sentences: [IRON], change: { workIds: { doi: '10.1000/x' } } },
    ];
    const after: readonly Page[] = [
      { name: 'b', sentences: [IRON], change: { workIds: { doi: '10.1000/X' } } },
    ];
    expect(isUnchanged(compare(before, after))).toBe(true);
  });

  test('a source that nobody quotes is no news, however new it is', () => {
    const one: readonly Page[] = [{ name: 'a', sentences: [IRON] }];
    expect(isUnchanged(compare(one, [...one, { name: 'b', sentences: [] }]))).toBe(true);
  });
});
