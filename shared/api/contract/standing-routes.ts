import * as requests from '../standing-requests.ts';
import * as responses from '../standing-responses.ts';
import { LOCATED, PLAIN, type RouteDefinition } from './route.ts';

const ALL = '/v1/standing';
const ONE = `${ALL}/{standingId}`;

/** Questions that are asked again and again. */
export const STANDING_ROUTES = {
  createStanding: {
    ...PLAIN,
    method: 'POST',
    path: ALL,
    summary: 'Keep a question, to be researched again and again by the plan of its first run',
    body: requests.NewStanding,
    status: 201,
    answerHeaders: LOCATED,
    answer: responses.StandingView,
  },
  listStanding: {
    ...PLAIN,
    method: 'GET',
    path: ALL,
    summary: 'Your standing questions with their runs, newest first',
    answer: responses.StandingList,
  },
  getStanding: {
    ...PLAIN,
    method: 'GET',
    path: ONE,
    summary: 'A standing question and its runs: how each ended, and how much changed',
    answer: responses.StandingView,
    errors: ['NotFound'],
  },
  deleteStanding: {
    ...PLAIN,
    method: 'DELETE',
    path: ONE,
    summary: 'Ask it no more; the jobs of its runs stay',
    answer: responses.StandingView,
    errors: ['NotFound'],
  },
  runStanding: {
    ...PLAIN,
    method: 'POST',
    path: `${ONE}/run`,
    summary: 'Research it now. While a run is at work, that one is the answer (`skipped`)',
    headers: { 'Idempotency-Key': 'the same key again is the same run' },
    answer: responses.StandingBegun,
    errors: ['NotFound'],
  },
  getStandingChanges: {
    ...PLAIN,
    method: 'GET',
    path: `${ONE}/changes`,
    summary: 'What changed since the run before, each change with quotes from both texts',
    query: requests.ChangesQuery,
    answer: responses.StandingChanges,
    errors: ['NotFound', 'Conflict'],
  },
  planStanding: {
    ...PLAIN,
    method: 'POST',
    path: `${ONE}/plan`,
    summary: 'Go on by another plan from the next run on; what was read for the plan before is read again',
    body: requests.StandingPlan,
    answer: responses.StandingView,
    errors: ['NotFound'],
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
