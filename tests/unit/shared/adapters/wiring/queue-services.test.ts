import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStepFunctionsBatchRuns } from '#shared/adapters/wiring/batch-runs-step-functions.ts';
import { createLambdaDispatcher } from '#shared/adapters/wiring/dispatcher-lambda.ts';
import { createStepFunctionsExecutions } from '#shared/adapters/wiring/executions-step-functions.ts';
import { type Batch, NO_COUNTS } from '#shared/domain/batch.ts';
import { Conflict, Throttled } from '#shared/errors.ts';

interface Reply {
  readonly status: number;
  readonly body: object;
}

interface Asked {
  readonly operation: string;
  readonly body: unknown;
}

const MACHINE = 'arn:aws:states:us-east-1:123456789012:stateMachine:research';
const EXECUTION = 'arn:aws:states:us-east-1:123456789012:execution:research:job-1';
const JOB = { tenantId: 'tenant', jobId: 'job-1' };

let asked: Asked[];
let reply: Reply;
let close: () => void;
let endpoint: string;

beforeEach(async () => {
  asked = [];
  reply = { status: 200, body: {} };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  const address: AddressInfo | string | null = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  close = () => void server.close();
  vi.stubEnv('AWS_ENDPOINT_URL_SFN', endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
});
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await note(request);
  response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(reply.body));
}

async function note(request: IncomingMessage): Promise<void> {
  const target = request.headers['x-amz-target'];
  const operation = typeof target === 'string' ? (target.split('.')[1] ?? '') : (request.url ?? '');
  asked.push({ operation, body: await json(request) });
}

function failWith(name: string, status = 400): void {
  reply = { status, body: { __type: `com.amazonaws.swf.service#${name}`, message: 'No.' } };
}

describe('the state machine on AWS', () => {
  const executions = (): ReturnType<typeof createStepFunctionsExecutions> =>
    createStepFunctionsExecutions({ stateMachineArn: MACHINE, region: 'us-east-1' });

  test('starts an execution named after the job, and says when one of that name has ended', async () => {
    reply = { status: 200, body: { executionArn: EXECUTION, startDate: 1 } };
    expect(await executions().start(JOB)).toBe(true);
    expect(asked).toEqual([
      {
        operation: 'StartExecution',
        body: { stateMachineArn: MACHINE, name: 'job-1', input: JSON.stringify(JOB) },
      },
    ]);
    failWith('ExecutionAlreadyExists');
    expect(await executions().start(JOB)).toBe(false);
  });

  test.each([
    [{ status: 'RUNNING' }, { status: 'RUNNING' }],
    [{ status: 'PENDING_REDRIVE' }, { status: 'RUNNING' }],
    [
      { status: 'FAILED', error: 'Odd', cause: 'It broke.' },
      { status: 'FAILED', Error: 'Odd', Cause: 'It broke.' },
    ],
    [{ status: 'ABORTED' }, { status: 'ABORTED' }],
  ])('says of an execution that is %o how it stands', async (described, standing) => {
    reply = { status: 200, body: { executionArn: EXECUTION, ...described } };
    expect(await executions().describe(JOB)).toEqual(standing);
    expect(asked[0]).toMatchObject({ operation: 'DescribeExecution', body: { executionArn: EXECUTION } });
  });

  test('says of an execution that never was that there is none', async () => {
    failWith('ExecutionDoesNotExist');
    expect(await executions().describe(JOB)).toEqual({ status: 'NONE' });
  });

  test('stops an execution, and takes it for no error when there is none', async () => {
    await executions().stop(JOB, 'x'.repeat(2000));
    expect(asked[0]).toMatchObject({ operation: 'StopExecution', body: { cause: 'x'.repeat(1000) } });
    failWith('ExecutionDoesNotExist');
    await executions().stop(JOB, 'Cancelled.');
  });

  test('does what comes after the stop when it was asked for, also where it failed', async () => {
    const seen: number[] = [];
    const afterwards = async (): Promise<unknown> => seen.push(asked.length);
    await executions().stop(JOB, 'Cancelled.', afterwards);
    failWith('InvalidArn');
    await expect(executions().stop(JOB, 'Cancelled.', afterwards)).rejects.toThrow();
    expect(seen).toEqual([1, 2]);
  });

  test('resumes the task that waits, and says when nothing waits any more', async () => {
    await executions().answer('token', { answered: true });
    await executions().giveUp('token');
    expect(asked).toMatchObject([
      { operation: 'SendTaskSuccess', body: { taskToken: 'token', output: '{"answered":true}' } },
      { operation: 'SendTaskFailure', body: { taskToken: 'token', error: 'NoReply' } },
    ]);
    for (const gone of ['TaskDoesNotExist', 'TaskTimedOut', 'InvalidToken']) {
      failWith(gone);
      await expect(executions().answer('token', {})).rejects.toThrow(Conflict);
      await expect(executions().giveUp('token')).rejects.toThrow(Conflict);
    }
  });

  test('passes on what may be tried again', async () => {
    failWith('ThrottlingException');
    await expect(executions().start(JOB)).rejects.toThrow(Throttled);
  });
});

describe('the notification of the dispatcher on AWS', () => {
  test('invokes its function without waiting for it', async () => {
    reply = { status: 202, body: {} };
    const counted: string[] = [];
    const metrics = { count: (name: string) => void counted.push(name) };
    await createLambdaDispatcher({
      functionNames: ['look'],
      region: 'us-east-1',
      endpoint,
      metrics,
    }).notify();
    expect(asked).toEqual([{ operation: '/2015-03-31/functions/look/invocations', body: {} }]);
    expect(counted).toEqual([]);
  });

  test('counts one that is lost, and fails nobody', async () => {
    failWith('ServiceException', 500);
    const counted: string[] = [];
    const metrics = { count: (name: string) => void counted.push(name) };
    await createLambdaDispatcher({
      functionNames: ['look'],
      region: 'us-east-1',
      endpoint,
      metrics,
    }).notify();
    expect(counted).toEqual(['queue_notifications_lost']);
  });

  test('asks nobody in the function that is looking already', async () => {
    const quiet = createLambdaDispatcher({
      functionNames: [undefined],
      region: 'us-east-1',
      endpoint,
      metrics: undefined,
    });
    await quiet.notify();
    expect(asked).toEqual([]);
  });
});

describe('the state machine of batches on AWS', () => {
  const runs = createStepFunctionsBatchRuns;
  const made = (): ReturnType<typeof runs> => runs({ stateMachineArn: MACHINE, region: 'us-east-1' });
  const batch = (change: Partial<Batch> = {}): Batch => ({
    tenantId: 'tenant',
    batchId: 'nightly',
    owner: 'me',
    status: 'VALIDATING',
    defaults: {},
    inputKey: 'tenant/batches/nightly/input.jsonl',
    createdAt: '2026-11-22T00:00:00.000Z',
    counts: NO_COUNTS,
    runs: 1,
    ...change,
  });
  const nameOf = async (one: Batch): Promise<string> => {
    await made().start(one);
    return String(Object(asked.at(-1)?.body).name);
  };

  test('R7.6 starts each run of each batch of each tenant under a name of its own, once', async () => {
    reply = { status: 200, body: { executionArn: EXECUTION, startDate: 1 } };
    const names = [
      await nameOf(batch()),
      await nameOf(batch({ runs: 2 })),
      await nameOf(batch({ tenantId: 'other' })),
      await nameOf(batch({ batchId: `${'b'.repeat(79)}1` })),
      await nameOf(batch({ batchId: `${'b'.repeat(79)}2` })),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9.-]{1,80}$/u);
    expect(asked[0]).toMatchObject({
      operation: 'StartExecution',
      body: { stateMachineArn: MACHINE, input: JSON.stringify({ tenantId: 'tenant', batchId: 'nightly' }) },
    });
    failWith('ExecutionAlreadyExists');
    await expect(made().start(batch())).resolves.toBeUndefined();
    failWith('ThrottlingException');
    await expect(made().start(batch())).rejects.toBeInstanceOf(Throttled);
  });

  test('R7.6 knows whether a run is at work, and stops one', async () => {
    reply = { status: 200, body: { status: 'RUNNING' } };
    await expect(made().isAtWork(batch())).resolves.toBe(true);
    reply = { status: 200, body: { status: 'FAILED' } };
    await expect(made().isAtWork(batch())).resolves.toBe(false);
    failWith('ExecutionDoesNotExist');
    await expect(made().isAtWork(batch())).resolves.toBe(false);
    await expect(made().stop(batch())).resolves.toBeUndefined();
    expect(asked.at(-1)?.operation).toBe('StopExecution');
  });
});
