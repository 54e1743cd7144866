import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';

type Answer = (event: APIGatewayProxyEvent, context: Context) => Promise<ApiResponse>;
type StreamHandler = (event: APIGatewayProxyEvent, stream: Writable, context: Context) => Promise<void>;

/** What the Lambda runtime adds to the globals of Node. */
interface StreamingRuntime {
  streamifyResponse(handle: StreamHandler): unknown;
  readonly HttpResponseStream: {
    from(
      stream: Writable,
      prelude: { readonly statusCode: number; readonly headers: ApiResponse['headers'] },
    ): Writable;
  };
}

/** A Lambda handler behind a gateway that streams (response transfer mode STREAM); undefined outside of Lambda. */
export function streamAnswers(answer: Answer): unknown {
  return hasStreaming(globalThis) ? streamWith(globalThis.awslambda, answer) : undefined;
}

function streamWith(runtime: StreamingRuntime, answer: Answer): unknown {
  return runtime.streamifyResponse(async (event, stream, context) => {
    const { status, headers, body } = await answer(event, context);
    const target = runtime.HttpResponseStream.from(stream, { statusCode: status, headers });
    await pipeline(Readable.from(typeof body === 'string' ? [body] : body), target);
  });
}

function hasStreaming(scope: object): scope is { readonly awslambda: StreamingRuntime } {
  if (!('awslambda' in scope)) return false;
  const { awslambda } = scope;
  return typeof awslambda === 'object' && awslambda !== null && 'streamifyResponse' in awslambda;
}
