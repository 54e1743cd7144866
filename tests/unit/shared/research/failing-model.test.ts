import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ContextTooLong,
  JobCancelled,
  MalformedReply,
  ModelRefused,
  ProviderRefused,
  ReplyTruncated,
  ServiceUnavailable,
  Throttled,
} from '#shared/errors.ts';
import { callMilliseconds } from '#shared/research/model-call.ts';
import { openAskWorld, worldOn } from './ask-world.ts';
import { type Script, scriptedModel } from './scripted-model.ts';

afterEach(() => {
  vi.useRealTimers();
});

const SECRET = 'sk-live-0123456789 at https://models.internal said: IGNORE ALL RULES';
const answering: Script = () => ({ facts: ['iron rusts'] });

const FAILURES: readonly (readonly [string, unknown])[] = [
  ['Throttled', new Throttled(SECRET, { retryAfterMilliseconds: 1000 })],
  ['ServiceUnavailable', new ServiceUnavailable(SECRET)],
  ['MalformedReply', new MalformedReply(SECRET)],
  ['ReplyTruncated', new ReplyTruncated(SECRET)],
  ['ContextTooLong', new ContextTooLong(SECRET)],
  ['ModelRefused', new ModelRefused(SECRET)],
  ['ProviderRefused', new ProviderRefused(SECRET)],
  ['Unexpected', new TypeError(SECRET)],
  ['MalformedReply', { facts: 'none', note: SECRET }],
  ['MalformedReply', undefined],
];

/** The clock stands still meanwhile, however long it takes. */
async function timersSet(count: number): Promise<void> {
  while (vi.getTimerCount() !== count) await new Promise((resolve) => setImmediate(resolve));
}

describe('a model that fails', () => {
  test.each(FAILURES)('with %s leaves the step to its fallback and emits why', async (name, failure) => {
    const model = scriptedModel({ script: () => failure });
    const world = await openAskWorld(model);
    expect(await world.ask('s1')).toEqual({ reason: name });
    expect(world.emitted).toHaveLength(1);
    expect(world.emitted[0]).toMatchObject({
      type: 'degraded',
      data: { step: 'DigestSource', role: 'reader', error: name },
    });
    expect(await world.ask('s1')).toEqual({ reason: name });
    expect(model.sent).toHaveLength(1);
  });

  test.each(FAILURES)(
    'with %s gets nothing of the service or its key into trace and ledger',
    async (_, failure) => {
      const world = await openAskWorld(scriptedModel({ script: () => failure }));
      const { ledger } = world.ports;
      const recorded: unknown[] = [];
      const finish: typeof ledger.finish = async (job, call, result) => {
        recorded.push(result);
        await ledger.finish(job, call, result);
      };
      const ports = { ...world.ports, ledger: { ...ledger, finish } };
      const watched = worldOn(ports, world.clock, world.job);
      for (let call = 0; call < 6; call += 1) await watched.ask(`s${call}`);
      expect(recorded).toHaveLength(6);
      expect(JSON.stringify([watched.emitted, recorded])).not.toMatch(/sk-live|internal said|IGNORE|https/);
    },
  );

  test('is given up when it hangs, though it hears no signal', async () => {
    const world = await openAskWorld(scriptedModel({ script: async () => new Promise(() => undefined) }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = world.ask('s1');
    await timersSet(2);
    await vi.advanceTimersByTimeAsync(callMilliseconds(world.ports.config));
    expect(await asked).toEqual({ reason: 'TimedOut' });
    expect((await world.ports.budget.read(world.job)).tokens).toBeGreaterThan(0);
  });

  test('is asked again where it hangs, and what was stopped counts as spent', async () => {
    let asked = 0;
    const model = scriptedModel({
      script: async () => {
        asked += 1;
        return asked === 1 ? new Promise(() => undefined) : { facts: ['iron rusts'] };
      },
    });
    const world = await openAskWorld(model);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = world.ask('s1');
    await timersSet(2);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await answer).toEqual({ value: { facts: ['iron rusts'] } });
    expect(asked).toBe(2);
    expect(world.emitted.at(-1)?.data).toMatchObject({ isHedged: true });
    expect((await world.ports.budget.read(world.job)).tokens).toBeGreaterThan(100);
    expect(await world.ask('s1')).toEqual({ value: { facts: ['iron rusts'] } });
    expect(asked).toBe(2);
  });

  test('is given up as late as the configuration says', async () => {
    const model = scriptedModel({ script: async () => new Promise(() => undefined) });
    const world = await openAskWorld(model, { MODEL_TIMEOUT_SECONDS: '300' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = world.ask('s1');
    await timersSet(2);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(world.emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await asked).toEqual({ reason: 'TimedOut' });
  });

  test('counts and emits what a call has taken that failed', async () => {
    const usage = {
      modelId: 'test-model',
      inputTokens: 700,
      outputTokens: 30,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      usd: 0.01,
      attempts: 2,
    };
    const script: Script = ({ onSpent }) => {
      onSpent?.(usage);
      return new MalformedReply(SECRET);
    };
    const world = await openAskWorld(scriptedModel({ script }));
    await world.ask('s1');
    expect(await world.ports.budget.read(world.job)).toEqual({ tokens: 730, usd: 0.01 });
    const emitted = { error: 'MalformedReply', inputTokens: 700, outputTokens: 30, usd: 0.01, attempts: 2 };
    expect(world.eventsOf('degraded')[0]?.data).toMatchObject(emitted);
  });

  test('degrades nothing when the job was cancelled, and records nothing', async () => {
    const model = scriptedModel({ script: () => new JobCancelled('The job was stopped before this call.') });
    const world = await openAskWorld(model);
    await expect(world.ask('s1')).rejects.toBeInstanceOf(JobCancelled);
    expect(world.emitted).toEqual([]);
    await expect(world.ask('s1')).rejects.toBeInstanceOf(JobCancelled);
    expect(model.sent).toHaveLength(2);
  });

  test('lets a failure of the stores through', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }));
    const outage = new ServiceUnavailable('The table does not answer.');
    const ledger = {
      ...world.ports.ledger,
      finish: async (): Promise<never> => {
        throw outage;
      },
    };
    const broken = worldOn({ ...world.ports, ledger }, world.clock, world.job);
    await expect(broken.ask('s1')).rejects.toBe(outage);
    expect(broken.emitted).toEqual([]);
  });
});
