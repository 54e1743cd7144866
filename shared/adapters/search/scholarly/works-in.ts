import { malformed } from '../read-json.ts';
import type { Work } from './work.ts';

/**
 * The works in the records of a first page; records without an identity are left out. Throws MalformedReply when nothing is
 * left though the service found something: an empty list means that there is nothing.
 */
export function worksIn<T>(
  service: string,
  page: { readonly records: readonly T[]; readonly total: number | undefined },
  toWork: (record: T) => Work | undefined,
): readonly Work[] {
  const works = page.records.flatMap((record) => toWork(record) ?? []);
  if (works.length === 0 && (page.records.length > 0 || (page.total ?? 0) > 0)) {
    throw malformed(service, 'it found works but sent none that can be read');
  }
  return works;
}
