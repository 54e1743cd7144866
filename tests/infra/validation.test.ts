import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Vpc } from 'aws-cdk-lib/aws-ec2';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, test, vi } from 'vitest';
import { DeepResearch, type DeepResearchProps } from '#infra/deep-research.ts';
import { PlumblineStack } from '#infra/stack.ts';
import { SYNTH_MILLISECONDS, checkedApp, emptyBundles } from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const SECRET_ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:plumbline-AbCdEf';
const CERTIFICATE = 'arn:aws:acm:eu-west-1:123456789012:certificate/00000000-0000-0000-0000-000000000000';
const BEDROCK = {
  MODEL_PROVIDER: 'bedrock',
  GUARDRAIL_ID: 'gr-1',
  GUARDRAIL_VERSION: '1',
  SEARCH_PROVIDERS: 'bedrock-kb',
  KNOWLEDGE_BASE_ID: 'KB12345678',
  RERANKER: 'bedrock',
};
const REGION = { env: { account: '123456789012', region: 'eu-west-1' } };
const PEOPLE = { issuer: 'https://id.example.org', audience: ['plumbline'] };
const VPC = {
  vpcId: 'vpc-0123456789abcdef0',
  availabilityZones: ['eu-west-1a'],
  privateSubnetIds: ['subnet-0123456789abcdef0'],
  privateSubnetRouteTableIds: ['rtb-0123456789abcdef0'],
};

/** The construct in a stack of someone else, in an app that validates. */
function checkedService(props: (stack: Stack) => DeepResearchProps): App {
  const app = checkedApp();
  const stack = new Stack(app, 'Foreign', REGION);
  new DeepResearch(stack, 'Research', { bundleFolder: emptyBundles(), ...props(stack) });
  return app;
}

function viewerFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'viewer-files-'));
  for (const name of ['index.html', 'viewer-1.js']) writeFileSync(join(folder, name), name);
  return folder;
}

// All in one file, as the rules take ten seconds to load: once for each worker that asks for them.
describe('validation by CloudFormation rules and cdk-nag', () => {
  test('finds nothing that is not acknowledged by its exact id', () => {
    const app = checkedApp();
    new PlumblineStack(app, 'Plumbline', { bundleFolder: emptyBundles() });
    expect(() => app.synth()).not.toThrow();
  });

  test('finds nothing either where account and region are known, and keys and an address are given', () => {
    const app = checkedApp();
    new PlumblineStack(app, 'Plumbline', {
      bundleFolder: emptyBundles(),
      settings: { MODEL_PROVIDER: 'openai', SEARCH_PROVIDERS: 'tavily' },
      apiKeysSecretArn: SECRET_ARN,
      alarmEmail: 'night@example.org',
      ...REGION,
    });
    expect(() => app.synth()).not.toThrow();
  });

  test('finds nothing either in two of one app that ask models of Bedrock, a knowledge base and a reranker', () => {
    const app = checkedApp();
    const common = { bundleFolder: emptyBundles(), settings: BEDROCK };
    new PlumblineStack(app, 'Plumbline', { ...common, ...REGION });
    new PlumblineStack(app, 'Anywhere', { ...common, setsAccountLogRole: false });
    expect(app.synth().stacks).toHaveLength(2);
  });

  test('would find a bucket that is open', () => {
    const app = checkedApp();
    new Bucket(new Stack(app, 'Plumbline'), 'Open');
    expect(() => app.synth()).toThrow(/Plumbline\/Open\/Resource/);
  });

  test('finds nothing either with a key of one’s own and in a network', () => {
    const app = checkedService((stack) => ({
      encryptionKey: new Key(stack, 'Key', { enableKeyRotation: true }),
      network: { vpc: Vpc.fromVpcAttributes(stack, 'Vpc', VPC) },
    }));
    expect(() => app.synth()).not.toThrow();
  });

  test('finds nothing either where people are let in, under a name and with the viewer', () => {
    const app = checkedService((stack) => ({
      people: {
        ...PEOPLE,
        corsOrigins: ['https://research.example.org'],
        domain: {
          domainName: 'api.example.org',
          certificate: Certificate.fromCertificateArn(stack, 'Certificate', CERTIFICATE),
        },
        viewer: {
          authorizationUrl: 'https://id.example.org/authorize',
          tokenUrl: 'https://id.example.org/token',
          clientId: 'viewer',
          folder: viewerFiles(),
        },
      },
    }));
    expect(() => app.synth()).not.toThrow();
  });
});
