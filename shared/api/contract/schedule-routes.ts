import * as schedules from '../schedules.ts';
import { LOCATED, PLAIN, type RouteDefinition } from './route.ts';

const ALL = '/v1/schedules';
const ONE = `${ALL}/{scheduleId}`;

/** What is begun at set times. */
export const SCHEDULE_ROUTES = {
  createSchedule: {
    ...PLAIN,
    method: 'POST',
    path: ALL,
    summary:
      'Begin something at set times, see [schedules](schedules.md): a question, a batch or the next run of a standing question',
    body: schedules.NewSchedule,
    headers: { 'Idempotency-Key': 'the same key again is the same schedule' },
    status: 201,
    okWhen: 'The key came before: the schedule that was made then',
    answerHeaders: LOCATED,
    answer: schedules.ScheduleView,
    errors: ['Conflict', 'NotFound'],
  },
  listSchedules: {
    ...PLAIN,
    method: 'GET',
    path: ALL,
    summary: 'Your schedules with their runs and their next times, newest first',
    answer: schedules.ScheduleList,
  },
  getSchedule: {
    ...PLAIN,
    method: 'GET',
    path: ONE,
    summary: 'One schedule: when it runs next, and what became of its last times',
    answer: schedules.ScheduleView,
    errors: ['NotFound'],
  },
  changeSchedule: {
    ...PLAIN,
    method: 'PATCH',
    path: ONE,
    summary: 'Pause it or let it go on, or change its times; what is left out stays',
    body: schedules.ScheduleChange,
    answer: schedules.ScheduleView,
    errors: ['NotFound'],
  },
  deleteSchedule: {
    ...PLAIN,
    method: 'DELETE',
    path: ONE,
    summary: 'Run it no more; what its runs have begun stays',
    answer: schedules.ScheduleView,
    errors: ['NotFound'],
  },
  runSchedule: {
    ...PLAIN,
    method: 'POST',
    path: `${ONE}/run`,
    summary: 'Run it now, beside its times; while a run is at work this one is skipped',
    headers: { 'Idempotency-Key': 'the same key again is the same run' },
    answer: schedules.ScheduleRunView,
    errors: ['NotFound'],
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
