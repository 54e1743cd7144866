import { splitSentences, type Span } from '../words/sentences.ts';

/** A stretch of text to rank as one; `headings` is the path of headings above (and at) its start, outermost first. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
  readonly headings: readonly string[];
}

export interface ChunkOptions {
  readonly maxCharacters?: number;
  readonly overlapCharacters?: number;
  /** Those of the text, where it was split already. */
  readonly sentences?: readonly Span[];
}

interface Unit {
  readonly start: number;
  readonly end: number;
  readonly isHeading: boolean;
  readonly headings: readonly string[];
}

/**
 * Chunks that together cover every character of the text. A chunk ends between sentences where one fits, starts again
 * at a heading once it is half full, and repeats up to `overlapCharacters` of whole sentences of the chunk before it.
 */
export function chunkText(text: string, options: ChunkOptions = {}): readonly Chunk[] {
  const maxCharacters = Math.max(1, options.maxCharacters ?? 1000);
  const overlapCharacters = Math.max(0, Math.min(options.overlapCharacters ?? 200, maxCharacters - 1));
  const units = toUnits(text, options.sentences ?? splitSentences(text), maxCharacters);
  const chunks: Chunk[] = [];
  let first = 0;
  while (first < units.length) {
    const last = lastUnit(units, first, maxCharacters);
    chunks.push(toChunk(units, first, last));
    if (last + 1 >= units.length) break;
    first = nextFirst(units, { first, last, overlapCharacters, maxCharacters });
  }
  return chunks;
}

function toChunk(units: readonly Unit[], first: number, last: number): Chunk {
  const start = units[first]?.start ?? 0;
  return { start, end: units[last]?.end ?? start, headings: units[first]?.headings ?? [] };
}

function lastUnit(units: readonly Unit[], first: number, maxCharacters: number): number {
  const start = units[first]?.start ?? 0;
  let last = first;
  while (last + 1 < units.length) {
    const next = units[last + 1];
    if (next === undefined || next.end - start > maxCharacters) break;
    const isHalfFull = next.start - start >= maxCharacters / 2;
    if (next.isHeading && isHalfFull) break;
    last += 1;
  }
  return units[last]?.isHeading === true && last > first ? last - 1 : last;
}

interface Window {
  readonly first: number;
  readonly last: number;
  readonly overlapCharacters: number;
  readonly maxCharacters: number;
}

function nextFirst(units: readonly Unit[], window: Window): number {
  const next = units[window.last + 1];
  if (next === undefined || next.isHeading) return window.last + 1;
  let first = window.last + 1;
  while (first - 1 > window.first) {
    const candidate = units[first - 1];
    if (candidate === undefined || next.start - candidate.start > window.overlapCharacters) break;
    if (next.end - candidate.start > window.maxCharacters) break;
    first -= 1;
  }
  return first;
}

/** Units tile the text: each runs to the start of the next, and one longer than a chunk is cut, at spaces if it can be. */
function toUnits(text: string, spans: readonly Span[], maxCharacters: number): readonly Unit[] {
  const path: Span[] = [];
  if (spans.length === 0)
    return cut(text, { start: 0, end: text.length, isHeading: false, headings: [] }, maxCharacters);
  let headings: readonly string[] = [];
  return spans.flatMap((span, index) => {
    if (span.kind === 'heading') {
      while ((path.at(-1)?.level ?? 0) >= span.level) path.pop();
      path.push(span);
      headings = path.map((heading) => headingText(text.slice(heading.start, heading.end)));
    }
    const start = index === 0 ? 0 : span.start;
    const end = spans[index + 1]?.start ?? text.length;
    return cut(text, { start, end, isHeading: span.kind === 'heading', headings }, maxCharacters);
  });
}

const LONGEST_HEADING = 300;

/** A heading as a reader sees it, without its Markdown marks. */
export function headingText(line: string): string {
  const text = line
    .slice(0, LONGEST_HEADING)
    .replace(/^ {0,3}#{1,6}/u, '')
    .trim();
  return text.replace(/ #+$/u, '').replace(/:$/u, '').trim();
}

function cut(text: string, unit: Unit, maxCharacters: number): readonly Unit[] {
  const parts: Unit[] = [];
  let start = unit.start;
  while (unit.end - start > maxCharacters) {
    const end = cutPoint(text, start, start + maxCharacters);
    parts.push({ ...unit, start, end, isHeading: unit.isHeading && parts.length === 0 });
    start = end;
  }
  if (unit.end > start) parts.push({ ...unit, start, isHeading: unit.isHeading && parts.length === 0 });
  return parts;
}

function cutPoint(text: string, start: number, limit: number): number {
  const window = text.slice(start, limit);
  const half = window.length / 2;
  const newline = window.lastIndexOf('\n') + 1;
  if (newline > half) return start + newline;
  const space = window.lastIndexOf(' ') + 1;
  if (space > half) return start + space;
  const splitsPair = /[\ud800-\udbff]$/u.test(window) && limit - start > 1;
  return splitsPair ? limit - 1 : limit;
}
