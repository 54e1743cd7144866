import * as fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { contextHtml } from '#functions/steps/publish-report/html/html-context.ts';
import { html, markupOf } from '#shared/text/markup/build-html.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { loadContexts } from '#shared/research/load-contexts.ts';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import type { QuoteBlock } from '#shared/domain/quote-blocks.ts';
import { isOneParagraph, layOutQuote } from '#shared/domain/quote-layout.ts';
import type { Report } from '#shared/domain/report.ts';
import { STATUS_SIGNS } from '#shared/presentation/status-signs.ts';
import { readLines } from '#shared/domain/text-lines.ts';
import { sha256 } from '#shared/text/hash.ts';
import { fillWorld } from '../fixture.ts';
import { hostileLines, hostileText } from '../hostile-report.ts';
import { QUOTES, TEXTS, idOf } from '../sources.ts';
import { verify } from '#tests/unit/functions/steps/verify-report/verified.ts';
import { type World, makeWorld } from '../world.ts';

interface Element {
  readonly type: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Element[];
  readonly data?: string;
}

function elementsOf(node: Element): readonly Element[] {
  return [...(node.name === undefined ? [] : [node]), ...(node.children ?? []).flatMap(elementsOf)];
}

const elements = (page: string): readonly Element[] => elementsOf(parseDocument(page));
const textOf = (node: Element): string => (node.data ?? '') + (node.children ?? []).map(textOf).join('');

/** What a sheet marks in its archived text. */
function markedIn(id: string, page: string): string {
  const sheet = elements(page).find((element) => element.attribs?.['id'] === id);
  return elementsOf(sheet ?? { type: 'none' })
    .filter((element) => element.name === 'mark')
    .map(textOf)
    .join('');
}

/** Names of all elements but those that foreign text may bring: addresses, code, and lines of archived text. */
function counted(shown: string): readonly (string | undefined)[] {
  const names = elements(shown).map((element) => element.name);
  return names.filter((name) => !['a', 'code', 'span', 'mark', 'bdi'].includes(name ?? ''));
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
      report.checklist.map((item) => STATUS_SIGNS[item.status]),
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

describe('foreign text', () => {
  test('never becomes markup, wherever it stands in a report', () => {
    const usual = counted(renderHtml(withText(report, 'x'), new Map()));
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(isOneParagraph(layOutQuote(text)));
        const shown = renderHtml(withText(report, text), new Map());
        expect(counted(shown)).toEqual(usual);
        expect(attributesOf(shown).filter(isActive)).toEqual([]);
        expect(shown.isWellFormed()).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('in lines becomes lists, code and tables, each as often as the quote holds it, and nothing else', () => {
    const inSentence = { kind: 'quote' as const, evidenceIds: [idOf('default')] };
    fc.assert(
      fc.property(hostileLines, (text) => {
        const answer = [{ form: 'paragraph' as const, sentences: [{ ...inSentence, text }] }];
        const bare = { ...report, sections: [], contradictions: [], sources: report.sources.slice(0, 1) };
        const shown = renderHtml({ ...bare, answer }, new Map());
        const inside = elementsOf(answerOf(shown)).map((element) => element.name);
        const expected = layOutQuote(text).flatMap(namesOf);
        const ofQuotes = new Set(['ul', 'ol', 'li', 'pre', 'table', 'tr', 'td']);
        expect(inside.filter((name) => ofQuotes.has(name ?? ''))).toEqual(expected);
        const others = [
          'section',
          'h2',
          'blockquote',
          'p',
          'b',
          'span',
          'button',
          'a',
          'code',
          'div',
          'tbody',
          ...ofQuotes,
        ];
        expect(inside.filter((name) => !others.includes(name ?? ''))).toEqual([]);
        expect(attributesOf(shown).filter(isActive)).toEqual([]);
        const cite = elementsOf(answerOf(shown)).filter((one) => one.attribs?.['class'] === 'cite');
        expect(cite.map((one) => one.attribs?.['popovertarget'])).toEqual(['s1-1']);
      }),
      { numRuns: 300 },
    );
  });

  test('comes back from a template unchanged', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [outer] = elements(markupOf(html`<p title="${text}">${text}</p>`));
        const clean = cleaned(text);
        expect(outer?.attribs?.['title']).toBe(clean);
        expect(textOf(outer ?? { type: 'none' })).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  test('cannot pass for markup as data', () => {
    const forged = JSON.parse('{"markup":"<b>x</b>","Symbol(markup)":"<b>y</b>"}');
    expect(markupOf(html`<i>${forged}</i>`)).not.toContain('<b>');
  });

  test('in an address is linked only with a known scheme', () => {
    expect(safeUrl('HTTPS://Example.org/a b"<')).toBe('https://example.org/a%20b%22%3C');
    expect(['javascript:x', 'data:text/html,x', 'vbscript:x', '//x', 'x', ''].map(safeUrl)).toEqual(
      Array.from({ length: 6 }),
    );
  });
});

function attributesOf(shown: string): readonly string[] {
  return elements(shown).flatMap((one) => Object.keys(one.attribs ?? {}));
}

/** Attributes that could run, load or restyle something. */
function isActive(name: string): boolean {
  return name.startsWith('on') || name === 'src' || name === 'style';
}

function answerOf(shown: string): Element {
  const answer = elements(shown).find((one) => one.attribs?.['class'] === 'answer');
  return answer ?? { type: 'none' };
}

/** The elements that a part of a quote brings, in order. */
function namesOf(block: QuoteBlock): readonly string[] {
  if (block.kind === 'code') return ['pre'];
  if (block.kind === 'table')
    return ['table', ...block.rows.flatMap((row) => ['tr', ...row.map(() => 'td')])];
  if (block.kind !== 'list') return [];
  const items = block.items.flatMap((item) => ['li', ...item.lists.flatMap(namesOf)]);
  return [block.first === undefined ? 'ul' : 'ol', ...items];
}

/** Not between the two halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /^[\udc00-\udfff]/u.test(text.slice(at, at + 1)) ? at - 1 : at;
}

describe('archived text around quotes', () => {
  test('is there character by character, with its quote marked exactly, whatever lines it goes over', () => {
    const pieces = fc.constantFrom(
      'word ',
      '字',
      '😀',
      '\n',
      '\n\n',
      '- item\n',
      '  1. item\n',
      '```\n',
      '# H\n',
      '| a |\n',
    );
    const texts = fc.array(pieces, { minLength: 1, maxLength: 60 }).map((list) => list.join(''));
    const places = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(texts, places, (text, [one, other]) => {
        const [a, b] = [one, other].map((place) => wholeCharacter(text, place % (text.length + 1)));
        const quote = { start: Math.min(a ?? 0, b ?? 0), end: Math.max(a ?? 0, b ?? 0) };
        fc.pre(quote.start < quote.end);
        const lines = readLines(text).map(({ kind, start }) => ({ kind, start }));
        const root = parseDocument(markupOf(contextHtml({ text, lines, quote }, 'q1-1')));
        expect(textOf(root)).toBe(cleaned(text));
        const marks = elementsOf(root).filter((element) => element.name === 'mark');
        expect(marks.map(textOf).join('')).toBe(cleaned(text.slice(quote.start, quote.end)));
        expect(marks.flatMap((mark) => mark.attribs?.['id'] ?? [])).toEqual(['q1-1']);
      }),
      { numRuns: 300 },
    );
  });
});

/** What a page shows of a text: well-formed, one kind of line break, no control or direction characters. */
function cleaned(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?|\f/gu, '\n');
  return lines
    .replaceAll(/(?![\n\t])\p{Cc}/gu, (sign) => (sign < '\u0080' ? '\ufffd' : sign))
    .replaceAll(/\p{Bidi_Control}/gu, '');
}

/** The report with one foreign text in every place that can hold foreign text. */
function withText(base: Report, text: string): Report {
  const sentence = { text, kind: 'quote' as const, evidenceIds: [idOf('default')] };
  const blocks = (['paragraph', 'list', 'quote'] as const).map((form) => ({
    form,
    sentences: [sentence, sentence],
  }));
  return {
    ...base,
    title: text,
    question: `${text}?`,
    language: text,
    answer: blocks,
    sections: [{ title: text, itemIds: [], blocks }],
    contradictions: [
      { statement: text, evidenceIds: [idOf('default')], againstEvidenceIds: [idOf('tables')] },
    ],
    gaps: [text],
    limitations: [text],
    checklist: base.checklist.map((item) => ({ ...item, description: text, reason: text })),
    trust: { ...base.trust, degradedSteps: [text] },
    sources: base.sources.map((source) => ({
      ...source,
      title: text,
      url: text,
      container: text,
      authors: [text],
      language: text,
      publishedAt: text,
      quotes: source.quotes.map((quote) => ({ ...quote, quote: text, headings: [text] })),
    })),
  };
}

test('the fixture holds what its quotes say', () => {
  for (const [sourceId, quote] of Object.values(QUOTES)) expect(TEXTS[sourceId]).toContain(quote);
});
