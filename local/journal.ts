import * as z from 'zod';
import { JobReference } from '#shared/domain/job.ts';
import { DamagedFile } from '#shared/errors.ts';
import type { Archive } from '#shared/ports/archive.ts';

const JournalEntry = z.object({
  job: JobReference,
  /** The top-level state to go on with, and its input. */
  state: z.string(),
  input: z.unknown(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** Where each running execution stands, so that it can go on after a crash. */
export interface Journal {
  write(entry: JournalEntry): Promise<void>;
  read(job: JobReference): Promise<JournalEntry | undefined>;
  remove(job: JobReference): Promise<void>;
  list(): Promise<readonly JournalEntry[]>;
}

const FOLDER = 'executions';

/** Takes what no caller is shown. */
type ReportFailure = (message: string, error: unknown) => void;

/**
 * Kept in the archive, whose writes are whole or not at all and on disk when they return; so there is one durable
 * writer in the system, not two. The journal belongs to the runtime and to no tenant: hence its own first segment.
 */
export function createJournal(archive: Archive, report: ReportFailure): Journal {
  const read = async (key: string): Promise<JournalEntry | undefined> => {
    const text = await archive.getText(key).catch((error: unknown) => forgetDamaged(error, report));
    return text === undefined ? undefined : JournalEntry.parse(JSON.parse(text));
  };
  return {
    write: async (entry) => archive.put(keyOf(entry.job), JSON.stringify(entry)),
    read: async (job) => read(keyOf(job)),
    remove: async (job) => archive.delete(keyOf(job)),
    list: async () => {
      const keys = await archive.list(`${FOLDER}/`);
      const entries = await Promise.all(keys.map(read));
      return entries.filter((entry) => entry !== undefined);
    },
  };
}

/** A job without a journal begins again, and finds what it had finished in its ledger; the log says so. */
function forgetDamaged(error: unknown, report: ReportFailure): undefined {
  if (!(error instanceof DamagedFile)) throw error;
  report('Where a job stood is damaged: it begins again and pays for nothing twice', error);
}

function keyOf(job: JobReference): string {
  return `${FOLDER}/${job.tenantId}/${job.jobId}.json`;
}
