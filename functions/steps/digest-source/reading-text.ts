import type { ChecklistItem } from '#shared/domain/plan.ts';
import { type AnalysedStatement, type Statement, firstLines } from '#shared/text/evidence/document-view.ts';
import type { StatementScore } from '#shared/text/evidence/score-statements.ts';
import { type Chunk, chunkText } from '#shared/text/retrieval/chunks.ts';
import { firstFrom } from '#shared/text/first-from.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import type { ScoredDocument } from './without-model.ts';

export interface ReadingInput {
  readonly canonical: string;
  readonly question: string;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined: the whole document may be read; else only so many passages of it. */
  readonly chunkLimit: number | undefined;
}

/** What a reader is shown of a document: its statements, each under its number. */
export interface NumberedText {
  readonly text: string;
  /** Places, from 0, of the statements that are shown; a statement's number is its place and one. */
  readonly shown: readonly number[];
}

/** Of each attempt, after a prompt that was too long for the model, the most characters of a document. */
const FULL_CHARACTERS = [5_000, 3_000, 1_800] as const;
const CHUNKED_CHARACTERS = [2_800, 1_500, 900] as const;
export const READING_ATTEMPTS = FULL_CHARACTERS.length;

/** Stands where text was left out. */
export const GAP = '[…]';

/**
 * What a model reads of a document: all of it where it is short enough, else its opening, the chunks that rank best for the
 * question, and the statements that answer the question and the parts of the checklist best by their words, with what stands
 * beside them; in the order of the document, each after its number in brackets. `attempt` counts from 0; each reads less
 * than the one before.
 */
export function numberedText(input: ReadingInput, scored: ScoredDocument, attempt = 0): NumberedText {
  const { statements } = scored.document;
  const all = [...statements.keys()];
  let shown: readonly number[] = all;
  for (const limit of limitsOf(input).slice(0, attempt + 1))
    shown = isShort(input, limit) ? shown : chooseShown(input, scored, { limit, among: new Set(shown) });
  return { text: describeStatements(statements, shown), shown };
}

function limitsOf({ chunkLimit }: ReadingInput): readonly number[] {
  return chunkLimit === undefined ? FULL_CHARACTERS : CHUNKED_CHARACTERS;
}

function isShort({ canonical, chunkLimit = Infinity }: ReadingInput, limit: number): boolean {
  return canonical.length <= limit && chunkText(canonical, { overlapCharacters: 0 }).length <= chunkLimit;
}

/** Statements that say what the document is: none of code does. */
const OPENING = 2;

interface Room {
  /** Characters. */
  readonly limit: number;
  /** Statements that may be shown: a later attempt shows nothing that an earlier one did not. */
  readonly among: ReadonlySet<number>;
}

/** As many passages as fit: the best for the question and for each part in turn. */
function chooseShown(input: ReadingInput, scored: ScoredDocument, { limit, among }: Room): readonly number[] {
  const { statements } = scored.document;
  const shown = new Set<number>();
  const lengths = new Map<number, number>();
  const lengthAt = (place: number): number => {
    const length = lengths.get(place) ?? lengthOf(statements[place]);
    lengths.set(place, length);
    return length;
  };
  let left = limit;
  const show = (places: readonly number[]): boolean => {
    const fresh = places.filter((place) => among.has(place) && !shown.has(place));
    const length = fresh.reduce((sum, place) => sum + lengthAt(place), 0);
    if (fresh.length === 0 || length > left) return false;
    for (const place of fresh) shown.add(place);
    left -= length;
    return true;
  };
  const told = [...statements.keys()].filter((place) => statements[place]?.kind !== 'code');
  show(told.slice(0, OPENING));
  let passages = 0;
  for (const passage of inTurns(scored.bestChunks(), bestStatements(input, scored), statements)) {
    if (passages >= (input.chunkLimit ?? Infinity) || left <= 0) break;
    if (show(passage)) passages += 1;
  }
  return [...shown].toSorted((a, b) => a - b);
}

type Passage = readonly number[];

/** The places of the statements that begin in a chunk; both are in the order of the text. */
function passageIn({ start, end }: Chunk, statements: readonly Statement[]): Passage {
  const first = placeFrom(start, statements);
  const length = placeFrom(end, statements) - first;
  return Array.from({ length }, (_, index) => first + index);
}

/** Of the first statement that begins at a place of the text or behind it. */
function placeFrom(at: number, statements: readonly Statement[]): number {
  return firstFrom(at, statements.length, (place) => statements[place]?.start);
}

/** Those that answer best by their words: for the question, and for each part of the checklist. */
function bestStatements(
  { checklist }: ReadingInput,
  { scores }: ScoredDocument,
): readonly (readonly number[])[] {
  const parts = checklist.flatMap((item) => item.parts.map((part) => scores.forPart(item, part)));
  return [scores.whole, ...parts].map(bestFirst);
}

/** With its number and the end of its line. */
const BESIDE = 8;

function lengthOf(statement: AnalysedStatement | undefined): number {
  return statement === undefined ? 0 : beginningOf(statement).length + BESIDE;
}

/** What is shown of a statement: of a long listing its first lines, with a mark where the others are left out. */
function beginningOf({ kind, text }: AnalysedStatement): string {
  if (kind !== 'code') return oneLine(text);
  const first = firstLines(text);
  return first === text ? text : `${first.toWellFormed()}\n…`;
}

function bestFirst(scores: readonly StatementScore[]): readonly number[] {
  return scores
    .map(({ value }, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value || a.index - b.index)
    .map(({ index }) => index);
}

/** A statement with the one before and the two after it, as far as they stand below the same heading. */
function passageAround(place: number, statements: readonly Statement[]): readonly number[] {
  const own = statements[place]?.headings;
  return [place - 1, place, place + 1, place + 2].filter((at) => statements[at]?.headings === own);
}

/** The first chunk, the first statement of each list with what stands beside it, then the next of each … */
function* inTurns(
  chunks: readonly Chunk[],
  lists: readonly (readonly number[])[],
  statements: readonly Statement[],
): Generator<Passage> {
  const longest = Math.max(chunks.length, ...lists.map((list) => list.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const chunk of chunks.slice(turn, turn + 1)) yield passageIn(chunk, statements);
    for (const list of lists)
      for (const place of list.slice(turn, turn + 1)) yield passageAround(place, statements);
  }
}

/** One statement to a line, below its headings, without those that all stand below; code keeps its lines. */
function describeStatements(statements: readonly AnalysedStatement[], shown: readonly number[]): string {
  const lines: string[] = [];
  const common = sharedHeadings(
    shown.flatMap((index) => (statements[index] ? [statements[index].headings] : [])),
  );
  let before = -1;
  let headings: readonly string[] = [];
  for (const index of shown) {
    const statement = statements[index];
    if (statement === undefined) continue;
    if (index !== before + 1) lines.push(GAP);
    if (statement.headings !== headings && statement.headings.length > common)
      lines.push(`# ${statement.headings.slice(common).map(oneLine).join(' > ')}`);
    headings = statement.headings;
    lines.push(`[${index + 1}] ${beginningOf(statement)}`);
    before = index;
  }
  if (before !== statements.length - 1) lines.push(GAP);
  return lines.join('\n');
}

/** How many headings all of these begin with: the title of the work, as a rule. */
function sharedHeadings([first = [], ...others]: readonly (readonly string[])[]): number {
  const end = first.findIndex((heading, depth) => others.some((one) => one[depth] !== heading));
  if (end !== -1) return end;
  return others.some((one) => one.length > first.length) ? first.length : 0;
}
