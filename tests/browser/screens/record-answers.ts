import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { CORPUS, QUESTION, inFolder, start } from '#tests/e2e/run-command.ts';
import { Recording } from './recording.ts';

/** Asks a real service for all that the screens of the visual test show, and keeps its answers: `npm run screens -- --record`. */

const KEPT = fileURLToPath(new URL('recording.json', import.meta.url));
const Job = z.object({ jobId: z.string() });
const Ended = z.object({ status: z.string() });

export async function recordAnswers(): Promise<void> {
  await inFolder(async (folder) => {
    const corpus = join(folder, 'corpus');
    await cp(CORPUS, corpus, { recursive: true });
    const words = ['serve', '--data', join(folder, 'data'), '--port', '0', '--corpus', corpus];
    const server = start(words);
    try {
      const url = /listens at (\S+)/u.exec(await server.said(/listens at \S+/u))?.[1] ?? '';
      const recording = await record(url, corpus);
      await writeFile(KEPT, JSON.stringify(recording).replaceAll(folder, '').replaceAll(folder.slice(1), ''));
    } finally {
      server.interrupt();
      await server.ended;
    }
  });
}

async function record(url: string, corpus: string): Promise<Recording> {
  const service = serviceAt(url);
  const { jobId } = Job.parse(await service.post('/v1/research/jobs', { question: QUESTION }));
  await service.ended(`/v1/research/jobs/${jobId}`);
  const cancelled = Job.parse(
    await service.post('/v1/research/jobs', {
      question: 'Which limits apply to a Kestrel cluster of more than forty nodes?',
      interaction: 'approve',
    }),
  );
  await service.post(`/v1/research/jobs/${cancelled.jobId}/cancel`, {});
  await service.ended(`/v1/research/jobs/${cancelled.jobId}`);
  const standingId = await standing(service, corpus);
  const batchId = await batch(service);
  const answers: Record<string, string> = {};
  const keep = async (path: string): Promise<string> => (answers[path] = await service.text(path));
  answers['/v1/research/jobs'] = withFailure(await service.text('/v1/research/jobs'));
  const job = `/v1/research/jobs/${jobId}`;
  for (const path of [job, `${job}/result`, `${job}/evidence`, `${job}/sources`]) await keep(path);
  const { events } = Recording.pick({ events: true }).parse(
    JSON.parse(await service.text(`${job}/events?limit=1000`)),
  );
  for (const path of ['/v1/batches', `/v1/batches/${batchId}`]) await keep(path);
  for (const path of [`/v1/batches/${batchId}/results`, `/v1/batches/${batchId}/errors`]) await keep(path);
  const work = { kind: 'standing', standingId };
  const when = { cron: '30 2 * * 1', timeZone: 'Europe/Berlin' };
  await service.post('/v1/schedules', { name: 'weekly', when, work });
  await keep('/v1/schedules');
  for (const path of ['/v1/standing', `/v1/standing/${standingId}`, `/v1/standing/${standingId}/changes`])
    await keep(path);
  await keepTexts(await keep(`/v1/standing/${standingId}/changes`), keep);
  return { jobId, batchId, standingId, events, answers };
}

/** No job fails here by itself: the one that was cancelled shows twice, the second time as one that has failed. */
function withFailure(list: string): string {
  const { jobs } = z.object({ jobs: z.array(z.looseObject({ status: z.string() })) }).parse(JSON.parse(list));
  const cancelled = jobs.find(({ status }) => status === 'CANCELLED');
  const failure = {
    name: 'QuotaSpent',
    message: 'The quota of the model service is spent.',
    remedy: 'Raise the quota with the provider, or set MODEL_PROVIDER=none, which asks no model.',
  };
  return JSON.stringify({ jobs: [{ ...cancelled, jobId: 'failed', status: 'FAILED', failure }, ...jobs] });
}

const Quoted = z.object({ evidenceId: z.string() });
const Changes = z.object({
  jobId: z.string(),
  changes: z.object({
    since: Job,
    entries: z.array(z.object({ before: z.array(Quoted), after: z.array(Quoted) })),
  }),
});

/** The archived text around each quote of a comparison. */
async function keepTexts(text: string, keep: (path: string) => Promise<string>): Promise<void> {
  const { jobId, changes } = Changes.parse(JSON.parse(text));
  for (const { before, after } of changes.entries) {
    for (const { evidenceId } of before)
      await keep(`/v1/research/jobs/${changes.since.jobId}/evidence/${encodeURIComponent(evidenceId)}`);
    for (const { evidenceId } of after)
      await keep(`/v1/research/jobs/${jobId}/evidence/${encodeURIComponent(evidenceId)}`);
  }
}

/** A question that ran twice, with documents that changed meanwhile. */
async function standing(service: Service, corpus: string): Promise<string> {
  const { standingId } = z
    .object({ standingId: z.string() })
    .parse(await service.post('/v1/standing', { name: 'buffer', request: { question: QUESTION } }));
  for (const turn of [0, 1]) {
    const { jobId } = Job.parse(await service.post(`/v1/standing/${standingId}/run`, {}));
    await service.ended(`/v1/research/jobs/${jobId}`);
    if (turn === 0) await changeDocuments(corpus);
  }
  await service.until(`/v1/standing/${standingId}`, (text) => text.includes('"changes"'));
  return standingId;
}

async function changeDocuments(corpus: string): Promise<void> {
  await rm(join(corpus, 'field-notes'), { recursive: true });
  const manual = join(corpus, 'manual/memory-buffer.md');
  await writeFile(manual, (await readFile(manual, 'utf8')).replaceAll('64 MB', '128 MB'));
}

async function batch(service: Service): Promise<string> {
  const lines = [
    {
      customId: '1. What is the default size of the memory buffer of Tern?',
      question: 'What is the default size of the memory buffer of Tern?',
    },
    {
      customId: '2. When does Tern write to its disk buffer?',
      question: 'When does Tern write to its disk buffer?',
    },
    { customId: '3. Who invented the harpsichord?', question: 'Who invented the harpsichord?' },
    { customId: 'no question', question: '' },
  ];
  const { batchId } = z
    .object({ batchId: z.string() })
    .parse(await service.post('/v1/batches', { name: 'Buffers of Tern', input: { lines } }));
  await service.ended(`/v1/batches/${batchId}`);
  return batchId;
}

interface Service {
  readonly text: (path: string) => Promise<string>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly until: (path: string, isThere: (text: string) => boolean) => Promise<void>;
  readonly ended: (path: string) => Promise<void>;
}

function serviceAt(url: string): Service {
  const text = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
  const until: Service['until'] = async (path, isThere) => {
    while (!isThere(await text(path))) await new Promise((resolve) => setTimeout(resolve, 250));
  };
  return {
    text,
    until,
    post: async (path, body) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return (await fetch(`${url}${path}`, init)).json();
    },
    ended: async (path) =>
      until(path, (one) =>
        ['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'].includes(Ended.parse(JSON.parse(one)).status),
      ),
  };
}
