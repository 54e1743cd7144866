import { isSearchWord, readPieces, terms } from '../words/analyze.ts';
import { buildBm25, type Bm25 } from './bm25.ts';
import type { Chunk } from './chunks.ts';
import { SIGNIFICANCE } from '../words/cue-words.ts';
import { countCues, NO_CUES, type Cues } from '../words/cues.ts';
import { countEachWord, type WordCounts } from './gram-scores.ts';
import { splitSentences } from '../words/sentences.ts';

/** A sentence of a document with what ranking needs to know of it. */
export interface SentenceFeatures {
  readonly start: number;
  readonly end: number;
  readonly terms: ReadonlySet<string>;
  readonly cues: Cues;
  readonly numbers: number;
}

/** A document cut in chunks, analysed once for any number of queries. */
export interface PassageFeatures {
  readonly byTerm: Bm25;
  /** Words of each chunk. */
  readonly words: readonly WordCounts[];
  /** Whether the text reports a study; if not, no cues are counted. */
  readonly isStudy: boolean;
  readonly sentences: readonly SentenceFeatures[];
  /** Per chunk, the sentences at least half of which it holds. */
  readonly sentencesOf: readonly (readonly SentenceFeatures[])[];
  readonly cuesOf: readonly Cues[];
}

/** A text with fewer reports of significance than this is not read as a study: its cues would say nothing. */
const STUDY_CUES = 3;

export function passageFeatures(text: string, chunks: readonly Chunk[]): PassageFeatures {
  const isStudy = (text.match(SIGNIFICANCE)?.length ?? 0) >= STUDY_CUES;
  const cuesIn = isStudy ? countCues : (): Cues => NO_CUES;
  const texts = chunks.map((chunk) => text.slice(chunk.start, chunk.end));
  const sentences = splitSentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    const numbers = isStudy ? (sentence.match(/\d+(?:[.,·]\d+)*/gu)?.length ?? 0) : 0;
    return { start, end, terms: new Set(terms(sentence)), cues: cuesIn(sentence), numbers };
  });
  const read = texts.map(readOnce);
  return {
    byTerm: buildBm25(
      read.map((one, index) => [...one.terms, ...terms(headingsAbove(chunks[index], texts[index] ?? ''))]),
    ),
    words: read.map(({ words }) => countEachWord(words)),
    isStudy,
    sentences,
    sentencesOf: assign(sentences, chunks),
    cuesOf: texts.map(cuesIn),
  };
}

/** Terms and words of a text that is gone through but once. */
function readOnce(text: string): { readonly terms: readonly string[]; readonly words: readonly string[] } {
  const read: { readonly terms: string[]; readonly words: string[] } = { terms: [], words: [] };
  readPieces(text, (piece) => {
    if (isSearchWord(piece)) read.words.push(piece.word);
    if (!piece.stopword && piece.term !== '') read.terms.push(piece.term);
  });
  return read;
}

/** Both are in order of start, so that the sentences before a chunk are those before the next one too. */
function assign(
  sentences: readonly SentenceFeatures[],
  chunks: readonly Chunk[],
): readonly (readonly SentenceFeatures[])[] {
  let first = 0;
  return chunks.map((chunk) => {
    while ((sentences[first]?.end ?? Infinity) <= chunk.start) first += 1;
    const held: SentenceFeatures[] = [];
    for (let index = first; (sentences[index]?.start ?? Infinity) < chunk.end; index += 1) {
      const sentence = sentences[index];
      if (sentence !== undefined && isMostlyIn(sentence, chunk)) held.push(sentence);
    }
    return held;
  });
}

function isMostlyIn(sentence: SentenceFeatures, chunk: Chunk): boolean {
  const common = Math.min(sentence.end, chunk.end) - Math.max(sentence.start, chunk.start);
  return common >= (sentence.end - sentence.start) / 2;
}

/** Headings of a chunk that does not itself begin with them. */
function headingsAbove(chunk: Chunk | undefined, text: string): string {
  return (chunk?.headings ?? []).filter((heading) => !text.includes(heading)).join('\n');
}
