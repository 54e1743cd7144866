import { firstFrom } from '../first-from.ts';
import { isSearchWord, readPieces, terms } from '../words/analyze.ts';
import type { WordPiece } from '../words/word-pieces.ts';
import { buildBm25, type Bm25 } from './bm25.ts';
import type { Chunk } from './chunks.ts';
import { SIGNIFICANCE } from '../words/cue-words.ts';
import { countCues, NO_CUES, type Cues } from '../words/cues.ts';
import { countEachWord, type WordCounts } from './gram-scores.ts';
import { type Span, splitSentences } from '../words/sentences.ts';

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

/** A text with what it was cut in. */
export interface CutDocument {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  /** Those of the text, where it was split already. */
  readonly sentences?: readonly Span[];
}

export function passageFeatures({ text, chunks, sentences: spans }: CutDocument): PassageFeatures {
  const isStudy = (text.match(SIGNIFICANCE)?.length ?? 0) >= STUDY_CUES;
  const cuesIn = isStudy ? countCues : (): Cues => NO_CUES;
  const texts = chunks.map((chunk) => text.slice(chunk.start, chunk.end));
  const read = readOnce(text);
  const sentences = (spans ?? splitSentences(text)).map((span) => {
    const sentence = text.slice(span.start, span.end);
    const numbers = isStudy ? (sentence.match(/\d+(?:[.,·]\d+)*/gu)?.length ?? 0) : 0;
    return { ...span, terms: new Set(read(span).terms), cues: cuesIn(sentence), numbers };
  });
  const parts = chunks.map(read);
  return {
    byTerm: buildBm25(
      parts.map((one, index) => [...one.terms, ...terms(headingsAbove(chunks[index], texts[index] ?? ''))]),
    ),
    words: parts.map(({ words }) => countEachWord(words)),
    isStudy,
    sentences,
    sentencesOf: assign(sentences, chunks),
    cuesOf: texts.map(cuesIn),
  };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface WordsOf {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** Terms and words of stretches of a text that is gone through but once; a word belongs to the stretch that it begins in. */
function readOnce(text: string): (stretch: Stretch) => WordsOf {
  const pieces: WordPiece[] = [];
  const starts: number[] = [];
  readPieces(text, (piece, start) => {
    pieces.push(piece);
    starts.push(start);
  });
  return ({ start, end }) => {
    const [terms, words]: [string[], string[]] = [[], []];
    for (
      let at = firstFrom(start, starts.length, (place) => starts[place]);
      (starts[at] ?? Infinity) < end;
      at += 1
    ) {
      const piece = pieces[at];
      if (piece === undefined || piece.stopword) continue;
      if (isSearchWord(piece)) words.push(piece.word);
      if (piece.term !== '') terms.push(piece.term);
    }
    return { terms, words };
  };
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
