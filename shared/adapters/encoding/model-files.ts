import { readFile } from 'node:fs/promises';
import type * as OnnxRuntime from 'onnxruntime-web/wasm';
import * as z from 'zod';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { type StoredTensor, readStoredWeights } from './stored-weights.ts';
import { SHARD, type TextInput } from './transformer-graph.ts';
import { type WordPieces, createWordPieces } from './word-pieces.ts';

const Tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });

/** A model as it was loaded. */
export interface Model {
  readonly wordPieces: WordPieces;
  /** What it gives for texts in pieces, each with what its inputs are called. */
  readonly run: (texts: readonly TextInPieces[]) => Promise<Float32Array>;
}

interface TextInPieces {
  readonly input: TextInput;
  readonly pieces: readonly number[];
}

/**
 * Does something with a model, after what was begun before with any of them, since all run in one thread. Throws
 * EnvironmentFailure, which calls the model by its name, where it cannot be read or does not run.
 */
export type WithModel = <Found>(use: (model: Model) => Promise<Found>) => Promise<Found>;

/** A model by what it is called and its graph, which is made of the stored weights. */
export type OpenModel = (
  name: string,
  graphOf: (weights: readonly StoredTensor[]) => Uint8Array,
) => WithModel;

/**
 * Opens models that are made of the same weights. Their files are looked for and read when one is first used, and again where that
 * failed: those of the weights for each, the runtime and the vocabulary once.
 */
export function createModels(locate: () => EncoderFiles): OpenModel {
  let last: Promise<unknown> = Promise.resolve();
  const common = loadOnce(async () => readCommon(locate()));
  return (name, graphOf) => {
    const load = loadOnce(async () => loadModel(await common(), graphOf));
    return async (use) => {
      const mine = last.then(async () => use(await load()));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } catch (error) {
        throw new EnvironmentFailure(
          `The ${name} does not run: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    };
  };
}

/** What was loaded at the first call, or at the first that did not fail. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

/** What all models have in common. */
interface Common {
  readonly files: EncoderFiles;
  readonly wordPieces: WordPieces;
  readonly runtime: typeof OnnxRuntime;
}

async function readCommon(files: EncoderFiles): Promise<Common> {
  const [tokenizer, wasm, runtime] = await Promise.all([
    readJson(files.tokenizer),
    readFile(files.wasm),
    loadRuntime(files.runtime),
  ]);
  const { vocab } = Tokenizer.parse(tokenizer).model;
  runtime.env.wasm.numThreads = 1;
  runtime.env.wasm.wasmBinary = wasm;
  return { files, wordPieces: createWordPieces(new Map(Object.entries(vocab))), runtime };
}

async function loadModel(
  { files, wordPieces, runtime }: Common,
  graphOf: (weights: readonly StoredTensor[]) => Uint8Array,
): Promise<Model> {
  const [described, weights] = await Promise.all([readJson(files.model), readFile(files.weights)]);
  const session = await runtime.InferenceSession.create(graphOf(readStoredWeights(described, weights)), {
    externalData: [{ path: SHARD, data: weights }],
  });
  // It is compiled by then, and would be held as long as the process lives.
  delete runtime.env.wasm.wasmBinary;
  return {
    wordPieces,
    run: async (texts) => {
      const inputs = texts.flatMap((text) => tensorsOf(text, runtime.Tensor));
      const outputs = await session.run(Object.fromEntries(inputs));
      const data = outputs[session.outputNames[0] ?? '']?.data;
      if (!(data instanceof Float32Array)) throw new EnvironmentFailure('It gave no numbers.');
      return data;
    },
  };
}

function tensorsOf(
  { input, pieces }: TextInPieces,
  Tensor: typeof OnnxRuntime.Tensor,
): readonly (readonly [string, OnnxRuntime.Tensor])[] {
  const places = BigInt64Array.from(pieces, (_, at) => BigInt(at));
  return [
    [input.pieces, new Tensor('int64', BigInt64Array.from(pieces, BigInt), [1, pieces.length])],
    [input.places, new Tensor('int64', places, [pieces.length])],
  ];
}

/** By its address: beside a bundle nothing can be found by name. */
async function loadRuntime(file: URL): Promise<typeof OnnxRuntime> {
  return import(file.href);
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
