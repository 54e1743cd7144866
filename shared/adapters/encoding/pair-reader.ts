import type { Pair, PairReader } from '#shared/ports/encoder.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import { joinNarrow, lowRankId, readLowRank } from './low-rank.ts';
import { MadeOnce } from './made-once.ts';
import { meanOf } from './mean-pooling.ts';
import type { Model, OpenModel } from './model-files.ts';
import { ASKED, SAID, readerGraph } from './reader-graph.ts';
import { type ReaderParts, type ReaderWeights, readReader, readerId } from './reader-weights.ts';
import { MOST_PIECES } from './word-pieces.ts';

const MOST_ASKED_PIECES = 40;
/** Pairs at hand: with their texts some MB. */
const MOST_KNOWN = 4_000;
/** By how much the cosine of both means counts, and a unit of `none`. */
const SCALE = 14;
/** By how much a head counts that weighs the product of both means, and one that weighs one of them. */
const WEIGHT = { product: 384, mean: 20 } as const;

/** Reads a question and a quote together, on top of the encoder. The weights are those that were learned, but in tests. */
export function createPairReader(open: OpenModel, weights?: ReaderWeights): PairReader {
  const nameOf = onFirstUse(
    () => `all-MiniLM-L6-v2, 8 bits, moved ${lowRankId()}, reads pairs ${readerId(weights)}`,
  );
  const parts = onFirstUse(() => readReader(weights));
  const withReader = open('reader of pairs', (stored) => {
    const narrowOf = joinNarrow(readLowRank(), parts().narrowOf);
    return readerGraph(stored, { ...parts(), narrowOf });
  });
  const known = new MadeOnce<number>(MOST_KNOWN);
  return {
    get name() {
      return nameOf();
    },
    tell: async (pairs) =>
      withReader(async (model) =>
        known.ofAll(
          pairs,
          ({ asked, said }) => JSON.stringify([asked, said]),
          async (pair) => tellOne(model, pair, parts()),
        ),
      ),
  };
}

async function tellOne(
  { wordPieces, run }: Model,
  { asked, said }: Pair,
  parts: ReaderParts,
): Promise<number> {
  const question = wordPieces(asked, MOST_ASKED_PIECES);
  const quote = wordPieces(said, MOST_PIECES);
  const states = await run([
    { input: ASKED, pieces: question },
    { input: SAID, pieces: quote },
  ]);
  return logOdds(meanOf(states, 0, question.length), meanOf(states, question.length, quote.length), parts);
}

function logOdds(asked: Float32Array, said: Float32Array, { heads, none }: ReaderParts): number {
  const product = asked.map((value, at) => value * (said[at] ?? 0));
  const cosine = product.reduce((sum, value) => sum + value, 0);
  const ofProduct = weighed(product, heads.head) + weighed(product, heads.told);
  const ofMeans = weighed(asked, heads.asked) + weighed(said, heads.said) + weighed(said, heads.toldBySaid);
  return SCALE * (cosine - none) + WEIGHT.product * ofProduct + WEIGHT.mean * ofMeans;
}

function weighed(values: Float32Array, weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
