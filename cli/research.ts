import { join } from 'node:path';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { type ToolJob, toToolOutput } from '#shared/api/tool-output.ts';
import type { Submission } from '#shared/api/responses.ts';
import type { AnswerFormat, Interaction } from '#shared/domain/job.ts';
import type { ModelProvider } from '#shared/domain/settings/model-settings.ts';
import type { Report } from '#shared/domain/report.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { askLineAt, askPerson } from './ask-person.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { type Failure, UsageError, describeEnd, recordFailure, writeFailure } from './failure.ts';
import { type Followed, type Following, followJob, readPast } from './follow-job.ts';
import { SILENT_DISPLAY, createProgressDisplay } from './progress-display.ts';
import { readQuestion } from './read-question.ts';
import { renderReport } from './render-report.ts';
import { commandToSave, saveFiles } from './save-files.ts';
import type { LogFailure, OpenSession, Session } from '#shared/api/session.ts';
import type { Terminal } from './terminal.ts';
import { oneLine } from './text-layout.ts';

export interface ResearchOptions {
  readonly context?: string;
  readonly corpus: readonly string[];
  /** `none` among them turns search off. */
  readonly provider: readonly string[];
  readonly model?: ModelProvider;
  readonly maxIterations?: number;
  readonly format?: AnswerFormat;
  readonly out?: string;
  readonly json: boolean;
  readonly interaction?: Interaction;
  readonly new: boolean;
  readonly data?: string;
}

export interface ResearchWorld {
  readonly terminal: Terminal;
  readonly openSession: OpenSession;
  readonly logFailure: LogFailure;
  readonly interrupted: AbortSignal;
}

/** How long a person at the terminal is waited for. */
const PATIENCE_SECONDS = 600;

/** Asks the question, shows how it goes on, prints the answer and says where the files are. */
export async function research(
  words: readonly string[],
  options: ResearchOptions,
  world: ResearchWorld,
): Promise<ExitCode> {
  const { terminal } = world;
  const interaction = chooseInteraction(words, options, terminal);
  try {
    const question = await readQuestion(words, readable(terminal));
    const session = await world.openSession({
      dataFolder: options.data,
      corpusFolders: options.corpus,
      providers: namedProviders(options),
      model: options.model,
      inputWaitSeconds: PATIENCE_SECONDS,
      note: (message) => {
        if (!options.json) terminal.err.write(`${oneLine(message)}\n`);
      },
    });
    try {
      return await runJob({ question, options, interaction, session, world });
    } finally {
      await session.close();
    }
  } catch (error) {
    if (world.interrupted.aborted) return EXIT_CODES.cancelled;
    const failure = await recordFailure(error, world.logFailure, options.data);
    return printFailure(failure, { jobId: '', status: 'FAILED' }, options, terminal);
  }
}

interface Run {
  readonly question: string;
  readonly options: ResearchOptions;
  readonly interaction: Interaction;
  readonly session: Session;
  readonly world: ResearchWorld;
}

async function runJob(run: Run): Promise<ExitCode> {
  const { options, session, world } = run;
  const client = createClient(session.transport);
  const submission = await submit(client, run);
  printResumed(submission, run);
  const followed = await follow(client, submission, run);
  const job = await client.get(submission.jobId);
  if (followed.status === 'CANCELLED') {
    const failure = { ...describeEnd(job, session.logFile), exitCode: EXIT_CODES.cancelled };
    return printFailure(failure, job, options, world.terminal);
  }
  if (job.status !== 'COMPLETED') {
    return printFailure(describeEnd(job, session.logFile), job, options, world.terminal);
  }
  const report = await client.report(job.jobId);
  const missed = await readRest(client, job.jobId, followed.events);
  return deliver({ client, report, job, events: [...followed.events, ...missed] }, run);
}

function printResumed({ joined, jobId, status }: Submission, { options, session, world }: Run): void {
  if (options.json) return;
  const { err } = world.terminal;
  const isDone = status === 'COMPLETED';
  const what = isDone ? `Job ${jobId} is done already` : `Resuming job ${jobId}`;
  if (joined) err.write(`${what} (use --new to start afresh).\n`);
  const others = session.resumedJobs - (joined && !isDone ? 1 : 0);
  if (others > 0) err.write(`Other unfinished jobs go on meanwhile: ${others}.\n`);
}

function submit(client: ResearchClient, { question, options, interaction }: Run): Promise<Submission> {
  return client.submit({
    question,
    ...(options.context === undefined ? {} : { context: options.context }),
    ...(options.maxIterations === undefined ? {} : { maxIterations: options.maxIterations }),
    ...(options.provider.length === 0 ? {} : { providers: namedProviders(options) }),
    ...(options.format === undefined ? {} : { format: options.format }),
    interaction,
    joinUnfinished: !options.new,
    confirmsDelivery: true,
  });
}

function namedProviders(options: ResearchOptions): readonly string[] {
  return options.provider.filter((name) => name !== 'none');
}

async function follow(client: ResearchClient, submission: Submission, run: Run): Promise<Followed> {
  const { terminal, interrupted } = run.world;
  const past = submission.joined ? await readPast(client, submission.jobId) : [];
  const display = run.options.json
    ? SILENT_DISPLAY
    : createProgressDisplay(terminal.err, () => terminal.now());
  const ticking = setInterval(() => display.tick(), 200);
  try {
    const reply = run.interaction === 'none' ? undefined : replyWith(client, submission.jobId, run);
    return await followJob({
      client,
      jobId: submission.jobId,
      display,
      interrupted,
      reply,
      past,
      stuck: run.session.stuck(submission.jobId),
    });
  } finally {
    clearInterval(ticking);
    display.clear();
  }
}

function replyWith(client: ResearchClient, jobId: string, run: Run): NonNullable<Following['reply']> {
  const { terminal, interrupted } = run.world;
  const ask = askLineAt(terminal);
  return async (pending) => {
    const left = Math.min(Date.parse(pending.until) - terminal.now(), PATIENCE_SECONDS * 1000);
    const signal = AbortSignal.any([interrupted, AbortSignal.timeout(Math.max(0, left))]);
    const plan = pending.kind === 'approve' ? (await client.plan(jobId)).plan : undefined;
    return askPerson({ pending, plan, signal }, terminal, ask);
  };
}

/** What was emitted after the job had ended. */
async function readRest(
  client: ResearchClient,
  jobId: string,
  events: readonly TraceEvent[],
): Promise<readonly TraceEvent[]> {
  const after = events.at(-1)?.sequence ?? 0;
  return (await client.events(jobId, { after, waitSeconds: 0 })).events;
}

interface Delivery {
  readonly client: ResearchClient;
  readonly report: Report;
  readonly job: ToolJob;
  readonly events: readonly TraceEvent[];
}

/** The answer is printed even where the files cannot be written. */
async function deliver(delivery: Delivery, run: Run): Promise<ExitCode> {
  const { report, job } = delivery;
  const { options, session, world } = run;
  const { terminal } = world;
  const folder = options.out ?? join(session.dataFolder, 'reports', job.jobId);
  const saved = await saveFiles(delivery.client, { ...delivery, jobId: job.jobId }, folder).catch(
    async (error: unknown) => recordFailure(error, world.logFailure, options.data),
  );
  if (options.json) {
    terminal.out.write(`${JSON.stringify(toToolOutput(job, report), undefined, 2)}\n`);
  } else {
    terminal.out.write(renderReport(report, terminal.out));
  }
  if (isFailure(saved)) {
    const message = `The files of job ${job.jobId} could not be written to ${folder}: ${saved.message}`;
    const remedy =
      `${saved.remedy ?? ''} Then save them with: ${commandToSave(job.jobId, options.data)}`.trim();
    writeFailure({ ...saved, message, remedy }, terminal);
    return saved.exitCode;
  }
  await delivery.client.confirmDelivery(job.jobId);
  if (!options.json) terminal.out.write(`\n${listFiles(saved, terminal)}\n`);
  return report.outcome === 'insufficient_evidence' ? EXIT_CODES.insufficientEvidence : EXIT_CODES.answered;
}

function listFiles(paths: readonly string[], terminal: Terminal): string {
  return [terminal.out.paint('bold', 'Files'), ...paths].join('\n');
}

function isFailure(value: readonly string[] | Failure): value is Failure {
  return 'exitCode' in value;
}

function printFailure(
  failure: Failure,
  job: ToolJob,
  options: ResearchOptions,
  terminal: Terminal,
): ExitCode {
  if (options.json) {
    const failed = { ...job, failure: { message: failure.message, remedy: failure.remedy } };
    terminal.out.write(`${JSON.stringify(toToolOutput(failed, undefined), undefined, 2)}\n`);
  }
  writeFailure(failure, terminal);
  return failure.exitCode;
}

/** Nobody is asked by default where nobody can answer. */
function chooseInteraction(
  words: readonly string[],
  options: ResearchOptions,
  terminal: Terminal,
): Interaction {
  const canAsk = terminal.input.isTTY === true && terminal.err.isTerminal && words[0] !== '-';
  if (options.interaction === undefined) return canAsk && !options.json ? 'clarify' : 'none';
  if (options.interaction === 'none' || canAsk) return options.interaction;
  throw new UsageError(
    `--interaction ${options.interaction} needs a terminal to ask at.`,
    'Run it in a terminal, or use --interaction none.',
  );
}

async function* readable(terminal: Terminal): AsyncGenerator<string | Uint8Array> {
  for await (const chunk of terminal.input) yield typeof chunk === 'string' ? chunk : Buffer.from(chunk);
}
