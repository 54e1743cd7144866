import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Not the types, as in `typeof import('./a.ts')` and `import('./a.ts').Name`. */
const DYNAMIC = /(?<!typeof )\bimport\('(?<path>\.[^']+\.ts)'\)(?!\.[A-Z])/gu;
/** Parts of the SDK for streams of events, signing in and browsers, of which no function has any. */
const NEVER_LOADED = /^(?:@smithy\/core\/event-streams|@aws-sdk\/nested-clients\/sso-oidc|bowser)$/;

/**
 * What our own code loads on demand, a function loads at once. A bundler wraps whatever can be reached on demand, and all
 * that this needs, into functions: it then keeps what nobody uses, and each start pays for the wrapping.
 */
export function staticImports(root: string): Plugin {
  return {
    name: 'static-imports',
    setup: (build) => {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!path.startsWith(root) || path.includes('node_modules')) return undefined;
        return { contents: withStaticImports(await readFile(path, 'utf8')), loader: 'ts' };
      });
      build.onResolve({ filter: NEVER_LOADED }, ({ path, kind }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}

/** A module with its imports on demand turned into ordinary ones. */
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
