// Plain JavaScript, as it is read before anything that was translated once is found again.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** See compiled.d.ts. */
export function compiledCommand(root = ROOT) {
  try {
    const { entry, outputs, sources } = JSON.parse(
      readFileSync(join(root, 'dist/command/current.json'), 'utf8'),
    );
    const isWhole = outputs.every(([path, bytes]) => stateOf(root, path)?.size === bytes);
    if (!isWhole || !sources.every((source) => isAsItWas(root, source))) return undefined;
    return pathToFileURL(join(root, entry)).href;
  } catch {
    return undefined;
  }
}

function isAsItWas(root, [path, bytes, changed]) {
  const now = stateOf(root, path);
  return now?.size === bytes && now.mtimeMs === changed;
}

function stateOf(root, path) {
  return statSync(join(root, path), { throwIfNoEntry: false });
}
