import validate from 'asl-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { BATCH_TASK_SECONDS, defineBatchMachine } from '#infra/state-machine/batch-definition.ts';
import { lintMachine, statesOf } from '#infra/state-machine/lint.ts';
import { LINE_MAX_BYTES } from '#shared/domain/batch-lines.ts';
import { LAMBDA_THROTTLED } from '#shared/domain/loss.ts';
import { RETRYABLE_ERRORS } from '#shared/errors.ts';

const definition = defineBatchMachine();
const states = new Map(statesOf(definition, '').map(({ name, state }) => [name, state]));
const tasks = [...states.values()].filter((state) => state['Type'] === 'Task');

const Lines = z.object({
  ItemReader: z.object({ Resource: z.string(), ReaderConfig: z.object({ InputType: z.string() }) }),
  ItemBatcher: z.object({
    MaxItemsPerBatch: z.number(),
    MaxInputBytesPerBatch: z.number(),
    BatchInput: z.record(z.string(), z.string()),
  }),
  MaxConcurrency: z.number(),
  ToleratedFailurePercentage: z.number(),
  ResultPath: z.null(),
});
const lines = Lines.parse(states.get('SubmitLines'));

/** What Step Functions takes as the input of an execution. */
const INPUT_BYTES = 262_144;

test('R7.6 the machine of batches is valid Amazon States Language', () => {
  const { isValid, errorsText } = validate(structuredClone({ StartAt: '', States: {}, ...definition }));
  expect(errorsText()).toBe('');
  expect(isValid).toBe(true);
});

test('R7.6 the machine of batches keeps to the rules of the other but for what it is there for', () => {
  const broken = lintMachine(definition).map(({ rule, path }) => `${rule} ${path}`);
  const own = ['no-distributed-map', 'map-item-selector', 'task-retry-and-catch'];
  expect(broken.filter((finding) => !own.some((rule) => finding.startsWith(rule)))).toEqual([]);
});

test('R7.6 its slices read the clean lines, few at a time, and one that fails costs none of the others', () => {
  expect(lines).toMatchObject({
    ItemReader: { Resource: 'arn:aws:states:::s3:getObject', ReaderConfig: { InputType: 'JSONL' } },
    MaxConcurrency: 2,
    ToleratedFailurePercentage: 100,
  });
  expect(Object.keys(lines.ItemBatcher.BatchInput)).toEqual(['tenantId.$', 'batchId.$']);
});

test('R7.6 the longest line fits into a slice, and a slice into the input of an execution', () => {
  const { MaxInputBytesPerBatch } = lines.ItemBatcher;
  const beside = JSON.stringify({
    BatchInput: { tenantId: 't'.repeat(64), batchId: 'b'.repeat(80) },
    Items: [],
  });
  expect(LINE_MAX_BYTES + beside.length).toBeLessThan(MaxInputBytesPerBatch);
  expect(MaxInputBytesPerBatch).toBeLessThan(INPUT_BYTES);
});

test('R7.6 each task is tried again when the function is throttled or a store is busy, within its own time', () => {
  expect(tasks).toHaveLength(3);
  for (const { Retry, TimeoutSeconds, Parameters } of tasks) {
    for (const name of [LAMBDA_THROTTLED, ...RETRYABLE_ERRORS]) expect(JSON.stringify(Retry)).toContain(name);
    expect(TimeoutSeconds).toBe(BATCH_TASK_SECONDS);
    expect(Parameters).toMatchObject({ FunctionName: '${Batch}' });
  }
});
