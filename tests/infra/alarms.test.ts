import { existsSync, readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Vpc } from 'aws-cdk-lib/aws-ec2';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ALARMS, headingAnchor } from '#infra/alarms.ts';
import { readSynthContext } from '#infra/config.ts';
import { DeepResearch, type DeepResearchProps } from '#infra/deep-research.ts';
import { COUNTERS, DISTRIBUTIONS } from '#shared/domain/metric.ts';
import {
  SYNTH_MILLISECONDS,
  emptyBundles,
  plumblineTemplate,
  resourcesOf,
  uncheckedApp,
} from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const ALARM = 'AWS::CloudWatch::Alarm';

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

describe('the alarms', () => {
  test('are all there, each with a link to its section of the runbook', () => {
    template.resourceCountIs(ALARM, Object.keys(ALARMS).length);
    const headings = readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.+)$/gmu);
    const anchors = new Set([...headings].map(([, heading = '']) => headingAnchor(heading)));
    for (const { Properties } of resourcesOf(template, ALARM).values()) {
      const [, file = '', anchor = ''] =
        /^[A-Z][^#]+ (docs\/runbook\.md)#([a-z0-9-]+)$/u.exec(String(Properties['AlarmDescription'])) ?? [];
      expect(existsSync(file)).toBe(true);
      expect(anchors).toContain(anchor);
    }
  });

  test('are named each in its section, which belongs to an alarm', () => {
    const [, ...sections] = readFileSync('docs/runbook.md', 'utf8').split(/^## /mu);
    const texts = new Map(sections.map((text) => [text.slice(0, text.indexOf('\n')), text]));
    for (const [name, { section }] of Object.entries(ALARMS)) {
      expect(texts.get(section)).toMatch(new RegExp(`Alarms? [^.]*\`${name}\``, 'u'));
    }
    const led = new Set<string>(Object.values(ALARMS).map(({ section }) => section));
    expect([...texts.keys()].filter((heading) => !led.has(heading))).toEqual([]);
  });

  test('go to an address that the context names, with the runbook where it can be read', () => {
    const given: Record<string, unknown> = {
      alarmEmail: 'night@example.org',
      runbookUrl: 'https://wiki.example.org/runbook',
    };
    const { alarmEmail = '', runbookUrl = '' } = readSynthContext((name) => given[name]);
    const told = plumblineTemplate({ alarmEmail, runbookUrl });
    told.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'night@example.org',
    });
    for (const { Properties } of resourcesOf(told, ALARM).values()) {
      expect(Properties['AlarmActions']).toHaveLength(1);
      expect(String(Properties['AlarmDescription'])).toContain(' https://wiki.example.org/runbook#');
    }
    expect(() => readSynthContext((name) => (name === 'alarmEmail' ? 'night' : undefined))).toThrow(
      /alarmEmail/u,
    );
  });

  test('look at figures that somebody tells', () => {
    const emitted = new Set<string>([...Object.keys(COUNTERS), ...Object.keys(DISTRIBUTIONS)]);
    const own = [...resourcesOf(template, ALARM).values()].filter(
      ({ Properties }) => Properties['Namespace'] === 'Plumbline',
    );
    expect(own.length).toBeGreaterThan(3);
    for (const { Properties } of own) expect(emitted).toContain(Properties['MetricName']);
  });

  test('tell a topic, when one is given, and lead where the runbook is', () => {
    const watched = serviceWith((stack) => ({
      alarmTopic: new Topic(stack, 'Night'),
      runbookUrl: 'https://example.org/runbook',
    }));
    watched.allResourcesProperties(ALARM, {
      AlarmActions: [{ Ref: Match.stringLikeRegexp('Night') }],
      AlarmDescription: Match.stringLikeRegexp('https://example.org/runbook#[a-z-]+$'),
    });
  });

  test('stand with what they look at on one dashboard', () => {
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
  });
});

test('events that no function took are kept for a person', () => {
  template.resourceCountIs('AWS::SQS::Queue', 1);
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: { source: ['aws.states'] },
    Targets: [Match.objectLike({ DeadLetterConfig: { Arn: Match.anyValue() } })],
  });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
  });
});

test('who may use the API may not use all of it', () => {
  const granted = serviceWith(
    () => ({}),
    (service, stack) => {
      service.grantUse(new Role(stack, 'Caller', { assumedBy: new ServicePrincipal('ec2.amazonaws.com') }));
    },
  );
  const [policy] = resourcesOf(granted, 'AWS::IAM::Policy').values();
  expect(JSON.stringify(policy)).toContain('/live/GET/v1/research/*');
  expect(JSON.stringify(policy)).not.toMatch(/live\/\*/u);
});

test('a key of one’s own encrypts the table, and in a network are all functions but those that reach out', () => {
  const stack = new Stack(uncheckedApp(), 'Closed');
  new DeepResearch(stack, 'Research', {
    bundleFolder: emptyBundles(),
    encryptionKey: new Key(stack, 'Key', { enableKeyRotation: true }),
    network: { vpc: Vpc.fromVpcAttributes(stack, 'Vpc', VPC) },
  });
  const closed = Template.fromStack(stack);
  closed.hasResourceProperties('AWS::DynamoDB::Table', { SSESpecification: { SSEEnabled: true } });
  const inside = [...resourcesOf(closed, 'AWS::Lambda::Function')].filter(
    ([, one]) => one.Properties['VpcConfig'] === undefined,
  );
  expect(inside.map(([id]) => id)).toEqual([
    expect.stringContaining('PagesFetch'),
    expect.stringContaining('OutgoingPost'),
  ]);
});

const VPC = {
  vpcId: 'vpc-0123456789abcdef0',
  availabilityZones: ['eu-west-1a'],
  privateSubnetIds: ['subnet-0123456789abcdef0'],
  privateSubnetRouteTableIds: ['rtb-0123456789abcdef0'],
};

function serviceWith(
  props: (stack: Stack) => DeepResearchProps,
  use: (service: DeepResearch, stack: Stack) => void = () => undefined,
): Template {
  const stack = new Stack(uncheckedApp(), 'Watched');
  use(new DeepResearch(stack, 'Research', { bundleFolder: emptyBundles(), ...props(stack) }), stack);
  return Template.fromStack(stack);
}
