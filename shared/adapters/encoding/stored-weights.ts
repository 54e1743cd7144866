import * as z from 'zod';
import { DamagedFile } from '#shared/errors.ts';

/** A tensor of a TensorFlow.js model; eight bits stand for `step * bits + lowest`. */
export interface StoredTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
  /** Where they begin in the shard. */
  readonly offset: number;
  readonly step: number;
  readonly lowest: number;
}

const Manifest = z.object({
  weightsManifest: z
    .array(
      z.object({
        weights: z.array(
          z.object({
            name: z.string(),
            shape: z.array(z.int().nonnegative()),
            dtype: z.enum(['float32', 'int32', 'bool']),
            quantization: z
              .object({ dtype: z.literal('uint8'), scale: z.number().positive(), min: z.number() })
              .optional(),
          }),
        ),
      }),
    )
    .length(1),
});

/**
 * The tensors of eight bits of a model in the form of TensorFlow.js (`model.json` and its one shard), in their order.
 * Throws DamagedFile when the two do not fit together.
 */
export function readStoredWeights(model: unknown, shard: Uint8Array): readonly StoredTensor[] {
  const manifest = Manifest.safeParse(model);
  if (!manifest.success)
    throw new DamagedFile('The description of the encoder has another form than expected.');
  const tensors: StoredTensor[] = [];
  let offset = 0;
  for (const { name, shape, dtype, quantization } of manifest.data.weightsManifest.flatMap(
    ({ weights }) => weights,
  )) {
    const width = quantization !== undefined || dtype === 'bool' ? 1 : 4;
    const end = offset + width * shape.reduce((product, side) => product * side, 1);
    if (quantization !== undefined)
      tensors.push({
        name,
        shape,
        bytes: shard.subarray(offset, end),
        offset,
        step: quantization.scale,
        lowest: quantization.min,
      });
    offset = end;
  }
  if (offset !== shard.length)
    throw new DamagedFile(
      `The weights of the encoder have ${shard.length} bytes, not the ${offset} that are described.`,
    );
  return tensors;
}

/** What the bits of a tensor stand for. */
export function valuesOf({ bytes, step, lowest }: StoredTensor): Float32Array {
  return Float32Array.from(bytes, (bits) => bits * step + lowest);
}

/** The bits that stand for zero. */
export function zeroOf({ step, lowest }: StoredTensor): number {
  return Math.round(-lowest / step);
}
