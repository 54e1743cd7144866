import type { IncomingMessage } from 'node:http';

export type BodyReading = { readonly text: string } | { readonly refused: 'too-large' | 'not-utf8' };

/** Reads a body up to the limit and not a byte further. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<BodyReading> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return { refused: 'too-large' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of byteChunks(request)) {
    size += chunk.length;
    if (size > maximumBytes) return { refused: 'too-large' };
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

/** Leaving the loop early keeps the connection, so that the refusal can still be sent. */
function byteChunks(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request.iterator({ destroyOnReturn: false });
}

function decode(bytes: Uint8Array): BodyReading {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { refused: 'not-utf8' };
  }
}
