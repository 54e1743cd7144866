import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../bundler.ts';

const run = promisify(execFile);
/** What stands behind `from` or in an `import()`. */
const SPECIFIER = /(?<=(?:from|import)\s*\(?\s*')[^']+(?=')/gu;

/**
 * Writes the declarations of a module, and of all modules of ours that they speak of, into a folder. Returns the name of
 * the first in it.
 */
export async function writeDeclarations(source: string, folder: string): Promise<string> {
  const emitted = await mkdtemp(join(tmpdir(), 'declarations-'));
  try {
    await emitDeclarations(source, emitted);
    const first = source.replace(/\.ts$/, '.d.ts');
    await copyReached({ emitted, folder, name: first, done: new Set() });
    return first;
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

async function emitDeclarations(source: string, emitted: string): Promise<void> {
  const configuration = join(emitted, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: emitted,
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const files = [join(ROOT, source)];
  const extended = join(ROOT, 'tsconfig.json');
  await writeFile(configuration, JSON.stringify({ extends: extended, include: [], files, compilerOptions }));
  await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', configuration]);
}

interface Copying {
  readonly emitted: string;
  readonly folder: string;
  readonly name: string;
  readonly done: Set<string>;
}

async function copyReached({ emitted, folder, name, done }: Copying): Promise<void> {
  if (done.has(name)) return;
  done.add(name);
  const text = await readFile(join(emitted, name), 'utf8');
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(
    target,
    text.replaceAll(SPECIFIER, (specifier) => asPublished(specifier, name)),
  );
  for (const [specifier] of text.matchAll(SPECIFIER)) {
    const path = pathOf(specifier, name);
    if (path !== undefined) await copyReached({ emitted, folder, name: path, done });
  }
}

/** Of one of our modules the path of its declarations; undefined for a package. */
function pathOf(specifier: string, importer: string): string | undefined {
  const declared = specifier.replace(/\.ts$/, '.d.ts');
  if (specifier.startsWith('#')) return declared.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), declared);
  return undefined;
}

/** Others resolve neither our names for folders nor files of TypeScript. */
function asPublished(specifier: string, importer: string): string {
  const path = pathOf(specifier, importer);
  if (path === undefined) return specifier;
  const way = relative(posix.dirname(importer), path).replace(/\.d\.ts$/, '.js');
  return way.startsWith('.') ? way : `./${way}`;
}
