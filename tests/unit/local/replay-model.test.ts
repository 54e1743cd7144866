import { describe, expect, test } from 'vitest';
import { startTableServer } from '#local/table-server.ts';
import type { Invocation } from '#local/interpreter/task.ts';
import { type ReplayPorts, createReplayPorts } from '#local/replay/replay-ports.ts';
import { MalformedReply, ServiceUnavailable } from '#shared/errors.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { createMemoryArchive } from '#tests/workflow/support/memory-archive.ts';
import { type AskWorld, openAskWorld, worldOn } from '../shared/research/ask-world.ts';
import { type ScriptedModel, type Script, scriptedModel } from '../shared/research/scripted-model.ts';

const DIGEST: Invocation = {
  state: 'DigestSource',
  payload: { sourceId: 's1', cursor: { iteration: 1, purpose: 'research', revision: 0 } },
  requestId: 'r',
  getRemainingTimeInMillis: () => 1000,
};

async function replayOf(
  world: AskWorld,
): Promise<{ readonly replay: ReplayPorts; readonly asked: AskWorld }> {
  const { ports, job } = world;
  const toEvent = (event: StepEvent, index: number) => ({
    sequence: index + 1,
    key: `${event.type}/${index}`,
    type: event.type,
    stage: 'digest-source',
    message: event.message,
    progress: 0.5,
    data: { ...event.data },
    at: job.createdAt,
  });
  const replay = createReplayPorts({
    config: ports.config,
    recorded: { job, events: world.emitted.map(toEvent), gates: [], reportText: '' },
    stored: ports,
    table: await startTableServer({ tableName: ports.config.store.tableName }),
    archive: createMemoryArchive(),
  });
  return { replay, asked: worldOn(replay.portsFor(DIGEST), world.clock, job) };
}

async function recordedWorld(): Promise<{ readonly world: AskWorld; readonly model: ScriptedModel }> {
  const script: Script = (request, count) => {
    if (request.role === 'writer') return new MalformedReply('No.');
    return count > 1 ? { facts: [`fact ${count}`] } : new ServiceUnavailable('Not now.');
  };
  const model = scriptedModel({ script, modelId: 'arn:aws:bedrock:eu-west-1:123456789012:profile/eu.model' });
  return { world: await openAskWorld(model, { MAX_TOKENS_PER_JOB: '200' }), model };
}

describe('a replay of model calls', () => {
  test('gives the recorded answers, failures and refusals, emits the same, and sends nothing', async () => {
    const { world, model } = await recordedWorld();
    const places = [['a'], ['b'], ['c', { role: 'writer' }], ['d'], ['e']] as const;
    const first = [];
    for (const [index, other] of places) first.push(await world.ask(index, other));
    expect(first.map((answer) => Object.keys(answer)[0])).toEqual([
      'reason',
      'value',
      'reason',
      'reason',
      'reason',
    ]);
    expect(first.at(-1)).toEqual({ reason: 'budget' });
    const sent = model.sent.length;
    const { asked, replay } = await replayOf(world);
    const again = [];
    for (const [index, other] of places) again.push(await asked.ask(index, other));
    expect(again).toEqual(first);
    expect(asked.emitted).toEqual(world.emitted);
    expect(replay.missing).toEqual([]);
    expect(model.sent).toHaveLength(sent);
  });

  test('refuses a call that is not recorded, and names it', async () => {
    const { world } = await recordedWorld();
    await world.ask('a');
    const { asked, replay } = await replayOf(world);
    await expect(asked.ask('new')).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(replay.missing).toMatchObject([{ kind: 'model', step: 'DigestSource', index: 'new' }]);
  });

  test('has no model when the job had none', async () => {
    const { world } = await recordedWorld();
    const { asked } = await replayOf(world);
    expect(await asked.ask('a')).toEqual({ none: true });
  });
});
