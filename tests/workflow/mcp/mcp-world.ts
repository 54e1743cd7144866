import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import { startHttpServer } from '#local/http-server.ts';
import type { Runtime } from '#local/runtime.ts';
import { inProcessTransport } from '#local/transports.ts';
import { withMcp } from '#local/serve-mcp.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { openLibrary, openWorld, runtimeOn } from '../support/world.ts';

export interface McpWorld {
  readonly url: string;
  readonly runtime: Runtime;
  /** An official client that speaks this version of the protocol. */
  connect(version?: string): Promise<Client>;
  /** The service as the tools ask it. */
  readonly client: ResearchClient;
  close(): Promise<void>;
}

/** The local server with everything behind it, as a client of the protocol sees it. */
export async function openMcpWorld(): Promise<McpWorld> {
  const library = await openLibrary();
  const ports = await openWorld({
    library,
    environment: { SEARCH_PROVIDERS: 'corpus', MAX_ITERATIONS: '2' },
  });
  const runtime = runtimeOn(ports);
  const context = () => apiContext(runtime.ports);
  const server = await startHttpServer(
    withMcp(async (event) => respond(event, context()), context),
    0,
  );
  const clients: Client[] = [];
  return {
    client: createClient(inProcessTransport(async (event) => respond(event, context()))),
    url: server.url,
    runtime,
    connect: async (version) => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      clients.push(client);
      await client.connect(transportTo(`${server.url}/mcp`, version));
      return client;
    },
    close: async () => {
      for (const client of clients) await client.close();
      await server.close();
      await runtime.close();
      library.close();
    },
  };
}

/** As a client does that knows no newer version than the one named. */
function transportTo(url: string, version: string | undefined): StreamableHTTPClientTransport {
  const transport = new StreamableHTTPClientTransport(new URL(url));
  if (version === undefined) return transport;
  const send = transport.send.bind(transport);
  transport.send = async (message, options) => {
    const isFirst = !Array.isArray(message) && 'method' in message && message.method === 'initialize';
    await send(
      isFirst ? { ...message, params: { ...message.params, protocolVersion: version } } : message,
      options,
    );
  };
  return transport;
}
