import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type * as OnnxRuntime from 'onnxruntime-web/wasm';
import * as z from 'zod';
import { EnvironmentFailure } from '#shared/errors.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { INPUT, WIDTH, encoderGraph } from './encoder-graph.ts';
import { readStoredWeights } from './stored-weights.ts';
import { type WordPieces, createWordPieces } from './word-pieces.ts';

const NAME = 'all-MiniLM-L6-v2, 8 bits';
/** Of a text about the first 80 words. */
const MOST_PIECES = 112;
/** Texts at a time: between two such the process sees to other things. */
const BATCH = 8;
/** Far below any likeness: what is not there has no share. */
const ABSENT = -10_000;

const Tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });

/** A small encoder of English sentences that runs in this process; read when it is first asked, and once. */
export function createMiniLm(files: EncoderFiles): Encoder {
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const run = async (texts: readonly string[]): Promise<readonly Float32Array[]> => {
    const loaded = await (loading ??= load(files));
    const found = new Map<string, Float32Array>();
    const cut = [...new Set(texts)]
      .map((text) => ({ text, pieces: loaded.wordPieces(text, MOST_PIECES) }))
      .toSorted((a, b) => a.pieces.length - b.pieces.length);
    for (let start = 0; start < cut.length; start += BATCH) {
      const batch = cut.slice(start, start + BATCH);
      const vectors = await encodeBatch(
        loaded,
        batch.map(({ pieces }) => pieces),
      );
      for (const [index, { text }] of batch.entries())
        found.set(text, vectors[index] ?? new Float32Array(WIDTH));
      await nextTurn();
    }
    return texts.map((text) => found.get(text) ?? new Float32Array(WIDTH));
  };
  return {
    name: NAME,
    // One after another: the model runs in one thread.
    encode: async (texts) => {
      const mine = last.then(async () => run(texts));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } catch (error) {
        throw new EnvironmentFailure(
          `The encoder of quotes does not run: ${error instanceof Error ? error.message : String(error)}`,
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

async function load(files: EncoderFiles): Promise<Loaded> {
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
  return {
    wordPieces: createWordPieces(new Map(Object.entries(vocab))),
    session: await runtime.InferenceSession.create(encoderGraph(readStoredWeights(model, weights))),
    Tensor: runtime.Tensor,
  };
}

/** By its address: beside a bundle nothing can be found by name. */
async function loadRuntime(file: URL): Promise<typeof OnnxRuntime> {
  return import(file.href);
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function encodeBatch(
  { session, Tensor: Values }: Loaded,
  texts: readonly (readonly number[])[],
): Promise<readonly Float32Array[]> {
  const length = Math.max(...texts.map((pieces) => pieces.length));
  const pieces = new BigInt64Array(texts.length * length);
  const mask = new Float32Array(texts.length * length).fill(ABSENT);
  for (const [row, text] of texts.entries()) {
    pieces.set(BigInt64Array.from(text, BigInt), row * length);
    mask.fill(0, row * length, row * length + text.length);
  }
  const places = BigInt64Array.from({ length }, (_, at) => BigInt(at));
  const outputs = await session.run({
    [INPUT.pieces]: new Values('int64', pieces, [texts.length, length]),
    [INPUT.places]: new Values('int64', places, [length]),
    [INPUT.mask]: new Values('float32', mask, [texts.length, 1, 1, length]),
  });
  const data = outputs[session.outputNames[0] ?? '']?.data;
  if (!(data instanceof Float32Array)) throw new EnvironmentFailure('It gave no numbers.');
  return texts.map((text, row) => meanOf(data.subarray(row * length * WIDTH), text.length));
}

/** The mean over the pieces of a text, made as long as 1. */
function meanOf(states: Float32Array, pieces: number): Float32Array {
  const mean = new Float32Array(WIDTH);
  for (let at = 0; at < pieces * WIDTH; at += 1)
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (states[at] ?? 0);
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
