import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { JobState } from '#shared/api/responses.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { ROOF_QUESTION } from '#tests/support/services/roofs.ts';
import { type SearchServices, startSearchServices } from '#tests/support/services/search-services.ts';
import { calmWeather } from './lambda-runtime.ts';
import { type EmulatedStack, startStack } from './stack.ts';

const NOWHERE = 'http://127.0.0.1:9';
const LONG = 300_000;
const SLOT_PATIENCE = 60_000;
const JOB_PATIENCE = 120_000;
/** Each look costs the emulator as much as a step of the job that is looked at. */
const LOOK_MILLISECONDS = 250;

/**
 * One stack for all tests of a file, with the services that its jobs ask: what a test does to the functions ends with the test.
 * Undefined until the first of them begins.
 */
export function openedStack(settings: () => Promise<Readonly<Record<string, string>>>): () => EmulatedStack {
  let services: SearchServices | undefined;
  let stack: EmulatedStack | undefined;
  beforeAll(async () => {
    services = await startSearchServices({ guide: NOWHERE, magazine: NOWHERE, study: NOWHERE });
    stack = await startStack({
      SEARCH_PROVIDERS: 'pubmed',
      PUBMED_BASE_URL: services.environment['PUBMED_BASE_URL'] ?? '',
      MAX_ITERATIONS: '1',
      QUERIES_PER_WAVE: '2',
      SUBMIT_LIMIT: '0',
      ...(await settings()),
    });
  }, LONG);
  // A dispatcher still on its way would start the next test's job behind its back.
  afterEach(async () => {
    if (!stack) return;
    Object.assign(stack.lambda.weather, calmWeather());
    await stack.lambda.idle();
  }, LONG);
  afterAll(async () => {
    await stack?.close();
    services?.close();
  });
  return () => {
    if (!stack) throw new Error('moto_server is not installed.');
    return stack;
  };
}

/** The job as soon as it is so; the end of executions is reported meanwhile, unless events are lost. Throws what is known when it takes too long. */
export async function until(
  stack: EmulatedStack,
  jobId: string,
  isSo: (job: JobState) => boolean,
  events: 'sent' | 'lost' = 'sent',
): Promise<JobState> {
  const end = Date.now() + JOB_PATIENCE;
  for (;;) {
    const job = await stack.client.get(jobId);
    if (isSo(job)) return job;
    if (Date.now() > end) throw new Error(`Still waiting for a job: ${await knownOf(stack, job)}`);
    if (events === 'sent') await stack.deliverEnds();
    await pause(LOOK_MILLISECONDS);
  }
}

async function knownOf(stack: EmulatedStack, job: JobState): Promise<string> {
  const execution = await stack.statusOf(job.jobId).catch(String);
  const states = await stack.statesOf(job.jobId).catch(String);
  return JSON.stringify({ job, execution, states, queue: await stack.client.queueSummary() });
}

export const hasEnded = (job: JobState): boolean => isTerminal(job.status);

export async function ask(stack: EmulatedStack, interaction: 'none' | 'approve' = 'none'): Promise<string> {
  return (await stack.client.submit({ question: ROOF_QUESTION, interaction })).jobId;
}

/** Once the execution of a job is there and has not ended, whatever its job says. */
export async function running(stack: EmulatedStack, jobId: string): Promise<void> {
  await expect
    .poll(async () => stack.statusOf(jobId).catch(() => 'none'), {
      timeout: SLOT_PATIENCE,
      interval: LOOK_MILLISECONDS,
    })
    .toBe('RUNNING');
}

/** A slot is given back once the end of the execution is reported, a moment after the job shows its own. */
export async function freed(stack: EmulatedStack, expected: object): Promise<void> {
  await expect
    .poll(
      async () => {
        await stack.deliverEnds();
        return stack.client.queueSummary();
      },
      { timeout: SLOT_PATIENCE, interval: LOOK_MILLISECONDS },
    )
    .toMatchObject(expected);
}
