import * as insights from '../insights.ts';
import * as requests from '../requests.ts';
import { ToolTrace, ToolTraceList } from '../tool-trace.ts';
import { JOBS_PATH } from './job-routes.ts';
import { PLAIN, type RouteDefinition } from './route.ts';

const JOB_PATH = `${JOBS_PATH}/{jobId}`;

/** What can be looked into: where a quote stands, what a job claims, used and went through. */
export const INSIGHT_ROUTES = {
  getEvidence: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/evidence/{evidenceId}`,
    summary:
      'One quote in its archived text: `quote`, `before` and `after` it (`context` characters each), `locator`, `archiveHash`, `source`; found by the `evidenceId` of a citation',
    query: requests.EvidenceQuery,
    answer: insights.EvidenceView,
    errors: ['NotFound'],
  },
  getClaims: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/claims`,
    summary: 'The claims of a job, each with its score, how firm it is, and the sources for and against it',
    answer: insights.ClaimList,
    errors: ['NotFound'],
  },
  getEvaluation: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/evaluation`,
    summary: 'How the report was rated (`evaluate`), once it was: answer 60 %, process 40 %',
    answer: insights.EvaluationView,
    errors: ['NotFound', 'Conflict'],
  },
  getUsage: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/usage`,
    summary:
      'What a job has used so far: calls, tokens and price by model, searches by provider, sources read',
    answer: insights.UsageView,
    errors: ['NotFound'],
  },
  getTrace: {
    ...PLAIN,
    method: 'GET',
    path: `${JOB_PATH}/trace`,
    summary:
      'The job as the tool trace of seed 000: `input_params`, `state`, `result`, `metrics`, `timings`, `status`, `progress`, `current_stage`',
    answer: ToolTrace,
    errors: ['NotFound'],
  },
  listTraces: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/research/traces',
    summary:
      'Your tool traces, newest first, and behind all others those of batches, without `state`, `result` and `metrics`; by `tool_name` and `status` (`pending`, `in_progress`, `completed`, `failed`, `cancelled`)',
    query: requests.TracesQuery,
    answer: ToolTraceList,
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
