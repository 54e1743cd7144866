import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import { SYNTH_MILLISECONDS, plumblineTemplate, resourcesOf } from './synthesise.ts';
import { actionsOf, rolesByName, statements } from './roles.ts';

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

function keepersOf(action: string): readonly string[] {
  return [...rolesByName(template)]
    .filter(([, role]) => statements(role).some((one) => one.Action.includes(action)))
    .map(([id]) => /DeepResearch(\w+)Role/u.exec(id)?.[1] ?? id)
    .toSorted();
}

test('R7.6 the API keeps schedules, one function sets them again, and one ends those that are gone, in the group of the stack alone', () => {
  const setting = ['ApiHandler', 'McpHandler', 'SchedulesMend', 'StreamHandler'];
  expect(keepersOf('scheduler:CreateSchedule')).toEqual(setting);
  expect(keepersOf('scheduler:GetSchedule')).toEqual(['SchedulesMend']);
  expect(keepersOf('scheduler:DeleteSchedule')).toEqual([...setting, 'SchedulesScheduled'].toSorted());
  const all = [...rolesByName(template).values()].flatMap(statements);
  const granted = all.filter((one) => one.Action.some((action) => action.startsWith('scheduler:')));
  for (const { Resource } of granted) expect(JSON.stringify(Resource)).toMatch(/:schedule\/[^*]+\/\*/u);
  const passing = all.filter((one) => one.Action.includes('iam:PassRole'));
  expect(passing).toHaveLength(setting.length);
  for (const { Resource, Condition } of passing) {
    expect(JSON.stringify(Resource)).toMatch(/SchedulesRole[^*]+$/u);
    expect(Condition).toEqual({ StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } });
  }
});

test('R7.6 it is looked each quarter of an hour whether all schedules are watched', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(15 minutes)',
    Targets: [Match.objectLike({ Arn: { Ref: Match.stringLikeRegexp('SchedulesMendLive') } })],
  });
});

test('R7.6 the scheduler may call one function and keep what it has not taken, for schedules of the group alone', () => {
  const [id, role] = [...rolesByName(template)].find(([name]) => /SchedulesRole/u.test(name)) ?? [
    '',
    undefined,
  ];
  const own = role ? statements(role) : [];
  expect(own.map(({ Sid }) => Sid)).toEqual(['CallScheduled', 'KeepUndelivered']);
  expect(JSON.stringify(own[0]?.Resource)).toContain('SchedulesScheduledLive');
  const trust = JSON.stringify(resourcesOf(template, 'AWS::IAM::Role').get(id)?.Properties);
  expect(trust).toContain('aws:SourceAccount');
  expect(trust).toMatch(/aws:SourceArn.*schedule-group/u);
});

test('R7.6 the function of schedules reaches the table, the batches and the queue, and starts nothing itself', () => {
  const actions = actionsOf(template, 'SchedulesScheduledRole');
  expect(
    [...actions].filter((action) => /^(?:states|scheduler|iam|events|secretsmanager):/u.test(action)),
  ).toEqual(['scheduler:DeleteSchedule']);
  expect(actions).toContain('sqs:SendMessage');
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    MaximumRetryAttempts: 2,
    MaximumEventAgeInSeconds: 3600,
  });
});
