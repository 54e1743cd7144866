import type { ReadingProvider, TermStatistics } from './search-provider.ts';

/** Corpora that a job may ask for by their names. */
export interface NamedCorpora {
  readonly names: readonly string[];
  /** Undefined for a name that nobody bears. */
  open(name: string): (ReadingProvider & TermStatistics) | undefined;
}
