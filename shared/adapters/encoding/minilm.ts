import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type * as OnnxRuntime from 'onnxruntime-web/wasm';
import * as z from 'zod';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { TEXT, encoderGraph } from './encoder-graph.ts';
import { lowRankId, readLowRank } from './low-rank.ts';
import { readStoredWeights } from './stored-weights.ts';
import { SHARD, WIDTH } from './transformer-graph.ts';
import { type WordPieces, createWordPieces } from './word-pieces.ts';

const nameOf = onFirstUse(() => `all-MiniLM-L6-v2, 8 bits, moved ${lowRankId()}`);
/** Of a text about the first 80 words. */
const MOST_PIECES = 112;
/** Vectors at hand, as later waves meet the same texts again: 6 MB. */
const MOST_KNOWN = 4_000;
const Tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });

/**
 * A small encoder of English sentences that runs in this process. Its files are looked for and read when it is first asked, and
 * again where that failed.
 */
export function createMiniLm(locate: () => EncoderFiles): Encoder {
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const known = new Map<string, Float32Array>();
  const load = async (): Promise<Loaded> => {
    loading ??= readEncoder(locate);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const run = async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    const loaded = await load();
    const found = new Map<string, Float32Array>();
    for (const text of new Set(texts)) {
      const vector = known.get(text) ?? (await encodeOne(loaded, loaded.wordPieces(text, MOST_PIECES)));
      found.set(text, vector);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(text, vector);
      // Between two texts the process sees to other things.
      await nextTurn();
    }
    return texts.map((text) => found.get(text) ?? new Float32Array(WIDTH));
  };
  return {
    get name() {
      return nameOf();
    },
    // One after another: the model runs in one thread.
    encode: async (texts) => {
      const mine = last.then(async () => run(texts));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } catch (error) {
        throw new EnvironmentFailure(
          `The encoder does not run: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
  };
}

interface Loaded {
  readonly wordPieces: WordPieces;
  readonly session: OnnxRuntime.InferenceSession;
  readonly Tensor: typeof OnnxRuntime.Tensor;
}

async function readEncoder(locate: () => EncoderFiles): Promise<Loaded> {
  const files = locate();
  const [model, weights, tokenizer, wasm, runtime] = await Promise.all([
    readJson(files.model),
    readFile(files.weights),
    readJson(files.tokenizer),
    readFile(files.wasm),
    loadRuntime(files.runtime),
  ]);
  const { vocab } = Tokenizer.parse(tokenizer).model;
  runtime.env.wasm.numThreads = 1;
  runtime.env.wasm.wasmBinary = wasm;
  const graph = encoderGraph(readStoredWeights(model, weights), readLowRank());
  const session = await runtime.InferenceSession.create(graph, {
    externalData: [{ path: SHARD, data: weights }],
  });
  // It is compiled by then, and would be held as long as the process lives.
  delete runtime.env.wasm.wasmBinary;
  return { wordPieces: createWordPieces(new Map(Object.entries(vocab))), session, Tensor: runtime.Tensor };
}

/** By its address: beside a bundle nothing can be found by name. */
async function loadRuntime(file: URL): Promise<typeof OnnxRuntime> {
  return import(file.href);
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** By itself: eight bits are scaled by all that is computed at once, so that a text among others would come out otherwise. */
async function encodeOne(
  { session, Tensor: Values }: Loaded,
  pieces: readonly number[],
): Promise<Float32Array> {
  const places = BigInt64Array.from(pieces, (_, at) => BigInt(at));
  const outputs = await session.run({
    [TEXT.pieces]: new Values('int64', BigInt64Array.from(pieces, BigInt), [1, pieces.length]),
    [TEXT.places]: new Values('int64', places, [pieces.length]),
  });
  const data = outputs[session.outputNames[0] ?? '']?.data;
  if (!(data instanceof Float32Array)) throw new EnvironmentFailure('It gave no numbers.');
  return meanOf(data, pieces.length);
}

/** The mean over the pieces of a text, made as long as 1. */
function meanOf(states: Float32Array, pieces: number): Float32Array {
  const mean = new Float32Array(WIDTH);
  for (let at = 0; at < pieces * WIDTH; at += 1)
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (states[at] ?? 0);
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
