import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'dist', 'viewer');
/** The viewer as one file, which opens from the disk. */
const ONE_FILE = 'index.html';
/** What a service sends, below the folder. */
const SERVED = 'served';
const STAMP = 'sources.sha256';
/** All that the page is made from. */
const SOURCES = [
  'viewer',
  'infra/viewer',
  'infra/lazy-schemas.ts',
  'shared/api',
  'shared/domain',
  'shared/lambda/lazy-schema.ts',
  'shared/presentation',
  'shared/text',
  'package-lock.json',
];

/** The folder of the files of the viewer, which are made when there are none yet or their sources have changed since. */
export async function makeViewer(): Promise<string> {
  const stamp = await stampOf(SOURCES);
  if (!(await isMade(stamp))) await makeFiles(stamp);
  return join(FOLDER, SERVED);
}

async function isMade(stamp: string): Promise<boolean> {
  const file = join(FOLDER, STAMP);
  return existsSync(file) && (await readFile(file, 'utf8')) === stamp;
}

async function makeFiles(stamp: string): Promise<void> {
  const [{ bundleViewer }, { viewerFiles }, { composeFile }] = await Promise.all([
    import('#infra/viewer/bundle-viewer.ts'),
    import('#infra/viewer/build-viewer.ts'),
    import('#infra/viewer/compose-page.ts'),
  ]);
  const script = await bundleViewer();
  for (const [name, text] of viewerFiles(script)) await replace(join(FOLDER, SERVED, name), text);
  await replace(join(FOLDER, ONE_FILE), composeFile(script));
  await replace(join(FOLDER, STAMP), stamp);
}

/** Written under another name first: whoever reads meanwhile finds the old file or the new one. */
async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function stampOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(source)) hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesIn(source: string): Promise<readonly string[]> {
  if (!existsSync(join(ROOT, source))) return [];
  if (/\.\w+$/u.test(source)) return [source];
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}
