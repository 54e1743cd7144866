import { expect, test } from 'vitest';
import { type DeliverPorts, deliverOutgoing } from '#functions/deliver/deliver.ts';
import { startTableServer } from '#local/table-server.ts';
import { createSealer } from '#shared/adapters/outgoing/sealer.ts';
import { embedTable } from '#shared/adapters/storage/dynamodb/embed-table.ts';
import { createStores } from '#shared/adapters/storage/stores.ts';
import { loadConfig } from '#shared/config.ts';
import { secretContext } from '#shared/domain/webhook.ts';
import { closeJob } from '#shared/research/close-job/close-job.ts';
import { START, jobOf } from '#tests/unit/functions/steps/ports.ts';
import { createMemoryArchive } from '../support/memory-archive.ts';

interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

const NEVER = new Error('The process is dead.');

/** Of what a process does to the world, all but what comes after its death takes effect. */
function mortal<Port extends object>(port: Port, life: { calls: number }, death: Death | undefined): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...input: readonly unknown[]) => {
        life.calls += 1;
        const isDying = life.calls === death?.at;
        if (death && (life.calls > death.at || (isDying && death.when === 'before'))) throw NEVER;
        const answer: unknown = await Reflect.apply(value, target, input);
        if (isDying) throw NEVER;
        return answer;
      };
    },
  });
}

interface World {
  /** A process that ends the job and says of it; how many calls it made. */
  live(death?: Death): Promise<number>;
  readonly published: string[];
  readonly posted: string[];
  left(): Promise<number>;
}

const reference = { tenantId: 'local', jobId: 'job-1' };

async function openWorld(): Promise<World> {
  const sleep = async (): Promise<void> => undefined;
  const clock = { now: () => time };
  let time = START;
  const server = await startTableServer({ tableName: 'plumbline' });
  const table = embedTable({ tableName: 'plumbline', sleep }, server.requestHandler);
  const archive = createMemoryArchive();
  const sealer = createSealer(async () => 'key');
  const stores = createStores({ table, archive, clock, sleep });
  await stores.jobs.create(jobOf('job-1'));
  const at = new Date(START).toISOString();
  const hook = { tenantId: 'local', webhookId: 'hook' };
  await stores.webhooks.create(
    {
      ...hook,
      owner: 'me',
      url: 'https://hooks.example/x',
      types: [],
      format: 'standard',
      status: 'active',
      createdAt: at,
      updatedAt: at,
      secrets: [{ sealed: await sealer.seal('whsec_AAAA', secretContext(hook)) }],
    },
    1,
  );
  const published: string[] = [];
  const posted: string[] = [];
  const outside: Pick<DeliverPorts, 'events' | 'poster'> = {
    events: { publish: async ({ id }) => void published.push(id) },
    poster: {
      check: async () => undefined,
      post: async ({ headers }) => {
        posted.push(headers['webhook-id'] ?? '');
        return { httpStatus: 204 };
      },
    },
  };
  return {
    published,
    posted,
    left: async () => {
      const where = { text: 'pk = :pk', values: { pk: 'OUTBOX' } };
      return (await table.query({ where })).length;
    },
    live: async (death) => {
      const life = { calls: 0 };
      const own = createStores({ table: mortal(table, life, death), archive, clock, sleep });
      const ports = {
        ...own,
        config: loadConfig({}),
        clock,
        sealer,
        dispatcher: { notify: sleep },
        events: outside.events && mortal(outside.events, life, death),
        poster: outside.poster && mortal(outside.poster, life, death),
      };
      const error = { Error: 'Unexpected', Cause: 'x' };
      const ended = closeJob(reference, { error, stage: 'fail-job' }, ports);
      await ended.then(async () => deliverOutgoing(ports)).catch(ignoreDeath);
      time += 200_000;
      return life.calls;
    },
  };
}

function ignoreDeath(error: unknown): void {
  if (error !== NEVER && !(error instanceof Error && error.cause === NEVER)) throw error;
}

test('R7.7 a process that dies at any point between the end of a job and its delivery leaves an event that is delivered, under one id', async () => {
  const calls = await (await openWorld()).live();
  expect(calls).toBeGreaterThan(15);
  const lost: string[] = [];
  for (let at = 1; at <= calls; at += 1) {
    for (const when of ['before', 'after'] as const) {
      const world = await openWorld();
      await world.live({ at, when });
      await world.live();
      await world.live();
      const isWhole =
        new Set(world.published).size === 1 &&
        new Set([...world.published, ...world.posted]).size === 1 &&
        world.posted.length > 0 &&
        (await world.left()) === 0;
      if (!isWhole) lost.push(`${when} call ${at}: ${world.published.length}, ${world.posted.length}`);
    }
  }
  expect(lost).toEqual([]);
});
