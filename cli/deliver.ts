import { join } from 'node:path';
import type { ResearchClient } from '#shared/api/client.ts';
import { type ToolJob, toToolOutput } from '#shared/api/tool-output.ts';
import type { Report } from '#shared/domain/report.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { type Failure, describeEnd, recordFailure, writeFailure } from './failure.ts';
import { shortId } from './find-job.ts';
import type { Followed } from './follow-job.ts';
import { nextStepWords } from './next-step-words.ts';
import { renderReport, renderShort } from './render-report.ts';
import { commandToSave, saveFiles } from './save-files.ts';
import type { Terminal } from './terminal.ts';
import { columnsOf } from './text-layout.ts';
import { type Connection, type PlaceOptions, type SessionWorld, placeFlags } from './with-session.ts';

export interface DeliveryOptions extends PlaceOptions {
  readonly out?: string;
  readonly json: boolean;
}

export interface Ended {
  readonly jobId: string;
  readonly connection: Connection;
  readonly world: Pick<SessionWorld, 'terminal' | 'logFailure'>;
  readonly options: DeliveryOptions;
}

/** What a job has come to: its answer and files, or why there are none. */
export async function tellEnd(followed: Followed, ended: Ended): Promise<ExitCode> {
  const { connection, world, options, jobId } = ended;
  const { client, session } = connection;
  const job = await client.get(jobId);
  const shown = { ...options, terminal: world.terminal };
  if (followed.status === 'CANCELLED') {
    const failure = { ...describeEnd(job, session.logFile), exitCode: EXIT_CODES.cancelled };
    return printFailure(failure, job, shown);
  }
  if (job.status !== 'COMPLETED') return printFailure(describeEnd(job, session.logFile), job, shown);
  const report = await client.report(jobId);
  const missed = await readRest(client, jobId, followed.events);
  return deliver({ report, job, events: [...followed.events, ...missed] }, ended);
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
  readonly report: Report;
  readonly job: ToolJob;
  readonly events: readonly TraceEvent[];
}

/** The answer is printed even where the files cannot be written. */
async function deliver(delivery: Delivery, { connection, world, options }: Ended): Promise<ExitCode> {
  const { report, job } = delivery;
  const { client, session } = connection;
  const { terminal } = world;
  const folder = options.out ?? join(session.dataFolder, 'reports', job.jobId);
  const saved = await saveFiles(client, { ...delivery, jobId: job.jobId }, folder).catch(
    async (error: unknown) => recordFailure(error, world.logFailure, options.data),
  );
  if (options.json) {
    terminal.out.write(`${JSON.stringify(toToolOutput(job, report), undefined, 2)}\n`);
  } else {
    terminal.out.write(renderToFit(report, terminal));
  }
  if (isFailure(saved)) {
    const message = `The files of job ${job.jobId} could not be written to ${folder}: ${saved.message}`;
    const remedy =
      `${saved.remedy ?? ''} Then save them with: ${commandToSave(job.jobId, options.data)}`.trim();
    writeFailure({ ...saved, message, remedy }, terminal);
    return saved.exitCode;
  }
  await client.confirmDelivery(job.jobId);
  if (!options.json && options.quiet !== true)
    terminal.out.write(
      nextSteps({ jobId: job.jobId, report, files: saved }, { flags: placeFlags(options), terminal }),
    );
  return report.outcome === 'insufficient_evidence' ? EXIT_CODES.insufficientEvidence : EXIT_CODES.answered;
}

interface NextCommand {
  readonly flags: string;
  readonly terminal: Terminal;
}

/** A terminal's height, less what is printed below the report. */
const BELOW = 10;

/** At a terminal that the whole report would scroll away, its answer, checklist and sources. */
function renderToFit(report: Report, { out }: Terminal): string {
  const whole = renderReport(report, out);
  const fits = whole.split('\n').length + BELOW <= out.rows;
  return fits || !out.isTerminal ? whole : renderShort(report, out);
}

interface Saved {
  readonly jobId: string;
  readonly report: Report;
  readonly files: readonly string[];
}

/** How to read, share and follow up, and where the files are; of a report that cites nothing, nothing to check or cite. */
function nextSteps({ jobId, report, files }: Saved, { flags, terminal }: NextCommand): string {
  const { out } = terminal;
  const id = shortId(jobId);
  const words = nextStepWords(wordsFor(report.language).language);
  const page = files.find((file) => file.endsWith('.html')) ?? '';
  const steps = [
    [words.read, `${COMMAND} open ${id}${flags}`],
    [words.readHere, `${COMMAND} show ${id}${flags}`],
    [words.share, page],
    ...(report.sources.length === 0
      ? []
      : [
          [words.checkQuote, `${COMMAND} show ${id} --quote 1${flags}`],
          [words.cite, `${COMMAND} export ${id} --as bibtex${flags}`],
        ]),
    [words.followUp, `${COMMAND} ask --follow ${id} "…"${flags}`],
  ];
  const width = Math.max(...steps.map(([label = '']) => columnsOf(label)));
  const lines = steps.map(([label = '', text = '']) => {
    const gap = ' '.repeat(width - columnsOf(label));
    return `${out.paint('dim', `${label}${gap}`)}  ${text}`;
  });
  return `\n${lines.join('\n')}\n`;
}

function isFailure(value: readonly string[] | Failure): value is Failure {
  return 'exitCode' in value;
}

/** Why there is no answer, as a person or a program reads it. */
export function printFailure(
  failure: Failure,
  job: ToolJob,
  { json, terminal }: { readonly json: boolean; readonly terminal: Terminal },
): ExitCode {
  if (json) {
    const failed = { ...job, failure: { message: failure.message, remedy: failure.remedy } };
    terminal.out.write(`${JSON.stringify(toToolOutput(failed, undefined), undefined, 2)}\n`);
  }
  writeFailure(failure, terminal);
  return failure.exitCode;
}
