import type { ResearchClient } from '#shared/api/client.ts';
import { toToolOutput } from '#shared/api/tool-output.ts';
import type { QuoteContext } from '#shared/domain/quote-context.ts';
import { describeLocation } from '#shared/domain/quote-location.ts';
import { type CitedSource, type CitedQuote } from '#shared/domain/report.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { findJobId, shortId } from './find-job.ts';
import { stateOf } from './list-jobs.ts';
import { renderReport } from './render-report.ts';
import type { Output } from './terminal.ts';
import { hang, printableLine, printable, wrap } from './text-layout.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ShowOptions extends PlaceOptions {
  readonly json: boolean;
  /** Number of a citation whose quotes are shown in their sources. */
  readonly quote?: number;
}

/** Prints the report of a job, or how the job stands, or the quotes of one citation where they stand in their source. */
export async function showJob(named: string, options: ShowOptions, world: SessionWorld): Promise<ExitCode> {
  const { out } = world.terminal;
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const jobId = await findJobId(client, named);
    const job = await client.get(jobId);
    if (job.status !== 'COMPLETED') {
      out.write(options.json ? `${JSON.stringify(job, undefined, 2)}\n` : `${describeStanding(job, out)}\n`);
      return EXIT_CODES.answered;
    }
    const report = await client.report(jobId);
    if (options.quote !== undefined) {
      const source = citedAs(options.quote, report.sources, jobId);
      out.write(`${await renderQuotes(source, { client, jobId, out, number: options.quote })}\n`);
    } else if (options.json) out.write(`${JSON.stringify(toToolOutput(job, report), undefined, 2)}\n`);
    else out.write(renderReport(report, out));
    return EXIT_CODES.answered;
  });
}

type JobState = Awaited<ReturnType<ResearchClient['get']>>;

function describeStanding(job: JobState, out: Output): string {
  const percent = `${Math.round(job.progress * 100)}%`;
  const id = shortId(job.jobId);
  const next =
    job.status === 'AWAITING_INPUT'
      ? `Answer it with: ${COMMAND} reply ${id} "…"`
      : `Follow it with: ${COMMAND} watch ${id}`;
  const isOver = job.endedAt !== undefined;
  return [
    ...wrap(out.paint('bold', printableLine(job.question)), out.columns),
    `${stateOf(job)}, ${percent}: ${printableLine(job.failure?.message ?? job.message)}`,
    ...(job.pendingInput?.questions ?? []).flatMap((question) =>
      hang('? ', printableLine(question), out.columns),
    ),
    ...(isOver ? [] : [next]),
  ].join('\n');
}

function citedAs(number: number, sources: readonly CitedSource[], jobId: string): CitedSource {
  const source = sources[number - 1];
  if (source) return source;
  throw new UsageError(
    `The report of job ${shortId(jobId)} has no citation [${number}].`,
    sources.length === 0 ? 'It cites nothing.' : `Name one from 1 to ${sources.length}.`,
  );
}

interface Page {
  readonly client: ResearchClient;
  readonly jobId: string;
  readonly out: Output;
  readonly number: number;
}

async function renderQuotes(source: CitedSource, page: Page): Promise<string> {
  const { out } = page;
  const { evidence } = await page.client.evidence(page.jobId);
  const contexts = new Map(evidence.map((context) => [context.evidenceId, context]));
  const heading = [
    ...hang(`[${page.number}] `, printableLine(source.title), out.columns).map((line) =>
      out.paint('bold', line),
    ),
    out.paint('dim', printableLine(source.url)),
    out.paint('dim', `archived text sha256 ${source.archiveHash}`),
  ];
  const quotes = source.quotes.map((quote) => renderInPlace(quote, contexts.get(quote.evidenceId), out));
  return [heading.join('\n'), ...quotes].join('\n\n');
}

/** The quote among what stands before and behind it in the archived text. */
function renderInPlace(quote: CitedQuote, context: QuoteContext | undefined, out: Output): string {
  const place = describeLocation(quote.place);
  const label = out.paint('cyan', [place, quote.locator].filter((part) => part !== undefined).join(', '));
  if (!context) return [label, ...hang('  ', `“${printableLine(quote.quote)}”`, out.columns)].join('\n');
  const { text, quote: at } = context;
  const before = lastLines(printable(text.slice(0, at.start)));
  const after = firstLines(printable(text.slice(at.end)));
  const inside = printable(text.slice(at.start, at.end));
  const lines = [
    ...inset(before, out).map((line) => out.paint('dim', line)),
    ...inset(inside, out, '> ').map((line) => out.paint('green', line)),
    ...inset(after, out).map((line) => out.paint('dim', line)),
  ];
  return [label, ...lines].join('\n');
}

const AROUND = 3;

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-AROUND).join('\n');
}

function firstLines(text: string): string {
  return text.trimStart().split('\n').slice(0, AROUND).join('\n');
}

function inset(text: string, out: Output, mark = '  '): readonly string[] {
  if (text.trim() === '') return [];
  return wrap(text, out.columns - mark.length).map((line) => `${mark}${line}`.trimEnd());
}
