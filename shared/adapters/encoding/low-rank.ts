import * as z from 'zod';
import { DamagedFile } from '#shared/errors.ts';
import { type StoredTensor, valuesOf } from './stored-weights.ts';
import fitted from './low-rank.json' with { type: 'json' };

/** Rows of whole numbers of -127 to 127, each with what one of them is worth. */
const Factor = z.object({ rows: z.array(z.number()), bytes: z.base64() });

/**
 * By what the matrices of the encoder were moved so that quotes which answer a question come near to it: each by the product of two
 * narrow ones (low-rank adaptation, Hu et al. 2021). Written by the fit, never edited by hand.
 */
const LowRank = z.object({
  provenance: z.string(),
  rank: z.int().positive(),
  /** By the end of a matrix's name: what its inputs go into, and what comes out of that, `rank` rows each. */
  moves: z.record(z.string(), z.object({ into: Factor, from: Factor })),
});
export type LowRank = z.infer<typeof LowRank>;

export const LOW_RANK: LowRank = LowRank.parse(fitted);

/** Bits of a weight. */
const HIGHEST = 255;

/**
 * The tensors, those that `moves` names moved by it; these are not of the shard any more. Throws DamagedFile where one is not among
 * the tensors, or has other sides.
 */
export function moved(weights: readonly StoredTensor[], { rank, moves }: LowRank): readonly StoredTensor[] {
  const places = new Map(
    Object.entries(moves).map(([end, { into, from }]) => {
      const place = weights.findIndex(({ name }) => name.endsWith(`/bert/${end}`));
      const [inputs = 0, outputs = 0] = weights[place]?.shape ?? [];
      const [first, second] = [rowsOf(into, inputs), rowsOf(from, outputs)];
      if (place < 0 || first.length !== rank || second.length !== rank)
        throw new DamagedFile(`What ${end} is moved by does not fit the weights of the encoder.`);
      return [place, { first, second }] as const;
    }),
  );
  return weights.map((one, place) => {
    const move = places.get(place);
    return move === undefined ? one : inBits(one, movedValues(one, move));
  });
}

interface Move {
  readonly first: readonly Float32Array[];
  readonly second: readonly Float32Array[];
}

function movedValues(one: StoredTensor, { first, second }: Move): Float32Array {
  const [, outputs = 1] = one.shape;
  const values = valuesOf(one);
  for (const [index, into] of first.entries()) {
    const from = second[index] ?? new Float32Array(outputs);
    for (let at = 0; at < values.length; at += outputs)
      addTo(values.subarray(at, at + outputs), from, into[at / outputs] ?? 0);
  }
  return values;
}

function addTo(row: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) + share * (from[at] ?? 0);
}

/** Empty where it has not so many numbers to a row. */
function rowsOf({ rows, bytes }: z.infer<typeof Factor>, width: number): readonly Float32Array[] {
  const numbers = new Int8Array(Buffer.from(bytes, 'base64'));
  if (numbers.length !== rows.length * width) return [];
  return rows.map((worth, index) =>
    Float32Array.from(numbers.subarray(index * width, (index + 1) * width), (number) => number * worth),
  );
}

/** In eight bits, of which one stands for zero exactly. */
function inBits({ name, shape }: StoredTensor, values: Float32Array): StoredTensor {
  const [least, most] = boundsOf(values);
  const step = (most - least) / HIGHEST || 1;
  const lowest = -Math.round(-least / step) * step;
  const bytes = new Uint8ClampedArray(values.length);
  for (let at = 0; at < values.length; at += 1) bytes[at] = ((values[at] ?? 0) - lowest) / step;
  return { name, shape, step, lowest, bytes: new Uint8Array(bytes.buffer) };
}

/** Zero is between them. */
function boundsOf(values: Float32Array): readonly [number, number] {
  let [least, most] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    least = Math.min(least, values[at] ?? 0);
    most = Math.max(most, values[at] ?? 0);
  }
  return [least, most];
}
