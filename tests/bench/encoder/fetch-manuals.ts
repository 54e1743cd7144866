import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const run = promisify(execFile);
const unpacked = promisify(gunzip);
const PACKED = '.gz';
/** Of what documents there are: no document, and some of its files are called as folders of documents are. */
const REGISTER = 'doc-base';

/**
 * The documentation of a Debian package, what lies in the folders of `/usr/share`, in one of its name; what is there already is taken
 * as it is. The reason, where it cannot be had.
 */
export async function fetchManual(
  name: string,
  folder: string,
): Promise<string | { readonly reason: string }> {
  const to = join(folder, name);
  if (existsSync(to)) return to;
  const work = await mkdtemp(join(tmpdir(), 'manual-'));
  try {
    const reason = await download(name, work);
    if (reason !== undefined) return { reason };
    await unpackFiles(join(work, 'content'));
    // Whole or not at all: a folder that is there is not looked at again.
    const partly = `${to}.partly`;
    await rm(partly, { recursive: true, force: true });
    const shared = join(work, 'content', 'usr', 'share');
    for (const kind of await readdir(shared))
      if (kind !== REGISTER)
        await cp(join(shared, kind), partly, { recursive: true, verbatimSymlinks: true });
    await rename(partly, to);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return to;
}

/** Why not, where it cannot. */
async function download(name: string, work: string): Promise<string | undefined> {
  try {
    await run('apt-get', ['download', name], { cwd: work });
    const [file = ''] = await readdir(work);
    await run('dpkg-deb', ['-x', join(work, file), join(work, 'content')]);
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Debian packs long texts; what is only called so stays as it is. */
async function unpackFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !path.endsWith(PACKED)) continue;
    const content = await unpacked(await readFile(path)).catch(() => undefined);
    if (content === undefined) continue;
    await writeFile(path.slice(0, -PACKED.length), content);
    await rm(path);
  }
}
