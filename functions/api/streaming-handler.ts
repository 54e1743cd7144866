import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import middy from '@middy/core';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';
import { answerRequest } from './router.ts';

/** The API as an answer whose body may come bit by bit: what the local server and the streaming Lambda send on. */
export const respond = middy<APIGatewayProxyEvent, ApiResponse>().handler(
  async (event: APIGatewayProxyEvent, context: Context) => answerRequest(event, context, { stream: true }),
);

/** What the Lambda runtime adds to the globals of Node. */
interface StreamingRuntime {
  streamifyResponse(
    handle: (event: APIGatewayProxyEvent, stream: Writable, context: Context) => Promise<void>,
  ): unknown;
  readonly HttpResponseStream: {
    from(
      stream: Writable,
      prelude: { readonly statusCode: number; readonly headers: ApiResponse['headers'] },
    ): Writable;
  };
}

/** For a Lambda behind a gateway that streams (response transfer mode STREAM); undefined anywhere else. */
export const handler = hasRuntime(globalThis) ? streamWith(globalThis.awslambda) : undefined;

function streamWith(runtime: StreamingRuntime): unknown {
  return runtime.streamifyResponse(async (event, stream, context) => {
    const { status, headers, body } = await respond(event, context);
    const target = runtime.HttpResponseStream.from(stream, { statusCode: status, headers });
    await pipeline(Readable.from(typeof body === 'string' ? [body] : body), target);
  });
}

function hasRuntime(scope: object): scope is { readonly awslambda: StreamingRuntime } {
  return 'awslambda' in scope;
}
