import { Match, Template } from 'aws-cdk-lib/assertions';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Stack } from 'aws-cdk-lib';
import { expect, test, vi } from 'vitest';
import { DeepResearch } from '#infra/deep-research.ts';
import {
  SYNTH_MILLISECONDS,
  emptyBundles,
  plumblineTemplate,
  resourcesOf,
  uncheckedApp,
} from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const PEOPLE = { issuer: 'https://id.example.org', audience: ['plumbline'] };
const ORIGIN = 'https://research.example.org';
const CERTIFICATE = 'arn:aws:acm:eu-west-1:123456789012:certificate/00000000-0000-0000-0000-000000000000';

test('R7.3 people are let in by their tokens on an API of their own, with a name and for the pages that are named', () => {
  const stack = new Stack(uncheckedApp(), 'Open', { env: { account: '123456789012', region: 'eu-west-1' } });
  new DeepResearch(stack, 'Research', {
    bundleFolder: emptyBundles(),
    people: {
      ...PEOPLE,
      corsOrigins: [ORIGIN],
      domain: {
        domainName: 'api.example.org',
        certificate: Certificate.fromCertificateArn(stack, 'Certificate', CERTIFICATE),
      },
    },
  });
  const template = Template.fromStack(stack);
  template.resourceCountIs('AWS::ApiGateway::RestApi', 2);
  template.hasResourceProperties('AWS::ApiGateway::DomainName', { DomainName: 'api.example.org' });
  const methods = [...resourcesOf(template, 'AWS::ApiGateway::Method')].map(([id, one]) => ({
    id,
    kind: one.Properties['AuthorizationType'],
    method: one.Properties['HttpMethod'],
  }));
  const people = methods.filter(({ id, method }) => id.includes('People') && method !== 'OPTIONS');
  expect(new Set(people.map(({ kind }) => kind))).toEqual(new Set(['CUSTOM']));
  const services = methods.filter(({ id }) => !id.includes('People'));
  expect(new Set(services.map(({ kind }) => kind))).toEqual(new Set(['AWS_IAM']));
  template.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
    ResponseParameters: { 'gatewayresponse.header.Access-Control-Allow-Origin': `'${ORIGIN}'` },
  });
});

test('R7.3 who reads tokens knows of nothing but their issuer', () => {
  const template = plumblineTemplate({ people: PEOPLE });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Lets people in by their tokens',
    Environment: {
      Variables: Match.objectEquals({ JWT_ISSUER: PEOPLE.issuer, JWT_AUDIENCE: 'plumbline' }),
    },
  });
  const [role] = [...resourcesOf(template, 'AWS::IAM::Role')].filter(([id]) => id.includes('AuthorizerRole'));
  expect(JSON.stringify(role)).not.toMatch(/dynamodb|s3:|states:/u);
});
