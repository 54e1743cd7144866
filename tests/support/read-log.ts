import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { logPath } from '#local/log-file.ts';

const LoggedError = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  cause: z.looseObject({}).optional(),
});

const LogLine = z.looseObject({
  level: z.enum(['INFO', 'WARN', 'ERROR']),
  message: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  service: z.literal('plumbline'),
  jobId: z.string().optional(),
  state: z.string().optional(),
  iteration: z.number().optional(),
  function: z.string().optional(),
  requestId: z.string().optional(),
  durationMilliseconds: z.number().optional(),
  error: LoggedError.optional(),
});
export type LogLine = z.infer<typeof LogLine>;

/** The lines of the log in a data folder, oldest first; older files are not read. */
export function readLog(dataFolder: string): readonly LogLine[] {
  const path = logPath(dataFolder);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => LogLine.parse(JSON.parse(line)));
}
