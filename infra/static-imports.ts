/** Not the types, as in `typeof import('./a.ts')` and `import('./a.ts').Name`. */
const DYNAMIC = /(?<!typeof )\bimport\('(?<path>\.[^']+\.ts)'\)(?!\.[A-Z])/gu;

/**
 * A module with its imports on demand turned into ordinary ones. What our own code loads on demand, a function loads at once: a
 * bundler wraps whatever can be reached on demand, and all that this needs, into functions. It then keeps what nobody uses,
 * and each start pays for the wrapping.
 */
export function withStaticImports(source: string): string {
  const paths = [...source.matchAll(DYNAMIC)].map((match) => match.groups?.['path'] ?? '');
  if (paths.length === 0) return source;
  const names = new Map([...new Set(paths)].map((path, index) => [path, `loadedAtOnce${index}`] as const));
  const imports = [...names].map(([path, name]) => `import * as ${name} from '${path}';\n`);
  return (
    imports.join('') +
    source.replaceAll(DYNAMIC, (_, path: string) => `Promise.resolve(${names.get(path) ?? ''})`)
  );
}
