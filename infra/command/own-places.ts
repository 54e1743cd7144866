import { readFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { withLazySchemas } from '../lazy-schemas.ts';

const PLACE = /\bimport\.meta\.(url|filename|dirname)\b/g;
const TO_PATH = `process.getBuiltinModule('node:url').fileURLToPath`;

/** Modules that ask where they are find what lies beside their source, wherever they were bundled to. */
export function ownPlaces(folder: string, helper: string): Plugin {
  return {
    name: 'own-places',
    setup: (build) => {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path.includes('node_modules') || path === helper) return undefined;
        const source = await readFile(path, 'utf8');
        const placed = source.replace(PLACE, (_, asked: string) => placeOf(asked, path, folder));
        return { contents: withLazySchemas(placed, helper), loader: 'ts' };
      });
    },
  };
}

function placeOf(asked: string, file: string, folder: string): string {
  const target = relative(folder, asked === 'dirname' ? dirname(file) : file)
    .split(sep)
    .join('/');
  const url = `new URL(${JSON.stringify(target)}, import.meta.url)`;
  return asked === 'url' ? `${url}.href` : `${TO_PATH}(${url})`;
}
