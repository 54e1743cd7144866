import type { ReadingProvider, TermStatistics } from './search-provider.ts';

/** Corpora that a job may ask for by their names, or was asked over by another process. */
export interface NamedCorpora {
  readonly names: readonly string[];
  /** Undefined for a name that nobody bears. */
  open(name: string): (ReadingProvider & TermStatistics) | undefined;
  /** Of these folders; none: of the documentation that is there. */
  openFolders(folders: readonly string[]): ReadingProvider & TermStatistics;
}
