import type { JobReference } from '#shared/domain/job.ts';
import type { RecordKind, RecordOf } from '#shared/domain/records.ts';

export interface Entry<Kind extends RecordKind> {
  readonly id: string;
  readonly record: RecordOf<Kind>;
}

/**
 * What research knows of a job. Writing the same id again replaces the record, so a step can run twice.
 * Records of any size are taken (large ones are kept in the archive), and every string comes back as it was. Every operation throws
 * ServiceUnavailable when the store does not answer and MalformedReply for a record that fits no schema.
 */
export interface ResearchStore {
  put<Kind extends RecordKind>(job: JobReference, kind: Kind, entry: Entry<Kind>): Promise<void>;
  putAll<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    entries: readonly Entry<Kind>[],
  ): Promise<void>;
  get<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    id: string,
  ): Promise<RecordOf<Kind> | undefined>;
  /** All records of a kind whose id begins with `prefix`, in order of id. */
  list<Kind extends RecordKind>(
    job: JobReference,
    kind: Kind,
    prefix?: string,
  ): Promise<readonly RecordOf<Kind>[]>;
}
