import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { UnreadableSource } from '#shared/errors.ts';

export interface DecodedBody {
  readonly bytes: Uint8Array;
  /** Whether there was more than the limit. */
  readonly isCut: boolean;
}

/** What we say that we take. Not zstd: Node.js 24 drops what follows the first frame of a chunk without a word. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

type Bytes = AsyncIterable<Uint8Array>;
/** Makes a decoder for a body that begins with this chunk. */
type MakeDecoder = (first: Uint8Array) => Transform;

const MOST_ENCODINGS = 2;
const CHUNK_BYTES = 64 * 1024;
/** As browsers do: what ends too early gives what there was of it. */
const LENIENT = {
  flush: constants.Z_SYNC_FLUSH,
  finishFlush: constants.Z_SYNC_FLUSH,
  chunkSize: CHUNK_BYTES,
};

const DECODERS: Readonly<Record<string, MakeDecoder>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  // Some servers leave its header out.
  deflate: ([first = 0]) => ((first & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT)),
  br: () =>
    createBrotliDecompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      chunkSize: CHUNK_BYTES,
    }),
};

/**
 * Reads a body, decoded, as far as the limit goes, which holds for what each stage of the decoding gives: of a bomb no
 * more is made than that. Throws UnreadableSource for an encoding that is unknown or broken, else what the body threw.
 */
export async function decodeBody(body: Bytes, encoding: string, maximumBytes: number): Promise<DecodedBody> {
  const names = encodingsOf(encoding);
  const met: Met = { isCut: false };
  let stream: Bytes = remembering(body, met);
  for (const name of names) stream = bounded(decoded(stream, name), maximumBytes, met);
  try {
    const bytes = await collect(bounded(stream, maximumBytes, met));
    return { bytes: bytes.subarray(0, maximumBytes), isCut: met.isCut };
  } catch (cause) {
    if (cause === met.networkError) throw cause;
    throw new UnreadableSource('The page is not encoded as it says it is.', { cause });
  }
}

/** What came up while a body was read. */
interface Met {
  networkError?: unknown;
  isCut: boolean;
}

/** In the order in which they are undone. */
function encodingsOf(header: string): readonly string[] {
  const names = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MOST_ENCODINGS || names.some((name) => !Object.hasOwn(DECODERS, name))) {
    throw new UnreadableSource('The page is in an encoding that is not known.');
  }
  return names.reverse();
}

async function* remembering(body: Bytes, met: Met): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    met.networkError = error;
    throw error;
  }
}

async function* decoded(source: Bytes, name: string): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  const decoder = first.done === true ? undefined : DECODERS[name]?.(first.value);
  if (first.done === true || decoder === undefined) return;
  // What fails in it ends the decoder, which is read here.
  pipeline(Readable.from(startingWith(first.value, chunks)), decoder).catch(() => undefined);
  yield* decoder;
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Ends after the chunk that goes beyond the limit. */
async function* bounded(source: Bytes, maximumBytes: number, met: Met): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    yield chunk;
    if (size > maximumBytes) {
      met.isCut = true;
      return;
    }
  }
}

async function collect(source: Bytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
