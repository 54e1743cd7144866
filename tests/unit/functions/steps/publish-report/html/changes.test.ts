import { beforeAll, expect, test } from 'vitest';
import { changesHtml } from '#functions/steps/publish-report/html/html-changes.ts';
import { type EvidenceDiff, EntryKind, StatementChange } from '#shared/domain/diff/evidence-diff.ts';
import type { Report } from '#shared/domain/report.ts';
import { REPORT_WORDS } from '#shared/presentation/words/words-for.ts';
import { markupOf } from '#shared/text/markup/build-html.ts';
import { verify } from '#tests/unit/functions/steps/verify-report/verified.ts';
import { fillWorld } from '../fixture.ts';
import { makeWorld } from '../world.ts';

let report: Report;
beforeAll(async () => {
  const world = await makeWorld();
  await fillWorld(world);
  report = await verify(world);
});

const QUOTE = { sourceId: 's', quote: 'x', locator: 'char:0-1', archiveHash: 'a'.repeat(64) } as const;
const SINCE = { jobId: 'job-1', at: '2026-11-15T08:00:00.000Z' };
const NOTHING_NEW: EvidenceDiff = { since: SINCE, entries: [], statements: [], notFound: [] };
const ALL: EvidenceDiff = {
  ...NOTHING_NEW,
  entries: EntryKind.options.map((kind) => ({
    kind,
    source: { sourceId: 's', title: 'x', url: 'https://example.org/' },
    statements: StatementChange.options.map((change) => ({ change, claimId: 'c', text: 'x' })),
    before: [QUOTE],
    after: [QUOTE],
  })),
};

function shown(language: string, changes: EvidenceDiff): string {
  const words = REPORT_WORDS.find((one) => one.language === language);
  if (!words) throw new Error('There are no such words.');
  return markupOf(changesHtml({ report: { ...report, changes }, words }));
}

function wordsIn(markup: string): string {
  return markup.replaceAll(/<[^>]*>/gu, ' ');
}

const LANGUAGES = REPORT_WORDS.map(({ language }) => language);

test.each(LANGUAGES)('what changed is said in %s, every kind of it', (language) => {
  const text = wordsIn(shown(language, ALL));
  const words = REPORT_WORDS.find((one) => one.language === language)?.changes;
  const all = [words?.whatChanged, ...Object.values({ ...words?.kinds, ...words?.statements })];
  for (const word of all) expect(text).toContain(word);
  expect(text).toContain('2026-11-15');
});

test.each(LANGUAGES)('that nothing changed is one line in %s', (language) => {
  const markup = shown(language, NOTHING_NEW);
  expect(markup.match(/<p>/gu)).toHaveLength(1);
  expect(markup).not.toContain('<h2>');
  expect(markup).toContain('2026-11-15');
});
