import type { APIGatewayProxyEvent } from 'aws-lambda';

/** Who asks on one's own machine: there is one tenant with one owner. */
export const LOCAL_CALLER = { tenantId: 'local', owner: 'local' } as const;

export interface PlainRequest {
  readonly method: string;
  /** Without the query string, percent-encoded as it came. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A request in the shape in which a REST API hands it to its Lambda function (payload version 1). */
export function toProxyEvent(request: PlainRequest): APIGatewayProxyEvent {
  const names = [...new Set(request.query.keys())];
  return {
    httpMethod: request.method,
    path: request.path,
    resource: request.path,
    headers: { ...request.headers },
    multiValueHeaders: mapValues(request.headers, (value) => [value]),
    queryStringParameters: Object.fromEntries(names.map((name) => [name, request.query.getAll(name).at(-1)])),
    multiValueQueryStringParameters: Object.fromEntries(
      names.map((name) => [name, request.query.getAll(name)]),
    ),
    pathParameters: null,
    stageVariables: null,
    body: request.body ?? null,
    isBase64Encoded: false,
    requestContext: contextOf(request),
  };
}

function contextOf(request: PlainRequest): APIGatewayProxyEvent['requestContext'] {
  return {
    accountId: 'local',
    apiId: 'local',
    authorizer: { ...LOCAL_CALLER },
    protocol: 'HTTP/1.1',
    httpMethod: request.method,
    identity: NOBODY,
    path: request.path,
    stage: 'local',
    requestId: 'local',
    requestTimeEpoch: 0,
    resourceId: 'local',
    resourcePath: request.path,
  };
}

const NOBODY: APIGatewayProxyEvent['requestContext']['identity'] = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  sourceIp: '127.0.0.1',
  user: null,
  userAgent: null,
  userArn: null,
};

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
