import { searchWords, terms } from './analyze.ts';
import { buildBm25, type Bm25 } from './bm25.ts';
import type { Chunk } from './chunks.ts';
import { countCues, type Cues } from './cues.ts';
import { characterGrams } from './grams.ts';
import { splitSentences } from './sentences.ts';

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
  readonly byGram: Bm25;
  readonly sentences: readonly SentenceFeatures[];
  /** Per chunk, the sentences at least half of which it holds. */
  readonly sentencesOf: readonly (readonly SentenceFeatures[])[];
  readonly cuesOf: readonly Cues[];
}

export function passageFeatures(text: string, chunks: readonly Chunk[]): PassageFeatures {
  const texts = chunks.map((chunk) => text.slice(chunk.start, chunk.end));
  const sentences = splitSentences(text).map((span) => {
    const sentence = text.slice(span.start, span.end);
    const numbers = sentence.match(/\d+(?:[.,·]\d+)*/gu)?.length ?? 0;
    return {
      start: span.start,
      end: span.end,
      terms: new Set(terms(sentence)),
      cues: countCues(sentence),
      numbers,
    };
  });
  return {
    byTerm: buildBm25(
      texts.map((text, index) => [...terms(text), ...terms(headingsAbove(chunks[index], text))]),
    ),
    byGram: buildBm25(texts.map((text) => searchWords(text).flatMap(characterGrams))),
    sentences,
    sentencesOf: chunks.map((chunk) => sentences.filter((sentence) => isMostlyIn(sentence, chunk))),
    cuesOf: texts.map(countCues),
  };
}

function isMostlyIn(sentence: SentenceFeatures, chunk: Chunk): boolean {
  const common = Math.min(sentence.end, chunk.end) - Math.max(sentence.start, chunk.start);
  return common >= (sentence.end - sentence.start) / 2;
}

/** Headings of a chunk that does not itself begin with them. */
function headingsAbove(chunk: Chunk | undefined, text: string): string {
  return (chunk?.headings ?? []).filter((heading) => !text.includes(heading)).join('\n');
}
