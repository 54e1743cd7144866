import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createPubmedProvider } from '#shared/adapters/search/scholarly/pubmed/provider.ts';
import type { ReadingProvider } from '#shared/ports/search-provider.ts';
import { articleSet, RECORDS, searchReply } from './records.ts';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Call {
  readonly path: string;
  readonly form: URLSearchParams;
}

export type Answer = (call: Call, count: number) => Reply | undefined;

export interface PubmedServer {
  readonly baseUrl: string;
  readonly calls: readonly Call[];
}

/** A loopback server that answers like the E-utilities; `answer` may put another reply in place of the usual one. */
export async function startPubmed(answer: Answer = () => undefined): Promise<PubmedServer> {
  const calls: Call[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = { path: request.url ?? '', form: new URLSearchParams(await readBody(request)) };
    calls.push(call);
    const reply = answer(call, calls.length) ?? usual(call);
    response.writeHead(reply.status ?? 200, reply.headers ?? {});
    response.end(reply.body);
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/entrez/eutils`, calls };
}

function usual({ path, form }: Call): Reply {
  if (path.endsWith('/esearch.fcgi')) {
    const ids = [...RECORDS.keys()].slice(0, Number(form.get('retmax')));
    return { body: searchReply(/reed/iu.test(form.get('term') ?? '') ? ids : []) };
  }
  const ids = (form.get('id') ?? '').split(',');
  return { body: articleSet(ids.flatMap((id) => RECORDS.get(id) ?? [])) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export interface ProviderSetup {
  readonly apiKey?: string;
  readonly timeoutSeconds?: number;
  /** Seen each limit that was waited for. */
  readonly limits?: number[];
}

export function providerAt(baseUrl: string, setup: ProviderSetup = {}): ReadingProvider {
  return createPubmedProvider({
    baseUrl,
    apiKey: setup.apiKey,
    contactEmail: 'someone@example.org',
    timeoutSeconds: setup.timeoutSeconds ?? 5,
    limiter: {
      take: async (_name, { perSecond }) => {
        setup.limits?.push(perSecond);
      },
    },
    clock: { now: () => Date.UTC(2026, 0, 1) },
  });
}
