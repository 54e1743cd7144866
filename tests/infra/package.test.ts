import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ENTRIES } from '#infra/functions.ts';
import { buildPackage } from '#infra/package/build-package.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const run = promisify(execFile);

/** What a newcomer writes into the stack that `cdk init` has made. */
const STACK = `import * as cdk from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { DeepResearch, type DeepResearchProps } from 'plumbline';

export class ResearchAppStack extends cdk.Stack {
  constructor(scope: Construct, id: string, props?: cdk.StackProps) {
    super(scope, id, props);
    const options: DeepResearchProps = { settings: { MAX_ITERATIONS: '2' }, archiveRetentionDays: 10 };
    const service = new DeepResearch(this, 'Research', options);
    new cdk.CfnOutput(this, 'Url', { value: service.api.url });
  }
}
`;

const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) });
let place: string;
let app: string;

/** A fresh app, with the packed construct installed; what CDK itself is, is ours. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plumbline-package-'));
  app = join(place, 'research-app');
  await mkdir(app);
  const words = ['init', 'app', '--language', 'typescript', '--generate-only'];
  await run(join(MODULES, '.bin/cdk'), words, { cwd: app, env: { ...process.env, CI: 'true' } });
  await buildPackage(join(place, 'built'));
  const { stdout } = await run('npm', ['pack', '--silent', join(place, 'built')], { cwd: place });
  // What it depends on would come from a registry, or from whatever npm has kept of one.
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'research-app', version: '0.1.0' }));
  const install = ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', [...install, join(place, stdout.trim()), join(MODULES, 'zod')], { cwd: app });
  for (const name of ['aws-cdk-lib', 'constructs', '@types'])
    await symlink(join(MODULES, name), join(app, 'node_modules', name));
  await writeFile(join(app, 'lib/research-app-stack.ts'), STACK);
}, 240_000);
afterAll(async () => rm(place, { recursive: true, force: true }));

/** The compiler on the app, by the configuration of `cdk init`; what it complains of. */
async function complaints(): Promise<string> {
  const configuration = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node'] },
    include: ['bin', 'lib'],
  };
  await writeFile(join(app, 'tsconfig.check.json'), JSON.stringify(configuration));
  const words = [join(MODULES, 'typescript/bin/tsc'), '-p', 'tsconfig.check.json', '--singleThreaded'];
  return run(process.execPath, words, { cwd: app }).then(
    () => '',
    (error: unknown) => z.object({ stdout: z.string() }).safeParse(error).data?.stdout ?? String(error),
  );
}

describe('the construct as a package', () => {
  test('holds its types and the bundle of each function, and leaves CDK to the app; its client reads answers by zod', async () => {
    const installed = join(app, 'node_modules/plumbline');
    const manifest = z
      .looseObject({ peerDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')));
    expect(Object.keys(z.record(z.string(), z.string()).parse(manifest['dependencies']))).toEqual(['zod']);
    expect(Object.keys(manifest.peerDependencies)).toEqual(['aws-cdk-lib', 'constructs']);
    const bundles = await readdir(join(installed, 'dist/functions'));
    expect(bundles.toSorted()).toEqual(ENTRIES.map(({ name }) => name).toSorted());
    expect(existsSync(join(installed, 'dist/functions/fetch-page/pdf-worker.cjs'))).toBe(true);
    expect(existsSync(join(installed, 'dist/functions/check-completeness/encoder/model.json'))).toBe(true);
    expect(existsSync(join(installed, 'docs/runbook.md'))).toBe(true);
    const viewer = await readdir(join(installed, 'dist/viewer-files'));
    expect(viewer.map((name) => name.replace(/-\w{16}\./u, '.')).toSorted()).toEqual([
      'index.html',
      'viewer.js',
    ]);
  });

  test('is typed in an app that cdk init has made: what fits compiles, and what does not is named', async () => {
    const wrong = STACK.replace('archiveRetentionDays: 10', "archiveRetentionDays: 'ten'");
    await writeFile(join(app, 'lib/wrong.ts'), wrong);
    const [first = '', ...others] = (await complaints()).trimEnd().split('\n');
    expect(first).toMatch(/^lib\/wrong\.ts.*Type 'string' is not assignable to type 'number'/u);
    expect(others.filter((line) => !line.startsWith(' '))).toEqual([]);
  }, 120_000);

  test('synthesises in that app', async () => {
    await build({
      entryPoints: [join(app, 'bin/research-app.ts')],
      outfile: join(app, 'app.cjs'),
      bundle: true,
      platform: 'node',
      packages: 'external',
    });
    const output = join(place, 'out');
    await run(process.execPath, ['app.cjs'], { cwd: app, env: { ...process.env, CDK_OUTDIR: output } });
    const template = Template.parse(
      JSON.parse(await readFile(join(output, 'ResearchAppStack.template.json'), 'utf8')),
    );
    const types = Object.values(template.Resources).map(({ Type }) => Type);
    expect(types).toContain('AWS::StepFunctions::StateMachine');
    expect(types.filter((type) => type === 'AWS::Lambda::Function').length).toBeGreaterThan(20);
    const assets = (await readdir(output)).filter((name) => name.startsWith('asset.'));
    expect(assets.length).toBeGreaterThan(20);
    for (const asset of assets) expect(await readdir(join(output, asset))).toContain('index.cjs');
  }, 240_000);
});
