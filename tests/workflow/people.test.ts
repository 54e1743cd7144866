import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Interaction, Job } from '#shared/domain/job.ts';
import type { Runtime } from '#local/runtime.ts';
import { Conflict } from '#shared/errors.ts';
import { type Settlement, settleWait } from '#shared/research/settle-wait.ts';
import {
  endOf,
  eventsOf,
  jobNamed,
  type Library,
  openLibrary,
  openWorld,
  runtimeOn,
} from './support/world.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const SMALL = { FULL_SOURCES: '1', CHUNKED_SOURCES: '1', QUERIES_PER_WAVE: '2' };

async function open(environment: Record<string, string> = {}): Promise<Runtime> {
  return runtimeOn(await openWorld({ library, environment: { ...SMALL, ...environment } }));
}

async function ask({ ports }: Runtime, question: string, interaction: Interaction): Promise<Job> {
  const draft = jobNamed('asked', ports, { question });
  const job = { ...draft, settings: { ...draft.settings, interaction, maxIterations: 1 } };
  await ports.jobs.create(job);
  await ports.dispatcher.notify();
  return job;
}

/** The job as soon as it waits for a person. */
async function waiting({ ports }: Pick<Runtime, 'ports'>, job: Job): Promise<Job> {
  for (;;) {
    const current = await endOf(ports, job);
    const finished = (await eventsOf(ports, job)).map((event) => event.type);
    const isParked = finished.includes('ask-user-finished') || finished.includes('approve-plan-finished');
    if (current.status === 'AWAITING_INPUT' && isParked) return current;
    if (
      current.status !== 'QUEUED' &&
      current.status !== 'PROCESSING' &&
      current.status !== 'AWAITING_INPUT'
    ) {
      throw new Error(`The job did not wait: ${current.status}`);
    }
  }
}

async function answer(system: Runtime, job: Job, text: string): Promise<void> {
  const questions = job.pendingInput?.questions ?? [];
  await settle(system, job, {
    output: { answered: true },
    clarification: { questions, answer: text },
    message: 'The question was answered',
  });
}

async function settle({ ports }: Runtime, job: Job, settlement: Settlement): Promise<void> {
  if (!(await settleWait(job, settlement, ports))) throw new Error('Nothing is asked.');
}

const ANSWER = 'How large is the disk buffer of Tern by default?';

test('R1.2 a vague question is sent back, and its answer resumes the job', async () => {
  const system = await open();
  const parked = await waiting(system, await ask(system, 'Buffers?', 'clarify'));
  expect(parked.pendingInput?.questions.length).toBeGreaterThan(0);
  await answer(system, parked, ANSWER);
  await system.idle();
  expect(await endOf(system.ports, parked)).toMatchObject({ status: 'COMPLETED' });
  await expect(system.ports.executions.answer(parked.pendingInput?.taskToken ?? '', {})).rejects.toThrow(
    Conflict,
  );
});

test('R1.2 a job that waits goes on waiting after a restart, with a new token', async () => {
  const ports = await openWorld({ library, environment: SMALL });
  const first = runtimeOn(ports);
  const before = await waiting(first, await ask(first, 'Buffers?', 'clarify'));
  await first.close();
  const second = runtimeOn(ports);
  expect(await second.resumeUnfinished()).toBe(1);
  let after = await waiting(second, before);
  while (after.pendingInput?.taskToken === before.pendingInput?.taskToken) after = await endOf(ports, before);
  await answer(second, after, ANSWER);
  await second.idle();
  expect(await endOf(ports, before)).toMatchObject({ status: 'COMPLETED' });
});

test('R1.2 a caller who forbids questions is not asked', async () => {
  const system = await open();
  const job = await ask(system, 'Buffers?', 'none');
  await system.idle();
  expect((await endOf(system.ports, job)).status).toBe('COMPLETED');
});

test('R6.2 a job that waits for a person lets another run, and goes on when that has ended', async () => {
  const system = await open({ MAX_CONCURRENCY: '1' });
  const parked = await waiting(system, await ask(system, 'Buffers?', 'clarify'));
  expect(await system.ports.slots.list()).toEqual([]);
  const other = jobNamed('other', system.ports, { question: ANSWER });
  await system.ports.jobs.create({ ...other, settings: { ...other.settings, maxIterations: 1 } });
  await system.ports.dispatcher.notify();
  expect((await system.ports.slots.list()).map((slot) => slot.jobId)).toEqual(['other']);
  await answer(system, parked, ANSWER);
  expect((await endOf(system.ports, parked)).status).toBe('QUEUED');
  await system.idle();
  for (const job of [parked, other]) {
    expect(await endOf(system.ports, job)).toMatchObject({ status: 'COMPLETED' });
  }
});

test('R1.2 an answer that waits for a slot outlives a restart', async () => {
  const ports = await openWorld({ library, environment: { ...SMALL, MAX_CONCURRENCY: '1' } });
  const first = runtimeOn(ports);
  const parked = await waiting(first, await ask(first, 'Buffers?', 'clarify'));
  await ports.slots.claim(
    { tenantId: 'local', jobId: 'gone' },
    { limit: 1, now: 0, until: Number.MAX_SAFE_INTEGER },
  );
  await answer(first, parked, ANSWER);
  await first.close();
  const second = runtimeOn(ports);
  expect(await second.resumeUnfinished()).toBe(1);
  await second.idle();
  const ended = await endOf(ports, parked);
  expect(ended).toMatchObject({ status: 'COMPLETED', clarifications: [{ answer: ANSWER }] });
});

test('without an answer the question is taken as it is', async () => {
  const system = await open({ INPUT_WAIT_SECONDS: '1' });
  const job = await ask(system, 'Buffers?', 'clarify');
  await system.idle();
  expect((await endOf(system.ports, job)).status).toBe('COMPLETED');
});

test('R1.8 an approved plan is carried out', async () => {
  const system = await open();
  const parked = await waiting(system, await ask(system, ANSWER, 'approve'));
  await settle(system, parked, { output: { decision: 'approve' }, message: 'Approved' });
  await system.idle();
  expect(await endOf(system.ports, parked)).toMatchObject({ status: 'COMPLETED' });
});

test('R1.8 a rejected plan ends the job before any search', async () => {
  const system = await open();
  const parked = await waiting(system, await ask(system, ANSWER, 'approve'));
  await settle(system, parked, { output: { decision: 'reject' }, message: 'Rejected' });
  await system.idle();
  expect(await endOf(system.ports, parked)).toMatchObject({
    status: 'CANCELLED',
    failure: { name: 'PlanRejected' },
  });
  expect((await eventsOf(system.ports, parked)).some((event) => event.type.startsWith('run-search'))).toBe(
    false,
  );
  expect(await system.ports.slots.list()).toEqual([]);
});
