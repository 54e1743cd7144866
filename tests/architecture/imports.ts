import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';

export interface Import {
  readonly specifier: string;
  readonly isDynamic: boolean;
}

/** A file of ours and what it imports: a path below the root, or a package. */
export interface Edge {
  readonly file: string;
  readonly specifier: string;
  /** The path below the root; undefined for a package or a built-in module. */
  readonly target: string | undefined;
  readonly isDynamic: boolean;
}

const TYPE_ONLY = /^(import|export) type (?=(?:[\w$]+|\*[^;='"]*|\{[^}]*\})\s*(?:from\s*)['"])/gm;
const TYPE_IMPORT = /\bimport\(\s*'([^']+)'\s*\)\s*\./g;

/** JavaScript without types and comments; imports of types are kept as imports. */
async function withoutTypes(source: string, loader: 'ts' | 'tsx' = 'ts'): Promise<string> {
  const { code } = await transform(source.replaceAll(TYPE_ONLY, '$1 '), {
    loader,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    format: 'esm',
    target: 'esnext',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return code;
}

/** A file of ours as it was written, and without types and comments. */
interface Stripped {
  readonly file: string;
  readonly source: string;
  readonly code: string;
}

export async function stripFile(file: string, source: string): Promise<Stripped> {
  return { file, source, code: await withoutTypes(source, loaderOf(file)) };
}

/** All imports and re-exports of a module, those of types too. */
export async function importsOf(source: string): Promise<readonly Import[]> {
  return importsIn({ source, code: await withoutTypes(source) });
}

async function importsIn({ source, code }: Omit<Stripped, 'file'>): Promise<readonly Import[]> {
  await init;
  const [found] = parse(code);
  const inTypes = [...source.matchAll(TYPE_IMPORT)].map(([, specifier = '']) => specifier);
  return [
    ...found.flatMap((one) => (one.n === undefined ? [] : [{ specifier: one.n, isDynamic: one.d > -1 }])),
    ...inTypes.map((specifier) => ({ specifier, isDynamic: false })),
  ];
}

export async function edgesOf(file: string, source: string): Promise<readonly Edge[]> {
  return edgesIn(await stripFile(file, source));
}

export async function edgesIn(stripped: Stripped): Promise<readonly Edge[]> {
  const { file } = stripped;
  return (await importsIn(stripped)).map((one) => ({ ...one, file, target: targetOf(file, one.specifier) }));
}

/** Files with markup in them are parsed as such. */
function loaderOf(file: string): 'ts' | 'tsx' {
  return file.endsWith('.tsx') ? 'tsx' : 'ts';
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}
