/**
 * Objects that bear this tag expire after the archive's retention; text that a report cites loses it.
 * A tag, since keys begin with the tenant and a lifecycle rule can only match the beginning of a key.
 */
export const RETENTION_TAG = { name: 'retention', archive: 'archive' } as const;
