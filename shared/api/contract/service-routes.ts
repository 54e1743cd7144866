import * as requests from '../requests.ts';
import * as responses from '../responses.ts';
import { TextCheck } from '#shared/domain/text-check.ts';
import { CheckRequest } from '../check-text.ts';
import { Health } from '../insights.ts';
import { ErasedTenant } from '#shared/domain/erased.ts';
import { LIMITED, PLAIN, type RouteDefinition } from './route.ts';

/** The service as a whole. */
export const SERVICE_ROUTES = {
  getQueueSummary: {
    ...PLAIN,
    method: 'GET',
    path: '/v1/research/queue/summary',
    summary: "Your tenant's unfinished jobs by status, and the slots in use",
    answer: responses.QueueSummary,
  },
  checkText: {
    ...PLAIN,
    method: 'POST',
    path: '/v1/checks',
    summary:
      'Hold a text of anyone’s against the pages that it cites, sentence by sentence ([check](check.md)); as JSON, Markdown or HTML. It may take minutes: what was not read by then is reported as such',
    body: CheckRequest,
    answer: TextCheck,
    answerHeaders: LIMITED,
    media: ['text/markdown', 'text/html'],
    errors: ['NotAcceptable'],
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
  eraseTenant: {
    ...PLAIN,
    method: 'DELETE',
    path: '/v1/admin/tenants/{tenantId}',
    role: 'admin',
    summary:
      'Takes away all that is kept of a tenant; the answer says which jobs are not finished and so stay',
    answer: ErasedTenant,
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
