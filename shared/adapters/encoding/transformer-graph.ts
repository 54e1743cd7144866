import { DamagedFile } from '#shared/errors.ts';
import type { NarrowOf } from './low-rank.ts';
import { ELEMENT, type OnnxFile, type Value } from './onnx-file.ts';
import { type StoredTensor, valuesOf, zeroOf } from './stored-weights.ts';

/** Shape of the model: MiniLM-L6 (Wang et al. 2020), six layers of twelve heads over 384 numbers. */
export const WIDTH = 384;
export const LAYERS = 6;
export const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
/** Pieces of a text that it knows places for. */
const MOST_PLACES = 512;
const SMALLEST_VOCABULARY = 20_000;
/** What is added to the variance before its root is taken. */
const EPSILON = 1e-12;

/** The file of weights, as the model names it. */
export const SHARD = 'weights';

/** What the inputs for one text are called: its pieces (texts of one length by pieces) and their places (0, 1, 2 …). */
export interface TextInput {
  readonly pieces: string;
  readonly places: string;
}

export function valuesIn({ pieces, places }: TextInput): readonly Value[] {
  return [
    { name: pieces, element: ELEMENT.int64, sides: ['texts', pieces] },
    { name: places, element: ELEMENT.int64, sides: [pieces] },
  ];
}

/** WIDTH numbers per piece of all texts. */
export function statesNamed(name: string, pieces: string): Value {
  return { name, element: ELEMENT.float, sides: ['texts', pieces, WIDTH] };
}

/**
 * What is said in ONNX of a transformer as BERT is (Devlin et al. 2019), from its stored weights: each product of matrices in
 * eight bits, and what `narrowOf` adds to it unrounded, since it is less than a step of eight bits. Each step is added to `file`
 * and gives the name of what it makes. Throws DamagedFile where a tensor is missing.
 */
export class TransformerGraph {
  readonly #file: OnnxFile;
  readonly #weights: readonly StoredTensor[];
  readonly #narrowOf: NarrowOf;
  readonly #apart: string;
  readonly #together: string;
  readonly #scale: string;
  /** What lies in the shard is named once, however often a layer is run. */
  readonly #names = new Map<StoredTensor, string>();
  #placed: string | undefined;

  constructor(file: OnnxFile, weights: readonly StoredTensor[], narrowOf: NarrowOf) {
    this.#file = file;
    this.#weights = weights;
    this.#narrowOf = narrowOf;
    this.#apart = this.#file.integers([0, 0, HEADS, HEAD_WIDTH]);
    this.#together = this.#file.integers([0, 0, WIDTH]);
    this.#scale = this.#file.number(1 / Math.sqrt(HEAD_WIDTH));
  }

  /** What each piece stands for, and where. */
  embed({ pieces, places }: TextInput): string {
    const words = this.#find(
      ({ shape: [rows = 0, columns] }) => rows >= SMALLEST_VOCABULARY && columns === WIDTH,
    );
    const found = this.#file.node('DequantizeLinear', [
      this.#file.node('Gather', [this.#stored(words), pieces]),
      this.#file.number(words.step),
      this.#zero(words),
    ]);
    this.#placed ??= this.#placeTable();
    return this.#norm(this.#sum(found, this.#file.node('Gather', [this.#placed, places])), 'embeddings');
  }

  /** What the layer of this number makes of the states; `added` to how much each place heeds each other one. */
  layer(before: string, layer: number, added?: string): string {
    const name = `encoder/layer_._${layer}`;
    const attended = this.#linear(
      this.#attend(before, `${name}/attention/self`, added),
      `${name}/attention/output/dense`,
    );
    const state = this.#norm(this.#sum(attended, before), `${name}/attention/output`);
    const wide = this.#file.node('Gelu', [this.#linear(state, `${name}/intermediate/dense`)]);
    return this.#norm(this.#sum(this.#linear(wide, `${name}/output/dense`), state), `${name}/output`);
  }

  #placeTable(): string {
    const places = this.#find(({ shape: [rows, columns] }) => rows === MOST_PLACES && columns === WIDTH);
    const kinds = this.#find(({ bytes, shape }) => bytes.length === 2 * WIDTH && shape.length > 1);
    const kind = valuesOf(kinds).subarray(0, WIDTH);
    const placed = valuesOf(places).map((value, at) => value + (kind[at % WIDTH] ?? 0));
    return this.#file.floats(places.shape, placed);
  }

  #attend(state: string, name: string, added: string | undefined): string {
    const heads = (part: string, order: readonly number[]): string =>
      this.#file.node(
        'Transpose',
        [this.#file.node('Reshape', [this.#linear(state, `${name}/${part}`), this.#apart])],
        {
          perm: order,
        },
      );
    const [query, key, value] = [
      heads('query', [0, 2, 1, 3]),
      heads('key', [0, 2, 3, 1]),
      heads('value', [0, 2, 1, 3]),
    ];
    const likeness = this.#file.node('Mul', [this.#file.node('MatMul', [query, key]), this.#scale]);
    const heeded = added === undefined ? likeness : this.#sum(likeness, added);
    const shares = this.#file.node('Softmax', [heeded], { axis: -1 });
    const mixed = this.#file.node('Transpose', [this.#file.node('MatMul', [shares, value])], {
      perm: [0, 2, 1, 3],
    });
    return this.#file.node('Reshape', [mixed, this.#together]);
  }

  /** A product with the weights in eight bits, and what is added to it. */
  #linear(input: string, name: string): string {
    const stored = this.#named(`${name}/Tensordot/ReadVariableOp`);
    const [bits = '', step = '', zero = ''] = this.#file.nodes('DynamicQuantizeLinear', [input], 3);
    const weights = this.#stored(stored);
    const product = this.#file.node('MatMulInteger', [bits, weights, zero, this.#zero(stored)]);
    const scaled = this.#file.node('Mul', [
      this.#file.node('Cast', [product], { to: ELEMENT.float }),
      this.#file.node('Mul', [step, this.#file.number(stored.step)]),
    ]);
    return this.#sum(this.#withNarrow(scaled, input, name), this.#vector(`${name}/BiasAdd/ReadVariableOp`));
  }

  #withNarrow(product: string, input: string, name: string): string {
    const { shape } = this.#named(`${name}/Tensordot/ReadVariableOp`);
    const [inputs = 0, outputs = 0] = shape;
    const narrow = this.#narrowOf(name, [inputs, outputs]);
    if (narrow === undefined) return product;
    const { rank, down, up } = narrow;
    const within = this.#file.node('MatMul', [input, this.#file.floats([inputs, rank], down)]);
    return this.#sum(product, this.#file.node('MatMul', [within, this.#file.floats([rank, outputs], up)]));
  }

  #norm(input: string, name: string): string {
    const at = `${name}/LayerNorm/batchnorm`;
    return this.#file.node(
      'LayerNormalization',
      [input, this.#vector(`${at}/mul/ReadVariableOp`), this.#vector(`${at}/ReadVariableOp`)],
      { axis: -1, epsilon: { fraction: EPSILON } },
    );
  }

  #sum(first: string, second: string): string {
    return this.#file.node('Add', [first, second]);
  }

  #vector(name: string): string {
    const stored = this.#named(name);
    return this.#file.floats([stored.bytes.length], valuesOf(stored));
  }

  /** As it lies in the shard, which is given beside the model. */
  #stored(stored: StoredTensor): string {
    const { shape, offset, bytes } = stored;
    const known = this.#names.get(stored);
    const place = { file: SHARD, offset, length: bytes.length };
    const name = known ?? this.#file.outside(ELEMENT.uint8, shape, place);
    this.#names.set(stored, name);
    return name;
  }

  #zero(stored: StoredTensor): string {
    return this.#file.tensor(ELEMENT.uint8, [], Uint8Array.of(zeroOf(stored)));
  }

  /** By the end of its name, which begins with where it stood when it was stored. */
  #named(end: string): StoredTensor {
    return this.#find(({ name }) => name.endsWith(`/bert/${end}`), end);
  }

  #find(fits: (one: StoredTensor) => boolean, name = 'one of its tables'): StoredTensor {
    const found = this.#weights.find(fits);
    if (found === undefined) throw new DamagedFile(`The weights of the encoder lack ${name}.`);
    return found;
  }
}
