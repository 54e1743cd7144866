import type { NarrowOf } from './low-rank.ts';
import { OnnxFile } from './onnx-file.ts';
import type { StoredTensor } from './stored-weights.ts';
import { LAYERS, type TextInput, TransformerGraph, statesNamed, valuesIn } from './transformer-graph.ts';

/** What the encoder takes. */
export const TEXT: TextInput = { pieces: 'pieces', places: 'places' };

/**
 * The encoder as ONNX, from its stored weights and what `narrowOf` adds to them. It takes a TEXT and gives WIDTH numbers per
 * piece. Throws DamagedFile where a tensor is missing.
 */
export function encoderGraph(weights: readonly StoredTensor[], narrowOf: NarrowOf): Uint8Array {
  const file = new OnnxFile();
  const transformer = new TransformerGraph(file, weights, narrowOf);
  let state = transformer.embed(TEXT);
  for (let layer = 0; layer < LAYERS; layer += 1) state = transformer.layer(state, layer);
  return file.finish(valuesIn(TEXT), statesNamed(state, TEXT.pieces));
}
