import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

export async function readRecording(): Promise<Recording> {
  const file = fileURLToPath(new URL('recording.json', import.meta.url));
  return Recording.parse(JSON.parse(await readFile(file, 'utf8')));
}
