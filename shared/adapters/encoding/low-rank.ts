import * as z from 'zod';
import { DamagedFile } from '#shared/errors.ts';
import { canonicalJson, sha256 } from '#shared/text/hash.ts';
import fitted from './low-rank.json' with { type: 'json' };

const ID_DIGITS = 8;

/** Rows of whole numbers of -127 to 127, each with what one of them is worth. */
const Factor = z.object({ rows: z.array(z.number()).readonly(), bytes: z.base64() });

/**
 * What is added to the products of the encoder so that quotes which answer a question come near to it: for each of its matrices the
 * product of two narrow ones (low-rank adaptation, Hu et al. 2021). Written by `npm run fit:encoder`, never edited by hand.
 */
export const LowRank = z.object({
  provenance: z.string(),
  rank: z.int().positive(),
  /** By the name of a matrix: the one that narrows its inputs, turned, and the one that widens them to its outputs, `rank` rows each. */
  added: z.record(z.string(), z.object({ down: Factor, up: Factor })),
});
export type LowRank = z.infer<typeof LowRank>;

/** Beginning of the SHA-256 of all that is added: another encoder has another name. */
export function lowRankId({ rank, added }: Pick<LowRank, 'rank' | 'added'> = fitted): string {
  return sha256(canonicalJson({ rank, added })).slice(0, ID_DIGITS);
}

/** Two narrow matrices, row by row: `down` of inputs x rank numbers, `up` of rank x outputs. */
export interface Narrow {
  readonly rank: number;
  readonly down: Float32Array;
  readonly up: Float32Array;
}

/** What is added to a matrix of so many inputs and outputs; undefined where nothing is. Throws DamagedFile where it has other sides. */
export type NarrowOf = (name: string, sides: readonly [number, number]) => Narrow | undefined;

export function readLowRank(content: unknown = fitted): NarrowOf {
  const { added, rank } = LowRank.parse(content);
  return (name, [inputs, outputs]) => {
    const one = added[name];
    if (one === undefined) return undefined;
    const [down, up] = [rowsOf(one.down), rowsOf(one.up)];
    const isWhole = [one.down, one.up].every(({ rows }) => rows.length === rank);
    if (!isWhole || down.length !== rank * inputs || up.length !== rank * outputs)
      throw new DamagedFile(
        `What is added to ${name} does not fit the weights of the encoder: \`npm ci\` installs those that it was made for.`,
      );
    return { rank, down: turned(down, rank), up };
  };
}

/** Adds what both do: the ranks of one beside those of the other. */
export function joinNarrow(first: NarrowOf, second: NarrowOf): NarrowOf {
  return (name, sides) => {
    const [one, other] = [first(name, sides), second(name, sides)];
    if (one === undefined || other === undefined) return one ?? other;
    const rank = one.rank + other.rank;
    const down = new Float32Array(sides[0] * rank);
    for (let input = 0; input < sides[0]; input += 1) {
      down.set(one.down.subarray(input * one.rank, (input + 1) * one.rank), input * rank);
      down.set(other.down.subarray(input * other.rank, (input + 1) * other.rank), input * rank + one.rank);
    }
    const up = new Float32Array(rank * sides[1]);
    up.set(one.up);
    up.set(other.up, one.up.length);
    return { rank, down, up };
  };
}

function rowsOf({ rows, bytes }: z.infer<typeof Factor>): Float32Array {
  const numbers = new Int8Array(Buffer.from(bytes, 'base64'));
  const width = numbers.length / rows.length;
  return Float32Array.from(numbers, (number, at) => number * (rows[Math.floor(at / width)] ?? 0));
}

/** Columns as rows. */
function turned(values: Float32Array, rows: number): Float32Array {
  const width = values.length / rows;
  return values.map((_, at) => values[(at % rows) * width + Math.floor(at / rows)] ?? 0);
}
