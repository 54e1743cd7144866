import type { Hit } from '#shared/domain/hit.ts';
import type { Query } from '#shared/domain/query.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Document, ReadingProvider } from '#shared/ports/search-provider.ts';
import type { ServiceOptions } from './ask-service.ts';
import { type HitOrigin, type Work, abstractDocument, hitsOf, noticesOf } from './work.ts';

/** What is special to one service of scholarship. */
export interface ScholarlyService {
  readonly name: string;
  /** As a reader knows it. */
  readonly title: string;
  readonly kind: HitOrigin['kind'];
  /** Works in the service's order of relevance. */
  readonly find: (query: Query) => Promise<readonly Work[]>;
  readonly isId: (hitId: string) => boolean;
  /** Undefined for a record that is not there. */
  readonly fetch: (hitId: string) => Promise<Work | undefined>;
  /** The whole text, where the service has it of some works; undefined: the abstract is read. */
  readonly readWhole?: (work: Work) => Promise<Document | undefined>;
}

const MEMO_ENTRIES = 500;
/** Longer than from a search to what is read of it; a process may live for weeks, and records change. */
const MEMO_MILLISECONDS = 600_000;

/** A provider of scholarly works, whose documents are mostly abstracts. It asks once for a work that it has just found. */
export function createScholarlyProvider(
  service: ScholarlyService,
  { clock }: Pick<ServiceOptions, 'clock'>,
): ReadingProvider {
  const { name, title, kind } = service;
  const place = { provider: name, kind, serviceTitle: title };
  const memo = new Map<string, { readonly work: Work; readonly until: number }>();
  const remember = (work: Work): void => {
    memo.delete(work.id);
    memo.set(work.id, { work, until: clock.now() + MEMO_MILLISECONDS });
    const oldest = memo.keys().next().value;
    if (memo.size > MEMO_ENTRIES && oldest !== undefined) memo.delete(oldest);
  };
  const justFound = (hitId: string): Work | undefined => {
    const known = memo.get(hitId);
    return known && known.until > clock.now() ? known.work : undefined;
  };
  return {
    name,
    needsNetwork: true,
    async search(query): Promise<readonly Hit[]> {
      const works = await service.find(query);
      for (const work of works) remember(work);
      return hitsOf(works, place).slice(0, query.resultCount);
    },
    async read(hitId) {
      if (!service.isId(hitId)) throw new UnreadableSource(`This is not the id of a ${title} record.`);
      const work = justFound(hitId) ?? (await service.fetch(hitId));
      const whole = work === undefined ? undefined : await service.readWhole?.(work);
      const document = whole ?? abstractDocument(work, { id: hitId, serviceTitle: title });
      // What was corrected says by now what is right.
      const notices = work === undefined ? [] : noticesOf(work).filter((notice) => notice !== 'corrected');
      return notices.length === 0 ? document : { ...document, notices };
    },
  };
}
