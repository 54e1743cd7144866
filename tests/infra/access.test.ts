import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import { SYNTH_MILLISECONDS, plumblineTemplate } from './synthesise.ts';
import { actionsOf, rolesByName, statements } from './roles.ts';

let template: Template;
beforeAll(() => {
  template = plumblineTemplate();
}, SYNTH_MILLISECONDS);

test('no role may do an action that is named by a wildcard', () => {
  const actions = [...rolesByName(template).values()].flatMap(statements).flatMap((one) => one.Action);
  expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  expect(actions.length).toBeGreaterThan(100);
});

test('a bare wildcard resource stands only where the service knows no resources', () => {
  const everywhere = [...rolesByName(template).values()]
    .flatMap(statements)
    .filter((one) => one.Resource === '*');
  expect(new Set(everywhere.map((one) => one.Sid))).toEqual(new Set(['SendSegments', 'DeliverLogs']));
});

test('CDK adds no policy of its own to any role', () => {
  template.resourceCountIs('AWS::IAM::Policy', 0);
  const managed = [...rolesByName(template)].filter(([, role]) => role.ManagedPolicyArns.length > 0);
  expect(managed).toEqual([]);
});

test('the state machine may invoke its functions and no others', () => {
  const roles = [...rolesByName(template)].filter(([id]) => id.startsWith('DeepResearchMachineRole'));
  const [invoke] = roles.flatMap(([, role]) => statements(role)).filter((one) => one.Sid === 'InvokeSteps');
  expect(invoke?.Action).toEqual(['lambda:InvokeFunction']);
  expect(JSON.stringify(invoke?.Resource)).toMatch(/StepsRefineQuestion/);
  expect(JSON.stringify(invoke?.Resource)).not.toMatch(/ApiHandler|QueueDispatch/);
});

test('only the dispatcher may start an execution of the research', () => {
  expect(startersOf('StartResearch')).toEqual([expect.stringContaining('QueueDispatchRole')]);
});

test('R7.6 only the dispatcher and the sweep may start a run of a batch, and it its own slices', () => {
  expect(startersOf('StartBatchRuns').toSorted()).toEqual([
    expect.stringContaining('QueueDispatchRole'),
    expect.stringContaining('QueueSweepRole'),
  ]);
  expect(startersOf('RunSlices')).toEqual([expect.stringContaining('BatchesRole')]);
  const all = startersOf(undefined);
  expect(all).toHaveLength(new Set(all).size);
  expect(all).toHaveLength(3);
});

function startersOf(sid: string | undefined): readonly string[] {
  return [...rolesByName(template)]
    .filter(([, role]) =>
      statements(role).some(
        (one) => one.Action.includes('states:StartExecution') && (sid === undefined || one.Sid === sid),
      ),
    )
    .map(([id]) => id);
}

test('R7.6 the machine of batches may read clean lines, call one function and run its own slices, and no more', () => {
  const [role] = [...rolesByName(template)]
    .filter(([id]) => id.includes('BatchesRole'))
    .map(([, one]) => one);
  const granted = role ? statements(role) : [];
  const bySid = new Map(granted.map((one) => [one.Sid, JSON.stringify(one.Resource)]));
  expect([...bySid.keys()]).toEqual([
    'InvokeBatch',
    'RunSlices',
    'WatchSlices',
    'ReadCleanLines',
    'DeliverLogs',
    'SendSegments',
  ]);
  expect(bySid.get('InvokeBatch')).toMatch(/QueueBatchLive/u);
  expect(bySid.get('RunSlices')).toMatch(/:stateMachine:\S+-batches/u);
  expect(bySid.get('WatchSlices')).toMatch(/:execution:\S+-batches:\*/u);
  expect(bySid.get('ReadCleanLines')).toContain('/*/batches/*/clean.jsonl');
  const archive = granted.filter((one) => one.Action.some((action) => action.startsWith('s3:')));
  expect(archive.flatMap((one) => one.Action)).toEqual(['s3:GetObject']);
});

test('R2.6 the function that reads pages may write its log and nothing else', () => {
  expect([...actionsOf(template, 'PagesFetchRole')]).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
});

test('R2.6 only the step that reads pages, and the function that checks texts, may ask that function', () => {
  const askers = [...rolesByName(template)].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'AskForPages'),
  );
  expect(askers.map(([id]) => id).toSorted()).toEqual([
    expect.stringContaining('CheckHandlerRole'),
    expect.stringContaining('StepsFetchSourceRole'),
  ]);
  for (const [, role] of askers) expect(JSON.stringify(role.Policies)).toContain('PagesFetchLive');
});

test('the function that checks texts has pages read, archives them and counts what callers submit, and no more', () => {
  const roles = [...rolesByName(template)].filter(([id]) => id.includes('CheckHandlerRole'));
  const granted = roles.flatMap(([, role]) => statements(role));
  expect(new Set(granted.map((one) => one.Sid))).toEqual(
    new Set(['UseRecords', 'AddSources', 'AskForPages', 'WriteLog', 'SendSegments']),
  );
  const archive = granted.find((one) => one.Sid === 'AddSources');
  expect(archive?.Action).toEqual(['s3:PutObject', 's3:PutObjectTagging']);
  expect(JSON.stringify(archive?.Resource)).toContain('/*/archive/*');
});

test('R7.7 the function that posts webhooks may write its log and nothing else', () => {
  expect([...actionsOf(template, 'OutgoingPostRole')]).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
});

test('R7.7 the function that delivers reaches the table, the bus, its key and the function that posts, and nothing else', () => {
  const roles = [...rolesByName(template)].filter(([id]) => id.includes('OutgoingDeliverRole'));
  const sids = roles.flatMap(([, role]) => statements(role)).map((one) => one.Sid);
  expect(new Set(sids)).toEqual(
    new Set(['UseTable', 'ListJobs', 'ReadWebhookKey', 'AskToPost', 'PutEvents', 'WriteLog', 'SendSegments']),
  );
  const others = [...rolesByName(template)].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'AskToPost' || one.Sid === 'PutEvents'),
  );
  expect(others).toHaveLength(1);
});

test('R7.7 the key of the webhooks may be read by those that take their addresses and by the one that delivers', () => {
  const readers = [...rolesByName(template)].filter(([, role]) =>
    statements(role).some((one) => one.Sid === 'ReadWebhookKey'),
  );
  const names = ['ApiHandler', 'McpHandler', 'OutgoingDeliver', 'StreamHandler'];
  expect(readers).toHaveLength(names.length);
  for (const name of names) {
    expect(readers.map(([id]) => id)).toContainEqual(expect.stringContaining(`${name}Role`));
  }
});

test('the API reads the archive and writes uploads and batches alone', () => {
  const actions = actionsOf(template, 'ApiHandlerRole');
  expect(actions).toContain('s3:GetObject');
  const roles = [...rolesByName(template)].filter(([id]) => id.includes('ApiHandlerRole'));
  const writing = roles
    .flatMap(([, role]) => statements(role))
    .filter((one) => one.Action.includes('s3:PutObject'));
  expect(new Set(writing.map((one) => one.Sid))).toEqual(new Set(['KeepBatches', 'TakeUploads']));
  expect(actions).toContain('states:StopExecution');
});

test('no step may delete in the archive, and only those that keep texts and reports may write all of it', () => {
  const steps = TASK_STATES.map((state) => ({ state, actions: actionsOf(template, `Steps${state}Role`) }));
  expect(steps.filter(({ actions }) => actions.has('s3:DeleteObject'))).toEqual([]);
  const writing = steps.filter(({ actions }) => actions.has('s3:PutObjectTagging'));
  const keeping = TASK_STATES.filter((state) => STEPS[state].archive === 'write');
  expect(writing.map(({ state }) => state)).toEqual(keeping);
  expect(keeping.length).toBeLessThan(TASK_STATES.length / 2);
});

test('a step without a port for the archive reaches only the records in it that are too large for the table', () => {
  const roles = [...rolesByName(template)].filter(([id]) => id.includes('StepsApplyGateRole'));
  const onArchive = roles
    .flatMap(([, role]) => statements(role))
    .filter((one) => one.Action.some((action) => action.startsWith('s3:')));
  expect(onArchive.map((one) => one.Sid)).toEqual(['SpillRecords']);
  expect(JSON.stringify(onArchive[0]?.Resource)).toContain('/*/items/*');
});

test('only the steps in which a job gives its slot back may delete in the table', () => {
  const deleting = TASK_STATES.filter((state) =>
    actionsOf(template, `Steps${state}Role`).has('dynamodb:DeleteItem'),
  );
  expect(deleting).toEqual(['AskUser', 'ApprovePlan', 'PublishReport', 'FailJob']);
});

test('no step may list the jobs of others', () => {
  const named = [...rolesByName(template)].filter(([id]) => id.includes('Steps'));
  const sids = named.flatMap(([, role]) => statements(role)).map((one) => one.Sid);
  expect(sids).not.toContain('ListJobs');
});

test.each(['Dispatch', 'Batch', 'Close', 'Sweep'])(
  '%s reads large events in the archive and writes batches alone',
  (name) => {
    const actions = [...actionsOf(template, `Queue${name}Role`)].filter((action) => action.startsWith('s3:'));
    expect(actions.toSorted()).toEqual(['s3:GetObject', 's3:ListBucket', 's3:PutObject']);
    const roles = [...rolesByName(template)].filter(([id]) => id.includes(`Queue${name}Role`));
    const writing = roles
      .flatMap(([, role]) => statements(role))
      .filter((one) => one.Action.includes('s3:PutObject'));
    expect(JSON.stringify(writing[0]?.Resource)).toContain('/*/batches/*');
  },
);

test('R6.1 each function around the queue may do its own work with executions', () => {
  const statesActions = (name: string): readonly string[] =>
    [...actionsOf(template, `Queue${name}Role`)].filter((action) => action.startsWith('states:')).toSorted();
  expect(statesActions('Dispatch')).toEqual([
    'states:DescribeExecution',
    'states:SendTaskFailure',
    'states:SendTaskSuccess',
    'states:StartExecution',
  ]);
  expect(statesActions('Batch')).toEqual(['states:StopExecution']);
  expect(statesActions('Close')).toEqual([]);
  expect(statesActions('Sweep')).toEqual([
    'states:DescribeExecution',
    'states:StartExecution',
    'states:StopExecution',
  ]);
});

test('R6.2 whoever frees a slot may ask the dispatcher to look, and nobody else', () => {
  const askers = [...rolesByName(template)].filter(([, role]) =>
    statements(role).some(
      (one) => one.Sid === 'AskForLook' && JSON.stringify(one.Resource).includes('QueueDispatchLive'),
    ),
  );
  const names = [
    'ApiHandler',
    'McpHandler',
    'QueueBatch',
    'QueueClose',
    'QueueSweep',
    'StepsAskUser',
    'StepsApprovePlan',
  ];
  for (const name of [...names, 'StepsPublishReport', 'StepsFailJob', 'SchedulesScheduled']) {
    expect(askers.map(([id]) => id)).toContainEqual(expect.stringContaining(`${name}Role`));
  }
  expect(askers).toHaveLength(11);
});
