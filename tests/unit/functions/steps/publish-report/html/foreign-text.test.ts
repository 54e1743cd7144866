import * as fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { contextHtml } from '#functions/steps/publish-report/html/html-context.ts';
import { html, markupOf } from '#shared/text/markup/build-html.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { renderHtml } from '#functions/steps/publish-report/html/render-html.ts';
import type { QuoteBlock } from '#shared/domain/quote-blocks.ts';
import { layOutQuote, standsInLine } from '#shared/domain/quote-layout.ts';
import type { Report } from '#shared/domain/report.ts';
import { readLines } from '#shared/domain/text-lines.ts';
import { fillWorld } from '../fixture.ts';
import { hostileLines, hostileText } from '../hostile-report.ts';
import { idOf } from '../sources.ts';
import { verify } from '#tests/unit/functions/steps/verify-report/verified.ts';
import { type World, makeWorld } from '../world.ts';
import { type Element, attributesOf, elements, elementsOf, isActive, textOf } from './page-elements.ts';

/** Names of all elements but those that foreign text may bring: addresses, code, and lines of archived text. */
function counted(shown: string): readonly (string | undefined)[] {
  const names = elements(shown).map((element) => element.name);
  return names.filter((name) => !['a', 'code', 'span', 'mark', 'bdi'].includes(name ?? ''));
}

let world: World;
let report: Report;

beforeAll(async () => {
  world = await makeWorld();
  await fillWorld(world);
  report = await verify(world);
});

describe('foreign text', () => {
  test('never becomes markup, wherever it stands in a report', () => {
    const usual = counted(renderHtml(withText(report, 'x'), new Map()));
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(standsInLine(text));
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
