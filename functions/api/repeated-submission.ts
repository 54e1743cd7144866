import type { SubmitRequest } from '#shared/api/requests.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import type { Promised } from '#shared/ports/idempotency-keys.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { ApiRequest } from './api-request.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The key by which a submission may be repeated; undefined where none is sent. Throws InvalidInput for one that cannot be kept. */
export function readIdempotencyKey({ headers }: Pick<ApiRequest, 'headers'>): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === undefined || KEY.test(key)) return key;
  throw new InvalidInput('The idempotency key does not fit.', {
    field: 'Idempotency-Key',
    remedy: 'Send 1 to 255 visible ASCII characters, such as a UUID.',
  });
}

/** Throws Conflict when the key stands for another body. */
export function checkSameBody(promised: Promised | undefined, asked: SubmitRequest): void {
  if (!promised || promised.bodyHash === hashOf(asked)) return;
  throw new Conflict('This idempotency key came before, with another body.', {
    remedy: 'Send a new key with a new question; the same key repeats the same question.',
  });
}
