import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COMMAND } from './command-name.ts';
import { UsageError } from './failure.ts';

const NAME = '.env';
/** Where there is no `.env` yet, the folder with one of these is where it belongs. */
const MARKS = ['.env.example', 'package.json'] as const;

/**
 * The file with the settings of this machine: the one that is named, else the nearest `.env` above a folder; undefined
 * when there is none, or when `none` is named.
 */
export function findEnvironmentFile(named: string | undefined, folder: string): string | undefined {
  if (named === 'none') return undefined;
  if (named !== undefined && named.trim() !== '') return resolve(folder, named);
  return foldersAbove(folder)
    .map((one) => join(one, NAME))
    .find((path) => existsSync(path));
}

/** Takes the settings of a file that are not set already; says so where there is no such file, as only a named one can be. */
export function loadEnvironmentFile(path: string): void {
  if (!existsSync(path)) {
    throw new UsageError(
      `PLUMBLINE_ENV_FILE names ${path}, which is not there.`,
      `Write it with: ${COMMAND} setup. Or name another file, or none.`,
    );
  }
  process.loadEnvFile(path);
}

/** The file that settings are written to: as above, and where there is none yet, beside `.env.example` or a manifest. */
export function environmentFileToWrite(named: string | undefined, folder: string): string {
  const found = findEnvironmentFile(named, folder);
  if (found !== undefined) return found;
  const above = foldersAbove(folder);
  const marked = MARKS.flatMap((mark) => above.find((one) => existsSync(join(one, mark))) ?? []);
  return join(marked[0] ?? resolve(folder), NAME);
}

/** The folder itself, and all above it. */
function foldersAbove(folder: string): readonly string[] {
  const here = resolve(folder);
  const above = dirname(here);
  return above === here ? [here] : [here, ...foldersAbove(above)];
}
