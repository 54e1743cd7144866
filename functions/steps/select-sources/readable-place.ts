import type { Hit } from '#shared/domain/hit.ts';

const LAST_PARTS = 3;

/** Where a document stands, for a reader: journal or site, and the end of its path; never where a folder lies on a machine. */
export function readablePlace({ url, container }: Pick<Hit, 'url' | 'container'>): string {
  const parsed = URL.parse(url);
  if (parsed === null) return container ?? '';
  const path = parsed.pathname.split('/').filter((part) => part !== '');
  const place = [parsed.hostname, ...path.slice(-LAST_PARTS)].filter((part) => part !== '').join('/');
  const isNamed = container === undefined || `/${place}/`.includes(`/${container}/`);
  return isNamed ? place : `${container}, ${place}`;
}
