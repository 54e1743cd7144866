import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test, vi } from 'vitest';
import { readSynthContext } from '#infra/config.ts';
import { DeepResearch } from '#infra/deep-research.ts';
import { PlumblineStack } from '#infra/stack.ts';
import { SYNTH_MILLISECONDS, emptyBundles, resourcesOf, uncheckedApp } from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const SIGN_IN = {
  authorizationUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  clientId: 'viewer',
};
const PEOPLE = { issuer: 'https://id.example.org', audience: ['plumbline'] };

function files(): string {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-files-'));
  for (const name of ['index.html', 'viewer-1.js']) writeFileSync(join(folder, name), name);
  return folder;
}

test('R7.9 the viewer is served beside the API of people, from a bucket of which its function reads two files and no more', () => {
  const stack = new Stack(uncheckedApp(), 'Viewed', {
    env: { account: '123456789012', region: 'eu-west-1' },
  });
  const service = new DeepResearch(stack, 'Research', {
    bundleFolder: emptyBundles(),
    people: { ...PEOPLE, viewer: { ...SIGN_IN, folder: files() } },
  });
  expect(service.viewerUrl).toBe(service.peopleApi?.url);
  const template = Template.fromStack(stack);
  const methods = [...resourcesOf(template, 'AWS::ApiGateway::Method').values()].map(
    ({ Properties }) => Properties,
  );
  const open = methods.filter(({ AuthorizationType }) => AuthorizationType === 'NONE');
  expect(open.map(({ HttpMethod }) => HttpMethod)).toEqual(['GET', 'GET']);
  template.hasResourceProperties('AWS::ApiGateway::Resource', { PathPart: 'assets' });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Serves the viewer, with no right but to read its files',
    Environment: {
      Variables: Match.objectEquals({
        VIEWER_BUCKET: Match.anyValue(),
        VIEWER_FILES: Match.serializedJson({
          'index.html': Match.stringLikeRegexp('^[0-9a-f]{64}\\.html$'),
          'viewer-1.js': Match.stringLikeRegexp('^[0-9a-f]{64}\\.js$'),
        }),
        VIEWER_SIGN_IN: Match.serializedJson(Match.objectLike(SIGN_IN)),
      }),
    },
  });
  const [role] = [...resourcesOf(template, 'AWS::IAM::Role')].filter(([id]) =>
    id.includes('ViewerServeRole'),
  );
  const text = JSON.stringify(role);
  expect(text.match(/[0-9a-f]{64}\.(?:html|js)/gu)).toHaveLength(2);
  expect(text).not.toMatch(/dynamodb|states:|"s3:(?!GetObject")/u);
});

test('without people and how they sign in there is no viewer, which is said', () => {
  const context = readSynthContext((name) => (name === 'people' ? JSON.stringify(PEOPLE) : undefined));
  const stack = new PlumblineStack(uncheckedApp(), 'Plumbline', { ...context, bundleFolder: emptyBundles() });
  Annotations.fromStack(stack).hasInfo('*', Match.stringLikeRegexp('The viewer is not deployed'));
  const template = Template.fromStack(stack);
  template.resourcePropertiesCountIs('AWS::ApiGateway::Resource', { PathPart: 'assets' }, 0);
  expect(Object.keys(template.findOutputs('*'))).not.toContain('ViewerUrl');
});

test('the command line of CDK takes people and how they sign in as JSON, and says where the viewer is', () => {
  const people = { ...PEOPLE, viewer: SIGN_IN };
  const context = readSynthContext((name) => (name === 'people' ? JSON.stringify(people) : undefined));
  expect(context.people).toEqual(people);
  const wrong = { ...people, viewer: { ...SIGN_IN, clientSecret: 'no' } };
  expect(() => readSynthContext((name) => (name === 'people' ? wrong : undefined))).toThrow(/people/u);
  const stack = new PlumblineStack(uncheckedApp(), 'Plumbline', {
    bundleFolder: emptyBundles(),
    people: { ...people, viewer: { ...SIGN_IN, folder: files() } },
  });
  expect(Object.keys(Template.fromStack(stack).findOutputs('*'))).toContain('ViewerUrl');
});
