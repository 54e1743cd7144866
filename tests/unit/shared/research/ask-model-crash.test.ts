import { describe, expect, test } from 'vitest';
import type { Ports } from '#shared/ports/ports.ts';
import { type AskWorld, openAskWorld, worldOn } from './ask-world.ts';
import { type ScriptedModel, type Script, scriptedModel } from './scripted-model.ts';

const LIMITS = { MAX_TOKENS_PER_JOB: '100000' };
const answering: Script = () => ({ facts: ['iron rusts'] });

class Killed extends Error {}

/** The ports of a process that dies at its nth call to a store or the model, before or after it has its effect. */
function dyingAt(ports: Ports, death: number, when: 'before' | 'after'): { ports: Ports; calls: string[] } {
  const calls: string[] = [];
  const mortal = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function' || key === 'modelOf') return value;
        return async (...input: readonly unknown[]) => {
          calls.push(`${name}.${String(key)}`);
          if (calls.length > death) throw new Killed();
          if (calls.length === death && when === 'before') throw new Killed();
          const answer: unknown = await Reflect.apply(value, target, input);
          if (calls.length >= death) throw new Killed();
          return answer;
        };
      },
    });
  return {
    calls,
    ports: {
      ...ports,
      ledger: mortal('ledger', ports.ledger),
      budget: mortal('budget', ports.budget),
      breakers: mortal('breakers', ports.breakers),
      model: mortal('model', ports.model),
    },
  };
}

interface Ended {
  readonly model: ScriptedModel;
  readonly world: AskWorld;
  readonly calls: readonly string[];
}

/** A process that dies, and another that does the same step again. */
async function dieAndResume(script: Script, death: number, when: 'before' | 'after'): Promise<Ended> {
  const model = scriptedModel({ script });
  const world = await openAskWorld(model, LIMITS);
  const first = dyingAt(world.ports, death, when);
  await worldOn(first.ports, world.clock, world.job)
    .ask('s1')
    .catch(() => undefined);
  const resumed = worldOn(world.ports, world.clock, world.job);
  await resumed.ask('s1');
  await resumed.ask('s1');
  return { model, world: resumed, calls: first.calls };
}

const POINTS = Array.from({ length: 7 }, (_, index) =>
  (['before', 'after'] as const).map((when) => [index + 1, when] as const),
).flat();

describe('R6.5 a process that dies while it asks a model', () => {
  test('passes these points', async () => {
    const { calls } = await dieAndResume(answering, 99, 'after');
    expect(calls).toEqual([
      'ledger.intend',
      'breakers.read',
      'budget.reserve',
      'model.complete',
      'ledger.finish',
      'budget.settle',
      'breakers.update',
    ]);
  });

  test.each(POINTS)(
    'at point %i, %s it, sends a recorded call never again and counts it once',
    async (death, when) => {
      const { model, world, calls } = await dieAndResume(answering, death, when);
      const wasRecorded =
        calls.slice(0, death).includes('ledger.finish') && !(death === 5 && when === 'before');
      const wasSent = death > 4 || (death === 4 && when === 'after');
      expect(model.sent).toHaveLength(wasSent && !wasRecorded ? 2 : 1);
      expect((await world.ports.budget.read(world.job)).tokens).toBe(100);
      expect(world.eventsOf('model-called')).toHaveLength(2);
    },
  );

  test.each(POINTS)('at point %i, %s it, keeps a recorded failure', async (death, when) => {
    const script: Script = (_, count) => (count === 1 ? new TypeError('odd') : { facts: [] });
    const { model, world, calls } = await dieAndResume(script, death, when);
    const wasRecorded =
      calls.slice(0, death).includes('ledger.finish') && !(death === 5 && when === 'before');
    const isLostFailure = model.sent.length === 2;
    expect(isLostFailure && wasRecorded).toBe(false);
    expect(world.eventsOf(isLostFailure ? 'model-called' : 'degraded')).toHaveLength(2);
  });

  test('gives back a recorded value as the schema takes it, and none that it does not take', async () => {
    const world = await openAskWorld(scriptedModel({ script: answering }));
    const { ledger } = world.ports;
    const changed = {
      ...ledger,
      find: async (...call: Parameters<typeof ledger.find>) => {
        const found = await ledger.find(...call);
        if (found?.state !== 'finished') return found;
        const text = JSON.stringify(found.result).replace('["iron rusts"]', '"iron rusts"');
        const result: unknown = JSON.parse(text);
        return { state: 'finished', result } as const;
      },
    };
    await world.ask('s1');
    const other = worldOn({ ...world.ports, ledger: changed }, world.clock, world.job);
    expect(await other.ask('s1')).toEqual({ reason: 'MalformedReply' });
    expect(await world.ask('s1')).toEqual({ value: { facts: ['iron rusts'] } });
  });

  test('asks again when prompt, model or place is another', async () => {
    const model = scriptedModel({ script: answering });
    const world = await openAskWorld(model);
    await world.ask('s1');
    await world.ask('s2', { user: 'Text s1' });
    await world.ask('s1', { user: 'Other text' });
    await world.ask('s1', { wave: 'i02' });
    await world.ask('s1', { state: 'ExtractClaims' });
    const other = scriptedModel({ script: answering, modelId: 'other-model' });
    await worldOn({ ...world.ports, model: other }, world.clock, world.job).ask('s1');
    expect([model.sent.length, other.sent.length]).toEqual([5, 1]);
  });
});
