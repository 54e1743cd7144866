import { type Job, type JobReference, isTerminal } from '#shared/domain/job.ts';
import { progressAt } from '#shared/domain/progress.ts';
import { STEPS, stepName } from '#shared/domain/steps.ts';
import { leaseUntil } from '#shared/domain/time-bounds.ts';
import { JobCancelled, MalformedReply, NotFound, isPlumblineError, safeMessage } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Cache } from '../ports/cache.ts';
import type { CallIdentity } from '../ports/call-ledger.ts';
import type { Ports } from '../ports/ports.ts';
import { callKeyOf, cursorOf, eventKey } from './call-key.ts';
import { recordPorts } from './recorded-ports.ts';
import { withCorpusOf } from './job-corpus.ts';
import { type EventBuffer, createEventBuffer } from './event-buffer.ts';
import type { AnyStep, ContextWith, StepEvent, StepResult } from './step.ts';

/**
 * Runs a step on an event. It loads the job, refuses to work for one that has ended, gives back the recorded output of a
 * step that was finished before, and emits what begins, ends and fails into the trace.
 */
export async function runStep<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  event: unknown,
  ports: Ports,
): Promise<Output> {
  const input = parseInput(step, event);
  const call = identifyCall(step, input);
  const [job, earlier] = await Promise.all([
    loadJob(step, input, ports),
    recordedOutput(step, input, call, ports),
  ]);
  if (earlier !== undefined) return earlier;
  const buffer = createEventBuffer(ports.trace, job);
  const context = contextOf(step, input, { job, ports: withCorpusOf(ports, job), call, buffer });
  await context.emit({ type: 'started', message: `${step.state} began` });
  let mayBeOver = false;
  try {
    const result = await step.run(input, context);
    mayBeOver = result.end !== undefined;
    await finish(step, { result, context, call, buffer });
    return result.output;
  } catch (error) {
    // The event of the job's end may be written by now, and none comes after it.
    if (mayBeOver) throw error;
    await context.emit({ type: 'failed', message: safeMessage(error), data: failureData(error) });
    await buffer.flush();
    throw error;
  }
}

function parseInput<Input extends JobReference, Output>(step: AnyStep<Input, Output>, event: unknown): Input {
  const parsed = step.input.safeParse(event);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new MalformedReply(
    `${step.state} got an input that does not fit at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}`,
  );
}

async function loadJob<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  input: Input,
  ports: Ports,
): Promise<Job> {
  const job = await ports.jobs.get(input);
  if (!job) throw new NotFound(`Job ${input.jobId} does not exist.`);
  const { runsAfterEnd, waitsFor } = STEPS[step.state];
  if (runsAfterEnd === 'always') return job;
  if (isTerminal(job.status) && !(job.status === 'COMPLETED' && runsAfterEnd === 'completed')) {
    throw new JobCancelled(`Job ${job.jobId} has ended as ${job.status}.`);
  }
  if (isTerminal(job.status)) return job;
  await keepSlot(job, ports);
  return waitsFor === 'person' || job.status === 'PROCESSING' ? job : setProcessing(job, ports);
}

/** Whoever works shows it: a slot whose lease is over goes to another job. */
async function keepSlot(job: Job, { slots, clock }: Ports): Promise<void> {
  const now = clock.now();
  await slots.renew(job, { now, until: leaseUntil(now) });
}

/** The first step starts the job's run time, of which others are notified; a step after a waiting state ends the waiting. */
async function setProcessing(job: Job, ports: Ports): Promise<Job> {
  const now = ports.clock.now();
  const since = job.resumption?.since ?? job.pendingInput?.since;
  const waited = since === undefined ? 0 : Math.max(0, now - Date.parse(since));
  const changed = await ports.jobs.change(job, ['QUEUED', 'AWAITING_INPUT', 'PROCESSING'], {
    status: 'PROCESSING',
    ...(job.startedAt === undefined ? { startedAt: new Date(now).toISOString() } : {}),
    pendingInput: null,
    resumption: null,
    waitedMilliseconds: job.waitedMilliseconds + waited,
  });
  if (!changed) throw new JobCancelled(`Job ${job.jobId} has ended.`);
  return changed;
}

function identifyCall<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  input: Input,
): CallIdentity {
  return { kind: 'step', step: step.state, ...callKeyOf(input), inputHash: hashOf(input) };
}

async function recordedOutput<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  job: JobReference,
  call: CallIdentity,
  ports: Ports,
): Promise<Output | undefined> {
  if (STEPS[step.state].repeatable) return undefined;
  const record = await ports.ledger.find(job, call);
  return record?.state === 'finished' ? step.output.parse(record.result) : undefined;
}

async function finish<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  done: {
    readonly result: StepResult<Output>;
    readonly context: ContextWith<Ports>;
    readonly call: CallIdentity;
    readonly buffer: EventBuffer;
  },
): Promise<void> {
  const { result, context, call, buffer } = done;
  await context.emit({
    type: 'finished',
    message: result.message,
    ...(result.data ? { data: result.data } : {}),
  });
  if (result.end) buffer.add(result.end);
  await buffer.flush();
  if (!STEPS[step.state].repeatable) await context.ports.ledger.finish(context.job, call, result.output);
}

/** Events that any step may emit; all others bear its name. */
const SHARED_TYPES: ReadonlySet<string> = new Set(['degraded', 'model-called']);

/** A job that does not search the corpus does not ask it how rare words are: that alone would have it indexed. */
function portsFor({ settings }: Job, ports: Ports): Ports {
  return settings.providers.includes('corpus') ? ports : { ...ports, statistics: undefined };
}

function contextOf<Input extends JobReference, Output>(
  step: AnyStep<Input, Output>,
  input: Input,
  rest: {
    readonly job: Job;
    readonly ports: Ports;
    readonly call: CallIdentity;
    readonly buffer: EventBuffer;
  },
): ContextWith<Ports> {
  const name = stepName(step.state);
  const cursor = cursorOf(input);
  const emit = async (event: StepEvent): Promise<void> => {
    const isShared = event.type.includes('.') || SHARED_TYPES.has(event.type);
    const type = isShared ? event.type : `${name}-${event.type}`;
    rest.buffer.add({
      key: eventKey(type, rest.call, {
        clarifications: rest.job.clarifications.length,
        detail: event.key,
      }),
      type,
      stage: name,
      message: event.message,
      progress: progressAt(step.state, cursor),
      data: { ...(cursor ? { iteration: cursor.iteration, purpose: cursor.purpose } : {}), ...event.data },
    });
  };
  const recorded = recordPorts(portsFor(rest.job, rest.ports), rest.job, rest.call);
  const ports = {
    ...recorded,
    trace: rest.buffer.trace,
    cache: keepBehind(recorded.cache, rest.buffer),
  };
  return { state: step.state, ports, job: rest.job, emit };
}

/** A step that runs again and finds its result in the cache does not emit again how it came to it. */
function keepBehind(cache: Cache, buffer: EventBuffer): Cache {
  return {
    get: async (tenantId, key) => cache.get(tenantId, key),
    put: async (tenantId, key, entry) => {
      await buffer.flush();
      await cache.put(tenantId, key, entry);
    },
  };
}

function failureData(error: unknown): Record<string, unknown> {
  return { error: isPlumblineError(error) ? error.name : 'Unexpected' };
}
