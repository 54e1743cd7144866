import middy from '@middy/core';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';
import { answerRequest } from './router.ts';

/** The API as an answer whose body may come bit by bit: what the local server and the streaming Lambda send on. */
export const respond = middy<APIGatewayProxyEvent, ApiResponse>().handler(
  async (event: APIGatewayProxyEvent, context: Context) => answerRequest(event, context, { stream: true }),
);
