import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request as httpRequest } from 'node:http';
import type { LambdaRuntime } from './lambda-runtime.ts';

export interface Gateway {
  readonly port: number;
  readonly url: string;
  /** Where everything but Lambda goes, and who runs the functions. */
  route(to: { readonly emulator: string; readonly lambda: LambdaRuntime }): void;
  close(): void;
}

const INVOCATION = /^\/2015-03-31\/functions\/([^/]+)\/invocations/;

/** One endpoint for all of AWS: functions run in the small Lambda, all else is the emulator's. */
export async function startGateway(): Promise<Gateway> {
  const forwardInTurn = forwarding();
  let targets: Parameters<Gateway['route']>[0] | undefined;
  const server = createServer((incoming, outgoing) => {
    if (!targets) return void outgoing.writeHead(503).end();
    const [, named] = INVOCATION.exec(incoming.url ?? '') ?? [];
    if (named === undefined) {
      if (isRefused(incoming, targets.lambda.weather.tableRefusals)) return refuse(outgoing);
      return forwardInTurn(targets.emulator, { incoming, outgoing });
    }
    return void invoke(targets.lambda, nameOf(decodeURIComponent(named)), { incoming, outgoing });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    route: (to) => {
      targets = to;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let tableCalls = 0;

function isRefused({ headers }: IncomingMessage, oneIn: number): boolean {
  if (oneIn === 0 || !isForTable(headers)) return false;
  tableCalls += 1;
  return tableCalls % oneIn === 0;
}

function isForTable(headers: IncomingMessage['headers']): boolean {
  return String(headers['x-amz-target'] ?? '').startsWith('DynamoDB');
}

function refuse(outgoing: ServerResponse): void {
  const __type = 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException';
  outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': 'refused' });
  outgoing.end(JSON.stringify({ __type, message: 'The level of configured throughput was exceeded.' }));
}

/** A function is called by its name or its ARN, with or without a version; the alias is the newest. */
function nameOf(named: string): string {
  const [, name = named, version] = /(?:^|:function:)([^:]+)(?::([^:]+))?$/u.exec(named) ?? [];
  return /^\d+$/u.test(version ?? '') ? `${name}:${version}` : name;
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

async function invoke(lambda: LambdaRuntime, name: string, { incoming, outgoing }: Exchange): Promise<void> {
  const event: unknown = JSON.parse((await readAll(incoming)) || 'null');
  if (incoming.headers['x-amz-invocation-type'] === 'Event') {
    void lambda.invokeInTime(name, event);
    outgoing.writeHead(202).end();
    return;
  }
  const result = await lambda.invoke(name, event);
  if (result.kind === 'throttled') {
    outgoing.writeHead(429, {
      'x-amzn-errortype': 'TooManyRequestsException',
      'x-amzn-requestid': 'refused',
    });
    outgoing.end(JSON.stringify({ Type: 'User', message: 'Rate Exceeded.' }));
    return;
  }
  if (result.kind === 'gone') {
    outgoing.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException', 'x-amzn-requestid': 'gone' });
    outgoing.end(JSON.stringify({ Type: 'User', Message: `Function not found: ${name}` }));
    return;
  }
  outgoing.writeHead(200, {
    'content-type': 'application/json',
    'x-amz-executed-version': '$LATEST',
    ...(result.kind === 'failed' ? { 'x-amz-function-error': 'Unhandled' } : {}),
  });
  outgoing.end(result.body);
}

/** The emulator does not make a conditional write atomic against others: calls of the table go one at a time. */
function forwarding(): (emulator: string, exchange: Exchange) => void {
  let last = Promise.resolve();
  return (emulator, exchange) => {
    if (isForTable(exchange.incoming.headers)) last = last.then(async () => forward(emulator, exchange));
    else void forward(emulator, exchange);
  };
}

async function forward(emulator: string, { incoming, outgoing }: Exchange): Promise<void> {
  // Whoever asked may have given up before its turn came.
  if (outgoing.destroyed) return;
  const { method, headers, url = '/' } = incoming;
  const onward = httpRequest(`${emulator}${url}`, { ...(method === undefined ? {} : { method }), headers });
  onward.on('response', (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502).end();
  });
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
  await new Promise((resolve) => {
    outgoing.once('close', resolve);
    onward.once('error', resolve);
  });
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
