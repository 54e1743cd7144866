import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type McpOptions, createMcpServer } from './server.ts';

/**
 * Answers one request of the streamable HTTP transport. No session is kept: any process can answer any request, and what goes
 * on longer than a request is found again by its trace_id.
 */
export async function answerMcpRequest(request: Request, options: McpOptions): Promise<Response> {
  // Without a session there is nothing that the server could say by itself, and nothing to end.
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const transport = new WebStandardStreamableHTTPServerTransport({});
  await createMcpServer(options).connect(transport);
  return transport.handleRequest(request);
}
