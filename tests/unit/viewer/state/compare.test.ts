import { expect, test } from 'vitest';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { compareReports } from '../../../../viewer/state/compare.ts';

const report = exampleReport();

test('two equal reports have all in common', () => {
  const { onlyFirst, onlySecond, quotesInBoth, sourcesInBoth, items } = compareReports(report, report);
  expect([onlyFirst, onlySecond]).toEqual([[], []]);
  expect(quotesInBoth).toBe(report.sources.flatMap((source) => source.quotes).length);
  expect(sourcesInBoth).toBe(report.sources.length);
  expect(items.every(({ first, second }) => first === second)).toBe(true);
});

test('what only one of two reports has is said of that one', () => {
  const [source] = report.sources;
  if (!source) throw new Error('the example has no source');
  const other = { ...source, sourceId: 's-other', title: 'Another' };
  const [item] = report.checklist;
  const second = {
    ...report,
    sources: [other],
    checklist: item ? [{ ...item, status: 'unsatisfied' as const }] : [],
  };
  const compared = compareReports(report, second);
  expect(compared.onlySecond.map(({ title }) => title)).toEqual(source.quotes.map(() => 'Another'));
  expect(compared.sourcesOnlyFirst.map(({ sourceId }) => sourceId)).toContain(source.sourceId);
  expect(compared.items[0]).toMatchObject({ first: item?.status, second: 'unsatisfied' });
});
