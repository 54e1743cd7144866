import { MalformedReply } from '#shared/errors.ts';

export interface HttpRequest {
  /** Below a configured base URL, never one taken from a reply or a page. */
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly signal: AbortSignal | undefined;
  /** Of the answer; 1 MB where nothing is said. */
  readonly maximumBytes?: number | undefined;
}

export interface HttpReply {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

const MAXIMUM_BYTES = 1_000_000;

/**
 * The trusted door for models: one request to a configured base URL, no redirects, an answer of bounded length. Throws
 * MalformedReply for a longer one, and what `fetch` throws.
 */
export async function exchangeBytes(request: HttpRequest): Promise<HttpReply> {
  const { url, method, headers, body, signal, maximumBytes = MAXIMUM_BYTES } = request;
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await readLimited(response.body, maximumBytes),
  };
}

async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  maximumBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBytes) {
      throw new MalformedReply(
        `The model service sent an answer larger than ${maximumBytes / 1_000_000} MB.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
