import type { Source } from './source.ts';

/**
 * What sources of one voice are not independent of: the registrable domain on the web, the journal (else the DOI prefix) of
 * papers, and the document itself in a corpus, whose files have no publisher in common but their owner.
 */
export function voiceOf({ kind, domain, file, id }: Pick<Source, 'kind' | 'domain' | 'file' | 'id'>): string {
  if (kind !== 'corpus') return domain;
  return file === undefined ? id : `${domain}/${file}`;
}
