import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { ApiResponse } from './api-response.ts';
import { CHECKING_HANDLERS } from './checking-handlers.ts';
import { answerRequest } from './router.ts';

/** The API of one process that does everything, checks of texts, too: what the local server sends on. */
export async function respondAndCheck(event: APIGatewayProxyEvent, context: Context): Promise<ApiResponse> {
  return answerRequest(event, context, { stream: true, handlers: CHECKING_HANDLERS });
}
