import { describeApi } from '#shared/api/openapi/describe-api.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';

/** The contract as an OpenAPI document; it does not change while the service runs. */
export async function getOpenApi(): Promise<ApiResponse> {
  return answerJson(describeApi());
}
