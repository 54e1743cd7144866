import { beforeAll, describe, expect, test } from 'vitest';
import { loadContexts } from '#shared/research/load-contexts.ts';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import type { Report } from '#shared/domain/report.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { sha256 } from '#shared/text/hash.ts';
import { fillWorld } from '../fixture.ts';
import { QUOTES, TEXTS } from '../sources.ts';
import { verify } from '#tests/unit/functions/steps/verify-report/verified.ts';
import { type World, makeWorld } from '../world.ts';
import { elements, elementsOf, textOf } from './page-elements.ts';

/** What a sheet marks in its archived text. */
function markedIn(id: string, page: string): string {
  const sheet = elements(page).find((element) => element.attribs?.['id'] === id);
  return elementsOf(sheet ?? { type: 'none' })
    .filter((element) => element.name === 'mark')
    .map(textOf)
    .join('');
}

let world: World;
let report: Report;
let page: string;

beforeAll(async () => {
  world = await makeWorld();
  await fillWorld(world);
  report = await verify(world);
  page = renderHtml(report, await loadContexts(report, world.archive));
});

describe('the page', () => {
  test('looks as agreed', async () => {
    await expect(page).toMatchFileSnapshot('__snapshots__/report.html');
  });

  test('asks for nothing from anywhere and runs nothing', () => {
    const names = new Set(elements(page).map((element) => element.name));
    const forbidden = [
      'script',
      'img',
      'link',
      'iframe',
      'object',
      'embed',
      'form',
      'base',
      'video',
      'audio',
    ];
    expect(forbidden.filter((name) => names.has(name))).toEqual([]);
    const attributes = elements(page).flatMap((element) => Object.keys(element.attribs ?? {}));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual(
      [],
    );
    expect(page).not.toMatch(/@import|url\(/);
  });

  test('carries a policy whose hash is that of its only style sheet', () => {
    const styles = elements(page).filter((element) => element.name === 'style');
    const hash = Buffer.from(sha256(styles.map(textOf).join('')), 'hex').toString('base64');
    const policy = elements(page).find((one) => one.attribs?.['http-equiv'] === 'Content-Security-Policy');
    expect(styles).toHaveLength(1);
    expect(policy?.attribs?.['content']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
  });

  test('has ids that are unique and inner links that all lead somewhere', () => {
    const ids = elements(page).flatMap((element) => element.attribs?.['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements(page).flatMap((element) => element.attribs?.['href'] ?? []);
    const lost = targets.filter((href) => href.startsWith('#') && !ids.includes(href.slice(1)));
    expect(lost).toEqual([]);
  });

  test('opens from each citation the exact quote, in a sheet that Escape closes', () => {
    const all = elements(page);
    const cites = all.filter((element) => element.attribs?.['class'] === 'cite');
    expect(cites.length).toBeGreaterThan(10);
    for (const cite of cites) {
      const sheet = cite.attribs?.['popovertarget'] ?? '';
      const number = Number(textOf(cite).slice(1, -1));
      const quotes = report.sources[number - 1]?.quotes.map((quote) => quote.quote);
      expect(quotes).toContain(markedIn(sheet, page));
      expect(all.find((one) => one.attribs?.['id'] === sheet)?.attribs).toHaveProperty('popover', '');
      expect(cite.attribs?.['aria-label']).toContain(`Source ${number}:`);
    }
  });

  test('has one sheet for each quote, which a link opens too and leads back from', () => {
    const all = elements(page);
    const sheets = all.filter((element) => element.attribs?.['class'] === 'sheet');
    expect(sheets).toHaveLength(report.sources.flatMap((source) => source.quotes).length);
    for (const sheet of sheets) {
      const inside = elementsOf(sheet);
      const ids = inside.flatMap((one) => (one.name === 'mark' ? (one.attribs?.['id'] ?? []) : []));
      expect(ids).toHaveLength(1);
      const links = inside
        .flatMap((one) => one.attribs?.['href'] ?? [])
        .filter((href) => href.startsWith('#'));
      expect(links).toEqual([expect.stringMatching(/^#(?:c\d+|src_\d+)$/), `#${ids[0]}`]);
    }
  });

  test('lists what was asked beside the text, each with how far it is answered', () => {
    const list = elements(page).find((element) => element.attribs?.['class'] === 'items');
    const rows = elementsOf(list ?? { type: 'none' }).filter((element) => element.name === 'li');
    expect(rows.map((row) => row.attribs?.['class'])).toEqual(report.checklist.map((item) => item.status));
    expect(rows.map(textOf).map((text) => text.trim().slice(0, 1))).toEqual(
      report.checklist.map((item) => signOf(item)),
    );
  });

  test('gives the figures in one line below the answer', () => {
    const at = (part: string): number => page.indexOf(part);
    expect(at('class="answer"')).toBeLessThan(at('class="facts"'));
    expect(at('class="facts"')).toBeLessThan(at('id="section-1"'));
  });

  test('lets a keyboard reach everything that scrolls in itself', () => {
    const scrolling = elements(page).filter((one) => one.name === 'pre' || one.attribs?.['class'] === 'wide');
    expect(scrolling.length).toBeGreaterThan(0);
    expect(scrolling.filter((one) => one.attribs?.['tabindex'] !== '0')).toEqual([]);
  });

  test('shows no mark of a heading or of code in archived text', () => {
    const lines = elements(page).filter((one) => /\bheading\b/.test(one.attribs?.['class'] ?? ''));
    const shown = lines.map((line) =>
      elementsOf(line).some((one) => one.attribs?.['class'] === 'sign-of' && textOf(one).startsWith('#')),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(false);
    expect(page).toMatch(/\.line\.fence \{ display: none; \}/);
  });

  test('links only http, https and file addresses', () => {
    const outer = elements(page)
      .flatMap((element) => element.attribs?.['href'] ?? [])
      .filter((href) => !href.startsWith('#'));
    expect(outer.length).toBeGreaterThan(0);
    expect(outer.filter((href) => !/^(?:https?|file):\/\//.test(href))).toEqual([]);
    expect(page).toContain('javascript:alert(1)</bdi>');
  });

  test('shows a notice wherever a retracted source is cited', () => {
    const cites = page.match(/>\[6\]<\/button\s*>/g) ?? [];
    const noticed = page.match(/>\[6\]<\/button\s*>\s*<strong class="notice">retracted<\/strong>/g) ?? [];
    expect(cites.length).toBeGreaterThan(0);
    expect(noticed).toHaveLength(cites.length);
  });

  test('sets right-to-left text from right to left', () => {
    expect(page).toMatch(/<blockquote dir="rtl">\s*<span class="quote" dir="auto"/);
  });

  test('shows the bare quote when the archived text has changed since', async () => {
    const changed = await makeWorld();
    await fillWorld(changed);
    for (const key of await changed.archive.list('local/archive/')) await changed.archive.put(key, 'changed');
    const bare = renderHtml(report, await loadContexts(report, changed.archive));
    expect(bare).toContain('Its archived text could not be read');
    expect(bare).not.toContain('Dead letters');
  });

  test('introduces a list above it', () => {
    expect(page).toMatch(/<p class="lead"[^>]*><span class="ours" dir="auto">Tables, “Keys”:<\/span><\/p>/);
  });
});

test('the fixture holds what its quotes say', () => {
  for (const [sourceId, quote] of Object.values(QUOTES)) expect(TEXTS[sourceId]).toContain(quote);
});
