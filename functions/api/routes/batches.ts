import { BatchList, type BatchResults, type BatchView } from '#shared/api/batch-responses.ts';
import { pathTo } from '#shared/api/routes.ts';
import type { Batch } from '#shared/domain/batch.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import { cancelBatch as cancel } from '#shared/research/batch/cancel-batch.ts';
import { batchIdOf, createBatch as create } from '#shared/research/batch/create-batch.ts';
import { toJsonLines } from '#shared/research/batch/json-lines.ts';
import { readLineErrors, readResults } from '#shared/research/batch/read-results.ts';
import { renderSummary } from '#shared/research/batch/render-summary.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson, answerBody } from '../api-response.ts';
import { batchInput } from '../batch-input.ts';
import { type Forms, chooseFormat } from '../negotiate.ts';
import { readIdempotencyKey } from '../repeated-submission.ts';

/** Takes many questions: they are stored before anything else happens. */
export async function createBatch(request: ApiRequest<'createBatch'>): Promise<ApiResponse> {
  const { body, caller, ports } = request;
  const key = readIdempotencyKey(request);
  const batchId = key === undefined ? ports.ids.next() : batchIdOf(caller.tenantId, caller.owner, key);
  const requestHash = hashOf(body);
  const { batch, isNew } = await create(
    {
      ...caller,
      batchId,
      requestHash,
      name: body.name,
      defaults: body.defaults ?? {},
      input: batchInput(body.input, caller.tenantId),
    },
    ports,
  );
  if (!isNew && batch.requestHash !== requestHash) {
    throw new Conflict('This idempotency key came before, with another body.', {
      remedy: 'Send a new key with new lines; the same key repeats the same batch.',
    });
  }
  await ports.dispatcher.notify();
  const location = pathTo('getBatch', { batchId });
  return answerJson(viewBatch(batch), isNew ? 201 : 200, { location });
}

/** The caller's batches, newest first. */
export async function listBatches(request: ApiRequest<'listBatches'>): Promise<ApiResponse> {
  const { limit, after } = request.query;
  const { tenantId, owner } = request.caller;
  const page = await request.ports.batches.listByOwner(tenantId, owner, {
    limit,
    ...(after === undefined ? {} : { after }),
  });
  return answerJson(BatchList.parse(page));
}

/** How a batch stands. */
export async function getBatch(request: ApiRequest<'getBatch'>): Promise<ApiResponse> {
  return answerJson(viewBatch(await findBatch(request)));
}

/** What has become of its lines so far. */
export async function getBatchResults(request: ApiRequest<'getBatchResults'>): Promise<ApiResponse> {
  const { ports, query } = request;
  const format = chooseFormat(RESULTS_FORMS, { format: query.format, accept: request.headers.get('accept') });
  const batch = await findBatch(request);
  const ends = await ports.batches.ends(batch);
  if (format === 'html') {
    const link = query.links === 'files' ? linkToFile : linkToResult;
    const results = await readResults(batch, ends, ports);
    return answerBody(
      renderSummary(batch, { results, errors: await readLineErrors(batch, ports) }, link),
      HTML,
    );
  }
  const lines = [...ends.keys()].toSorted((a, b) => a - b).filter((line) => line > query.after);
  const wanted = new Set(lines.slice(0, query.limit));
  const results = await readResults(batch, new Map([...ends].filter(([line]) => wanted.has(line))), ports);
  if (format === 'jsonl') return answerBody(toJsonLines(results), 'application/jsonl; charset=utf-8');
  const last = results.at(-1);
  const body: BatchResults = { results, ...(lines.length > query.limit && last ? { next: last.line } : {}) };
  return answerJson(body);
}

const RESULTS_FORMS: Forms<'json' | 'jsonl' | 'html'> = [
  { name: 'json', type: 'application/json' },
  { name: 'jsonl', type: 'application/jsonl' },
  { name: 'html', type: 'text/html' },
];
const HTML = 'text/html; charset=utf-8';

function linkToResult(jobId: string): string {
  return `${pathTo('getResult', { jobId })}?format=html`;
}

function linkToFile(jobId: string): string {
  return `reports/${jobId}.html`;
}

/** The lines that could not be submitted. */
export async function getBatchErrors(request: ApiRequest<'getBatchErrors'>): Promise<ApiResponse> {
  const batch = await findBatch(request);
  return answerJson({ errors: await readLineErrors(batch, request.ports) });
}

/** Left of the time of a request for everything but cancelling. */
const RESERVE_MILLISECONDS = 3000;

/** Ends what is unfinished of a batch. */
export async function cancelBatch(request: ApiRequest<'cancelBatch'>): Promise<ApiResponse> {
  const { ports, patienceMilliseconds } = request;
  const until = ports.clock.now() + Math.max(0, patienceMilliseconds - RESERVE_MILLISECONDS);
  return answerJson(viewBatch(await cancel(await findBatch(request), ports, until)));
}

/** The batch of the request. One that is not the caller's is as missing as one that never was. */
async function findBatch({
  caller,
  params,
  ports,
}: Pick<ApiRequest, 'caller' | 'params' | 'ports'>): Promise<Batch> {
  const batchId = params['batchId'] ?? '';
  const isId = /^[A-Za-z0-9-]{1,80}$/.test(batchId);
  const batch = isId ? await ports.batches.get({ tenantId: caller.tenantId, batchId }) : undefined;
  if (batch?.owner === caller.owner) return batch;
  throw new NotFound(`There is no batch ${batchId.slice(0, 80)}.`, {
    remedy: 'List your batches to find its id.',
  });
}

function viewBatch({ tenantId: _t, inputKey: _i, requestHash: _h, ...view }: Batch): BatchView {
  return view;
}
