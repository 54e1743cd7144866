import * as z from 'zod';
import { canonicalJson, sha256 } from '#shared/text/hash.ts';
import { LowRank, type NarrowOf, readLowRank } from './low-rank.ts';
import fitted from './reader.json' with { type: 'json' };
import { HEADS, LAYERS, WIDTH } from './transformer-graph.ts';

const ID_DIGITS = 8;
/** Layers that read the question and the quote apart. */
export const LAYERS_APART = 2;

const Row = z.array(z.number()).length(WIDTH);

/** What the reader of pairs adds to the encoder as low-rank weights move it. Written by `npm run fit:encoder`, never edited by hand. */
const ReaderWeights = LowRank.extend({
  /** For each layer that reads both and each of its heads: added to how much the question heeds the quote, and that the question. */
  gates: z.array(z.array(z.array(z.number()).length(2)).length(HEADS)).length(LAYERS - LAYERS_APART),
  /** Added to each state of the question, and of the quote. */
  kinds: z.array(Row).length(2),
  /** What each dimension counts: `head` and `told` of the product of both means, the others of one mean. */
  heads: z.object({ head: Row, told: Row, asked: Row, said: Row, toldBySaid: Row }),
  /** How near a quote is that tells as much as none. */
  none: z.number(),
});
export type ReaderWeights = z.infer<typeof ReaderWeights>;

/** Beginning of the SHA-256 of all that was learned: another reader has another name. */
export function readerId({ rank, added, gates, kinds, heads, none }: ReaderWeights = fitted): string {
  return sha256(canonicalJson({ rank, added, gates, kinds, heads, none })).slice(0, ID_DIGITS);
}

export interface ReaderParts extends Pick<ReaderWeights, 'gates' | 'kinds' | 'heads' | 'none'> {
  readonly narrowOf: NarrowOf;
}

export function readReader(content: unknown = fitted): ReaderParts {
  const { gates, kinds, heads, none } = ReaderWeights.parse(content);
  return { gates, kinds, heads, none, narrowOf: readLowRank(content) };
}
