import { readFile } from 'node:fs/promises';
import type { ResearchClient } from '#shared/api/client.ts';
import type { NewSchedule, ScheduleView } from '#shared/api/schedules.ts';
import type { ScheduleRun } from '#shared/domain/schedule/schedule.ts';
import { COMMAND } from './command-name.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { UsageError } from './failure.ts';
import { findStandingId } from './find-standing.ts';
import { printableLine } from './text-layout.ts';
import { type PlaceOptions, type SessionWorld, sessionOptions, withSession } from './with-session.ts';

export interface ScheduleOptions extends PlaceOptions {
  readonly corpus: readonly string[];
  readonly name?: string;
  readonly cron?: string;
  readonly zone?: string;
  readonly every?: string;
  readonly batch?: string;
  readonly standing?: string;
  readonly start?: string;
  readonly end?: string;
  readonly flexible?: number;
  readonly keep?: number;
  readonly overlap?: NewSchedule['overlap'];
  readonly notify?: NewSchedule['notify'];
}

export type ScheduleAction = 'add' | 'list' | 'pause' | 'remove' | 'resume' | 'run' | 'show';

/** Keeps something to be begun at set times, or looks at what is kept and changes it. */
export async function schedule(
  action: ScheduleAction,
  what: string | undefined,
  options: ScheduleOptions,
  world: SessionWorld,
): Promise<ExitCode> {
  const session = { ...sessionOptions(options, world), corpusFolders: options.corpus };
  return withSession(session, world, async ({ client, session: { serverUrl } }) => {
    const { out, err } = world.terminal;
    out.write(action === 'add' ? await add(client, what, options) : await act(client, action, what));
    const needsClock = action === 'add' || action === 'resume' || action === 'run';
    if (needsClock && serverUrl === undefined && options.url === undefined) {
      err.write(`No service runs here: it goes on while \`${COMMAND} serve\` does.\n`);
    }
    return EXIT_CODES.answered;
  });
}

async function add(
  client: ResearchClient,
  question: string | undefined,
  options: ScheduleOptions,
): Promise<string> {
  const { name, start, end, flexible, keep, overlap, notify } = options;
  const body = {
    when: whenOf(options),
    work: await workOf(client, question, options),
    ...(name === undefined ? {} : { name }),
    ...(start === undefined ? {} : { startAt: moment('--start', start) }),
    ...(end === undefined ? {} : { endAt: moment('--end', end) }),
    ...(flexible === undefined ? {} : { flexibleMinutes: flexible }),
    ...(keep === undefined ? {} : { keepRuns: keep }),
    ...(overlap === undefined ? {} : { overlap }),
    ...(notify === undefined ? {} : { notify }),
  };
  return describeWhole(await client.call('createSchedule', { body }));
}

function whenOf({ cron, zone, every }: ScheduleOptions): NewSchedule['when'] {
  if ((cron === undefined) === (every === undefined)) {
    throw new UsageError('It takes --cron or --every, and not both.', `${COMMAND} schedule add --help`);
  }
  if (every !== undefined) return { rate: every };
  return { cron: cron ?? '', timeZone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** A day stands for its beginning here. */
function moment(option: string, text: string): string {
  const time = Date.parse(/^\d{4}-\d\d-\d\d$/u.test(text) ? `${text}T00:00:00` : text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new UsageError(
    `${option} takes a day or a time, not "${text}".`,
    'Write 2027-01-31 or 2027-01-31T08:00Z.',
  );
}

async function workOf(
  client: ResearchClient,
  question: string | undefined,
  { batch, standing }: ScheduleOptions,
): Promise<NewSchedule['work']> {
  const given = [question, batch, standing].filter((one) => one !== undefined);
  if (given.length !== 1) {
    throw new UsageError(
      'It takes one of: a question, --batch FILE, --standing ID.',
      `${COMMAND} schedule add --help`,
    );
  }
  if (batch !== undefined) return { kind: 'batch', input: { jsonl: await readLines(batch) } };
  if (question !== undefined) return { kind: 'question', request: { question } };
  return { kind: 'standing', standingId: await findStandingId(client, standing ?? '') };
}

async function readLines(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');
    if (!isMissing) throw error;
    throw new UsageError(`There is no file ${file}.`, 'Name a file with one JSON object a line.');
  }
}

async function act(
  client: ResearchClient,
  action: Exclude<ScheduleAction, 'add'>,
  what: string | undefined,
): Promise<string> {
  const { schedules } = await client.call('listSchedules', {});
  if (action === 'list') {
    return schedules.length === 0 ? 'No schedules.\n' : schedules.map(describe).join('');
  }
  const params = { scheduleId: findId(schedules, what ?? '') };
  if (action === 'run') return describeRun(await client.call('runSchedule', { params }));
  if (action === 'remove') return `Removed: ${describe(await client.call('deleteSchedule', { params }))}`;
  if (action === 'show') return describeWhole(await client.call('getSchedule', { params }));
  const status = action === 'pause' ? 'PAUSED' : 'ENABLED';
  return describeWhole(await client.call('changeSchedule', { params, body: { status } }));
}

/** By its id, the beginning of it, or its name. */
function findId(schedules: readonly ScheduleView[], what: string): string {
  const named = schedules.filter(({ name, scheduleId }) => name === what || scheduleId === what);
  const found = named.length > 0 ? named : schedules.filter(({ scheduleId }) => scheduleId.startsWith(what));
  if (found.length === 1 && found[0]) return found[0].scheduleId;
  throw new UsageError(
    `${found.length} schedules begin with "${what}" or bear this name.`,
    `${COMMAND} schedule list`,
  );
}

function describe(view: ScheduleView): string {
  const { scheduleId, name, status, next } = view;
  const [first] = next;
  const state = status === 'PAUSED' ? 'paused' : first === undefined ? 'over' : `next ${inZone(first, view)}`;
  const what = `${name === undefined ? '' : `${name}: `}${workWords(view)}`;
  return `${scheduleId}  ${printableLine(what)}, ${whenWords(view)}  (${state})\n`;
}

function describeWhole(view: ScheduleView): string {
  const times = view.next.map((time) => `  ${inZone(time, view)}\n`).join('');
  const runs = view.runs.map((run) => `  ${describeRun(run)}`).join('');
  return `${describe(view)}${times === '' ? '' : `Next:\n${times}`}${runs === '' ? '' : `Runs:\n${runs}`}`;
}

function workWords({ work }: ScheduleView): string {
  if (work.kind === 'question') return work.request.question;
  return work.kind === 'batch' ? 'a batch' : `standing question ${work.standingId}`;
}

function whenWords({ when }: ScheduleView): string {
  return 'rate' in when ? `every ${when.rate}` : `"${when.cron}" ${when.timeZone}`;
}

/** On the wall clock that is meant. */
function inZone(time: string, { when }: ScheduleView): string {
  const timeZone = 'rate' in when ? 'UTC' : when.timeZone;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${parts.format(new Date(time))} ${timeZone}`;
}

function describeRun({ scheduledFor, result, jobId, batchId, reason, missed }: ScheduleRun): string {
  const begun = jobId === undefined ? (batchId === undefined ? '' : ` batch ${batchId}`) : ` job ${jobId}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  const left = missed === undefined ? '' : ` (${missed} missed before it)`;
  return `${scheduledFor} ${result}${begun}${why}${left}\n`;
}
