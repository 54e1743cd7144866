import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../bundler.ts';

const run = promisify(execFile);
/** What stands behind `from` or in an `import()`. */
const SPECIFIER = /(?<=(?:from|import)\s*\(?\s*')[^']+(?=')/gu;

/** Writes the declarations of modules, and of all modules of ours that they speak of, into a folder. */
export async function writeDeclarations(sources: readonly string[], folder: string): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'declarations-'));
  try {
    await emitDeclarations(sources, emitted);
    const done = new Set<string>();
    for (const source of sources) await copyReached({ emitted, folder, name: declarationOf(source), done });
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** Its name in the folder of the declarations. */
export function declarationOf(source: string): string {
  return source.replace(/\.ts$/, '.d.ts');
}

async function emitDeclarations(sources: readonly string[], emitted: string): Promise<void> {
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
  const files = sources.map((source) => join(ROOT, source));
  const extended = join(ROOT, 'tsconfig.json');
  await writeFile(configuration, JSON.stringify({ extends: extended, include: [], files, compilerOptions }));
  // Several threads take twice the work of one, each with a checker of its own.
  const words = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', configuration, '--singleThreaded'];
  await run(process.execPath, words);
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
