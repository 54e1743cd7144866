import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { bundleFunctions } from '#infra/bundler.ts';
import { ENTRIES } from '#infra/functions.ts';

const METAFILE = 'dist/metafile.json';
const Metafile = z.object({
  inputs: z.record(z.string(), z.unknown()),
  outputs: z.record(z.string(), z.unknown()),
});

/** Before all tests on an emulated AWS: they run the real bundles, those of a synthesis just before where there was one. */
export async function setup(): Promise<void> {
  if (!areBundled()) await bundleFunctions(ENTRIES);
}

/** Whether the bundles are there, and newer than all that they are made of and made by. */
function areBundled(): boolean {
  if (!existsSync(METAFILE)) return false;
  const { inputs, outputs } = Metafile.parse(JSON.parse(readFileSync(METAFILE, 'utf8')));
  const made = statSync(METAFILE).mtimeMs;
  const makers = [...globSync('infra/**/*.ts'), 'package.json', 'package-lock.json'];
  const isOlder = (path: string): boolean =>
    (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < made;
  return (
    Object.keys(outputs).every((path) => existsSync(path)) &&
    [...Object.keys(inputs), ...makers].every(isOlder)
  );
}
