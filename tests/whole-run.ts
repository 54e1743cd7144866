import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What Node has compiled for one run is there for the next, until `npm ci`. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/** All temporary files of a run lie in one folder, which goes when the run does, whatever became of its tests. */
export async function setup(): Promise<() => Promise<void>> {
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'tests-'));
  process.env['TMPDIR'] = folder;
  await mkdir(COMPILED, { recursive: true });
  // Where Node looks when nothing else is said: so do each command, each thread and each file of tests.
  await symlink(COMPILED, join(folder, 'node-compile-cache'), 'junction');
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
