import { respond } from '#functions/api/respond.ts';
import { defineMachine, MACHINE_DEFAULTS } from '#infra/state-machine/definition.ts';
import { apiContext } from '#local/api-context.ts';
import { contextOf, loadHandler } from '#local/interpreter/functions.ts';
import { type Machine, readMachine } from '#local/interpreter/machine.ts';
import { startRun } from '#local/interpreter/run.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';
import { createJournal } from '#local/journal.ts';
import type { System } from '#local/system.ts';
import { inProcessTransport } from '#local/transports.ts';
import { createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import type { JobReference } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Measure, Row } from '../measure.ts';
import { inFolder } from './asker.ts';
import { type Interval, lengthOfUnion } from './intervals.ts';
import { Stopwatch } from './stopwatch.ts';
import { openSystem } from '#tests/workflow/support/open-system.ts';

const QUESTION = 'How do S3 and DynamoDB encrypt data at rest?';
const WARM_UP = 2;
const REPEATS = 5;

interface Timing {
  readonly total: number;
  readonly interpreter: number;
  readonly stores: number;
  readonly storeCalls: number;
  readonly providerCalls: number;
  readonly handlers: number;
  readonly transitions: number;
}

/**
 * What a job spends outside of research itself: in the interpreter (the job less the time in which a step was under
 * way) and in the stores. Searches and reads go one at a time, so that waiting for another is not taken for a store's
 * work; the two branches of WriteSections still run side by side.
 */
export const orchestration: Measure = {
  name: 'orchestration',
  needs: [],
  run: async () =>
    inFolder(async (folder) => {
      const system = await openSystem({
        ...readConfig({ PLUMBLINE_DATA: folder, SEARCH_PROVIDERS: 'corpus' }),
      });
      try {
        for (let turn = 0; turn < WARM_UP; turn += 1) await runJob(system);
        const timings: Timing[] = [];
        for (let turn = 0; turn < REPEATS; turn += 1) timings.push(await runJob(system));
        return rowsOf(timings);
      } finally {
        await system.close();
      }
    }),
};

function rowsOf(timings: readonly Timing[]): readonly Row[] {
  const row = (metric: string, value: (timing: Timing) => number): Row => {
    const ours = median(timings.map(value));
    return { measure: 'orchestration, warm', metric, ours, note: `median of ${timings.length}` };
  };
  return [
    row('interpreter, share of a job', (one) => one.interpreter / one.total),
    row('stores, share of a job', (one) => one.stores / one.total),
    row('job, ms', (one) => one.total),
    row('steps', (one) => one.handlers),
    row('transitions between top-level states that work', (one) => one.transitions),
    row('calls of stores', (one) => one.storeCalls),
    row('calls of the corpus', (one) => one.providerCalls),
  ];
}

/** One job on the real interpreter, steps and stores, begun here and not by the queue so that it can be watched. */
async function runJob(system: System): Promise<Timing> {
  const watch = new Stopwatch();
  const ports = watch.over(quiet(system.ports));
  const job = await submit(ports);
  const [stores, others] = [watch.stores.length, watch.others.length];
  const machine = oneAtATime();
  const entries: string[] = [];
  const journal = createJournal(ports.archive, () => undefined);
  const start = performance.now();
  const run = startRun({
    machine,
    from: { state: machine.StartAt, input: job },
    tokens: new TokenRegistry(),
    invoke: async (invocation) => {
      const handler = await loadHandler(invocation.state);
      return watch.time(watch.handlers, async () =>
        handler(invocation.payload, contextOf(invocation, ports)),
      );
    },
    reached: async (position) => {
      entries.push(position.state);
      await journal.write({ job, startedAt: start, ...position });
    },
  });
  const ending = await run.ending;
  const total = performance.now() - start;
  if (ending.status !== 'SUCCEEDED') throw new Error(`The watched job ended as ${ending.status}.`);
  await journal.remove(job);
  const ofJob = (intervals: readonly Interval[]): readonly Interval[] =>
    intervals.filter((one) => one.start >= start && one.end <= start + total);
  return {
    total,
    interpreter: total - lengthOfUnion(watch.handlers),
    stores: lengthOfUnion(ofJob(watch.stores)),
    storeCalls: watch.stores.length - stores,
    providerCalls: watch.others.length - others,
    handlers: watch.handlers.length,
    transitions: entries.length,
  };
}

function oneAtATime(): Machine {
  return readMachine(defineMachine({ ...MACHINE_DEFAULTS, maxConcurrentReads: 1, maxConcurrentSearches: 1 }));
}

/** Nothing is dispatched: the job that is submitted is begun by the measure itself. */
function quiet(ports: Ports): Ports {
  return { ...ports, dispatcher: { notify: async () => undefined } };
}

async function submit(ports: Ports): Promise<JobReference> {
  const client = createClient(inProcessTransport(async (event) => respond(event, apiContext(ports))));
  const { jobId } = await client.submit({ question: QUESTION, interaction: 'none', providers: ['corpus'] });
  const queued = await ports.jobs.listByStatus('QUEUED', { limit: 10 });
  const job = queued.jobs.find((one) => one.jobId === jobId);
  if (job === undefined) throw new Error('The submitted job is not in the queue.');
  return { tenantId: job.tenantId, jobId };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
