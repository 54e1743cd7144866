import type { NewSchedule, ScheduleChange, ScheduleView } from '#shared/api/schedules.ts';
import { pathTo } from '#shared/api/routes.ts';
import { type Schedule, type ScheduledWork, scheduleLinesKey } from '#shared/domain/schedule/schedule.ts';
import { nextTimes } from '#shared/domain/schedule/times.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { checkRequest } from '#shared/research/draft-job.ts';
import { checkTiming } from '#shared/research/schedule/check-schedule.ts';
import { fireSchedule } from '#shared/research/schedule/fire-schedule.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { batchInput } from '../batch-input.ts';
import { fieldsBelow } from '../fields-below.ts';
import { readIdempotencyKey } from '../repeated-submission.ts';

type Request = ApiRequest<'createSchedule'>;

/** Keeps it, then has the clock watched; where that fails it is not kept either. */
export async function createSchedule(request: Request): Promise<ApiResponse> {
  const { body, caller, ports } = request;
  const key = readIdempotencyKey(request);
  const scheduleId = key === undefined ? ports.ids.next() : scheduleIdOf(request, key);
  refuseOther(await ports.schedules.get({ tenantId: caller.tenantId, scheduleId }), body);
  const { work, keep } = await readWork(request, { tenantId: caller.tenantId, scheduleId });
  const schedule = drafted(request, { scheduleId, work });
  checkTiming(schedule, ports);
  await keep();
  const created = await ports.schedules.create(schedule, ports.config.schedules.perTenant);
  if (created === 'too many') {
    throw new Conflict(`There are ${ports.config.schedules.perTenant} schedules already.`, {
      remedy: 'Remove one that is not needed, or raise SCHEDULES_MAX of the service.',
    });
  }
  const stored = (await ports.schedules.get(schedule)) ?? schedule;
  refuseOther(stored, body);
  await watchClock(stored, ports, async () => {
    if (created === 'created') await ports.schedules.remove(stored);
  });
  const location = pathTo('getSchedule', { scheduleId });
  return answerJson(viewSchedule(stored, ports), created === 'created' ? 201 : 200, { location });
}

/** Throws Conflict when the schedule of this key was made of another body. */
function refuseOther(stored: Schedule | undefined, body: NewSchedule): void {
  if (stored === undefined || stored.requestHash === hashOf(body)) return;
  throw new Conflict('This idempotency key came before, with another body.', {
    remedy: 'Send a new key with a new schedule; the same key repeats the same one.',
  });
}

function scheduleIdOf({ caller }: Request, key: string): string {
  return `schedule-${hashOf([caller.tenantId, caller.owner, key]).slice(0, 32)}`;
}

function drafted(
  { body, caller, ports }: Request,
  { scheduleId, work }: Pick<Schedule, 'scheduleId' | 'work'>,
): Schedule {
  const now = new Date(ports.clock.now()).toISOString();
  const { name, startAt, endAt, work: _work, ...rest } = body;
  return {
    ...rest,
    tenantId: caller.tenantId,
    owner: caller.owner,
    scheduleId,
    ...(name === undefined ? {} : { name }),
    ...(startAt === undefined ? {} : { startAt: inUtc(startAt) }),
    ...(endAt === undefined ? {} : { endAt: inUtc(endAt) }),
    work,
    createdAt: now,
    doneUntil: now,
    runs: [],
    requestHash: hashOf(body),
  };
}

function inUtc(moment: string): string {
  return new Date(moment).toISOString();
}

interface ReadWork {
  readonly work: ScheduledWork;
  /** Stores what came with the request and is too much for the record. */
  readonly keep: () => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** What can be known today to be wrong with it is refused today. */
async function readWork(
  { body, caller, ports }: Request,
  reference: Pick<Schedule, 'tenantId' | 'scheduleId'>,
): Promise<ReadWork> {
  const work: NewSchedule['work'] = body.work;
  if (work.kind === 'question') {
    fieldsBelow('work.request', () => checkRequest(work.request, ports));
    return { work, keep: nothing };
  }
  if (work.kind === 'standing') {
    const { tenantId, owner } = caller;
    const standing = await ports.standings.get({ tenantId, standingId: work.standingId });
    if (standing?.owner === owner) return { work, keep: nothing };
    throw new NotFound(`There is no standing question ${work.standingId.slice(0, 80)}.`, {
      remedy: 'List your standing questions to find its id.',
    });
  }
  const input = fieldsBelow('work', () => batchInput(work.input, caller.tenantId));
  const defaults = work.defaults === undefined ? {} : { defaults: work.defaults };
  if ('key' in input) return { work: { kind: 'batch', inputKey: input.key, ...defaults }, keep: nothing };
  const inputKey = scheduleLinesKey(reference);
  return {
    work: { kind: 'batch', inputKey, ...defaults },
    keep: async () => ports.archive.put(inputKey, input.bytes),
  };
}

/** The caller's schedules, newest first. */
export async function listSchedules({ caller, ports }: ApiRequest<'listSchedules'>): Promise<ApiResponse> {
  const all = await ports.schedules.listByOwner(caller.tenantId, caller.owner);
  return answerJson({ schedules: all.map((one) => viewSchedule(one, ports)) });
}

/** One of them. */
export async function getSchedule(request: ApiRequest<'getSchedule'>): Promise<ApiResponse> {
  return answerJson(viewSchedule(await findSchedule(request), request.ports));
}

/** Pauses it or lets it go on, or gives it other times. Times that have passed meanwhile are not caught up with. */
export async function changeSchedule(request: ApiRequest<'changeSchedule'>): Promise<ApiResponse> {
  const { body, ports } = request;
  const before = await findSchedule(request);
  if (TIMING.some((field) => body[field] !== undefined)) checkTiming(changed(before, body), ports);
  const now = new Date(ports.clock.now()).toISOString();
  const resets = body.status === 'ENABLED' || TIMING.some((field) => body[field] !== undefined);
  const after = await ports.schedules.change(before, (one) => ({
    ...changed(one, body),
    ...(resets ? { doneUntil: now } : {}),
  }));
  if (!after) throw missing(before.scheduleId);
  await watchClock(after, ports, async () => void (await ports.schedules.change(before, () => before)));
  return answerJson(viewSchedule(after, ports));
}

const TIMING = ['when', 'startAt', 'endAt', 'flexibleMinutes'] as const;

function changed(schedule: Schedule, { startAt, endAt, ...rest }: ScheduleChange): Schedule {
  const { startAt: oldStart, endAt: oldEnd, ...kept } = schedule;
  const start = startAt === undefined ? oldStart : startAt;
  const end = endAt === undefined ? oldEnd : endAt;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...kept,
    ...given,
    ...(start === undefined || start === null ? {} : { startAt: inUtc(start) }),
    ...(end === undefined || end === null ? {} : { endAt: inUtc(end) }),
  };
}

/** Takes it away, the watch on the clock first: what calls no more can be removed. */
export async function deleteSchedule(request: ApiRequest<'deleteSchedule'>): Promise<ApiResponse> {
  const { ports } = request;
  const schedule = await findSchedule(request);
  await ports.timers?.remove(schedule);
  await ports.schedules.remove(schedule);
  if (schedule.work.kind === 'batch' && schedule.work.inputKey === scheduleLinesKey(schedule)) {
    await ports.archive.delete(schedule.work.inputKey);
  }
  return answerJson({ ...viewSchedule(schedule, ports), next: [] });
}

/** Runs it now. */
export async function runSchedule(request: ApiRequest<'runSchedule'>): Promise<ApiResponse> {
  const { ports } = request;
  const schedule = await findSchedule(request);
  const key = `asked ${readIdempotencyKey(request) ?? ports.ids.next()}`;
  const scheduledFor = new Date(ports.clock.now()).toISOString();
  const run = await fireSchedule(schedule, { scheduledFor, key }, ports);
  if (!run) throw missing(schedule.scheduleId);
  return answerJson(run);
}

async function watchClock(
  schedule: Schedule,
  { timers }: Pick<Ports, 'timers'>,
  undo: () => Promise<void>,
): Promise<void> {
  try {
    await timers?.set(schedule);
  } catch (error) {
    await undo();
    throw error;
  }
}

/** That of the request. One that is not the caller's is as missing as one that never was. */
async function findSchedule({
  caller,
  params,
  ports,
}: Pick<ApiRequest, 'caller' | 'params' | 'ports'>): Promise<Schedule> {
  const scheduleId = params['scheduleId'] ?? '';
  const isId = /^[A-Za-z0-9-]{1,80}$/.test(scheduleId);
  const schedule = isId ? await ports.schedules.get({ tenantId: caller.tenantId, scheduleId }) : undefined;
  if (schedule?.owner === caller.owner) return schedule;
  throw missing(scheduleId);
}

function missing(scheduleId: string): NotFound {
  return new NotFound(`There is no schedule ${scheduleId.slice(0, 80)}.`, {
    remedy: 'List your schedules to find its id.',
  });
}

const SHOWN_TIMES = 5;

function viewSchedule(
  { tenantId: _t, requestHash: _h, doneUntil: _d, ...view }: Schedule,
  { clock }: Pick<Ports, 'clock'>,
): ScheduleView {
  const times = view.status === 'PAUSED' ? [] : nextTimes(view, clock.now(), SHOWN_TIMES);
  return { ...view, next: times.map((time) => new Date(time).toISOString()) };
}
