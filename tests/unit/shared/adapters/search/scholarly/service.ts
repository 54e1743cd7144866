import { onTestFinished } from 'vitest';
import type { ServiceOptions } from '#shared/adapters/search/scholarly/ask-service.ts';
import type { Query } from '#shared/domain/query.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { type Answered, type Asked, startLoopback } from '#tests/support/services/loopback.ts';

export type Answer = (call: Call) => Answered | undefined;

/** A request as the scripted services look at it: parameters of the address and of a form alike. */
export interface Call {
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: Asked['headers'];
}

export interface ScriptedService {
  readonly url: string;
  readonly calls: readonly Call[];
}

/** A service on loopback, gone when the test is; an answer of `undefined` never comes. */
export async function startService(answer: Answer): Promise<ScriptedService> {
  const calls: Call[] = [];
  const server = await startLoopback((asked) => {
    const call = callOf(asked);
    calls.push(call);
    return answer(call);
  });
  onTestFinished(() => server.close());
  return { url: server.url, calls };
}

function callOf({ path, body, headers }: Asked): Call {
  const url = new URL(path, 'http://service.example');
  const form = new URLSearchParams(body);
  return {
    path: url.pathname,
    parameters: new URLSearchParams([...url.searchParams, ...form]),
    headers,
  };
}

export interface Taken {
  readonly name: string;
  readonly perSecond: number;
}

/** Options without limits and with a fixed day; `taken` hears of each place in a limit. */
export function optionsAt(
  baseUrl: string,
  changes: Partial<ServiceOptions> & { readonly taken?: Taken[] } = {},
): ServiceOptions {
  const { taken, ...others } = changes;
  return {
    baseUrl,
    contactEmail: 'someone@example.org',
    timeoutSeconds: 5,
    limiter: {
      take: async (name, { perSecond }) => {
        taken?.push({ name, perSecond });
      },
    },
    clock: { now: () => Date.UTC(2026, 0, 31, 12) },
    ...others,
  };
}

export function queryOf(provider: ReadingProvider, text: string, resultCount = 5): Query {
  return {
    id: 'i01-01',
    waveId: 'i01',
    text,
    provider: provider.name,
    endpoint: provider.name === 'wikipedia' ? 'search' : 'scholar',
    resultCount,
    itemIds: [],
  };
}

export function json(value: unknown, status = 200): Answered {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
