import { type Chunk, chunkText } from '#shared/text/retrieval/chunks.ts';
import { rankPassages } from '#shared/text/retrieval/rank-passages.ts';

export interface ReadingInput {
  readonly canonical: string;
  readonly question: string;
  /** Undefined: the whole document may be read; else only its best chunks. */
  readonly chunkLimit: number | undefined;
  /** Characters that are read of a source that is not among the full ones. */
  readonly readCharacters: number;
}

/** Of each attempt, after a prompt that was too long for the model, the most characters of a document. */
const FULL_CHARACTERS = [60_000, 30_000, 8_000] as const;
export const READING_ATTEMPTS = FULL_CHARACTERS.length;
const SHARES = [1, 0.5, 0.25] as const;

/** Stands where text was left out. */
export const GAP = '\n[…]\n';

/**
 * What a model reads of a document: all of it where it is short enough, else its beginning and the chunks that answer
 * the question best, in the order of the document. `attempt` counts from 0; each reads less than the one before.
 */
export function readingText(input: ReadingInput, attempt = 0): string {
  const limit = limitOf(input, attempt);
  const { canonical } = input;
  if (input.chunkLimit === undefined && canonical.length <= limit) return canonical;
  const chunks = chunkText(canonical, { overlapCharacters: 0 });
  const ranked = rankPassages(input.question, canonical, chunks).map(({ index }) => index);
  const wanted = input.chunkLimit === undefined ? ranked : ranked.slice(0, input.chunkLimit);
  return joinChunks(canonical, takeChunks(chunks, [0, ...wanted], limit));
}

function limitOf(input: ReadingInput, attempt: number): number {
  const last = READING_ATTEMPTS - 1;
  const index = Math.min(Math.max(0, attempt), last);
  if (input.chunkLimit === undefined) return FULL_CHARACTERS[index] ?? 0;
  return Math.round(input.readCharacters * (SHARES[index] ?? 0));
}

/** As many of the wanted chunks as fit, in the order of the document. */
function takeChunks(chunks: readonly Chunk[], wanted: readonly number[], limit: number): readonly Chunk[] {
  const taken = new Set<number>();
  let left = limit;
  for (const index of wanted) {
    const chunk = chunks[index];
    const length = chunk === undefined ? Infinity : chunk.end - chunk.start + GAP.length;
    if (taken.has(index) || length > left) continue;
    taken.add(index);
    left -= length;
  }
  return chunks.filter((_chunk, index) => taken.has(index));
}

function joinChunks(canonical: string, chunks: readonly Chunk[]): string {
  return chunks
    .map((chunk, index) => {
      const isNext = index === 0 ? chunk.start === 0 : chunks[index - 1]?.end === chunk.start;
      return `${isNext ? '' : GAP}${canonical.slice(chunk.start, chunk.end)}`;
    })
    .join('');
}
