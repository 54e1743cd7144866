import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const FROM_ENTITIES = /[\\/]node_modules[\\/]entities[\\/]lib[\\/]esm[\\/]/;

/**
 * The package says that its modules have no side effects, and a second manifest beside them hides it: without this, who
 * writes XML brings 50 KiB of tables for reading and writing the entities of HTML.
 */
export function unusedEntities(): Plugin {
  return {
    name: 'unused-entities',
    setup: (build) => {
      build.onResolve({ filter: /^\.\// }, ({ importer, path }) =>
        FROM_ENTITIES.test(importer)
          ? { path: join(dirname(importer), path), sideEffects: false }
          : undefined,
      );
    },
  };
}
