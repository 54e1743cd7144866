import type { Health } from '#shared/api/insights.ts';
import { PRODUCT_VERSION } from '#shared/domain/product.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';

/** Asks the table for something small: a store that does not answer is an error as anywhere else. */
export async function getHealth({ ports }: ApiRequest<'getHealth'>): Promise<ApiResponse> {
  await ports.slots.list();
  return answerJson({ status: 'ok', version: PRODUCT_VERSION } satisfies Health);
}
