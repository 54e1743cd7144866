import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResearchClient } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';
import { answering } from '../../../cli/cli-world.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';

let world: ApiWorld;
let client: ResearchClient;
beforeAll(async () => {
  world = await createApiWorld();
  ({ client } = world);
});
afterAll(async () => world.close());

async function refusal(call: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof RequestFailed) return error;
  throw new Error('It was not refused.');
}

const request = { question: 'Why does iron rust?' };
const PLAN = {
  checklist: [{ id: 'item-1', text: 'What rust is', importance: 'must' }],
  subQuestions: [],
  searchTasks: [],
  sections: [],
};

const EMPTY_PLAN = {
  checklist: [],
  subQuestions: [{ id: 'q1', text: 'Why does iron rust?', itemIds: [] }],
  searchTasks: [],
  writingPlan: { goal: 'Answer', tone: 'plain', sections: [], directives: [], maximumWords: 500 },
  estimate: { searches: 4, reads: 7, modelCalls: 0 },
};

describe('a standing question', () => {
  test('is made, listed newest first, read and removed; nothing is researched by that', async () => {
    const first = await client.call('createStanding', { body: { name: 'Rust', request } });
    const second = await client.call('createStanding', { body: { request, keepRuns: 5 } });
    expect(first).toMatchObject({ name: 'Rust', request, keepRuns: 20, runs: [], owner: 'local' });
    const { standing } = await client.call('listStanding', {});
    expect(standing.map(({ standingId }) => standingId)).toEqual([second.standingId, first.standingId]);
    const params = { standingId: first.standingId };
    expect(await client.call('getStanding', { params })).toEqual(first);
    expect((await client.list()).jobs).toEqual([]);
    expect(await client.call('deleteStanding', { params })).toEqual(first);
    expect((await refusal(client.call('getStanding', { params }))).httpStatus).toBe(404);
  });

  test('is begun once for a key, and while it is at work every other run is that one', async () => {
    const { standingId } = await client.call('createStanding', { body: { request } });
    const params = { standingId };
    const headers = { 'idempotency-key': 'week-47' };
    const begun = await client.call('runStanding', { params, headers });
    expect(begun.skipped).toBe(false);
    expect(await client.call('runStanding', { params, headers })).toEqual(begun);
    expect(await client.call('runStanding', { params })).toEqual({ jobId: begun.jobId, skipped: true });
    expect((await client.call('getStanding', { params })).runs).toMatchObject([{ jobId: begun.jobId }]);
    const early = await refusal(client.call('getStandingChanges', { params }));
    expect(early).toMatchObject({ httpStatus: 409, failure: { remedy: 'Run it, and ask again then.' } });
  });

  test('tells what changed as soon as the job of its run is done', async () => {
    const answer = answering();
    const own = await createApiWorld({ onNotify: async (ports) => answer(ports) });
    const { standingId } = await own.client.call('createStanding', { body: { request } });
    const params = { standingId };
    const { jobId } = await own.client.call('runStanding', { params });
    expect((await own.client.get(jobId)).status).toBe('COMPLETED');
    expect((await own.client.call('getStanding', { params })).runs[0]).not.toHaveProperty('status');
    expect(await own.client.call('getStandingChanges', { params })).toEqual({ jobId, changes: null });
    const unknown = own.client.call('getStandingChanges', { params, query: { jobId: 'nope' } });
    expect(await refusal(unknown)).toMatchObject({ httpStatus: 404, failure: { name: 'NotFound' } });
    await own.close();
  });

  test('is as missing to others as one that never was, whatever they ask of it', async () => {
    const { standingId } = await client.call('createStanding', { body: { request } });
    for (const caller of [
      { tenantId: 'other', owner: 'local' },
      { tenantId: 'local', owner: 'colleague' },
    ]) {
      const stranger = world.as(caller);
      expect((await stranger.call('listStanding', {})).standing).toEqual([]);
      for (const name of ['getStanding', 'getStandingChanges', 'runStanding', 'deleteStanding'] as const) {
        const failed = await refusal(stranger.call(name, { params: { standingId } }));
        const never = await refusal(stranger.call(name, { params: { standingId: 'never-was' } }));
        expect([failed.httpStatus, never.httpStatus]).toEqual([404, 404]);
        expect(failed.failure.name).toBe(never.failure.name);
      }
    }
    expect((await client.call('getStanding', { params: { standingId } })).runs).toEqual([]);
  });

  test.each([
    [
      'a provider that is not there',
      { request: { ...request, providers: ['nowhere'] } },
      'request.providers',
    ],
    ['a question without words', { request: { question: '...' } }, 'request.question'],
    ['more runs than are kept', { request, keepRuns: 101 }, 'keepRuns'],
  ])('with %s is refused by the name of the field', async (_what, body, field) => {
    const failed = await refusal(client.call('createStanding', { body }));
    expect(failed).toMatchObject({ httpStatus: 400, failure: { name: 'InvalidInput', field } });
  });

  test('asks nobody anything, and takes no plan that is none', async () => {
    const answer = await world.transport({
      method: 'POST',
      path: '/v1/standing',
      query: {},
      body: JSON.stringify({ request: { ...request, interaction: 'clarify' } }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('interaction');
    const { standingId } = await client.call('createStanding', { body: { request } });
    const planned = await world.transport({
      method: 'POST',
      path: `/v1/standing/${standingId}/plan`,
      query: {},
      body: JSON.stringify({ plan: { ...PLAN, checklist: 'none' } }),
    });
    expect(planned.status).toBe(400);
    expect(planned.body).toContain('plan.checklist');
    const strange = await world.transport({
      method: 'POST',
      path: `/v1/standing/${standingId}/plan`,
      query: {},
      body: JSON.stringify({ plan: { ...EMPTY_PLAN, colour: 'blue' } }),
    });
    expect([strange.status, strange.body]).toEqual([400, expect.stringContaining('"plan.colour"')]);
  });
});
