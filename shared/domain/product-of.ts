import type { Source } from './source.ts';
import { UPLOADS } from './upload.ts';

/** The package or the folder of a corpus that a document is part of; undefined for any other, and for what was uploaded by itself. */
export function productOf({
  kind,
  container,
  origins,
}: Pick<Source, 'kind' | 'container' | 'origins'>): string | undefined {
  const isUpload = origins.some(({ provider }) => provider === UPLOADS);
  return kind !== 'corpus' || isUpload || container === '' ? undefined : container;
}
