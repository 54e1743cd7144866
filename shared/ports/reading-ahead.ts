import type { Job, JobReference } from '#shared/domain/job.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Page } from './page-reader.ts';
import type { Document } from './search-provider.ts';

/** A document as it was read, and its canonical text. */
export interface ReadText {
  readonly document: Document & Partial<Omit<Page, keyof Document>>;
  readonly text: string;
  /** Where its lines begin, when that is known already. */
  readonly lines?: string | undefined;
}

/** Reads what is likely to be chosen while the choice is waited for. */
export interface ReadingAhead {
  /** Begins to read these, each at the best of its places. */
  begin(job: Job, sources: readonly Source[]): void;
  /** The choice is made: lets go of what was not chosen, and says which sources were read in vain. */
  keep(job: JobReference, chosen: ReadonlySet<string>): readonly string[];
  /** What is being read of a source at this place, once; undefined where nobody reads it. */
  take(job: JobReference, sourceId: string, place: string): Promise<ReadText> | undefined;
}
