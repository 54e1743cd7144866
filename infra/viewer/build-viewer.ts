import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleViewer } from './bundle-viewer.ts';
import { composeServed } from './compose-page.ts';

/** All that a browser loads of the viewer, packed: what a person on a phone waits for. */
export const VIEWER_BUDGET_BYTES = 120 * 1024;
const HASH_CHARACTERS = 16;

/** Builds the viewer as a page and a script, for a bucket. Returns the bytes that they are together, packed. */
export async function buildViewer(folder: string): Promise<number> {
  const files = [...viewerFiles(await bundleViewer())];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return files.reduce((sum, [, text]) => sum + gzipSync(text).byteLength, 0);
}

/** What a service sends of the viewer, by name: the script's is never used twice. */
export function viewerFiles(script: string): ReadonlyMap<string, string> {
  const name = `viewer-${createHash('sha256').update(script).digest('hex').slice(0, HASH_CHARACTERS)}.js`;
  return new Map([
    [name, script],
    ['index.html', composeServed(name)],
  ]);
}
