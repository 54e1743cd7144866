import type { JobView } from '#shared/api/responses.ts';
import type { JobStatus } from '#shared/domain/job.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { jobsThat, shortId } from './find-job.ts';
import type { Output, Terminal } from './terminal.ts';
import { columnsOf, fitTo, printableLine } from './text-layout.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ListOptions extends PlaceOptions {
  readonly status?: JobStatus;
  readonly limit: number;
  readonly json: boolean;
}

/** The jobs that are kept, latest first, and behind all others those of batches; words narrow them down to questions that have them all. */
export async function listJobs(
  words: readonly string[],
  options: ListOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const { terminal } = world;
  return withSession(sessionOptions(options, world), world, async ({ client }) => {
    const fits = (job: JobView): boolean => isWanted(job, words, options.status);
    const jobs = await jobsThat(client, fits, options.limit);
    if (options.json) terminal.out.write(`${JSON.stringify(jobs, undefined, 2)}\n`);
    else if (jobs.length > 0) terminal.out.write(`${renderList(jobs, terminal)}\n`);
    else tellNothing(words, options, terminal);
    return EXIT_CODES.answered;
  });
}

function isWanted(job: JobView, words: readonly string[], status: JobStatus | undefined): boolean {
  if (status !== undefined && job.status !== status) return false;
  const question = job.question.toLocaleLowerCase();
  return words.every((word) => question.includes(word.toLocaleLowerCase()));
}

function tellNothing(words: readonly string[], { status }: ListOptions, { err }: Terminal): void {
  const isNarrow = words.length > 0 || status !== undefined;
  err.write(
    isNarrow
      ? `No job fits that. See all of them with: ${COMMAND} list\n`
      : `There is no job yet. Ask something: ${COMMAND} ask "…"\n`,
  );
}

function renderList(jobs: readonly JobView[], terminal: Terminal): string {
  const { out } = terminal;
  const rows = jobs.map((job) => ({
    id: shortId(job.jobId),
    when: describeAge(job.createdAt, terminal.now()),
    state: stateOf(job),
    question: printableLine(job.question),
    job,
  }));
  const wide = (key: 'id' | 'when' | 'state'): number => Math.max(...rows.map((row) => columnsOf(row[key])));
  const widths = { id: wide('id'), when: wide('when'), state: wide('state') };
  const before = widths.id + widths.when + widths.state + 6;
  return rows
    .map(({ id, when, state, question, job }) =>
      [
        out.paint('cyan', id.padEnd(widths.id)),
        out.paint('dim', when.padEnd(widths.when)),
        paintState(job, state.padEnd(widths.state), out),
        fitTo(question, Math.max(20, out.columns - before)),
      ].join('  '),
    )
    .join('\n');
}

const STATUS_WORDS: Readonly<Record<JobStatus, string>> = {
  QUEUED: 'waits',
  PROCESSING: 'works',
  AWAITING_INPUT: 'asks you',
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** How a job stands, in a word or two. */
export function stateOf(job: JobView): string {
  const { status, outcome } = job;
  if (status === 'COMPLETED' && outcome !== undefined) return SHORT_OUTCOMES[outcome];
  return STATUS_WORDS[status];
}

const SHORT_OUTCOMES = {
  answered: 'answered',
  partial: 'in part',
  insufficient_evidence: 'no evidence',
} as const;

function paintState({ status, outcome }: JobView, text: string, out: Output): string {
  if (status === 'COMPLETED') return out.paint(outcome === 'answered' ? 'green' : 'yellow', text);
  return out.paint(status === 'FAILED' ? 'red' : 'cyan', text);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `5 min ago`, `3 h ago`, `yesterday`, then the date. */
export function describeAge(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  return age < 2 * DAY ? 'yesterday' : at.slice(0, 10);
}
