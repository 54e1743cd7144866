import * as z from 'zod';
import { TraceEvent } from '#shared/domain/trace-event.ts';

/** What a real service has answered, by path. */
export const Recording = z.object({
  jobId: z.string(),
  batchId: z.string(),
  standingId: z.string(),
  events: z.array(TraceEvent).readonly(),
  answers: z.record(z.string(), z.string()).readonly(),
});
export type Recording = z.infer<typeof Recording>;
