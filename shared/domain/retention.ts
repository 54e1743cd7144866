/**
 * Objects that bear this tag expire after the archive's retention; of text that a report cites there is a copy without it.
 * A tag, since keys begin with the tenant and a lifecycle rule can only match the beginning of a key.
 */
export const RETENTION_TAG = { name: 'retention', value: 'archive' } as const;

/** True for the text of sources, which is kept for a while unless a report cites it, and for texts that came with a question; all else stays. */
export function isFleeting(archiveKey: string): boolean {
  const kind = archiveKey.split('/')[1];
  return kind === 'archive' || kind === 'uploads';
}

/** Days that text which no report cites is kept where nothing else is said. */
export const ARCHIVE_RETENTION_DAYS = 30;
