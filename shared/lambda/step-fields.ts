import * as z from 'zod';
import type { TaskState } from '#shared/domain/steps.ts';
import type { LogFields } from './log.ts';

const Named = z.string().max(100).optional().catch(undefined);

/** The parts of a step's input that say where it stands; an input that does not fit says what it can. */
const Standing = z
  .object({
    jobId: Named,
    cursor: z
      .object({ iteration: z.number().optional().catch(undefined), purpose: Named })
      .optional()
      .catch(undefined),
    queryId: Named,
    sourceId: Named,
  })
  .catch({});

/** What the log says of a call of a step. */
export function stepFields(state: TaskState, event: unknown): LogFields {
  const { jobId, cursor, queryId, sourceId } = Standing.parse(event);
  return { jobId, state, iteration: cursor?.iteration, purpose: cursor?.purpose, queryId, sourceId };
}
