import type { ChecklistItem } from '#shared/domain/plan.ts';
import { type Statement, readStatements } from '#shared/text/evidence/document-view.ts';
import { type Chunk, chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';
import { oneLine } from '#shared/text/words/one-line.ts';

export interface ReadingInput {
  readonly canonical: string;
  readonly question: string;
  readonly checklist: readonly ChecklistItem[];
  /** Undefined: the whole document may be read; else only its best chunks. */
  readonly chunkLimit: number | undefined;
}

/** What a reader is shown of a document: its statements, each under its number. */
export interface NumberedText {
  readonly text: string;
  /** Places, from 0, of the statements that are shown; a statement's number is its place and one. */
  readonly shown: readonly number[];
}

/** Of each attempt, after a prompt that was too long for the model, the most characters of a document. */
const FULL_CHARACTERS = [10_000, 5_000, 3_000] as const;
const CHUNKED_CHARACTERS = [4_000, 2_000, 1_000] as const;
export const READING_ATTEMPTS = FULL_CHARACTERS.length;

/** Stands where text was left out. */
export const GAP = '[…]';

/**
 * What a model reads of a document: all of it where it is short enough, else its beginning and the chunks that answer
 * the question and the parts of the checklist best, in the order of the document, each statement after its number in
 * brackets. `attempt` counts from 0; each reads less than the one before.
 */
export function numberedText(input: ReadingInput, attempt = 0): NumberedText {
  const statements = readStatements(input.canonical);
  const chunks = chunksToRead(input, attempt);
  const shown = statements.flatMap((statement, index) =>
    chunks.some((chunk) => statement.start >= chunk.start && statement.start < chunk.end) ? [index] : [],
  );
  return { text: describeStatements(input.canonical, statements, shown), shown };
}

function chunksToRead(input: ReadingInput, attempt: number): readonly Chunk[] {
  const { canonical, chunkLimit } = input;
  const limits = chunkLimit === undefined ? FULL_CHARACTERS : CHUNKED_CHARACTERS;
  const limit = limits[Math.min(Math.max(0, attempt), READING_ATTEMPTS - 1)] ?? 0;
  const chunks = chunkText(canonical, { overlapCharacters: 0 });
  if (canonical.length <= limit && chunks.length <= (chunkLimit ?? chunks.length)) return chunks;
  const wanted = inTurns(
    questionsOf(input).map((question) => rankPassages(question, canonical, chunks).map(({ index }) => index)),
  );
  return takeChunks(chunks, [0, ...wanted.slice(0, chunkLimit)], limit);
}

/** The question, and each part of the checklist with what it is asked of. */
function questionsOf({ question, checklist }: ReadingInput): readonly string[] {
  const parts = checklist.flatMap(({ entity = '', parts: asked }) =>
    asked.map(({ text }) => `${entity} ${text}`.trim()),
  );
  return [...new Set([question, ...parts])];
}

/** The first of each list, then the next of each …, each once. */
function inTurns(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}

/** As many of the wanted chunks as fit, in the order of the document. */
function takeChunks(chunks: readonly Chunk[], wanted: readonly number[], limit: number): readonly Chunk[] {
  const taken = new Set<number>();
  let left = limit;
  for (const index of wanted) {
    const chunk = chunks[index];
    const length = chunk === undefined ? Infinity : chunk.end - chunk.start;
    if (taken.has(index) || length > left) continue;
    taken.add(index);
    left -= length;
  }
  return chunks.filter((_chunk, index) => taken.has(index));
}

/** One statement to a line, below its headings; code keeps its lines. */
function describeStatements(
  canonical: string,
  statements: readonly Statement[],
  shown: readonly number[],
): string {
  const lines: string[] = [];
  let before = -1;
  let headings: readonly string[] = [];
  for (const index of shown) {
    const statement = statements[index];
    if (statement === undefined) continue;
    if (index !== before + 1) lines.push(GAP);
    if (statement.headings !== headings && statement.headings.length > 0)
      lines.push(`# ${statement.headings.map(oneLine).join(' > ')}`);
    headings = statement.headings;
    const text = canonical.slice(statement.start, statement.end);
    lines.push(`[${index + 1}] ${statement.kind === 'code' ? text : oneLine(text)}`);
    before = index;
  }
  if (before !== statements.length - 1) lines.push(GAP);
  return lines.join('\n');
}
