import { expect, test } from 'vitest';
import { lintMachine } from '#infra/state-machine/lint.ts';

const TASK = {
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  TimeoutSeconds: 5,
  Retry: [],
  Catch: [],
  End: true,
};
const MAP = {
  Type: 'Map',
  ItemSelector: { 'n.$': '$$.Map.Item.Value.n' },
  ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, StartAt: 'Inner', States: { Inner: TASK } },
  End: true,
};

test('finds nothing in a machine that keeps to the subset', () => {
  const both = { Type: 'Parallel', Branches: [{ StartAt: 'Left', States: { Left: TASK } }], End: true };
  expect(lintMachine({ StartAt: 'A', States: { A: TASK, Each: MAP, Both: both } })).toEqual([]);
});

test.each([
  ['jsonpath-only', 'States.A.Assign', { ...TASK, Assign: { x: 1 } }],
  ['jsonpath-only', 'States.A.Output', { ...TASK, Output: '{% 1 %}' }],
  ['jsonpath-only', 'States.A.QueryLanguage', { ...TASK, QueryLanguage: 'JSONata' }],
  ['no-distributed-map', 'States.A.ItemReader', { ...MAP, ItemReader: {} }],
  ['no-distributed-map', 'States.A.ToleratedFailureCount', { ...MAP, ToleratedFailureCount: 1 }],
  [
    'no-distributed-map',
    'States.A.ItemProcessor',
    { ...MAP, ItemProcessor: { ...MAP.ItemProcessor, ProcessorConfig: { Mode: 'DISTRIBUTED' } } },
  ],
  ['no-heartbeat', 'States.A.HeartbeatSeconds', { ...TASK, HeartbeatSeconds: 5 }],
  ['no-timeout-path', 'States.A.TimeoutSecondsPath', { ...TASK, TimeoutSecondsPath: '$.t' }],
  ['task-timeout', 'States.A', { ...TASK, TimeoutSeconds: undefined }],
  ['task-resource', 'States.A', { ...TASK, Resource: 'arn:aws:states:::sqs:sendMessage' }],
  ['task-retry-and-catch', 'States.A', { ...TASK, Retry: undefined }],
  ['task-retry-and-catch', 'States.A', { ...TASK, Catch: undefined }],
  ['no-retry-of-many', 'States.A', { ...MAP, Retry: [] }],
  ['no-context-of-state', 'States.A.Parameters.x.$', { ...TASK, Parameters: { 'x.$': '$$.State.Name' } }],
  ['no-context-of-state', 'States.A.InputPath', { ...TASK, InputPath: '$$.Execution.Input' }],
  [
    'no-context-of-state',
    'States.A.Parameters.x.$',
    { ...TASK, Parameters: { 'x.$': '$$.StateMachine.Id' } },
  ],
  [
    'map-context-in-selector',
    'States.A.Parameters.x.$',
    { ...TASK, Parameters: { 'x.$': '$$.Map.Item.Index' } },
  ],
  [
    'no-negative-test',
    'States.A.Choices[0].Not.IsPresent',
    { Type: 'Choice', Choices: [{ Not: { Variable: '$.x', IsPresent: false }, Next: 'A' }] },
  ],
  [
    'no-negative-test',
    'States.A.Choices[0].IsNull',
    { Type: 'Choice', Choices: [{ Variable: '$.x', IsNull: false, Next: 'A' }] },
  ],
  ['no-root-result-path', 'States.A', { ...TASK, ResultPath: '$' }],
  ['no-falsy-result', 'States.A', { Type: 'Pass', Result: 0, End: true }],
  ['no-path-filter', 'States.A.InputPath', { ...TASK, InputPath: '$.list[?(@.n > 1)]' }],
  ['no-path-filter', 'States.A.ResultSelector.x.$', { ...TASK, ResultSelector: { 'x.$': '$..n' } }],
  ['no-wildcard-path', 'States.A.InputPath', { ...TASK, InputPath: '$.list[*].n' }],
  [
    'no-wildcard-path',
    'States.A.Parameters.x.$',
    { ...TASK, Parameters: { 'x.$': 'States.ArrayLength($.list[*])' } },
  ],
  ['map-item-selector', 'States.A', { ...MAP, ItemSelector: undefined }],
] as const)('finds %s at %s', (rule, path, state) => {
  expect(lintMachine({ StartAt: 'A', States: { A: state } })).toMatchObject([{ rule, path }]);
});

test('finds a query language set for the whole machine', () => {
  const machine = { QueryLanguage: 'JSONata', StartAt: 'A', States: { A: TASK } };
  expect(lintMachine(machine)).toMatchObject([{ rule: 'jsonpath-only', path: 'QueryLanguage' }]);
});

test('finds a name that is used in two machines', () => {
  const found = lintMachine({ StartAt: 'Inner', States: { Inner: TASK, Each: MAP } });
  expect(found).toMatchObject([{ rule: 'unique-names', path: 'States.Each.ItemProcessor.States.Inner' }]);
});

test('finds a name that cannot be a state', () => {
  const found = lintMachine({ StartAt: 'A', States: { 'exit:A': TASK } });
  expect(found).toMatchObject([{ rule: 'state-name', path: 'States.exit:A' }]);
});

test('looks into the states of a Map', () => {
  const inner = { ...TASK, ResultPath: '$' };
  const each = { ...MAP, ItemProcessor: { ...MAP.ItemProcessor, States: { Inner: inner } } };
  expect(lintMachine({ StartAt: 'Each', States: { Each: each } })).toMatchObject([
    { rule: 'no-root-result-path', path: 'States.Each.ItemProcessor.States.Inner' },
  ]);
});
