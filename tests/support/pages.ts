import { readFileSync } from 'node:fs';
import type { FetchedBytes } from '#shared/adapters/reading/extraction/extractor-port.ts';

/** A page of tests/fixtures/pages as it would be fetched. */
export function fixturePage(name: string, contentType = 'text/html; charset=utf-8'): FetchedBytes {
  const bytes = readFileSync(new URL(`../fixtures/pages/${name}.html`, import.meta.url));
  return { bytes, contentType, url: `https://www.example.org/pages/${name}` };
}

/** Text or bytes as they would be fetched from a URL. */
export function fetched(content: string | Uint8Array, contentType?: string, url?: string): FetchedBytes {
  return {
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    ...(contentType === undefined ? {} : { contentType }),
    url: url ?? 'https://www.example.org/notes',
  };
}
