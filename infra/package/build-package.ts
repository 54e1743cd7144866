import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, bundleOptions, copyEncoder } from '../bundler.ts';
import { ENTRIES } from '../functions.ts';
import { buildViewer } from '../viewer/build-viewer.ts';
import { declarationOf, writeDeclarations } from './declarations.ts';

/** What an app of CDK imports: `infra/deep-research.ts`, its types, and the bundles of all functions. */
export const PACKAGE_FOLDER = 'dist/package';
const ENTRY = 'infra/deep-research.ts';
/** The typed client of the API, for programs that ask a service. */
const CLIENT = 'shared/api/http-client.ts';

/** Builds the package into a folder, ready to be packed; another than the usual one is for tests. */
export async function buildPackage(folder = join(ROOT, PACKAGE_FOLDER)): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({ ...bundleOptions(ENTRIES, join(folder, 'dist/functions')), sourcemap: false });
  await copyEncoder(ENTRIES, join(folder, 'dist/functions'));
  await buildViewer(join(folder, 'dist/viewer-files'));
  // The bundles are looked for in `../dist/functions` of the module, and the viewer beside them.
  await buildModule(ENTRY, join(folder, 'lib/index.js'));
  await buildModule(CLIENT, join(folder, 'lib/client.js'));
  await writeDeclarations([ENTRY, CLIENT], join(folder, 'types'));
  const manifest = await describePackage({ types: declarationOf(ENTRY), client: declarationOf(CLIENT) });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  await mkdir(join(folder, 'docs'));
  for (const document of ['deploy.md', 'deploy', 'runbook.md', 'configuration.md', 'configuration'])
    await cp(join(ROOT, 'docs', document), join(folder, 'docs', document), { recursive: true });
  await cp(join(ROOT, 'docs/deploy.md'), join(folder, 'README.md'));
}

async function buildModule(source: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    external: ['aws-cdk-lib', 'constructs', 'zod'],
    legalComments: 'none',
    logLevel: 'error',
  });
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

async function describePackage({
  types,
  client,
}: Readonly<Record<'types' | 'client', string>>): Promise<object> {
  const manifest: Manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const { name, version, description, license, dependencies, devDependencies } = manifest;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    types: `./types/${types}`,
    exports: {
      '.': { types: `./types/${types}`, default: './lib/index.js' },
      './client': { types: `./types/${client}`, default: './lib/client.js' },
      './package.json': './package.json',
    },
    files: ['lib', 'types', 'dist', 'docs', 'LICENSE', 'README.md'],
    engines: { node: '>=22.18' },
    dependencies: { zod: dependencies['zod'] ?? '4' },
    peerDependencies: {
      'aws-cdk-lib': `^${devDependencies['aws-cdk-lib'] ?? '2'}`,
      constructs: `^${devDependencies['constructs'] ?? '10'}`,
    },
  };
}
