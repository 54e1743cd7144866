import { readFileSync } from 'node:fs';
import validate from 'asl-validator';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { DeepResearch } from '#infra/deep-research.ts';
import { OutgoingEventType } from '#shared/domain/outgoing-event.ts';
import { notifyOthers } from '../../docs/examples/notify-others.ts';
import { SYNTH_MILLISECONDS, emptyBundles, resourcesOf } from './synthesise.ts';

let template: Template;
beforeAll(() => {
  const stack = new Stack(
    new App({ builtinCloudFormationValidation: false, treeMetadata: false }),
    'Subscribers',
  );
  const research = new DeepResearch(stack, 'Research', {
    bundleFolder: emptyBundles(),
    settings: { WEBHOOK_TIMEOUT_SECONDS: '20', MAX_ITERATIONS: '5' },
  });
  notifyOthers(stack, research.events);
  template = Template.fromStack(stack);
}, SYNTH_MILLISECONDS);

test('R7.7 the schema of each event is registered', () => {
  const schemas = [...resourcesOf(template, 'AWS::EventSchemas::Schema').values()];
  const names = schemas.map((one) => one.Properties['SchemaName']);
  expect(names).toEqual(OutgoingEventType.options.map((type) => `plumbline@${type}`));
  for (const { Properties } of schemas) {
    const content = z.record(z.string(), z.unknown()).parse(JSON.parse(String(Properties['Content'])));
    expect(content['$schema']).toBe('http://json-schema.org/draft-04/schema#');
    expect(Properties['Type']).toBe('JSONSchemaDraft4');
  }
});

test('R7.7 what is missed is delivered each minute', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    Targets: [Match.objectLike({ Arn: { Ref: Match.stringLikeRegexp('OutgoingDeliverLive') } })],
  });
});

test('the function that posts is notified of webhooks and of nothing else', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Description: 'Posts webhooks, with no rights and no data',
    Environment: { Variables: { WEBHOOK_TIMEOUT_SECONDS: '20' } },
    Timeout: 30,
  });
});

test('the rules of the example lead events to a queue, a function and a topic', () => {
  const rules = [...resourcesOf(template, 'AWS::Events::Rule').values()].filter((one) =>
    JSON.stringify(one.Properties['EventPattern'] ?? {}).includes('plumbline'),
  );
  const patterns = rules.map((one) => one.Properties['EventPattern']);
  expect(patterns).toEqual([
    { source: ['plumbline'], 'detail-type': [{ prefix: 'research.' }] },
    { source: ['plumbline'], 'detail-type': ['research.job.completed'] },
    { source: ['plumbline'], 'detail-type': ['research.job.failed', 'research.job.expired'] },
  ]);
  const targets = JSON.stringify(rules.map((one) => one.Properties['Targets']));
  for (const part of ['AllEvents', 'OnCompleted', 'Troubles']) expect(targets).toContain(part);
});

test('the workflow of the example is valid', () => {
  const { isValid, errorsText } = validate(
    JSON.parse(readFileSync('docs/examples/ask-and-wait.asl.json', 'utf8')),
  );
  expect(errorsText('\n')).toBe('');
  expect(isValid).toBe(true);
});
