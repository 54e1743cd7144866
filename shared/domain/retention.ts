/**
 * Objects that bear this tag expire after the archive's retention; of text that a report cites there is a copy without it.
 * A tag, since keys begin with the tenant and a lifecycle rule can only match the beginning of a key.
 */
export const RETENTION_TAG = { name: 'retention', value: 'archive' } as const;

/** True for the text of sources, which is kept for a while unless a report cites it; all else stays. */
export function isFleeting(archiveKey: string): boolean {
  return archiveKey.split('/')[1] === 'archive';
}

/** Days that text which no report cites is kept where nothing else is said. */
export const ARCHIVE_RETENTION_DAYS = 30;
