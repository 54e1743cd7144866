import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import * as z from 'zod';
import { DeepResearch } from '#infra/deep-research.ts';
import { ENTRIES } from '#infra/functions.ts';
import { PlumblineStack, type PlumblineStackProps } from '#infra/stack.ts';

/** Loading CDK and its validators takes seconds, many on a busy machine. */
export const SYNTH_MILLISECONDS = 120_000;

const UNCHECKED = { builtinCloudFormationValidation: false, treeMetadata: false };

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** The feature flags of cdk.json. */
function flags(): Record<string, unknown> {
  return CdkJson.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;
}

/** An app as the CDK command line makes it, with cdk-nag besides: it validates what it synthesises. */
export function checkedApp(): App {
  const app = new App({ context: flags() });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

/** An app without our flags that only synthesises: to load the rules and to hold a stack against them takes seconds. */
export function uncheckedApp(): App {
  return new App(UNCHECKED);
}

let bundles: string | undefined;

/** Bundles that do nothing: a template does not depend on what functions hold. */
export function emptyBundles(): string {
  bundles ??= writeBundles();
  return bundles;
}

function writeBundles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const { name } of ENTRIES) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.cjs'), 'exports.handler = async () => ({});\n');
  }
  return folder;
}

const templates = new Map<string, Template>();

/** The template alone, without the validation that `checkedApp` does; made once for all who ask for the same. */
export function plumblineTemplate(props: PlumblineStackProps = {}): Template {
  const key = JSON.stringify(props);
  const known = templates.get(key);
  if (known) return known;
  const app = new App({ context: flags(), ...UNCHECKED });
  const stack = new PlumblineStack(app, 'Plumbline', { bundleFolder: emptyBundles(), ...props });
  const template = Template.fromStack(stack);
  templates.set(key, template);
  return template;
}

/** The construct in someone else's stack, in an app without our flags. */
export function foreignStack(props: StackProps): Stack {
  const stack = new Stack(uncheckedApp(), 'Foreign', props);
  new DeepResearch(stack, 'Research', { bundleFolder: emptyBundles() });
  return stack;
}

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
export type Resource = z.infer<typeof Resource>;

/** Resources of one type by logical id. */
export function resourcesOf(template: Template, type: string): ReadonlyMap<string, Resource> {
  const found = Object.entries(template.findResources(type));
  return new Map(found.map(([id, resource]) => [id, Resource.parse(resource)]));
}
