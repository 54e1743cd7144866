import * as z from 'zod';
import { defineMachine, machineOptions } from '#infra/state-machine/definition.ts';
import { createFileArchive, createStores, embedTable, sleep, systemClock } from '#shared/adapters/index.ts';
import type { Replayed } from '#shared/api/session.ts';
import type { Config } from '#shared/config.ts';
import { Job, type JobReference } from '#shared/domain/job.ts';
import { REPORT_FORMATS, reportKey } from '#shared/domain/report-files.ts';
import { STEPS } from '#shared/domain/steps.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { Archive } from '#shared/ports/archive.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { readTrace } from '#shared/research/read-trace.ts';
import { ONLY } from '#shared/domain/records.ts';
import { ownDataFolder } from './data-folder.ts';
import { timeout } from './interpreter/failure.ts';
import { contextOf, loadHandler, taskStateOf } from './interpreter/functions.ts';
import { readMachine } from './interpreter/machine.ts';
import { startRun } from './interpreter/run.ts';
import type { Invocation } from './interpreter/task.ts';
import { TokenRegistry } from './interpreter/tokens.ts';
import { createFileLog } from './log-file.ts';
import { type ReportTexts, firstDifference } from './replay/compare-files.ts';
import type { RecordedJob } from './replay/recorded-times.ts';
import { type ReplayPorts, createReplayPorts } from './replay/replay-ports.ts';
import { createScratchArchive } from './replay/scratch-archive.ts';
import { startTableServer } from './table-server.ts';

/** The stores that hold a finished job, and the log for what fails in a replay. */
export type StoredPorts = Pick<Ports, 'archive' | 'jobs' | 'ledger' | 'research' | 'trace'> & {
  readonly log?: Log;
};

/** Opens the data folder of the configuration and replays a job of it; nothing of it is changed. */
export async function replayFrom(config: Config, job: JobReference): Promise<Replayed> {
  const { tableName } = config.store;
  const folder = await ownDataFolder({ folder: config.local.dataFolder, tableName });
  try {
    const table = embedTable({ tableName, sleep }, folder.table.requestHandler);
    const archive = await createFileArchive(folder.archivePath);
    const stores = createStores({ table, archive, clock: systemClock, sleep });
    return await replayJob({ ...stores, log: failuresOnly(createFileLog(folder.path)) }, config, job);
  } finally {
    await folder.release();
  }
}

/** The calls of a replay are no calls of the job. */
function failuresOnly(log: Log): Log {
  return { ...log, info: () => undefined };
}

/**
 * Runs the state machine of a finished job again, in stores of its own, on what the job has recorded: every search,
 * read and model call is answered from its ledger. Throws NotFound and Conflict where there is no report to compare.
 */
export async function replayJob(
  stored: StoredPorts,
  config: Config,
  reference: JobReference,
): Promise<Replayed> {
  const job = await finishedJob(stored, reference);
  const before = await readReport(stored.archive, job);
  if (!before) {
    throw new NotFound(`The report of job ${job.jobId} is not in the archive any more.`, {
      remedy: 'Put a backup of the data folder in its place, or ask the question again.',
    });
  }
  const table = await startTableServer({ tableName: config.store.tableName });
  try {
    const archive = createScratchArchive(stored.archive, job.tenantId);
    const recorded = await readRecord(stored, job, before);
    const replay = createReplayPorts({ config, recorded, stored, table, archive });
    await run({ job, config, stored, replay });
    return compare(before, await readReport(archive, job), replay);
  } finally {
    await table.close();
  }
}

async function finishedJob({ jobs }: StoredPorts, reference: JobReference): Promise<Job> {
  const job = await jobs.get(reference);
  if (!job) {
    throw new NotFound(`There is no job ${reference.jobId.slice(0, 80)} in this data folder.`, {
      remedy:
        'Look at the names of the folders in its folder reports, or name another data folder with --data.',
    });
  }
  if (job.status === 'COMPLETED') return job;
  throw new Conflict(`Job ${job.jobId} has no report to compare with: it is ${job.status}.`, {
    remedy: 'Replay a job that has come to a report.',
  });
}

async function readRecord(stored: StoredPorts, job: Job, before: ReportTexts): Promise<RecordedJob> {
  const gates = await stored.research.list(job, 'GATE');
  const events: TraceEvent[] = [];
  for await (const event of readTrace(stored.trace, job)) events.push(event);
  return { job, events, gates, reportText: before.json };
}

async function readReport(archive: Archive, job: JobReference): Promise<ReportTexts | undefined> {
  const texts = await Promise.all(
    REPORT_FORMATS.map(async (format) => archive.getText(reportKey(job.tenantId, job.jobId, format))),
  );
  const [json, md, html] = texts;
  return json === undefined || md === undefined || html === undefined ? undefined : { json, md, html };
}

interface Run {
  readonly job: Job;
  readonly config: Config;
  readonly stored: StoredPorts;
  readonly replay: ReplayPorts;
}

async function run(parts: Run): Promise<void> {
  const { job, config, replay } = parts;
  const machine = readMachine(defineMachine(machineOptions(config)));
  const input = { tenantId: job.tenantId, jobId: job.jobId };
  const tokens = new TokenRegistry();
  const from = { state: machine.StartAt, input };
  const first = { state: machine.StartAt, payload: input, requestId: 'replay' };
  await replay.portsFor({ ...first, getRemainingTimeInMillis: () => 0 }).jobs.create(asSubmitted(job));
  const invoke = async (invocation: Invocation): Promise<unknown> => invokeStep(invocation, tokens, parts);
  await startRun({ machine, from, tokens, retryMilliseconds: 0, invoke }).ending;
}

/** The job before its first step; what people said to it is known from the start. */
function asSubmitted(job: Job): Job {
  const { status: _status, outcome: _outcome, endReason: _reason, endedAt: _ended, ...rest } = job;
  const { pendingInput: _pending, failure: _failure, ...submitted } = rest;
  return Job.parse({ ...submitted, status: 'QUEUED' });
}

const Waiting = z.object({ taskToken: z.string() });

/** People are not asked again: their answers are in the job, and the plan is the one that they have let pass. */
async function invokeStep(invocation: Invocation, tokens: TokenRegistry, parts: Run): Promise<unknown> {
  const ports = parts.replay.portsFor(invocation);
  const state = taskStateOf(invocation.state);
  if (STEPS[state].waitsFor !== 'person') {
    return (await loadHandler(state))(invocation.payload, contextOf(invocation, ports, parts.stored.log));
  }
  if (state !== 'ApprovePlan') throw timeout();
  const plan = await parts.stored.research.get(parts.job, 'PLAN', ONLY);
  if (plan) await ports.research.put(parts.job, 'PLAN', { id: ONLY, record: plan });
  tokens.answer(Waiting.parse(invocation.payload).taskToken, { decision: 'approve' });
  return {};
}

function compare(before: ReportTexts, after: ReportTexts | undefined, { missing }: ReplayPorts): Replayed {
  const lacks = missing.length === 0 ? '' : ` Not recorded: ${describe(missing)}.`;
  if (!after) return { files: [], difference: `The replay came to no report.${lacks}` };
  const difference = firstDifference(before, after);
  const files = REPORT_FORMATS.map((format) => ({ name: `report.${format}`, text: after[format] }));
  return { files, difference: difference === undefined ? undefined : `${difference}.${lacks}` };
}

function describe(missing: ReplayPorts['missing']): string {
  const names = missing
    .slice(0, 5)
    .map((call) => [call.kind, call.step, call.index].filter(Boolean).join(' '));
  return missing.length > 5 ? `${names.join(', ')} and ${missing.length - 5} more` : names.join(', ');
}
