import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MACHINE_DEFAULTS, defineMachine } from '#infra/state-machine/definition.ts';
import { contextOf, loadHandler } from '#local/interpreter/functions.ts';
import { readMachine } from '#local/interpreter/machine.ts';
import { type Ending, type Position, startRun } from '#local/interpreter/run.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';
import { errorOfEnd } from '#shared/domain/execution.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { closeJob } from '#shared/research/close-job/close-job.ts';
import { createMemoryArchive } from '../support/memory-archive.ts';
import { type Library, endOf, jobNamed, openLibrary, openWorld, runtimeOn } from '../support/world.ts';
import { type Served, TINY, serve } from './model-world.ts';
import { respond } from './responder.ts';

const MACHINE = readMachine(defineMachine(MACHINE_DEFAULTS));
/** Where the execution dies, with most of the job's calls behind it. */
const BROKEN_AT = 'VerifyReport';

let library: Library;
let served: Served;
let ports: Ports;
let job: Job;
let broken: Position;

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

/** An execution that died before a state, as when the console stops it: nobody has ended its job yet. */
beforeEach(async () => {
  served = await serve('openai', respond());
  const environment = { ...served.environment, ...TINY };
  const outer = await openWorld({
    library,
    environment,
    archive: createMemoryArchive(),
    model: served.model,
  });
  const dispatcher = { notify: async () => undefined };
  ports = { ...runtimeOn(outer).ports, dispatcher };
  const plain = jobNamed('job-1', ports);
  job = { ...plain, settings: { ...plain.settings, maxIterations: 1 } };
  await ports.jobs.create(job);
  const input = { tenantId: job.tenantId, jobId: job.jobId };
  expect((await run({ state: MACHINE.StartAt, input }, BROKEN_AT)).status).toBe('ABORTED');
});
afterEach(async () => served.server.close());

/** What Step Functions does with a redrive: the definition from the state that did not succeed, with its input. */
async function run(from: Position, until?: string): Promise<Ending> {
  const begun = startRun({
    machine: MACHINE,
    from,
    tokens: new TokenRegistry(),
    retryMilliseconds: 0,
    invoke: async (invocation) =>
      (await loadHandler(invocation.state))(invocation.payload, contextOf(invocation, ports)),
    reached: async (position) => {
      if (position.state !== until) return;
      broken = position;
      begun.abort();
    },
  });
  return begun.ending;
}

describe('an execution that is redriven', () => {
  test('goes on from the state at which it died, and pays for no call again that the ledger has', async () => {
    const paid = served.server.requests.map(({ body }) => JSON.stringify(body));
    expect(paid.length).toBeGreaterThan(3);
    expect((await run(broken)).status).toBe('SUCCEEDED');
    expect(await endOf(ports, job)).toMatchObject({ status: 'COMPLETED' });
    const after = served.server.requests.slice(paid.length).map(({ body }) => JSON.stringify(body));
    expect(after.filter((body) => paid.includes(body))).toEqual([]);
  });

  test('from its very beginning finds all that it had paid for', async () => {
    const paid = served.server.requests.length;
    const input = { tenantId: job.tenantId, jobId: job.jobId };
    expect((await run({ state: MACHINE.StartAt, input }, BROKEN_AT)).status).toBe('ABORTED');
    expect(served.server.requests).toHaveLength(paid);
  });

  test('does nothing, and pays nothing, once its job has its end', async () => {
    await closeJob(job, { error: errorOfEnd({ status: 'ABORTED' }), stage: 'close' }, ports);
    const closed = await endOf(ports, job);
    expect(closed).toMatchObject({ status: 'FAILED', failure: { name: 'ExecutionAborted' } });
    const paid = served.server.requests.length;
    expect((await run(broken)).status).toBe('FAILED');
    expect(served.server.requests).toHaveLength(paid);
    expect(await endOf(ports, job)).toEqual(closed);
  });
});
