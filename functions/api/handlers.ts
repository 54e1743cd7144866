import type { RouteName } from '#shared/api/routes.ts';
import type { ApiRequest } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import {
  cancelBatch,
  createBatch,
  getBatch,
  getBatchErrors,
  getBatchResults,
  listBatches,
} from './routes/batches.ts';
import { cancelJob } from './routes/cancel-job.ts';
import { confirmDelivery } from './routes/confirm-delivery.ts';
import { listDeliveries, retryDelivery } from './routes/deliveries.ts';
import { eraseJob, eraseJobs, eraseTenant } from './routes/erase-job.ts';
import { getClaims } from './routes/get-claims.ts';
import { getEvaluation } from './routes/get-evaluation.ts';
import { getEvidence } from './routes/get-evidence.ts';
import { getEvents } from './routes/get-events.ts';
import { getHealth } from './routes/get-health.ts';
import { getJob } from './routes/get-job.ts';
import { getOpenApi } from './routes/get-open-api.ts';
import { getPlan } from './routes/get-plan.ts';
import { getQueueSummary } from './routes/get-queue-summary.ts';
import { getResult } from './routes/get-result.ts';
import { getSources } from './routes/get-sources.ts';
import { getTrace, listTraces } from './routes/traces.ts';
import { getUsage } from './routes/get-usage.ts';
import { resumeJob } from './routes/resume-job.ts';
import { listAllJobs } from './routes/list-all-jobs.ts';
import { listEvidence } from './routes/list-evidence.ts';
import { listJobs } from './routes/list-jobs.ts';
import { refuseChecks } from './routes/refuse-checks.ts';
import { replyToJob } from './routes/reply-to-job.ts';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  getSchedule,
  listSchedules,
  runSchedule,
} from './routes/schedules.ts';
import {
  createStanding,
  deleteStanding,
  getStanding,
  getStandingChanges,
  listStanding,
  planStanding,
  runStanding,
} from './routes/standing.ts';
import { submitJob } from './routes/submit-job.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './routes/webhooks.ts';

export type Handlers = {
  readonly [Name in RouteName]: (request: ApiRequest<Name>) => Promise<ApiResponse>;
};

/** What answers each route of the contract; texts are checked by what reads pages (`checking-handlers.ts`). */
export const HANDLERS: Handlers = {
  submitJob,
  listJobs,
  getJob,
  getPlan,
  getResult,
  getSources,
  listEvidence,
  getEvents,
  replyToJob,
  confirmDelivery,
  cancelJob,
  eraseJob,
  eraseJobs,
  createBatch,
  listBatches,
  getBatch,
  getBatchResults,
  getBatchErrors,
  cancelBatch,
  createStanding,
  listStanding,
  getStanding,
  deleteStanding,
  runStanding,
  getStandingChanges,
  planStanding,
  createSchedule,
  listSchedules,
  getSchedule,
  changeSchedule,
  deleteSchedule,
  runSchedule,
  getQueueSummary,
  getHealth,
  checkText: refuseChecks,
  resumeJob,
  getEvidence,
  getClaims,
  getEvaluation,
  getUsage,
  getTrace,
  listTraces,
  getOpenApi,
  listAllJobs,
  eraseTenant,
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listDeliveries,
  retryDelivery,
};
