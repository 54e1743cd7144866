import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';
import { answerRequest } from './router.ts';

/** The API as an answer whose body may come bit by bit: what the streaming Lambda sends on. */
export async function respond(event: APIGatewayProxyEvent, context: Context): Promise<ApiResponse> {
  return answerRequest(event, context, { stream: true });
}
