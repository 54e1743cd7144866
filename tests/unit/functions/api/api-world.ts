import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toProxyEvent } from '#local/proxy-event.ts';
import { apiContext } from '#local/api-context.ts';
import { startTableServer } from '#local/table-server.ts';
import { respondAndCheck } from '#functions/api/respond-and-check.ts';
import { createFileArchive, createIds, createStores, embedTable, noModel } from '#shared/adapters/index.ts';
import { type ResearchClient, type Transport, createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import { Conflict } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ChooseProviders } from '#shared/ports/provider-choice.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';

export interface ApiWorld {
  readonly ports: Ports;
  readonly client: ResearchClient;
  readonly transport: Transport;
  /** As another person of the same tenant, or of another tenant. */
  as(caller: { readonly tenantId: string; readonly owner: string }): ResearchClient;
  /** What reached the executions and the dispatcher, in order. */
  readonly effects: readonly string[];
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly chooseProviders?: ChooseProviders;
  /** Ports that stand in the place of those made here. */
  readonly changePorts?: (ports: Ports) => Ports;
  /** Stands for the queue: what happens when it is asked to look. */
  readonly onNotify?: (ports: Ports) => Promise<void>;
}

const NO_SEARCH: SearchProvider = {
  name: 'corpus',
  needsNetwork: false,
  search: async () => [],
  read: async () => {
    throw new Conflict('Nothing is read here.');
  },
};

const sleep = async (): Promise<void> => undefined;

/** No two moments are the same, so that what came later is known to be later. */
function advancingClock(): Ports['clock'] {
  let last = 0;
  return {
    now: () => {
      last = Math.max(Date.now(), last + 1);
      return last;
    },
  };
}

/** The API over the stores as they are, with executions that only write down what they are asked. */
export async function createApiWorld(options: WorldOptions = {}): Promise<ApiWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-api-'));
  const table = await startTableServer({ tableName: 'plumbline' });
  const effects: string[] = [];
  const clock = advancingClock();
  const made: Ports = {
    ...createStores({
      table: embedTable({ tableName: 'plumbline', sleep }, table.requestHandler),
      archive: await createFileArchive(folder),
      clock,
      sleep,
    }),
    config: readConfig(options.environment),
    clock,
    ids: createIds(clock),
    model: noModel,
    executions: recordExecutions(effects),
    dispatcher: {
      notify: async () => {
        effects.push('notify');
        await options.onNotify?.(ports);
      },
    },
    providers: new Map([['corpus', NO_SEARCH]]),
    statistics: undefined,
    ...(options.chooseProviders ? { chooseProviders: options.chooseProviders } : {}),
  };
  const ports = options.changePorts?.(made) ?? made;
  const transportFor = (caller: { readonly tenantId: string; readonly owner: string }): Transport =>
    transportOver(ports, caller);
  const transport = transportFor({ tenantId: 'local', owner: 'local' });
  return {
    ports,
    effects,
    transport,
    client: createClient(transport),
    as: (caller) => createClient(transportFor(caller)),
    close: async () => {
      await table.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function recordExecutions(effects: string[]): Ports['executions'] {
  return {
    start: async (job) => {
      effects.push(`start ${job.jobId}`);
      return true;
    },
    describe: async () => ({ status: 'RUNNING' }),
    stop: async (job, _reason, afterwards) => {
      effects.push(`stop ${job.jobId}`);
      await afterwards?.();
    },
    answer: async (taskToken, output) => {
      effects.push(`answer ${taskToken} ${JSON.stringify(output)}`);
    },
    giveUp: async (taskToken) => {
      effects.push(`giveUp ${taskToken}`);
    },
  };
}

function transportOver(
  ports: Ports,
  caller: { readonly tenantId: string; readonly owner: string },
): Transport {
  return async (request) => {
    const event = toProxyEvent({
      method: request.method,
      path: request.path,
      query: new URLSearchParams(request.query),
      headers: { 'content-type': 'application/json', ...request.headers },
      body: request.body,
    });
    event.requestContext.authorizer = { ...caller };
    const answered = await respondAndCheck(event, apiContext(ports));
    return {
      status: answered.status,
      headers: answered.headers,
      body: typeof answered.body === 'string' ? answered.body : '',
    };
  };
}
