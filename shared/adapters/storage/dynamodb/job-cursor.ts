import * as z from 'zod';
import { InvalidInput } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import { parseJson } from '#shared/text/parse-json.ts';
import type { PlacedJob } from './keys.ts';

/** Where a page of jobs ended. */
const Position = z.object({
  tenantId: z.string(),
  jobId: z.string(),
  createdAt: z.string(),
  /** Whether it is of a batch. */
  batch: z.literal(true).optional(),
});
export type Position = z.infer<typeof Position>;

const SEAL_LENGTH = 12;

/** Opaque to callers; sealed with what was listed, so that it fits no other list. */
export function encodeCursor(job: PlacedJob, scope: string): string {
  const { tenantId, jobId, createdAt, batch } = job;
  const position: Position = {
    tenantId,
    jobId,
    createdAt,
    ...(batch === undefined ? {} : { batch: true }),
  };
  const text = JSON.stringify(position);
  return `${Buffer.from(text).toString('base64url')}.${sealOf(text, scope)}`;
}

/** Throws InvalidInput for a cursor that was changed or belongs to another list. */
export function decodeCursor(cursor: string, scope: string): Position {
  const [encoded = '', seal] = cursor.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  if (seal !== sealOf(text, scope)) throw notACursor();
  const parsed = Position.safeParse(parseJson(text));
  if (!parsed.success) throw notACursor();
  return parsed.data;
}

function sealOf(text: string, scope: string): string {
  return hashOf([text, scope]).slice(0, SEAL_LENGTH);
}

function notACursor(): InvalidInput {
  return new InvalidInput('This page marker does not belong to this list.', {
    remedy: 'Begin at the first page again.',
  });
}
