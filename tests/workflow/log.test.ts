import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import inject from 'light-my-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import { listenWith } from '#local/http-server.ts';
import { createFileLog, logPath } from '#local/log-file.ts';
import { type OuterPorts, createRuntime } from '#local/runtime.ts';
import * as parts from '#shared/lambda/parts.ts';
import { stepHandler } from '#shared/lambda/step-handler.ts';
import { contextOf } from '#local/interpreter/functions.ts';
import { StepInput } from '#shared/research/step.ts';
import { createStandingClock, openPorts } from '#tests/unit/functions/steps/ports.ts';
import { readLog } from '#tests/support/read-log.ts';
import * as z from 'zod';
import {
  type Library,
  QUESTION,
  jobNamed,
  openLibrary,
  openWorld,
  reportOf,
  runJob,
} from './support/world.ts';

let library: Library;
let folder: string;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runtimeOn(ports: OuterPorts): ReturnType<typeof createRuntime> {
  const log = createFileLog(folder);
  const report = (message: string, error: unknown): void => log.error(message, error, {});
  return createRuntime({ ports, log, report, retryMilliseconds: 0 });
}

/** A mistake as it happens: something that is not there is used. */
function mistake(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'length')");
}

function errorsIn(dataFolder: string): ReturnType<typeof readLog> {
  return readLog(dataFolder).filter(({ level }) => level === 'ERROR');
}

describe('the log of a mistake', () => {
  test('in a step is logged with its stack, the job and the state', async () => {
    const ports = await openPorts({ clock: createStandingClock() });
    const job = jobNamed('in-a-step', ports, { status: 'PROCESSING' });
    await ports.jobs.create(job);
    const handler = stepHandler(
      {
        state: 'ExtractClaims',
        input: StepInput,
        output: z.object({}),
        run: async () => mistake(),
      },
      parts,
    );
    const invocation = {
      state: 'ExtractClaims',
      payload: { tenantId: job.tenantId, jobId: job.jobId },
      requestId: 'r-1',
      getRemainingTimeInMillis: () => 1000,
    };
    const context = contextOf(invocation, ports, createFileLog(folder));
    await expect(handler(invocation.payload, context)).rejects.toBeInstanceOf(TypeError);
    expect(errorsIn(folder)).toMatchObject([
      {
        jobId: 'in-a-step',
        state: 'ExtractClaims',
        requestId: 'r-1',
        error: {
          name: 'TypeError',
          stack: expect.stringMatching(/reading 'length'[^]*at mistake .*log\.test/),
        },
      },
    ]);
  });

  test('in a port ends up there with the job, the state and the iteration', async () => {
    const provider = { ...library.provider, search: async () => mistake() };
    const ports = await openWorld({ library: { ...library, provider } });
    await runJob(runtimeOn(ports), jobNamed('in-a-port', ports));
    const errors = errorsIn(folder);
    expect(errors.length).toBeGreaterThan(0);
    for (const line of errors) {
      expect(line).toMatchObject({ jobId: 'in-a-port', state: 'RunSearch', iteration: expect.any(Number) });
      expect(line.error?.stack).toMatch(/at mistake .*log\.test/);
    }
  });

  test('in a model is logged, although the job goes on without it', async () => {
    const model = { name: 'openai', modelOf: () => 'm', complete: async () => mistake() } as const;
    const ports = await openWorld({ library, model });
    const job = await runJob(runtimeOn(ports), jobNamed('in-a-model', ports));
    expect(job.status).toBe('COMPLETED');
    const [first] = errorsIn(folder);
    expect(first).toMatchObject({ jobId: 'in-a-model', state: 'PlanResearch' });
    expect(first?.error?.stack).toMatch(/at mistake .*log\.test/);
  });

  test('in a route is logged with the job, and the answer says where', async () => {
    const ports = await openPorts({ clock: createStandingClock() });
    const broken = { ...ports, jobs: { ...ports.jobs, get: async () => mistake() } };
    const log = createFileLog(folder);
    const listener = listenWith(async (event) => respond(event, apiContext(broken, log)));
    const answer = await inject(listener, {
      url: '/v1/research/jobs/in-a-route',
      headers: { host: 'localhost:4380' },
    });
    expect(answer.statusCode).toBe(500);
    const [line] = errorsIn(folder);
    expect(line).toMatchObject({
      message: 'getJob failed unexpectedly',
      jobId: 'in-a-route',
      status: 500,
      error: { name: 'TypeError', stack: expect.stringContaining('at mistake ') },
    });
    const { error } = z.object({ error: z.object({ remedy: z.string() }) }).parse(answer.json());
    expect(error.remedy).toContain(logPath(folder));
    expect(error.remedy).toContain(line?.requestId);
    expect(answer.body).not.toContain('length');
  });

  test('outside of the API handler is logged as well', async () => {
    const log = createFileLog(folder);
    const report = (message: string, error: unknown): void => log.error(message, error, {});
    const listener = listenWith(async () => mistake(), report);
    await inject(listener, { url: '/v1/research/jobs', headers: { host: 'localhost:4380' } }).catch(
      () => undefined,
    );
    expect(errorsIn(folder)).toMatchObject([{ error: { name: 'TypeError' } }]);
  });
});

describe('the log of a job that goes well', () => {
  test('logs each call by names, ids, counts and times, and nothing of the question or a quote', async () => {
    const ports = await openWorld({ library });
    const job = await runJob(runtimeOn(ports), jobNamed('logged', ports));
    expect(job.status).toBe('COMPLETED');
    const lines = readLog(folder);
    expect(lines.every(({ level }) => level === 'INFO')).toBe(true);
    const began = lines.filter(({ message }) => message.endsWith(' began'));
    expect(new Set(began.map(({ state }) => state))).toContain('DigestSource');
    expect(began.length * 2).toBe(lines.length);
    for (const line of lines) {
      expect(Object.keys(line).filter((key) => !LOGGED.has(key))).toEqual([]);
      expect(line.message).toMatch(/^[A-Z][A-Za-z]+ (?:began|finished)$/);
    }
    const text = JSON.stringify(lines);
    const report = await reportOf(ports, job);
    const quotes = report.sources.flatMap((source) => source.quotes.map(({ quote }) => quote));
    expect(quotes.length).toBeGreaterThan(3);
    const words = [QUESTION, ...quotes].flatMap((said) => said.match(/\p{L}{6,}/gu) ?? []);
    // Whole words: "milliseconds" is a field of every line, and "second" stands in a quote.
    const logged = new Set(text.match(/\p{L}+/gu));
    expect(words.filter((word) => logged.has(word))).toEqual([]);
  });

  test('warns of a refused request without what the caller wrote', async () => {
    const ports = await openPorts({ clock: createStandingClock() });
    const log = createFileLog(folder);
    const listener = listenWith(async (event) => respond(event, apiContext(ports, log)));
    const headers = { host: 'localhost:4380', 'content-type': 'application/json' };
    const payload = JSON.stringify({ question: '???', context: 'My private matter' });
    await inject(listener, { method: 'POST', url: '/v1/research/jobs', headers, payload });
    await inject(listener, { url: '/v1/research/jobs/Is%20this%20private%3F', headers });
    const lines = readLog(folder);
    expect(lines.filter(({ level }) => level === 'WARN')).toMatchObject([
      { message: 'submitJob failed', status: 400, error: { name: 'InvalidInput' } },
      { message: 'getJob failed', status: 404, error: { name: 'NotFound' } },
    ]);
    const logged = JSON.stringify(lines.filter(({ level }) => level === 'INFO'));
    expect(logged).not.toMatch(/private/);
  });
});

const LOGGED: ReadonlySet<string> = new Set([
  'level',
  'message',
  'timestamp',
  'service',
  'sampling_rate',
  'jobId',
  'state',
  'iteration',
  'purpose',
  'queryId',
  'sourceId',
  'function',
  'requestId',
  'durationMilliseconds',
  'status',
]);
