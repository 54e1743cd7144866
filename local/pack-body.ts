import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiResponse } from '#functions/api/api-response.ts';

/** Below it packing saves nothing that one would notice. */
const SMALLEST = 1400;
/** Nearly as small as can be, in a twentieth of the time. */
const QUALITY = 5;

type Headers = ApiResponse['headers'];

interface Packed {
  readonly headers: Headers;
  readonly body: string | Buffer;
}

const packings = {
  br: async (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: async (text: string) => promisify(gzip)(text),
} as const;

/** A text as its reader can unpack it, by what they say that they accept; as it is where they say nothing or it is short. */
export async function packBody(text: string, headers: Headers, accepted: string): Promise<Packed> {
  const way =
    text.length < SMALLEST ? undefined : (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
  if (way === undefined) return { headers, body: text };
  return {
    headers: {
      ...headers,
      'content-encoding': way,
      vary: ['Accept-Encoding', ...(headers['vary'] === undefined ? [] : [headers['vary']])].join(', '),
    },
    body: await packings[way](text),
  };
}

function accepts(accepted: string, way: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return name === way && !/^q=0(?:\.0*)?$/u.test(quality ?? '');
  });
}
