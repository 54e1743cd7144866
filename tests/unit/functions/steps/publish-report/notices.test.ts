import { describe, expect, test } from 'vitest';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import { renderMarkdown } from '#functions/steps/publish-report/markdown/render-markdown.ts';
import { toToolOutput } from '#shared/api/tool-output.ts';
import { doubtMark, noticeWords } from '#shared/domain/notice-words.ts';
import type { Report } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { renderReport } from '../../../../../cli/render-report.ts';
import { exampleReport } from '#tests/unit/functions/api/example-report.ts';
import { outputTo } from '#tests/unit/cli/test-terminal.ts';
import { fillWorld } from './fixture.ts';
import { makeSource } from './sources.ts';
import { verify } from '../verify-report/verified.ts';
import { JOB, makeWorld } from './world.ts';

type Noticed = Pick<Source, 'notices' | 'credibilityTier'>;

const MARKED: readonly (readonly [string, Noticed])[] = [
  ['retracted', { notices: ['retracted'], credibilityTier: 'FLAGGED' }],
  ['expression of concern', { notices: ['expression-of-concern'], credibilityTier: 'UNVERIFIED' }],
  ['flagged as unreliable', { notices: [], credibilityTier: 'FLAGGED' }],
  ['superseded', { notices: ['superseded'], credibilityTier: 'AUTHORITATIVE' }],
];

function reportOn(source: Noticed): Report {
  const report = exampleReport();
  return { ...report, sources: report.sources.map((one) => ({ ...one, ...source })) };
}

/** How often something stands in a text. */
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a source that must not be cited silently', () => {
  test.each(MARKED)('R2.11 has its notice at a terminal wherever it is named: %s', (words, source) => {
    const shown = renderReport(reportOn(source), outputTo([])).replaceAll(/\s+/gu, ' ');
    expect(shown).toContain(`“The gate counts claims.” [1] (${words})`);
    expect(shown).toContain(`What it counts [1] (${words})`);
    expect(shown).toContain(`The quality gate (${words})`);
  });

  test.each(MARKED)('R2.11 has its notice in Markdown and HTML wherever it is named: %s', (words, source) => {
    const markdown = renderMarkdown(reportOn(source));
    expect(count(markdown, '[1]')).toBe(3);
    expect(count(markdown, `**(${words})**`)).toBe(3);
    const page = renderHtml(reportOn(source), new Map());
    const marks = page.match(/>\[1\]<\/button\s*>\s*<strong class="notice">/gu) ?? [];
    expect(marks).toHaveLength(count(page, '>[1]</button'));
    expect(marks.length).toBeGreaterThan(0);
    expect(count(page, `<strong class="notice">${words}</strong>`)).toBe(marks.length + 2);
  });

  test.each(MARKED)('R2.11 has its notice in the output of the tool: %s', (words, source) => {
    const output = toToolOutput({ jobId: 'job-1', status: 'COMPLETED' }, reportOn(source));
    expect(output.answer).toBe(`The gate counts claims. [1] (${words})`);
    expect(output.sources[0]?.title).toBe(`The quality gate (${words})`);
  });
});

test('a list of sources does not say twice of a document that it is superseded', () => {
  const title = 'Boat rules (superseded)';
  const report = reportOn({ notices: ['superseded'], credibilityTier: 'UNVERIFIED' });
  const titled = { ...report, sources: report.sources.map((one) => ({ ...one, title })) };
  const shown = renderReport(titled, outputTo([])).replaceAll(/\s+/gu, ' ');
  expect(shown).toContain(title);
  expect(shown).not.toContain('(superseded) (superseded)');
  expect(renderMarkdown(titled)).not.toMatch(/superseded\\?\)\** \**\(superseded/u);
  expect(renderHtml(titled, new Map())).toMatch(/Boat rules \(superseded\)\s*<\/h3>/u);
  const output = toToolOutput({ jobId: 'job-1', status: 'COMPLETED' }, titled);
  expect(output.sources[0]?.title).toBe(title);
});

test('a corrected source is named as such, and may be cited without more', () => {
  const corrected: Noticed = { notices: ['corrected'], credibilityTier: 'PRIMARY_SOURCE' };
  expect(noticeWords(corrected)).toEqual(['corrected']);
  expect(doubtMark(corrected)).toBe('');
});

test('R2.11 a report names what was retracted or flagged and therefore not read, and does not count it as out of reach', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const before = await verify(world);
  const unread = { status: 'skipped', credibilityTier: 'FLAGGED', skipReason: 'It was retracted.' } as const;
  const change = { ...unread, title: 'Salt is\nharmless', notices: ['retracted' as const] };
  const record = { ...makeSource('s-paper', change), id: 's-unread' };
  await world.research.put(JOB, 'SOURCE', { id: record.id, record });
  const report = await verify(world);
  expect(report.limitations).toContain(
    'Found, but neither read nor relied on: “Salt is harmless” (retracted).',
  );
  expect(report.trust).toEqual(before.trust);
});

test('R2.11 a claim that only a source supports which was flagged since is not counted as supported', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const before = await verify(world);
  for (const source of await world.research.list(JOB, 'SOURCE')) {
    const record = { ...source, credibilityTier: 'FLAGGED' as const, notices: ['retracted' as const] };
    await world.research.put(JOB, 'SOURCE', { id: source.id, record });
  }
  expect(before.trust.claimsSupported).toBeGreaterThan(0);
  expect((await verify(world)).trust.claimsSupported).toBe(0);
});
