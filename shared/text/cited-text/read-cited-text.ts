import { type Span, splitSentences } from '../words/sentences.ts';
import { type Mark, findMarks } from './marks.ts';
import { type References, readReferences } from './references.ts';

/** A sentence of a text that states something, and the addresses that it gives for it. */
export interface CitedSentence {
  /** In plain words, without its marks. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 code units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly urls: readonly string[];
  /** Names of references that the text does not list. */
  readonly unknown: readonly string[];
}

/**
 * What a text of plain words or Markdown states, sentence by sentence. A mark behind the full stop belongs to the sentence
 * before it, one that stands alone to all sentences of its paragraph that have none. Headings, questions, code and what
 * announces a list state nothing.
 */
export function readCitedText(text: string): readonly CitedSentence[] {
  const references = readReferences(text);
  const body = blank(text, references.spans);
  const marks = findMarks(body).filter((mark) => isCitation(mark, body, references));
  const prose = blank(
    body,
    marks.flatMap(({ hidden }) => hidden),
  );
  const cuts = marks.flatMap((mark) => closedBy(mark, body));
  const spans = splitSentences(prose).flatMap((span) => cutAt(cuts, span));
  const sentences = spans.map((span) => ({ span, own: [] as Mark[] }));
  for (const mark of marks) ownerOf(mark, sentences, text)?.own.push(mark);
  return shareAlone(sentences, prose)
    .filter(({ span }) => states(span, prose))
    .map(({ span, own }) => ({
      text: plainWords(prose.slice(span.start, span.end)),
      start: span.start,
      end: span.end,
      ...resolve(own, references),
    }));
}

const MOST_BETWEEN = 100;

interface Cut {
  readonly end: number;
  /** Where the next sentence begins. */
  readonly next: number;
}

/** A full stop behind a citation ends the sentence, however the next one begins. */
function closedBy({ end, hidden }: Mark, text: string): readonly Cut[] {
  const isWhole = hidden.length === 1 && hidden[0]?.[1] === end;
  const stop = isWhole ? /^(?<stop>[)\]]?[.!?]+)\s+/u.exec(text.slice(end, end + MOST_BETWEEN)) : null;
  if (stop === null) return [];
  return [{ end: end + (stop.groups?.['stop']?.length ?? 0), next: end + stop[0].length }];
}

function cutAt(cuts: readonly Cut[], span: Span): readonly Span[] {
  const within = cuts.filter(({ end, next }) => span.start < end && next < span.end);
  const starts = [span.start, ...within.map(({ next }) => next)];
  return starts.map((start, at) => ({ ...span, start, end: within[at]?.end ?? span.end }));
}

/** A word in square brackets is an editor's, unless the text lists it. */
function isCitation(mark: Mark, text: string, { urls }: References): boolean {
  if (mark.urls.length > 0 || mark.keys.some((key) => urls.has(key))) return true;
  const shown = text.slice(mark.start, mark.end);
  return shown.startsWith('(') || /^[[【]\^?\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*[\]】]$/u.test(shown);
}

interface Marked {
  readonly span: Span;
  readonly own: Mark[];
}

/** The sentence around a mark, else the last one before it in the same paragraph, else the next one. */
function ownerOf(mark: Mark, sentences: readonly Marked[], text: string): Marked | undefined {
  const around = sentences.find(({ span }) => span.start <= mark.start && mark.start < span.end);
  if (around !== undefined) return around;
  const before = sentences.findLast(({ span }) => span.end <= mark.start);
  if (before !== undefined && !/\n\s*\n/u.test(text.slice(before.span.end, mark.start))) return before;
  const after = sentences.find(({ span }) => span.start >= mark.end);
  return after !== undefined && !/\n/u.test(text.slice(mark.end, after.span.start)) ? after : undefined;
}

const NAMES_SOURCE =
  /^\W*(?:(?:sources?|see|via|from|quelle|quellen|siehe|vgl|fuentes?|fonte|voir|来源|出典|المصدر|स्रोत)\b\s*(?:also)?\s*[:：.]|[—–-]{1,2}\s)/iu;

/** A sentence that only names a source stands for those before it in its paragraph that name none. */
function shareAlone(sentences: readonly Marked[], prose: string): readonly Marked[] {
  const kept: Marked[] = [];
  for (const one of sentences) {
    const text = prose.slice(one.span.start, one.span.end);
    if (one.own.length === 0 || !(NAMES_SOURCE.test(text) || !/\p{L}{2}/u.test(text))) {
      kept.push(one);
      continue;
    }
    for (let at = kept.length - 1; at >= 0; at -= 1) {
      const before = kept[at];
      if (before === undefined || isParted(prose, before.span.end, one.span.start) || before.own.length > 0)
        break;
      before.own.push(...one.own);
    }
  }
  return kept;
}

/** A quotation set off by ">" belongs to the line that names its source. */
function isParted(prose: string, from: number, to: number): boolean {
  return /\n\s*\n/u.test(prose.slice(from, to).replaceAll(/^>\s*$/gmu, '-'));
}

const LEAST_WORDS = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function states(span: Span, prose: string): boolean {
  if (span.kind === 'heading' || span.kind === 'code') return false;
  // The head of a table stands over its rule.
  if (span.kind === 'table-row' && /^\s*\n\s*\|[\s|:-]+(?:\n|$)/u.test(prose.slice(span.end))) return false;
  const text = plainWords(prose.slice(span.start, span.end));
  if (/[?？؟:：]["'”’»)]*$/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu) ?? [];
  return words.length >= LEAST_WORDS || (text.match(UNSPACED)?.length ?? 0) >= 2 * LEAST_WORDS;
}

function resolve(own: readonly Mark[], { urls }: References): Pick<CitedSentence, 'urls' | 'unknown'> {
  const keys = own.flatMap((mark) => mark.keys);
  const found = [...own.flatMap((mark) => mark.urls), ...keys.flatMap((key) => urls.get(key) ?? [])];
  return { urls: [...new Set(found)], unknown: keys.filter((key) => /^\d+$/u.test(key) && !urls.has(key)) };
}

const EMPTY_BRACKETS = /[([{]\s*(?:see|source|sources|via|cf|e\.g|vgl|siehe)?[\s.,;:–-]*[)\]}]/giu;

/** As one would read it aloud: without marks of Markdown, blanks where citations stood, empty brackets. */
function plainWords(text: string): string {
  return text
    .replaceAll(/^[>\s]+/gmu, '')
    .replaceAll(/^\s*\|\s*|\s*\|\s*$/gu, '')
    .replaceAll(/\s*\|\s*/gu, '; ')
    .replaceAll(/^(?:[-*+•]|\d{1,3}[.)])\s+/gu, '')
    .replaceAll(
      /(?<![\p{L}\p{N}])(?:\*{1,3}|_{1,3}|~~)(?=\S)|(?<=\S)(?:\*{1,3}|_{1,3}|~~)(?![\p{L}\p{N}])/gu,
      '',
    )
    .replaceAll(EMPTY_BRACKETS, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=[([]) | (?=[.,;:!?)\]。，；：！？])/gu, '')
    .trim();
}

/** The same text, of the same length, with nothing in these stretches. */
function blank(text: string, spans: readonly (readonly [number, number])[]): string {
  let result = '';
  let at = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < at) continue;
    result += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]/gu, ' ');
    at = end;
  }
  return result + text.slice(at);
}
