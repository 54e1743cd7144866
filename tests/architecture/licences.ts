import * as z from 'zod';

/** Permissive: nothing is asked for but to keep the notice. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'CC-BY-4.0',
]);

/** Asks for the source of changes to its own files: fine for tools that are not shipped. */
const FOR_TOOLS_ONLY = new Set(['MPL-2.0']);

const Manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

export interface Dependency {
  readonly name: string;
  readonly isTool: boolean;
  /** Parsed package.json. */
  readonly manifest: unknown;
}

export function licenceProblems({ name, isTool, manifest }: Dependency): readonly string[] {
  const expression = licenceOf(manifest);
  const isFine = (one: string): boolean => PERMISSIVE.has(one) || (isTool && FOR_TOOLS_ONLY.has(one));
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  if (choices.some((choice) => choice.split(' AND ').every(isFine))) return [];
  return [`${name} has the licence "${expression}", which is not on the list.`];
}

function licenceOf(manifest: unknown): string {
  const { license, licenses } = Manifest.parse(manifest);
  if (license !== undefined) return typeof license === 'string' ? license : license.type;
  return licenses?.map((one) => one.type).join(' OR ') ?? '';
}
