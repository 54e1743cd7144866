import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ENTRIES } from '#infra/functions.ts';
import { SYNTH_MILLISECONDS, plumblineTemplate, resourcesOf } from './synthesise.ts';

vi.setConfig({ testTimeout: SYNTH_MILLISECONDS });

const FUNCTION = 'AWS::Lambda::Function';
/** All functions but those that let people in and serve them the viewer: where none are, they are not there. */
const FOR_SERVICES = ENTRIES.length - 2;

const Variables = z.object({ Variables: z.record(z.string(), z.unknown()) });

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

describe('the API', () => {
  test('lets nobody in who does not sign', () => {
    template.allResourcesProperties('AWS::ApiGateway::Method', { AuthorizationType: 'AWS_IAM' });
    template.hasResourceProperties('AWS::ApiGateway::RestApi', {
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
  });

  test('streams the events of a job, checks of texts and the Model Context Protocol, and nothing else', () => {
    const methods = [...resourcesOf(template, 'AWS::ApiGateway::Method').values()];
    const streaming = methods.filter((one) => JSON.stringify(one.Properties).includes('"STREAM"'));
    expect(
      streaming
        .map((one) => one.Properties['HttpMethod'])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['ANY', 'ANY', 'GET']);
    const [events] = streaming.filter((one) => one.Properties['HttpMethod'] === 'GET');
    expect(events?.Properties).toMatchObject({
      HttpMethod: 'GET',
      Integration: { ResponseTransferMode: 'STREAM', TimeoutInMillis: 620_000 },
    });
    expect(JSON.stringify(events?.Properties)).toContain('response-streaming-invocations');
    expect(streaming.map((one) => one.Properties['AuthorizationType'])).toEqual(
      Array.from({ length: 3 }, () => 'AWS_IAM'),
    );
  });

  test('answers all by one function where nothing is streamed', () => {
    const whole = plumblineTemplate({ streamsEvents: false });
    whole.resourceCountIs('AWS::ApiGateway::Method', 1);
    whole.resourceCountIs(FUNCTION, FOR_SERVICES - 3);
  });

  test('has a limit and an access log', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      AccessLogSetting: { DestinationArn: Match.anyValue() },
      MethodSettings: [Match.objectLike({ ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 })],
    });
  });
});

describe('the queue', () => {
  const aimedAt = (name: string): unknown =>
    Match.objectLike({
      Arn: { Ref: Match.stringLikeRegexp(`Queue${name}Live`) },
    });

  test('R6.1 an execution that ends in any way is closed, again if that fails', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      Targets: [aimedAt('Close')],
    });
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.states'],
        detail: { status: ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'] },
      },
    });
  });

  test('R6.1 is swept and looked at each minute', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 minute)',
      Targets: [aimedAt('Sweep'), aimedAt('Dispatch')],
    });
  });

  test('R6.2 is looked at by its own function alone, which whoever frees a slot or submits knows', () => {
    const knowing = [...resourcesOf(template, FUNCTION)].filter(([, one]) => {
      const { Variables: declared } = Variables.parse(one.Properties['Environment'] ?? { Variables: {} });
      return 'DISPATCH_FUNCTION_NAME' in declared;
    });
    const around = ['QueueBatch', 'QueueClose', 'QueueSweep', 'Scheduled'];
    const names = ['ApiHandler', 'McpHandler', 'StreamHandler', ...around];
    const steps = ['StepsAskUser', 'StepsApprovePlan', 'StepsFailJob', 'StepsPublishReport'];
    expect(knowing).toHaveLength(names.length + steps.length);
    for (const name of [...names, ...steps]) {
      expect(knowing.map(([id]) => id)).toContainEqual(expect.stringContaining(name));
    }
  });
});
