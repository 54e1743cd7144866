import type { Encoder } from '#shared/ports/encoder.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { TEXT, encoderGraph } from './encoder-graph.ts';
import { lowRankId, readLowRank } from './low-rank.ts';
import { MadeOnce } from './made-once.ts';
import { meanOf } from './mean-pooling.ts';
import { type Model, createModels } from './model-files.ts';
import { createPairReader } from './pair-reader.ts';
import { MOST_PIECES } from './word-pieces.ts';

const nameOf = onFirstUse(() => `all-MiniLM-L6-v2, 8 bits, moved ${lowRankId()}`);
/** Vectors at hand: 6 MB. */
const MOST_KNOWN = 4_000;

/**
 * A small encoder of English sentences that runs in this process, and its reader. Its files are looked for and read when it is first asked, and
 * again where that failed.
 */
export function createMiniLm(locate: () => EncoderFiles): Encoder {
  const open = createModels(locate);
  const withEncoder = open('encoder', (weights) => encoderGraph(weights, readLowRank()));
  const known = new MadeOnce<Float32Array>(MOST_KNOWN);
  return {
    reader: createPairReader(open),
    get name() {
      return nameOf();
    },
    encode: async (texts) =>
      withEncoder(async (model) =>
        known.ofAll(
          texts,
          (text) => text,
          async (text) => encodeOne(model, text),
        ),
      ),
  };
}

/** By itself: eight bits are scaled by all that is computed at once, so that a text among others would come out otherwise. */
async function encodeOne({ wordPieces, run }: Model, text: string): Promise<Float32Array> {
  const pieces = wordPieces(text, MOST_PIECES);
  return meanOf(await run([{ input: TEXT, pieces }]), 0, pieces.length);
}
