import { OnnxFile } from './onnx-file.ts';
import { LAYERS_APART, type ReaderParts } from './reader-weights.ts';
import type { StoredTensor } from './stored-weights.ts';
import {
  HEADS,
  type TextInput,
  TransformerGraph,
  WIDTH,
  statesNamed,
  valuesIn,
} from './transformer-graph.ts';

/** What the reader takes: one question and one quote. */
export const ASKED: TextInput = { pieces: 'askedPieces', places: 'askedPlaces' };
export const SAID: TextInput = { pieces: 'saidPieces', places: 'saidPlaces' };

/**
 * The reader of pairs as ONNX, from the stored weights of the encoder and what `narrowOf` adds to them: layers that read question
 * and quote apart, then layers that read both. It gives WIDTH numbers per piece, first those of the question. Throws DamagedFile
 * where a tensor is missing.
 */
export function readerGraph(
  weights: readonly StoredTensor[],
  { narrowOf, kinds, gates }: Pick<ReaderParts, 'narrowOf' | 'kinds' | 'gates'>,
): Uint8Array {
  const file = new OnnxFile();
  const transformer = new TransformerGraph(file, weights, narrowOf);
  const apart = [ASKED, SAID].map((input, at) => {
    let state = transformer.embed(input);
    for (let layer = 0; layer < LAYERS_APART; layer += 1) state = transformer.layer(state, layer);
    return file.node('Add', [state, file.floats([WIDTH], Float32Array.from(kinds[at] ?? []))]);
  });
  let state = file.node('Concat', apart, { axis: 1 });
  const ahead = placesAhead(file);
  const ways = [ahead, file.node('Transpose', [ahead])];
  for (const [at, ofHeads] of gates.entries()) {
    const [onQuote = '', onQuestion = ''] = ways.map((way, index) => {
      const gate = Float32Array.from(ofHeads, (ofBoth) => ofBoth[index] ?? 0);
      return file.node('Mul', [file.floats([HEADS, 1, 1], gate), way]);
    });
    state = transformer.layer(state, LAYERS_APART + at, file.node('Add', [onQuote, onQuestion]));
  }
  return file.finish([ASKED, SAID].flatMap(valuesIn), statesNamed(state, 'pieces'));
}

/** By rows the places that heed, by columns those that are heeded: 1 where a place of the question heeds one of the quote, else 0. */
function placesAhead(file: OnnxFile): string {
  const filled = (input: TextInput, value: number): string =>
    file.node('Expand', [file.number(value), file.node('Shape', [input.pieces])]);
  const ofQuestion = file.node('Concat', [filled(ASKED, 1), filled(SAID, 0)], { axis: 1 });
  const ofQuote = file.node('Concat', [filled(ASKED, 0), filled(SAID, 1)], { axis: 1 });
  return file.node('MatMul', [file.node('Transpose', [ofQuestion]), ofQuote]);
}
