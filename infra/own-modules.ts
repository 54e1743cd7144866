import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { withLazySchemas } from './lazy-schemas.ts';
import { withStaticImports } from './static-imports.ts';

const HELPER = 'shared/lambda/lazy-schema.ts';
/** Parts that the SDK loads for event streams, single sign-on and the names of browsers: no function comes to use them. */
const NEVER_LOADED = /^(?:@smithy\/core\/event-streams|@aws-sdk\/nested-clients\/sso-oidc|bowser)$/;

/** Our own modules as a function starts fastest with them: nothing is loaded on demand, and no schema is built before that. */
export function ownModules(root: string): Plugin {
  const helper = join(root, HELPER);
  return {
    name: 'own-modules',
    setup: (build) => {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!path.startsWith(root) || path.includes('node_modules') || path === helper) return undefined;
        const source = withStaticImports(await readFile(path, 'utf8'));
        return { contents: withLazySchemas(source, helper), loader: 'ts' };
      });
      build.onResolve({ filter: NEVER_LOADED }, ({ path, kind }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}
