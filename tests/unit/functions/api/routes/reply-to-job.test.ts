import { describe, expect, test } from 'vitest';
import { pathTo } from '#shared/api/routes.ts';
import { CONFLICT, PLAN, SHORTER, open, park, stored, submit } from '../job-world.ts';

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
    await expect(api.client.reply(jobId, { answer: 'that' })).rejects.toMatchObject(CONFLICT);
    await api.ports.jobs.change({ tenantId: 'local', jobId }, ['QUEUED'], { status: 'PROCESSING' });
    expect(await api.client.reply(jobId, { answer: 'this' })).toMatchObject({ status: 'PROCESSING' });
    expect((await stored(api, jobId))?.clarifications).toHaveLength(1);
    const { events } = await api.client.events(jobId, { after: 0, waitSeconds: 0 });
    expect(events.filter((event) => event.type === 'job-replied')).toHaveLength(1);
  });

  test('is a conflict when nothing waits, or something else does', async () => {
    const api = await open();
    const jobId = await submit(api);
    await expect(api.client.reply(jobId, { decision: 'approve' })).rejects.toMatchObject(CONFLICT);
    await park(api, jobId, 'clarify');
    await expect(api.client.reply(jobId, { decision: 'approve' })).rejects.toMatchObject(CONFLICT);
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
      const said = events.filter((event) => event.type === 'job-replied').map((event) => event.message);
      expect(said).toEqual([isEdited ? 'The plan was edited and approved' : 'The plan was approved']);
    }
  });

  test('R1.6 takes the whole plan with a point left out, and what served that alone goes with it', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    const task = (query: string, itemIds: readonly string[]) => ({
      query,
      resultCount: 5,
      reasoning: '',
      itemIds,
    });
    const searchTasks = [task('both', ['c1', 'c2']), task('gone', ['c2']), task('any', [])];
    const plan = { ...PLAN, checklist: PLAN.checklist.slice(0, 1), searchTasks };
    await api.client.reply(jobId, { decision: 'edit', plan });
    expect((await api.client.plan(jobId)).plan).toEqual({
      ...plan,
      subQuestions: [{ id: 'q1', text: 'What does the gate count?', itemIds: ['c1'] }],
      searchTasks: [task('both', ['c1']), task('any', [])],
    });
  });

  test('refuses an edited plan that refers to an item it has not', async () => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    const subQuestions = [{ id: 'q1', text: 'What?', itemIds: ['c1', 'c3'] }];
    const plan = { ...PLAN, subQuestions };
    await expect(api.client.reply(jobId, { decision: 'edit', plan })).rejects.toMatchObject({
      httpStatus: 400,
      failure: { field: 'plan' },
    });
    expect((await api.client.plan(jobId)).plan).toEqual(PLAN);
  });
});

describe('a reply that does not fit', () => {
  test.each([
    ['plan.colour', { ...PLAN, colour: 'blue' }],
    ['plan.checklist.0.weight', { ...PLAN, checklist: [{ ...PLAN.checklist[0], weight: 2 }] }],
    ['plan.subQuestions.0.why', { ...PLAN, subQuestions: [{ ...PLAN.subQuestions[0], why: '' }] }],
    ['plan.writingPlan.style', { ...PLAN, writingPlan: { ...PLAN.writingPlan, style: 'dry' } }],
    ['plan.estimate.euros', { ...PLAN, estimate: { ...PLAN.estimate, euros: 1 } }],
  ])('is refused by the name of what is not known: %s', async (field, plan) => {
    const api = await open();
    const jobId = await submit(api);
    await park(api, jobId, 'approve');
    const answered = await api.transport({
      method: 'POST',
      path: pathTo('replyToJob', { jobId }),
      query: {},
      body: JSON.stringify({ decision: 'edit', plan }),
    });
    expect([answered.status, JSON.parse(answered.body)]).toMatchObject([
      400,
      { error: { name: 'InvalidInput', field } },
    ]);
  });

  test('names the field of the form that was meant', async () => {
    const api = await open();
    const jobId = await submit(api);
    const body = JSON.stringify({ decision: 'edit', plan: { ...PLAN, checklist: 'all' } });
    const answered = await api.transport({
      method: 'POST',
      path: pathTo('replyToJob', { jobId }),
      query: {},
      body,
    });
    expect(answered.status).toBe(400);
    expect(answered.body).toContain('plan.checklist');
  });
});
