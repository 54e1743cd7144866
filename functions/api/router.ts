import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { READS, type RouteName, matchRoute } from '#shared/api/routes.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { logOf } from '#shared/lambda/log.ts';
import { apiPortsOf } from '#shared/lambda/api-ports.ts';
import { type ApiRequest, parseBody, parseQuery, patienceOf, readHeaders } from './api-request.ts';
import type { ApiResponse } from './api-response.ts';
import { identifyCaller } from './caller.ts';
import { answerError, failure } from './error-response.ts';
import { HANDLERS, type Handlers } from './handlers.ts';
import { followEnd, logRequest } from './request-log.ts';

const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export interface Answering {
  /** Whether a body may be sent bit by bit. */
  readonly stream: boolean;
  /** What the function works with; those of the API unless said otherwise. */
  readonly portsOf?: (context: Context) => Promise<Ports>;
  /** What answers; all but checks of texts unless said otherwise. */
  readonly handlers?: Handlers;
}

/** Answers one request and logs it. Whatever goes wrong is an answer too; nothing is thrown. */
export async function answerRequest(
  event: APIGatewayProxyEvent,
  context: Context,
  how: Answering,
): Promise<ApiResponse> {
  const call = logRequest(event, context);
  const trail = { requestId: context.awsRequestId, logPath: logOf(context).path };
  const response = await route(event, context, how).then(
    (answer) => ({ ...answer, body: followEnd(answer, call) }),
    (error: unknown) => {
      const answer = answerError(error, trail);
      call.failed(error, { status: answer.status });
      return answer;
    },
  );
  const origins = await originsOf(context, how);
  return {
    ...response,
    headers: { ...SECURITY_HEADERS, ...corsHeaders(event, origins), ...response.headers },
  };
}

/** None where not even the ports are there: the answer says so. */
async function originsOf(context: Context, { portsOf = apiPortsOf }: Answering): Promise<readonly string[]> {
  return portsOf(context).then(
    ({ config }) => config.people.corsOrigins,
    () => [],
  );
}

/** For the scripts of a page that a deployment names, and for no other. */
function corsHeaders(event: APIGatewayProxyEvent, origins: readonly string[]): ApiResponse['headers'] {
  if (origins.length === 0) return {};
  const origin = readHeaders(event).get('origin') ?? '';
  const own = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Origin' };
  if (!origins.includes(origin)) return {};
  return {
    ...own,
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'Location, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed',
  };
}

async function route(
  event: APIGatewayProxyEvent,
  context: Context,
  { stream, portsOf = apiPortsOf, handlers = HANDLERS }: Answering,
): Promise<ApiResponse> {
  const match = matchRoute(event.httpMethod, event.path);
  if ('allow' in match) return refuse(event, match.allow);
  const ports = await portsOf(context);
  const begin = ports.clock.now();
  const response = await answerRoute(match.name, handlers, {
    ports,
    caller: identifyCaller(event),
    params: match.params,
    jobId: match.params['jobId'] ?? '',
    headers: readHeaders(event),
    event,
    patienceMilliseconds: patienceOf(context),
    canStream: stream,
  });
  if (match.name !== 'getEvents')
    ports.metrics?.observe('request_seconds', (ports.clock.now() - begin) / 1000);
  return response;
}

/** What the route asks for is read by its schemas before its handler sees it. */
async function answerRoute<Name extends RouteName>(
  name: Name,
  handlers: Handlers,
  given: Omit<ApiRequest<Name>, 'body' | 'query'>,
): Promise<ApiResponse> {
  const handle = handlers[name];
  return handle({
    ...given,
    query: parseQuery(given.event, READS[name].query),
    body: parseBody(given.event, READS[name].body),
  });
}

const METHODS = new Intl.ListFormat('en', { type: 'conjunction' });

function refuse(event: APIGatewayProxyEvent, allow: readonly string[]): ApiResponse {
  if (allow.length === 0) {
    throw new NotFound('There is nothing at this path.', {
      remedy: 'What there is stands in /v1/openapi.json.',
    });
  }
  return failure(
    405,
    {
      name: 'MethodNotAllowed',
      message: `This path takes ${METHODS.format(allow)}, not ${event.httpMethod}.`,
    },
    { allow: allow.join(', ') },
  );
}
