import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';
import { answerRequest } from './router.ts';

/** The API behind a gateway that takes whole answers; a stream of events ends with the first ones. */
export async function handler(event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> {
  return toProxyResult(await answerRequest(event, context, { stream: false }));
}

async function toProxyResult(response: ApiResponse): Promise<APIGatewayProxyResult> {
  return {
    statusCode: response.status,
    headers: { ...response.headers },
    body: typeof response.body === 'string' ? response.body : await collect(response.body),
  };
}

async function collect(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
