import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'esbuild';
import { ownPlaces } from './own-places.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'dist/command';
const ENTRY = 'cli/main.ts';
/** Under the name by which it is looked for beside what begins it. */
const THREAD = { in: 'local/thread/begin.js', out: 'begin' };
/** Read by `cli/compiled.js`. */
const CURRENT = 'current.json';
/** What is resolved by these, too. */
const MANIFESTS = ['package.json', 'package-lock.json'];
/** Packages that go in: modules of many files, of which a start would open each. All others are loaded as they are. */
const INSIDE =
  /^(?:zod|commander|jsonrepair|htmlparser2|domutils|domhandler|dom-serializer|entities|csv-parse)(?:\/|$)/;
/** A command that still runs loads its later parts from the folder it began with: it is kept for a day. */
const KEPT_MILLISECONDS = 86_400_000;

/** Folders are named by the time at which they were made, in digits and letters. */
const TIME_DIGITS = 36;

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

/** The command in a few files instead of a thousand, each of which would be looked for and opened; and when its sources were changed last. */
export async function buildCommand(): Promise<void> {
  const begun = Date.now();
  const folder = `${FOLDER}/${begun.toString(TIME_DIGITS)}`;
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: ENTRY, out: 'main' }, THREAD],
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    metafile: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [packagesOutside, ownPlaces(join(ROOT, folder), join(ROOT, 'shared/lambda/lazy-schema.ts'))],
  });
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'));
  const outputs = Object.entries(metafile.outputs).map(([path, { bytes }]) => [path, bytes] as const);
  const sources = await Promise.all([...MANIFESTS, ...own].map(async (path) => stateOf(path, begun)));
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  const draft = join(ROOT, FOLDER, `${CURRENT}.${process.pid}`);
  await writeFile(draft, JSON.stringify({ entry: `${folder}/main.js`, outputs, sources }));
  await rename(draft, join(ROOT, FOLDER, CURRENT));
  await removeOld();
}

type SourceState = readonly [path: string, bytes: number, changed: number];

/** What is saved while it is compiled has another time than is written down, and so is not taken for what was compiled. */
async function stateOf(path: string, begun: number): Promise<SourceState> {
  const { size, mtimeMs } = await stat(join(ROOT, path));
  return [path, size, Math.min(mtimeMs, begun)];
}

/** Whoever compiles at the same time may have written down another folder. */
async function removeOld(): Promise<void> {
  const current = await readFile(join(ROOT, FOLDER, CURRENT), 'utf8');
  const entries = await readdir(join(ROOT, FOLDER), { withFileTypes: true });
  const isOld = (name: string): boolean =>
    !current.includes(`/${name}/`) && Date.now() - Number.parseInt(name, TIME_DIGITS) > KEPT_MILLISECONDS;
  const old = entries.filter((one) => one.isDirectory() && isOld(one.name));
  await Promise.all(old.map(({ name }) => rm(join(ROOT, FOLDER, name), { recursive: true, force: true })));
}
