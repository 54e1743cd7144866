import * as requests from '../requests.ts';
import * as responses from '../responses.ts';
import { Health } from '../insights.ts';
import { PLAIN, type RouteDefinition } from './route.ts';

/** The service as a whole. */
export const SERVICE_ROUTES = {
  getQueueSummary: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/research/queue/summary',
    summary: "Your tenant's unfinished jobs by status, and the slots in use",
    answer: responses.QueueSummary,
  },
  getHealth: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/health',
    summary: 'Whether the service answers and its stores do; anything else is an error',
    answer: Health,
  },
  getOpenApi: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/openapi.json',
    summary: 'This interface as an OpenAPI 3.1 document',
    answer: responses.OpenApiDocument,
  },
  listAllJobs: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/admin/jobs',
    role: 'admin',
    summary: 'Jobs of all tenants in one status: how they stand and what they cost, not what they are about',
    query: requests.AllJobsQuery,
    answer: responses.AdminJobList,
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
