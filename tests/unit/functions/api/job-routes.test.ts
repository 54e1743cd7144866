import { afterEach, describe, expect, test } from 'vitest';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { pathTo } from '#shared/api/routes.ts';
import { endEvent } from '#shared/domain/job-end.ts';
import type { Job, PendingInput } from '#shared/domain/job.ts';
import type { Plan } from '#shared/domain/plan.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type ApiWorld, type WorldOptions, createApiWorld } from './api-world.ts';
import { exampleReport } from './example-report.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

async function open(options: WorldOptions = {}): Promise<ApiWorld> {
  world = await createApiWorld(options);
  return world;
}

async function submit(api: ApiWorld): Promise<string> {
  return (await api.client.submit({ question: 'What does the gate count?' })).jobId;
}

const PLAN: Plan = {
  checklist: [
    {
      id: 'c1',
      description: 'What it counts',
      topic: [],
      parts: [{ text: 'what it counts', terms: ['count'], focus: [], circumstance: [] }],
    },
    {
      id: 'c2',
      description: 'When it passes',
      topic: [],
      parts: [{ text: 'when it passes', terms: ['pass'], focus: [], circumstance: [] }],
    },
  ],
  subQuestions: [{ id: 'q1', text: 'What does the gate count?', itemIds: ['c1', 'c2'] }],
  searchTasks: [],
  writingPlan: { goal: 'Answer', tone: 'plain', sections: [], directives: [], maximumWords: 500 },
  estimate: { searches: 4, reads: 7, modelCalls: 0 },
};

const SHORTER: Plan = {
  ...PLAN,
  checklist: PLAN.checklist.slice(0, 1),
  subQuestions: [{ id: 'q1', text: 'What?', itemIds: ['c1'] }],
};

async function park(api: ApiWorld, jobId: string, kind: PendingInput['kind']): Promise<void> {
  await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
  await api.ports.jobs.change({ tenantId: 'local', jobId }, ['PROCESSING'], {
    status: 'AWAITING_INPUT',
    pendingInput: {
      kind,
      questions: ['Which gate?'],
      taskToken: 'token-1',
      since: '2026-01-01T00:00:00.000Z',
      until: '2026-01-01T00:10:00.000Z',
    },
  });
  await api.ports.research.put({ tenantId: 'local', jobId }, 'PLAN', { id: ONLY, record: PLAN });
}

async function stored(api: ApiWorld, jobId: string): Promise<Job | undefined> {
  return api.ports.jobs.get({ tenantId: 'local', jobId });
}

const missing = { httpStatus: 404, failure: { name: 'NotFound' } };
const conflict = { httpStatus: 409, failure: { name: 'Conflict' } };

describe('a job', () => {
  test('shows its latest event as its progress', async () => {
    const api = await open();
    const jobId = await submit(api);
    expect(await api.client.get(jobId)).toMatchObject({ status: 'QUEUED', progress: 0, stage: 'queue' });
  });

  test('of someone else is as missing as one that never was', async () => {
    const api = await open();
    const jobId = await submit(api);
    const strangers = [
      api.as({ tenantId: 'other', owner: 'local' }),
      api.as({ tenantId: 'local', owner: 'eve' }),
    ];
    for (const stranger of strangers) {
      const foreign = await stranger.get(jobId).catch((error: unknown) => error);
      const absent = await stranger.get('never-was').catch((error: unknown) => error);
      expect(foreign).toMatchObject(missing);
      expect(messageOf(foreign).replace(jobId, 'ID')).toBe(messageOf(absent).replace('never-was', 'ID'));
      expect((await stranger.list()).jobs).toEqual([]);
      await expect(stranger.cancel(jobId)).rejects.toMatchObject(missing);
    }
  });

  test('is listed newest first, a page at a time', async () => {
    const api = await open();
    for (let count = 0; count < 3; count++) await submit(api);
    const first = await api.client.list({ limit: 2 });
    const second = await api.client.list({ limit: 2, after: first.next ?? '' });
    const ids = [...first.jobs, ...second.jobs].map((job) => job.jobId);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  test('counts in the summary of the queue', async () => {
    const api = await open();
    const jobId = await submit(api);
    await submit(api);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
    expect(await api.client.queueSummary()).toEqual({
      queued: 1,
      processing: 1,
      awaitingInput: 0,
      slotsInUse: 0,
      slots: 3,
    });
  });
});

describe('cancelling', () => {
  test('flips the status before it stops the execution, and can be repeated', async () => {
    const api = await open();
    const jobId = await submit(api);
    expect(await api.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    expect(await api.client.cancel(jobId)).toMatchObject({ status: 'CANCELLED' });
    expect(api.effects.filter((line) => line.startsWith('stop'))).toEqual([`stop ${jobId}`, `stop ${jobId}`]);
    const { events, isEnd } = await api.client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.map((event) => event.type)).toEqual(['job-queued', 'job-cancelled']);
    expect(isEnd).toBe(false);
    expect((await api.client.events(jobId, { after: 2, waitSeconds: 20 })).isEnd).toBe(true);
  });

  test('leaves a completed job as it is', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    await expect(api.client.cancel(jobId)).rejects.toMatchObject(conflict);
    expect((await stored(api, jobId))?.status).toBe('COMPLETED');
  });
});

describe('a delivery', () => {
  test('can be confirmed of a completed job, and again', async () => {
    const api = await open();
    const { jobId } = await api.client.submit({
      question: 'What does the gate count?',
      confirmsDelivery: true,
    });
    await expect(api.client.confirmDelivery(jobId)).rejects.toMatchObject(conflict);
    await complete(api, jobId);
    expect((await api.client.get(jobId)).delivery).toBe('due');
    expect((await api.client.confirmDelivery(jobId)).delivery).toBe('done');
    expect((await api.client.confirmDelivery(jobId)).delivery).toBe('done');
  });

  test('that is due lets the same submission join the completed job', async () => {
    const api = await open();
    const asked = { question: 'What does the gate count?', confirmsDelivery: true, joinUnfinished: true };
    const first = await api.client.submit(asked);
    await complete(api, first.jobId);
    expect(await api.client.submit(asked)).toMatchObject({ jobId: first.jobId, joined: true });
    await api.client.confirmDelivery(first.jobId);
    expect((await api.client.submit(asked)).joined).toBe(false);
  });

  test('of a caller who confirms none is not waited for', async () => {
    const api = await open();
    const asked = { question: 'What does the gate count?', joinUnfinished: true };
    await complete(api, (await api.client.submit(asked)).jobId);
    expect((await api.client.submit(asked)).joined).toBe(false);
  });
});

describe('a reply', () => {
  test('is stored whole, and the job waits for a slot to go on', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'clarify');
    const view = await api.client.reply(jobId, { answer: ' the quality gate ' });
    expect(view.status).toBe('QUEUED');
    expect(view).not.toHaveProperty('pendingInput');
    expect(JSON.stringify(view)).not.toContain('token-1');
    expect(await stored(api, jobId)).toMatchObject({
      clarifications: [{ questions: ['Which gate?'], answer: 'the quality gate' }],
      resumption: { taskToken: 'token-1', output: { answered: true } },
    });
    expect(api.effects.at(-1)).toBe('notify');
  });

  test('that is repeated is answered as the first, another one is refused', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'clarify');
    await api.client.reply(jobId, { answer: 'this' });
    await api.client.reply(jobId, { answer: 'this' });
    await expect(api.client.reply(jobId, { answer: 'that' })).rejects.toMatchObject(conflict);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
    expect(await api.client.reply(jobId, { answer: 'this' })).toMatchObject({ status: 'PROCESSING' });
    expect((await stored(api, jobId))?.clarifications).toHaveLength(1);
    const { events } = await api.client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.filter((event) => event.type === 'job-replied')).toHaveLength(1);
  });

  test('is a conflict when nothing waits, or something else does', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.reply(jobId, { decision: 'approve' })).rejects.toMatchObject(conflict);
    await park(api, jobId, 'clarify');
    await expect(api.client.reply(jobId, { decision: 'approve' })).rejects.toMatchObject(conflict);
  });

  test.each(['approve', 'reject'] as const)('can %s the plan', async (decision) => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    expect((await api.client.plan(jobId)).plan).toEqual(PLAN);
    await api.client.reply(jobId, { decision });
    expect((await stored(api, jobId))?.resumption?.output).toEqual({ decision });
  });

  test('shows an edited plan at once', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    await api.client.reply(jobId, { decision: 'edit', plan: SHORTER });
    expect((await api.client.plan(jobId)).plan).toEqual(SHORTER);
  });

  test('R1.8 of two that race one is taken, and the other leaves no trace', async () => {
    const api = await open();
    for (let round = 0; round < 25; round += 1) {
      const jobId = await submit(api);
      await park(api, jobId, 'approve');
      const replies = [{ decision: 'approve' }, { decision: 'edit', plan: SHORTER }] as const;
      const order = round % 2 === 0 ? replies : replies.toReversed();
      const outcomes = await Promise.allSettled(order.map(async (reply) => api.client.reply(jobId, reply)));
      const taken = order.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      const isEdited = taken[0]?.decision === 'edit';
      expect((await stored(api, jobId))?.resumption?.output).toEqual({ decision: taken[0]?.decision });
      expect((await api.client.plan(jobId)).plan).toEqual(isEdited ? SHORTER : PLAN);
      const { events } = await api.client.events(jobId, { after: 0, waitSeconds: 0 });
      const told = events.filter((event) => event.type === 'job-replied').map((event) => event.message);
      expect(told).toEqual([isEdited ? 'The plan was edited and approved' : 'The plan was approved']);
    }
  });

  test('refuses an edited plan that refers to an item it has not', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    const plan = { ...PLAN, checklist: PLAN.checklist.slice(0, 1) };
    await expect(api.client.reply(jobId, { decision: 'edit', plan })).rejects.toMatchObject({
      httpStatus: 400,
      failure: { field: 'plan' },
    });
    expect((await api.client.plan(jobId)).plan).toEqual(PLAN);
  });
});

describe('a reply that does not fit', () => {
  test('names the field of the form that was meant', async () => {
    const api = await open();
    const jobId = await submit(api);
    const body = JSON.stringify({ decision: 'edit', plan: { ...PLAN, checklist: 'all' } });
    const answered = await api.transport({
      method: 'POST',
      path: pathTo('replyToJob', jobId),
      query: {},
      body,
    });
    expect(answered.status).toBe(400);
    expect(answered.body).toContain('plan.checklist');
  });
});

describe('a result', () => {
  test('of an unfinished job is a conflict that names its status', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.report(jobId)).rejects.toMatchObject({
      httpStatus: 409,
      failure: { name: 'Conflict', status: 'QUEUED' },
    });
  });

  test('of a failed job is its failure', async () => {
    const api = await open();
    const jobId = await submit(api);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], {
      status: 'FAILED',
      failure: { name: 'PlanRejected', message: 'The plan was rejected.', remedy: 'Ask again.' },
    });
    await expect(api.client.report(jobId)).rejects.toMatchObject({
      httpStatus: 409,
      failure: { name: 'PlanRejected', message: 'The plan was rejected.', status: 'FAILED' },
    });
  });

  test('comes in three forms, as it was published', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    expect((await api.client.report(jobId)).jobId).toBe('job-1');
    expect(await api.client.resultText(jobId, 'md')).toBe('# Title');
    expect(await api.client.resultText(jobId, 'html')).toBe('<h1>Title</h1>');
  });

  test('that is gone says so', async () => {
    const api = await open();
    const jobId = await submit(api);
    await complete(api, jobId);
    await api.ports.archive.delete(reportKey('local', jobId, 'md'));
    await expect(api.client.resultText(jobId, 'md')).rejects.toMatchObject(missing);
  });
});

describe('events', () => {
  test('that come while one waits are answered at once', async () => {
    const api = await open();
    const jobId = await submit(api);
    const waiting = api.client.events(jobId, { after: 1, waitSeconds: 25 });
    await api.client.cancel(jobId);
    expect((await waiting).events.map((event) => event.type)).toEqual(['job-cancelled']);
  });

  test('have no end between the end of a job and the event that says so', async () => {
    const api = await open();
    const jobId = await submit(api);
    const endedAt = new Date(api.ports.clock.now()).toISOString();
    const job = await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], {
      status: 'CANCELLED',
      endedAt,
    });
    const early = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(early).toMatchObject({ status: 'CANCELLED', events: [], isEnd: false });
    const end = job && endEvent(job, { stage: 'cancel', message: 'The job was cancelled', data: {} });
    if (job && end) await api.ports.trace.append(job, end);
    const told = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(told).toMatchObject({ events: [{ type: 'job-cancelled' }], isEnd: false });
    const after = await api.client.events(jobId, { after: 2, waitSeconds: 0 });
    expect(after).toMatchObject({ events: [], isEnd: true });
  });

  test('end although the event of the end was lost with its process', async () => {
    const api = await open();
    const jobId = await submit(api);
    const endedAt = new Date(api.ports.clock.now() - 6000).toISOString();
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'CANCELLED', endedAt });
    const list = await api.client.events(jobId, { after: 1, waitSeconds: 0 });
    expect(list).toMatchObject({ events: [], isEnd: true });
  });

  test('cannot be waited for longer than a gateway holds', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.events(jobId, { after: 0, waitSeconds: 26 })).rejects.toMatchObject({
      httpStatus: 400,
      failure: { field: 'wait' },
    });
  });
});

async function complete(api: ApiWorld, jobId: string): Promise<void> {
  const reference = { tenantId: 'local', jobId };
  await api.ports.archive.put(reportKey('local', jobId, 'json'), JSON.stringify(exampleReport()));
  await api.ports.archive.put(reportKey('local', jobId, 'md'), '# Title');
  await api.ports.archive.put(reportKey('local', jobId, 'html'), '<h1>Title</h1>');
  await api.ports.jobs.change(reference, ['QUEUED'], { status: 'PROCESSING' });
  await api.ports.jobs.change(reference, ['PROCESSING'], { status: 'COMPLETED', outcome: 'answered' });
}

function messageOf(error: unknown): string {
  return error instanceof RequestFailed ? error.message : '';
}
