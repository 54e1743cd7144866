import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack, type StackProps } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { DeepResearch, type DeepResearchProps } from '#infra/deep-research.ts';
import { ENTRIES } from '#infra/functions.ts';
import { PlumblineStack } from '#infra/stack.ts';

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** An app with the feature flags of cdk.json, as the CDK command line makes it. */
export function flaggedApp(): App {
  return new App({ context: CdkJson.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context });
}

/** Bundles that do nothing: a template does not depend on what functions hold. */
export function emptyBundles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  for (const { name } of ENTRIES) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.cjs'), 'exports.handler = async () => ({});\n');
  }
  return folder;
}

export function plumblineTemplate(props: DeepResearchProps = {}): Template {
  const stack = new PlumblineStack(flaggedApp(), 'Plumbline', { bundleFolder: emptyBundles(), ...props });
  return Template.fromStack(stack);
}

/** The construct in someone else's stack, in an app without our flags. */
export function foreignStack(props: StackProps): Stack {
  const stack = new Stack(new App(), 'Foreign', props);
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
