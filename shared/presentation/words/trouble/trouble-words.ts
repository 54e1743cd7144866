import type { REASONS, Stage } from './known.ts';

interface FailedCalls {
  readonly failed: number;
  readonly all: number;
}

/** What is said in one language of a language model that failed. */
export interface TroubleWords {
  /** For what it was asked, by the stage; in the form that `inPart` takes. */
  readonly doing: Readonly<Record<Stage, string>>;
  /** Why, by the English of it; without a full stop. */
  readonly reasons: Readonly<Record<(typeof REASONS)[number], string>>;
  readonly because: (reason: string) => string;
  /** `why` is empty, or what `because` made. */
  readonly withoutModel: (why: string) => string;
  /** Where nothing stands in its place. */
  readonly failedAt: (calls: FailedCalls, why: string) => string;
  readonly inPart: (calls: FailedCalls, why: string, where: string) => string;
}
