import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { OuterPorts } from '#local/runtime.ts';
import { createModel } from '#shared/adapters/models/create-model.ts';
import { type Timing, systemTiming } from '#shared/adapters/models/timing.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Protocol } from '#tests/support/asked-request.ts';
import { type Script, type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts';
import { createMemoryArchive } from '../support/memory-archive.ts';
import {
  type Library,
  type Logged,
  configWith,
  jobNamed,
  openWorld,
  runJob,
  runtimeOn,
} from '../support/world.ts';
import { watch } from '../support/providers.ts';
import { type Behaviour, respond } from './responder.ts';

/** The keys of both services: nothing that a job tells may show them. */
export const KEY = 'k3y-of-mine';

export const SMALL: Readonly<Record<string, string>> = {
  FULL_SOURCES: '2',
  CHUNKED_SOURCES: '1',
  QUERIES_PER_WAVE: '3',
};

/** For tables of many jobs: one query, one source. */
export const TINY: Readonly<Record<string, string>> = {
  FULL_SOURCES: '1',
  CHUNKED_SOURCES: '0',
  QUERIES_PER_WAVE: '1',
};

/** A model behind a real adapter and a loopback server. */
export interface Served {
  readonly model: Model;
  readonly server: ScriptedModel;
  readonly environment: Readonly<Record<string, string>>;
}

/** A clock for calls of models: one that hangs is given up at once, and nothing is waited for between attempts. */
interface Patience {
  readonly timing: Timing;
  /** Does the work of one call; `user` says which. */
  readonly within: <Value>(user: string, work: () => Promise<Value>) => Promise<Value>;
  readonly giveUp: (user: string) => void;
}

function createPatience(): Patience {
  const current = new AsyncLocalStorage<string>();
  const open = new Map<string, AbortController>();
  return {
    timing: {
      ...systemTiming,
      random: () => 0.5,
      after: () => {
        const time = new AbortController();
        open.set(current.getStore() ?? '', time);
        return time.signal;
      },
      pause: async () => undefined,
    },
    within: async (user, work) => current.run(user, work),
    giveUp: (user) => open.get(user)?.abort(),
  };
}

export async function serve(protocol: Protocol, script: Script): Promise<Served> {
  const { timing, within, giveUp } = createPatience();
  const server = await startScriptedModel(async (request) => {
    const reply = await script(request);
    if (reply.fault === 'hang') giveUp(request.user);
    return reply;
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', KEY);
  const environment = {
    ...SMALL,
    DEFAULT_MODEL: 'reed-1',
    MODEL_PRICES: '{"reed-*": {"input": 2, "output": 10}}',
    MODEL_PROVIDER: protocol,
    ...(protocol === 'bedrock'
      ? { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.bedrockEndpoint }
      : { OPENAI_BASE_URL: server.openaiBaseUrl, OPENAI_API_KEY: KEY }),
  };
  const inner = await createModel(configWith(environment), timing);
  const model: Model = {
    ...inner,
    complete: async (request) => within(request.user, async () => inner.complete(request)),
  };
  return { model, server, environment };
}

export interface Seen extends Served {
  readonly ports: OuterPorts;
  readonly job: Job;
  readonly logged: readonly Logged[];
  /** One for each search that the provider was asked for. */
  readonly searches: readonly string[];
}

export interface Asked {
  readonly library: Library;
  readonly protocol: Protocol;
  readonly behaviour?: Behaviour;
  /** In place of the behaviour: what answers every prompt. */
  readonly script?: Script;
  readonly question?: string;
  readonly settings?: Partial<Job['settings']>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a job with a scripted model behind a real adapter, to its end. */
export async function runWithModel(asked: Asked): Promise<Seen> {
  const served = await serve(asked.protocol, asked.script ?? respond(asked.behaviour));
  try {
    const environment = { ...served.environment, ...asked.environment };
    const archive = createMemoryArchive();
    const { provider, calls } = watch(asked.library.provider);
    const library = { ...asked.library, provider };
    const ports = await openWorld({ library, environment, archive, model: served.model });
    const logged: Logged[] = [];
    const plain = jobNamed('job-1', ports);
    const settings = { ...plain.settings, maxIterations: 1, ...asked.settings };
    const job = await runJob(runtimeOn(ports, logged), {
      ...plain,
      question: asked.question ?? plain.question,
      settings,
    });
    return { ...served, ports, job, logged, searches: calls.filter((call) => call === 'search') };
  } finally {
    await served.server.close();
  }
}
