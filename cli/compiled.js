// Plain JavaScript, as it is read before anything that was translated once is found again.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** See compiled.d.ts. */
export function compiledCommand(root = ROOT) {
  try {
    const { entry, sources } = JSON.parse(readFileSync(join(root, 'dist/command/current.json'), 'utf8'));
    const file = join(root, entry);
    if (!existsSync(file) || !sources.every((source) => isAsItWas(root, source))) return undefined;
    return pathToFileURL(file).href;
  } catch {
    return undefined;
  }
}

function isAsItWas(root, [path, bytes, changed]) {
  const now = statSync(root + path, { throwIfNoEntry: false });
  return now !== undefined && now.size === bytes && now.mtimeMs === changed;
}
