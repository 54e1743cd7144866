import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Respond } from './http-server.ts';

const MCP_PATH = '/mcp';

/** The same server, which also speaks the Model Context Protocol; what that needs is loaded when it is first asked. */
export function withMcp(respond: Respond, contextOf: () => Context): Respond {
  return async (event: APIGatewayProxyEvent) => {
    if (event.path !== MCP_PATH) return respond(event);
    const { answerMcp } = await import('#functions/api/mcp.ts');
    return answerMcp(event, contextOf());
  };
}
