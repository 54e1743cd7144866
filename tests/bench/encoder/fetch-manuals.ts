import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const run = promisify(execFile);
const unpacked = promisify(gunzip);
const PACKED = '.gz';

/** The documentation of a Debian package, what lies in the folders of `/usr/share`, in one of its name; what is there already is taken as it is. */
export async function fetchManual(name: string, folder: string): Promise<string> {
  const to = join(folder, name);
  if (existsSync(to)) return to;
  const work = await mkdtemp(join(tmpdir(), 'manual-'));
  try {
    await run('apt-get', ['download', name], { cwd: work });
    const [file = ''] = await readdir(work);
    await run('dpkg-deb', ['-x', join(work, file), join(work, 'content')]);
    await unpackFiles(join(work, 'content'));
    const shared = join(work, 'content', 'usr', 'share');
    for (const kind of await readdir(shared)) await cp(join(shared, kind), to, { recursive: true });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return to;
}

/** Debian packs long texts. */
async function unpackFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !path.endsWith(PACKED)) continue;
    await writeFile(path.slice(0, -PACKED.length), await unpacked(await readFile(path)));
    await rm(path);
  }
}
