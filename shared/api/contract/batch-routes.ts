import * as requests from '../batch-requests.ts';
import * as responses from '../batch-responses.ts';
import { LOCATED, PLAIN, type RouteDefinition } from './route.ts';

const BATCHES_PATH = '/v1/batches';
const BATCH_PATH = `${BATCHES_PATH}/{batchId}`;

/** Many questions at once. */
export const BATCH_ROUTES = {
  createBatch: {
    ...PLAIN,
    method: 'POST',
    path: BATCHES_PATH,
    summary:
      'Submit many questions, each with a `customId` of yours. Lines are checked one by one afterwards; `Location` says where the batch is',
    body: requests.BatchRequest,
    headers: { 'Idempotency-Key': 'the same key again is the same batch' },
    status: 201,
    okWhen: 'The key came before: the batch that was made then',
    answerHeaders: LOCATED,
    answer: responses.BatchView,
    errors: ['Conflict'],
  },
  listBatches: {
    ...PLAIN,
    method: 'GET',
    path: BATCHES_PATH,
    summary: 'Your batches, newest first; `next` goes into `after`',
    query: requests.BatchListQuery,
    answer: responses.BatchList,
  },
  getBatch: {
    ...PLAIN,
    method: 'GET',
    path: BATCH_PATH,
    summary: 'How a batch stands: its status, how many of its jobs have ended and how, and what they cost',
    answer: responses.BatchView,
    errors: ['NotFound'],
  },
  getBatchResults: {
    ...PLAIN,
    method: 'GET',
    path: `${BATCH_PATH}/results`,
    summary:
      'What has become of each line so far, in the order of the file: `json`, `jsonl`, or a page as `html`; `next` goes into `after`',
    query: requests.BatchResultsQuery,
    answer: responses.BatchResults,
    media: ['application/jsonl', 'text/html'],
    errors: ['NotFound', 'NotAcceptable'],
  },
  getBatchErrors: {
    ...PLAIN,
    method: 'GET',
    path: `${BATCH_PATH}/errors`,
    summary: 'The lines that could not be submitted, by their numbers, and why',
    answer: responses.BatchErrors,
    errors: ['NotFound'],
  },
  cancelBatch: {
    ...PLAIN,
    method: 'POST',
    path: `${BATCH_PATH}/cancel`,
    summary: 'Cancel what is unfinished of a batch; reports that are there stay. Repeating it is harmless',
    answer: responses.BatchView,
    errors: ['NotFound', 'Conflict'],
  },
} as const satisfies Readonly<Record<string, RouteDefinition>>;
