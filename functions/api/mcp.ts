import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { type Transport, createClient } from '#shared/api/client.ts';
import { logInvocation } from '#shared/lambda/invocation-log.ts';
import { logOf } from '#shared/lambda/log.ts';
import { apiPortsOf } from '#shared/lambda/api-ports.ts';
import { answerMcpRequest } from '#shared/mcp/http.ts';
import { patienceOf, readHeaders } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import { identifyCaller } from './caller.ts';
import { answerError, failure } from './error-response.ts';
import { followEnd } from './request-log.ts';
import { answerRequest } from './router.ts';

const MCP_PATH = '/mcp';

/** Left for the last answer of a call before the gateway gives up. */
const RESERVE = 5000;

/** The Model Context Protocol over HTTP, for the same callers as the API, whose routes do all the work. Nothing is thrown. */
export async function answerMcp(event: APIGatewayProxyEvent, context: Context): Promise<ApiResponse> {
  const call = logInvocation(context, 'mcp', {});
  try {
    const origin = await allowedOrigin(event, context);
    if (origin === 'foreign') return refuseForeign();
    identifyCaller(event);
    const answer = await answerMcpRequest(toRequest(event), {
      client: createClient(withinRequest(event, context)),
      patienceMilliseconds: Math.max(0, patienceOf(context) - RESERVE),
    });
    const response = toApiResponse(answer, origin);
    return { ...response, body: followEnd(response, call) };
  } catch (error) {
    const answer = answerError(error, { requestId: context.awsRequestId, logPath: logOf(context).path });
    call.failed(error, { status: answer.status });
    return answer;
  }
}

/**
 * A page in a browser may ask only where a deployment names its origin, and under the name of the service alone: another name
 * that leads here (DNS rebinding) is refused. The local server has looked at both before.
 */
async function allowedOrigin(event: APIGatewayProxyEvent, context: Context): Promise<string | undefined> {
  const headers = readHeaders(event);
  const own = event.requestContext.domainName;
  const host = headers.get('host');
  if (own !== undefined && host !== undefined && host !== own) return 'foreign';
  const origin = headers.get('origin');
  if (origin === undefined || own === undefined) return undefined;
  const { config } = await apiPortsOf(context);
  return config.people.corsOrigins.includes(origin) ? origin : 'foreign';
}

function refuseForeign(): ApiResponse {
  return failure(403, {
    name: 'ForeignOrigin',
    message: 'This service does not answer to pages of other sites.',
    remedy: 'Name the origin of the page in corsOrigins of the deployment.',
  });
}

function toRequest(event: APIGatewayProxyEvent): Request {
  const { body, isBase64Encoded, httpMethod: method } = event;
  const text = body === null || !isBase64Encoded ? body : Buffer.from(body, 'base64').toString('utf8');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://mcp.invalid${MCP_PATH}`, {
    method,
    headers: Object.fromEntries(readHeaders(event)),
    ...(hasBody ? { body: text } : {}),
  });
}

/** The API as the caller of this very request, whom the gateway has vouched for. */
function withinRequest(event: APIGatewayProxyEvent, context: Context): Transport {
  return async ({ method, path, query, headers, body }) => {
    const inner: APIGatewayProxyEvent = {
      ...event,
      httpMethod: method,
      path,
      queryStringParameters: { ...query },
      headers: { ...headers, accept: '*/*', 'content-type': 'application/json' },
      body: body ?? null,
      isBase64Encoded: false,
    };
    const answered = await answerRequest(inner, context, { stream: false });
    return { status: answered.status, body: await textOf(answered.body) };
  };
}

async function textOf(body: ApiResponse['body']): Promise<string> {
  if (typeof body === 'string') return body;
  let text = '';
  for await (const part of body) text += part;
  return text;
}

function toApiResponse(answer: Response, origin: string | undefined): ApiResponse {
  return {
    status: answer.status,
    headers: {
      ...Object.fromEntries(answer.headers),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'Origin' }),
    },
    body: answer.body === null ? '' : partsOf(answer.body),
  };
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
}
