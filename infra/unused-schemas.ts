import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const SCHEMAS = /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;
/** A list that nobody may use; it ends with the first bracket that ends a line with a semicolon. */
const LIST = /^(?<head>(?:export )?var [\w$]+ = )(?<list>\[[\s\S]*?\]);$/gmu;

/**
 * A client of the SDK describes all operations of its service in one module, as lists with computed names in them, which a
 * bundler keeps in case that a name does something. Marked as what they are, only those go into a bundle that it needs.
 */
export function unusedSchemas(): Plugin {
  return {
    name: 'unused-schemas',
    setup: (build) => {
      build.onLoad({ filter: SCHEMAS }, async ({ path }) => ({
        contents: withPureLists(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

export function withPureLists(source: string): string {
  return source.replaceAll(LIST, (_whole, head: string, list: string) => {
    return `${head}/* @__PURE__ */ (() => ${list})();`;
  });
}
