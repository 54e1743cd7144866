import type { WorkIds } from '#shared/domain/hit.ts';
import type { Document } from './search-provider.ts';

/** Whole texts of open scholarly works by their identifiers, through a configured service. */
export interface FullTexts {
  readonly name: string;
  /** Throws UnreadableSource when the service has no full text of the work, and as a search provider does. */
  read(workIds: WorkIds): Promise<Document>;
}
