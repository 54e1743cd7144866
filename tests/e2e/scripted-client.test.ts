import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { serve } from '#local/session.ts';
import { connect } from '#shared/api/http-client.ts';
import { CORPUS, QUESTION, inFolder } from './run-command.ts';

vi.setConfig({ testTimeout: 180_000 });

/** What a program reads of openapi.json: nothing of the service is known to it otherwise. */
const Operation = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()) })),
});
const Described = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Calls operations by their names; an answer that the document does not announce fails. */
async function scripted(url: string) {
  const document = Described.parse(await (await fetch(`${url}/v1/openapi.json`)).json());
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  );
  const open = async (name: string, ask: Ask = {}): Promise<Response> => {
    const found = operations.get(name);
    if (!found) throw new Error(`There is no operation ${name}.`);
    const path = found.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) =>
      encodeURIComponent(ask.params?.[key] ?? ''),
    );
    const response = await fetch(`${url}${path}?${new URLSearchParams(ask.query).toString()}`, {
      method: found.method.toUpperCase(),
      headers: {
        ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
      ...(ask.signal ? { signal: ask.signal } : {}),
    });
    const announced = found.operation.responses[String(response.status)];
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    expect([name, Object.keys(announced?.content ?? {})]).toEqual([name, expect.arrayContaining([type])]);
    return response;
  };
  return {
    open,
    call: async (name: string, ask: Ask = {}): Promise<unknown> => (await open(name, ask)).json(),
    text: async (name: string, ask: Ask = {}): Promise<string> => (await open(name, ask)).text(),
  };
}

type Program = Awaited<ReturnType<typeof scripted>>;

const JobSeen = z.looseObject({
  jobId: z.string(),
  status: z.string(),
  pendingInput: z.looseObject({ kind: z.string(), questions: z.array(z.string()) }).optional(),
});
const PlanSeen = z.looseObject({
  plan: z.looseObject({ checklist: z.array(z.looseObject({ id: z.string(), description: z.string() })) }),
});
const ReportSeen = z.looseObject({
  refinedQuestion: z.string(),
  checklist: z.array(z.looseObject({ description: z.string() })),
  sources: z.array(
    z.looseObject({
      archiveHash: z.string(),
      quotes: z.array(z.looseObject({ evidenceId: z.string(), quote: z.string(), locator: z.string() })),
    }),
  ),
});
const EvidenceSeen = z.looseObject({
  quote: z.string(),
  before: z.string(),
  after: z.string(),
  locator: z.string(),
  archiveHash: z.string(),
  source: z.looseObject({ title: z.string() }),
});

interface Heard {
  readonly sequences: readonly number[];
  readonly isEnd: boolean;
}

/** Listens to a job's events and hangs up after a few of them, or when nothing comes. */
async function listen(program: Program, jobId: string, after: number, most: number): Promise<Heard> {
  const hangUp = new AbortController();
  const silence = setTimeout(() => hangUp.abort(), 1500);
  const sequences: number[] = [];
  let isEnd = false;
  try {
    const response = await program.open('getEvents', {
      params: { jobId },
      headers: { accept: 'text/event-stream', 'last-event-id': String(after) },
      signal: hangUp.signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const id = /^id: (\d+)$/m.exec(message)?.[1];
        if (id !== undefined && sequences.length < most) sequences.push(Number(id));
        if (/^event: end$/m.test(message)) isEnd = sequences.length < most;
      }
      if (isEnd || sequences.length >= most) break;
    }
  } catch (error) {
    if (!hangUp.signal.aborted) throw error;
  } finally {
    clearTimeout(silence);
    hangUp.abort();
  }
  return { sequences, isEnd };
}

test('R7.1 a program written from openapi.json alone asks, follows over drops, replies, reads, follows up and exports', async () => {
  await inFolder(async (folder) => {
    const server = await serve({
      dataFolder: join(folder, 'data'),
      corpusFolders: [CORPUS],
      model: undefined,
      port: 0,
      note: () => undefined,
    });
    try {
      const program = await scripted(server.url);
      const request = { question: 'How does it work?', interaction: 'approve', providers: ['corpus'] };
      const headers = { 'idempotency-key': 'one-question' };
      const submitted = JobSeen.parse(await program.call('submitJob', { body: request, headers }));
      const repeated = JobSeen.parse(await program.call('submitJob', { body: request, headers }));
      expect(repeated.jobId).toBe(submitted.jobId);
      const params = { jobId: submitted.jobId };

      const heard: number[] = [];
      const replied: string[] = [];
      let drops = 0;
      for (let isEnd = false; !isEnd;) {
        const part = await listen(program, params.jobId, heard.at(-1) ?? 0, drops < 25 ? 2 : Infinity);
        heard.push(...part.sequences);
        isEnd = part.isEnd;
        if (!isEnd) drops += 1;
        const job = JobSeen.parse(await program.call('getJob', { params }));
        const kind = job.pendingInput?.kind;
        if (kind === 'clarify') {
          replied.push(kind);
          await program.call('replyToJob', { params, body: { answer: QUESTION } });
        } else if (kind === 'approve') {
          replied.push(kind);
          const { plan } = PlanSeen.parse(await program.call('getPlan', { params }));
          const [first, ...rest] = plan.checklist;
          const checklist = [{ ...first, description: 'The sizes of both buffers' }, ...rest];
          await program.call('replyToJob', {
            params,
            body: { decision: 'edit', plan: { ...plan, checklist } },
          });
        }
      }
      expect(replied).toEqual(['clarify', 'approve']);
      expect(drops).toBeGreaterThanOrEqual(20);
      expect(heard).toEqual(heard.map((_, index) => index + 1));

      const report = ReportSeen.parse(await program.call('getResult', { params }));
      expect(report.checklist[0]?.description).toBe('The sizes of both buffers');
      const cited = report.sources.flatMap((source) => source.quotes.map((quote) => ({ source, quote })));
      expect(cited.length).toBeGreaterThan(2);
      for (const { source, quote } of cited) {
        const asked = { params: { ...params, evidenceId: quote.evidenceId }, query: { context: '80' } };
        const shown = EvidenceSeen.parse(await program.call('getEvidence', asked));
        expect(shown).toMatchObject({
          quote: quote.quote,
          locator: quote.locator,
          archiveHash: source.archiveHash,
        });
        // What begins the text has nothing before it.
        expect(shown.before.length > 0).toBe(!quote.locator.startsWith('char:0-'));
      }

      const followUp = {
        question: 'And what about the limits of Tern?',
        followUpTo: params.jobId,
        providers: ['corpus'],
      };
      const next = JobSeen.parse(await program.call('submitJob', { body: followUp }));
      expect(next['followUp']).toMatchObject({ jobId: params.jobId });
      for (let heardMore: Heard = { sequences: [], isEnd: false }, last = 0; !heardMore.isEnd;) {
        heardMore = await listen(program, next.jobId, last, Infinity);
        last = heardMore.sequences.at(-1) ?? last;
      }
      expect(JobSeen.parse(await program.call('getJob', { params: { jobId: next.jobId } })).status).toBe(
        'COMPLETED',
      );

      const other = JobSeen.parse(
        await program.call('submitJob', { body: { ...request, question: 'What does it cost?' } }),
      );
      const cancelled = await program.call('cancelJob', { params: { jobId: other.jobId }, body: {} });
      expect(JobSeen.parse(cancelled).status).toBe('CANCELLED');

      const exported = async (accept: string): Promise<string> =>
        program.text('getResult', { params, headers: { accept } });
      expect(await exported('text/markdown')).toContain('## Answer');
      expect(await exported('text/html')).toContain('<!doctype html>');
      expect(await exported('application/x-bibtex')).toContain('@');
      expect(await exported('application/x-research-info-systems')).toContain('TY  - ');
      expect(JSON.parse(await exported('application/vnd.citationstyles.csl+json'))).not.toHaveLength(0);
      expect((await program.open('getResult', { params, headers: { accept: 'image/png' } })).status).toBe(
        406,
      );
      expect((await program.open('listJobs', { query: { stat: 'QUEUED' } })).status).toBe(400);

      const client = connect({ url: server.url, send: fetch });
      const { jobs } = await client.call('listJobs', { query: { status: 'COMPLETED' } });
      expect(jobs.map((job) => job.jobId)).toEqual([next.jobId, params.jobId]);
    } finally {
      await server.close();
    }
  });
});
