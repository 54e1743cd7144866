import type { JobReference } from '#shared/domain/job.ts';
import type { NewTraceEvent, TraceEvent, TraceStanding } from '#shared/domain/trace-event.ts';

export interface EventPage {
  /** Events after this sequence number; 0 for all. */
  readonly after: number;
  readonly limit: number;
}

/** The append-only trace of a job. */
export interface TraceStore {
  /**
   * Appends with the next sequence number, without gaps, also under concurrent writers. Events that are appended at once
   * come in that order, and travel together.
   * An event whose key was appended before changes nothing and is returned as it was first written. `isFirst`: the job was created
   * just now, so that nobody has to look what there is of it.
   */
  append(job: JobReference, event: NewTraceEvent, place?: { readonly isFirst: boolean }): Promise<TraceEvent>;
  list(job: JobReference, page: EventPage): Promise<readonly TraceEvent[]>;
  /** Where the job stands, by its latest events; reads none of them. Undefined for one that has no event. */
  standing(job: JobReference): Promise<TraceStanding | undefined>;
}
