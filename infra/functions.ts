import { TASK_STATES, type TaskState, stepName } from '#shared/domain/steps.ts';

/** The functions around the queue: folders of functions/queue. */
export const QUEUE_FUNCTIONS = ['dispatch', 'batch', 'close', 'sweep'] as const;
export type QueueFunction = (typeof QUEUE_FUNCTIONS)[number];

/** Name of a Lambda function's bundle and the handler it is made of. */
export interface Entry {
  /** Folder of the bundle below dist/functions. */
  readonly name: string;
  /** Path of the handler below the root of the repository. */
  readonly source: string;
  /** Programs that it starts as processes of their own: bundled beside it, under their own names. */
  readonly workers?: readonly string[];
}

/** What a function that calls `createExtractor` has to carry. */
export const EXTRACTION_WORKERS: readonly string[] = [
  'shared/adapters/reading/extraction/page-worker.ts',
  'shared/adapters/reading/extraction/pdf-worker.ts',
];

export const API_BUNDLE = 'api';
/** The same API, for a gateway that streams. */
export const STREAM_BUNDLE = 'api-stream';
export const VIEWER_BUNDLE = 'viewer';
export const AUTHORIZE_BUNDLE = 'authorize';
/** The Model Context Protocol, whose library is as large as all else of the API. */
export const MCP_BUNDLE = 'mcp';
/** Checks of texts, which take longer than a gateway waits for a whole answer. */
export const CHECK_BUNDLE = 'check';
export const PAGE_BUNDLE = 'fetch-page';
export const DELIVER_BUNDLE = 'deliver';
/** What EventBridge Scheduler calls at the times of schedules. */
export const SCHEDULED_BUNDLE = 'scheduled';
/** Sets schedules again that EventBridge Scheduler does not know. */
export const MEND_SCHEDULES_BUNDLE = 'mend-schedules';
export const POST_BUNDLE = 'post-webhook';

export function stepBundle(state: TaskState): string {
  return stepName(state);
}

export function queueBundle(queueFunction: QueueFunction): string {
  return `queue-${queueFunction}`;
}

/** Every Lambda function there is, by convention of the tree. */
export const ENTRIES: readonly Entry[] = [
  ...TASK_STATES.map((state) => ({
    name: stepBundle(state),
    source: `functions/steps/${stepName(state)}/handler.ts`,
  })),
  { name: API_BUNDLE, source: 'functions/api/handler.ts' },
  { name: STREAM_BUNDLE, source: 'functions/api/streaming-handler.ts' },
  { name: CHECK_BUNDLE, source: 'functions/api/check-handler.ts' },
  { name: MCP_BUNDLE, source: 'functions/api/mcp-handler.ts' },
  { name: DELIVER_BUNDLE, source: 'functions/deliver/handler.ts' },
  { name: SCHEDULED_BUNDLE, source: 'functions/scheduled/handler.ts' },
  { name: MEND_SCHEDULES_BUNDLE, source: 'functions/mend-schedules/handler.ts' },
  { name: POST_BUNDLE, source: 'functions/post-webhook/handler.ts' },
  { name: AUTHORIZE_BUNDLE, source: 'functions/authorize/handler.ts' },
  { name: VIEWER_BUNDLE, source: 'functions/viewer/handler.ts' },
  { name: PAGE_BUNDLE, source: 'functions/fetch-page/handler.ts', workers: EXTRACTION_WORKERS },
  ...QUEUE_FUNCTIONS.map((name) => ({
    name: queueBundle(name),
    source: `functions/queue/${name}/handler.ts`,
  })),
];
