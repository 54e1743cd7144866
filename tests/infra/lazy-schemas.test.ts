import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '#infra/bundler.ts';
import { withLazySchemas } from '#infra/lazy-schemas.ts';
import { ownModules } from '#infra/own-modules.ts';

const BEHIND = '\n\nexport function next(): void {}\n';

describe('a schema of a module', () => {
  test.each([
    'z.string()',
    'z.object({ a: z.string().regex(/^[(]\\/x/u), b: z.array(z.int()) })',
    "z\n  .object({\n    // a comment with a (\n    a: z.literal(')'),\n  })\n  .refine(({ a }) => `${a}(` !== '')",
    "z.object({\n  /** A word of the caller's (`…/delivered`); a `word/other`. */\n  a: z.string(),\n})",
    'z.undefined()',
    'Job.omit({ status: true }).extend({ at: z.iso.datetime() })',
    "z.preprocess((value) => {\n  return value === '' ? undefined : value;\n}, z.string().optional())",
  ])('is built when it is asked: %s', (value) => {
    expect(withLazySchemas(`export const A = ${value};${BEHIND}`, 'h')).toBe(
      `import { lazySchema } from "h";\nexport const A = /* @__PURE__ */ lazySchema(() => ${value});${BEHIND}`,
    );
  });

  test.each([
    'const A = z.enum(NAMES).options;',
    'const A = Weights.parse({ a: 1 });',
    'const A = z.toJSONSchema(B);',
    'const A = Math.max(1, 2);',
    'const A = Object.keys(B.shape);',
    'const A = String.raw`(?:a|b)`;',
    'const A = z.registry();',
    'function a() {\n  const B = z.string();\n}',
    'const A = z\n  .string()\n  .parse(1);',
  ])('is left alone, or is none: %s', (source) => {
    expect(withLazySchemas(source + BEHIND, 'h')).toBe(source + BEHIND);
  });
});

describe('all that our modules export', () => {
  test('reads and describes the same, built when it is asked or at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-schemas-'));
    onTestFinished(async () => rm(folder, { recursive: true, force: true }));
    const [atOnce, asked] = [await schemasIn(folder, 'at-once'), await schemasIn(folder, 'asked')];
    expect(asked.size).toBeGreaterThan(150);
    expect([...asked.keys()]).toEqual([...atOnce.keys()]);
    for (const [name, schema] of asked) expect([name, schema]).toEqual([name, atOnce.get(name)]);
  });
});

const FOLDERS = ['shared/domain', 'shared/api'];
const Exports = z.object({ z: z.custom<typeof z>() }).catchall(z.record(z.string(), z.unknown()));

/** Every exported schema by its name, as JSON Schema. */
async function schemasIn(folder: string, way: 'asked' | 'at-once'): Promise<ReadonlyMap<string, unknown>> {
  const files = FOLDERS.flatMap((one) => readdirSync(join(ROOT, one)).map((file) => `./${one}/${file}`));
  const lines = files
    .filter((file) => file.endsWith('.ts'))
    .map((file, index) => `export * as m${index} from '${file}';`);
  const outfile = join(folder, `${way}.cjs`);
  await build({
    stdin: { contents: [...lines, "export * as z from 'zod';"].join('\n'), resolveDir: ROOT, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    conditions: ['lambda', 'module'],
    define: { 'import.meta.dirname': '__dirname' },
    plugins: way === 'asked' ? [ownModules(ROOT)] : [],
  });
  const { z: own, ...modules } = Exports.parse(createRequire(import.meta.url)(outfile));
  const named = Object.values(modules).flatMap((module) => Object.entries(module));
  return new Map(
    named
      .filter(([, value]) => typeof value === 'object' && value !== null && '_zod' in value)
      .map(([name, value]) => [name, describeSchema(own, z.custom<z.ZodType>().parse(value))]),
  );
}

function describeSchema(own: typeof z, schema: z.ZodType): unknown {
  return (['input', 'output'] as const).map((io) => own.toJSONSchema(schema, { io, unrepresentable: 'any' }));
}
