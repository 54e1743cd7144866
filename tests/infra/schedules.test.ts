import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import { SYNTH_MILLISECONDS, plumblineTemplate, resourcesOf } from './synthesise.ts';
import { actionsOf, rolesByName, statements } from './roles.ts';

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

test('R7.6 only the API keeps schedules, in the group of the stack alone, and gives them one role alone', () => {
  const keepers = [...rolesByName(template)].filter(([, role]) =>
    statements(role).some((one) => one.Action.some((action) => action.startsWith('scheduler:'))),
  );
  expect(keepers).toHaveLength(3);
  for (const name of ['ApiHandler', 'McpHandler', 'StreamHandler'])
    expect(keepers.map(([id]) => id)).toContainEqual(expect.stringContaining(`${name}Role`));
  for (const one of keepers.flatMap(([, role]) => statements(role))) {
    if (one.Sid === 'KeepSchedules') expect(JSON.stringify(one.Resource)).toMatch(/:schedule\/[^*]+\/\*/u);
  }
  const passing = [...rolesByName(template).values()]
    .flatMap(statements)
    .filter((one) => one.Action.includes('iam:PassRole'));
  expect(passing).toHaveLength(3);
  for (const { Resource, Condition } of passing) {
    expect(JSON.stringify(Resource)).toMatch(/SchedulesRole[^*]+$/u);
    expect(Condition).toEqual({ StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } });
  }
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
  ).toEqual([]);
  expect(actions).toContain('sqs:SendMessage');
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    MaximumRetryAttempts: 2,
    MaximumEventAgeInSeconds: 3600,
  });
});
