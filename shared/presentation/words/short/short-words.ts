import type { EndReason } from '#shared/domain/job.ts';
import type { Method } from '#shared/domain/report.ts';

/** The words of a report where there is little room, and what code remarks on it. */
export interface ShortWords {
  /** The label of a report that does not answer, and shows what comes nearest. */
  readonly closest: string;
  readonly checklist: string;
  readonly trust: string;
  readonly method: Readonly<Record<Method, string>>;
  readonly end: Readonly<Record<EndReason, string>>;
  /** What code says of an item or of the whole, by the English of it. */
  readonly remarks: Readonly<Record<string, string>>;
}
