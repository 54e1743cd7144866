import type { ResearchClient } from '#shared/api/client.ts';
import type { JobStatus } from '#shared/domain/job.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';

/** What comes while one follows a job. */
export type Update =
  | { readonly kind: 'events'; readonly events: readonly TraceEvent[] }
  /** The connection stands, for the first time or again. */
  | { readonly kind: 'open' }
  /** The connection is gone; it is tried again, from the last event that came. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'end'; readonly status: JobStatus };

export interface Follow {
  /** The last sequence number that was seen. */
  readonly after: number;
  readonly signal: AbortSignal;
}

/** The one way of the pages to jobs and reports: a service, or the files of one that were saved. */
export interface ViewerClient extends Pick<
  ResearchClient,
  | 'call'
  | 'submit'
  | 'list'
  | 'get'
  | 'plan'
  | 'report'
  | 'resultText'
  | 'sources'
  | 'evidence'
  | 'reply'
  | 'cancel'
> {
  /** A folder can be read, and nothing can be asked of it. */
  readonly canAsk: boolean;
  readonly follow: (jobId: string, follow: Follow) => AsyncIterable<Update>;
}
