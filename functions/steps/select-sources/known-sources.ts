import type { Hit } from '#shared/domain/hit.ts';
import type { Source } from '#shared/domain/source.ts';
import { identitiesOf } from '#shared/domain/source-identity.ts';
import type { FoundAgain } from './merge-hits.ts';
import { type Rating, scoreHit } from './to-source.ts';

/** A source of an earlier wave as the record that new hits are compared to. */
export function toKnownHit(source: Source): Hit {
  const { id, kind, title, url, text, workIds, authors, container, publishedAt, notices } = source;
  return {
    id,
    provider: KNOWN,
    kind,
    title,
    url,
    snippet: text,
    rank: 1,
    score: 0,
    notices,
    ...(workIds === undefined ? {} : { workIds }),
    ...(authors === undefined ? {} : { authors }),
    ...(container === undefined ? {} : { container }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
  };
}

const KNOWN = 'known';

/** Names of sources that could not be read: found again, they would not be either, though a copy elsewhere may. */
export function namesOfSkipped(sources: readonly Source[]): ReadonlySet<string> {
  const skipped = sources.filter((source) => source.status === 'skipped');
  return new Set(skipped.flatMap((source) => [source.id, ...identitiesOf(source)]));
}

/** The sources of which a later search knows a notice that was not known when they were chosen. */
export function withNewNotices(
  known: readonly Source[],
  again: readonly FoundAgain[],
  rating: Rating,
): readonly Source[] {
  return again.flatMap(({ known: place, notices }) => {
    const source = known[place];
    const added = notices.filter((notice) => !source?.notices.includes(notice));
    if (!source || added.length === 0) return [];
    const changed = { ...source, notices: [...source.notices, ...added] };
    return [{ ...changed, ...scoreHit(toKnownHit(changed), source.relevanceScore, rating) }];
  });
}
