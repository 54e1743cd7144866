import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';

/** What is known of where a quote stands, and what a sentence may therefore say of it: title, authors, place and date. */
export function describeOrigin(evidence: Evidence, sources: readonly Source[]): string {
  const source = sources.find((one) => one.id === evidence.sourceId);
  if (!source) return '';
  const { title, authors = [], container = '', publishedAt = '', domain, file = '' } = source;
  return [title, ...authors, container, publishedAt, domain, file].filter((part) => part !== '').join('\n');
}
