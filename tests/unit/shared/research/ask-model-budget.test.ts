import { describe, expect, test } from 'vitest';
import { MalformedReply, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import { isBudgetSpent } from '#shared/research/budget.ts';
import type { ModelAnswer } from '#shared/research/ask-model.ts';
import { type AskWorld, openAskWorld, worldOn } from './ask-world.ts';
import { type Script, scriptedModel } from './scripted-model.ts';

const answering: Script = () => ({ facts: [] });
const PRICE = { input: 100, output: 100 };

/** A prompt of 20 tokens and an answer of 80 at most: 100 tokens are reserved for it. */
const HUNDRED = { user: 'x'.repeat(48), maximumTokens: 80 } as const;

async function askTimes(world: AskWorld, times: number): Promise<readonly ModelAnswer<unknown>[]> {
  return Promise.all(
    Array.from({ length: times }, async (_, index) => world.ask(`s${String(index)}`, HUNDRED)),
  );
}

const answered = (answers: readonly ModelAnswer<unknown>[]): number =>
  answers.filter((answer) => 'value' in answer).length;

describe('R6.9 the budget of a job', () => {
  test('lets ten of a hundred calls pass that are made at once, when it is for ten', async () => {
    const model = scriptedModel({ script: answering, tokens: 100 });
    const world = await openAskWorld(model, { MAX_TOKENS_PER_JOB: '1000', SYNTHESIS_RESERVE_PERCENT: '0' });
    const answers = await askTimes(world, 100);
    expect(model.sent).toHaveLength(10);
    expect(answered(answers)).toBe(10);
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'budget')).toHaveLength(90);
    expect(await world.ports.budget.read(world.job)).toMatchObject({ tokens: 1000 });
  });

  test('is overspent by one call for each that runs, where answers are longer than was reserved', async () => {
    const model = scriptedModel({ script: answering, tokens: 150 });
    const world = await openAskWorld(model, { MAX_TOKENS_PER_JOB: '1000', SYNTHESIS_RESERVE_PERCENT: '0' });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([1, 2, 3, 4].map(async (branch) => world.ask(`r${round}-${branch}`, HUNDRED)));
    }
    const { tokens } = await world.ports.budget.read(world.job);
    expect(tokens).toBeGreaterThanOrEqual(1000);
    expect(tokens).toBeLessThanOrEqual(1000 + 4 * 150);
  });

  test('keeps its reserve for the steps that write', async () => {
    const model = scriptedModel({ script: answering, tokens: 100 });
    const world = await openAskWorld(model, { MAX_TOKENS_PER_JOB: '1000', SYNTHESIS_RESERVE_PERCENT: '20' });
    expect(answered(await askTimes(world, 20))).toBe(8);
    const draft = { ...HUNDRED, state: 'DraftReport', role: 'writer' } as const;
    const drafted = [];
    for (const index of ['a', 'b', 'c']) drafted.push(await world.ask(index, draft));
    expect(drafted.map((answer) => 'value' in answer)).toEqual([true, true, false]);
  });

  test('counts money where the price is known', async () => {
    const model = scriptedModel({ script: answering, usd: 0.01, priceOf: () => PRICE });
    const world = await openAskWorld(model, { MAX_USD_PER_JOB: '0.05', SYNTHESIS_RESERVE_PERCENT: '0' });
    expect(answered(await askTimes(world, 30))).toBe(5);
    expect(await world.ports.budget.read(world.job)).toEqual({ tokens: 500, usd: 0.05 });
  });

  test('counts tokens only where the price is not known', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }), { MAX_USD_PER_JOB: '0.0001' });
    expect(answered(await askTimes(world, 5))).toBe(5);
    expect(await world.ports.budget.read(world.job)).toEqual({ tokens: 500, usd: 0 });
    expect(await isBudgetSpent(world.job, world.ports)).toBe(false);
  });

  test('counts nothing for a call that was not answered, and what was expected for a bad answer', async () => {
    const outages = [new Throttled('No.'), new ServiceUnavailable('No.')];
    const model = scriptedModel({ script: (_, count) => outages[count - 1] ?? new MalformedReply('No.') });
    const world = await openAskWorld(model);
    await world.ask('a', HUNDRED);
    await world.ask('b', HUNDRED);
    expect((await world.ports.budget.read(world.job)).tokens).toBe(0);
    await world.ask('c', HUNDRED);
    expect((await world.ports.budget.read(world.job)).tokens).toBe(100);
  });

  test('ends the research at the gate when it is spent, and not before', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering, tokens: 100 }), {
      MAX_TOKENS_PER_JOB: '1000',
    });
    await askTimes(world, 8);
    expect(await isBudgetSpent(world.job, world.ports)).toBe(false);
    await world.ask('one more', HUNDRED);
    expect(await isBudgetSpent(world.job, world.ports)).toBe(true);
  });

  test('ends the research when all searches are used', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }), { SEARCH_BUDGET: '1' });
    expect(await isBudgetSpent(world.job, world.ports)).toBe(false);
    await world.ports.research.put(world.job, 'QUERY', {
      id: 'i01-01',
      record: {
        id: 'i01-01',
        waveId: 'i01',
        text: 'rust',
        provider: 'corpus',
        endpoint: 'corpus',
        resultCount: 10,
        itemIds: [],
      },
    });
    expect(await isBudgetSpent(world.job, world.ports)).toBe(true);
  });

  test.each(TASK_STATES.filter((state) => STEPS[state].asksModel))(
    'lets %s ask after the deadline, and of the reserve, only if it writes the report',
    async (state) => {
      // In the order of a run the report is written after the gate.
      const writes = TASK_STATES.indexOf(state) > TASK_STATES.indexOf('ApplyGate');
      const late = await openAskWorld(scriptedModel({ script: answering }));
      late.clock.moveBy(late.job.settings.deadlineMilliseconds + 1);
      expect('value' in (await late.ask('late', { state }))).toBe(writes);
      const poor = await openAskWorld(scriptedModel({ script: answering, tokens: 100 }), {
        MAX_TOKENS_PER_JOB: '1000',
        SYNTHESIS_RESERVE_PERCENT: '90',
      });
      await poor.ask('first', HUNDRED);
      expect('value' in (await poor.ask('second', { ...HUNDRED, state }))).toBe(writes);
    },
  );

  test('lets research ask until the last millisecond of its time', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }));
    world.clock.moveBy(world.job.settings.deadlineMilliseconds);
    expect(await world.ask('s1')).toHaveProperty('value');
  });

  test('of time ends what research asks, and nothing that writes', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }));
    world.clock.moveBy(world.job.settings.deadlineMilliseconds + 1);
    expect(await world.ask('s1')).toEqual({ reason: 'deadline' });
    expect(await world.ask('s1', { state: 'DraftReport', role: 'writer' })).toHaveProperty('value');
    const waited = { ...world.job, waitedMilliseconds: 1 };
    expect(await worldOn(world.ports, world.clock, waited).ask('s2')).toHaveProperty('value');
  });
});
