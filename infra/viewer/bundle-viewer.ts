import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { EnvironmentFailure } from '#shared/errors.ts';
import { withLazySchemas } from '../lazy-schemas.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = [`${ROOT}shared/`, `${ROOT}viewer/`];
const HELPER = `${ROOT}shared/lambda/lazy-schema.ts`;

/** The viewer as one script. Vite is loaded when it is needed: whoever only asks at a terminal never waits for it. */
export async function bundleViewer(): Promise<string> {
  const { build } = await import('vite');
  const root = `${ROOT}viewer`;
  const built = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    configLoader: 'native',
    plugins: [lazySchemas(), withoutJsonSchemas()],
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (code.length !== 1) {
    throw new EnvironmentFailure(`The viewer was built into ${code.length} files instead of one.`, {
      remedy: 'Run npm ci again.',
    });
  }
  return code.join('');
}

/** A page reads a few of the schemas that its modules name: each is built when something is first asked of it. */
function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    enforce: 'pre',
    transform: (source, id) =>
      OWN.some((folder) => id.startsWith(folder)) && id !== HELPER
        ? withLazySchemas(source, HELPER)
        : undefined,
  };
}

/** A page describes none of its schemas as JSON: what of Zod would is left out, 5 KiB of what a browser loads. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    enforce: 'pre',
    transform: (source, id) => (JSON_SCHEMAS.test(id) ? namesOnly(source) : undefined),
  };
}

const JSON_SCHEMAS = /[/\\]zod[/\\]v4[/\\]core[/\\](?:json-schema-processors|to-json-schema)\.js$/u;
const EXPORTED = /^export (?:const|function|class) (\w+)/gmu;

/** All that a module exports, with nothing behind it. */
function namesOnly(source: string): string {
  return [...source.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = undefined;`).join('\n');
}
