import type { BatchStatus } from '#shared/domain/batch.ts';
import type { ChangeWords } from '#shared/presentation/words/changes/change-words.ts';

/** The fixed words of the pages of batches. */
export interface BatchWords {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly lines: string;
  readonly submit: string;
  readonly status: Readonly<Record<BatchStatus, string>>;
  readonly ended: (ended: number, all: number) => string;
  readonly lineErrors: string;
  readonly line: (number: number) => string;
  readonly results: string;
  readonly noResults: string;
  readonly cancelSure: string;
  readonly questions: (count: number) => string;
}

/** The fixed words of the pages of standing questions and of what changed in them. */
export interface StandingWords extends ChangeWords {
  readonly title: string;
  /** The title where there is little room. */
  readonly short: string;
  readonly lead: string;
  readonly none: string;
  readonly keep: string;
  readonly run: string;
  readonly atWork: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly runs: string;
  readonly noRuns: string;
  readonly firstRun: string;
  readonly changed: (count: number) => string;
  readonly unchanged: string;
  readonly since: (date: string) => string;
  readonly nothingBefore: string;
  readonly nothingNow: string;
  readonly inText: string;
  readonly notFound: string;
}

/** The fixed words of what is begun at set times. */
export interface ScheduleWords {
  readonly title: string;
  readonly none: string;
  readonly next: string;
  readonly paused: string;
  readonly pause: string;
  readonly resume: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly daily: string;
  readonly weekly: string;
}
