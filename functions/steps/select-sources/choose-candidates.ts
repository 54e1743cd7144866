import { domainOf } from '#shared/domain/credibility.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { titledBy } from '#shared/text/retrieval/own-title.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { pageHost } from './page-key.ts';
import type { Candidate } from './merge-hits.ts';

export interface Choice {
  readonly items: readonly ChecklistItem[];
  readonly limit: number;
  /** Domains that were read before: a wave that comes after another looks for new ones, too. */
  readonly domains: ReadonlySet<string>;
  /** Whether a host may give as many pages as it has. */
  readonly isUnbounded: (hostname: string) => boolean;
}

export interface Chosen {
  /** By relevance, best first. */
  readonly chosen: readonly Candidate[];
  /** Left out for their host alone. */
  readonly hostCapped: readonly Candidate[];
}

/** Pages of one host in a wave. */
const PAGES_PER_HOST = 2;
const NEW_DOMAINS = 3;
/** What a title that names the item's entity adds to the place that the queries gave; in part where it names half of it or more. */
const NAMED_IN_TITLE = 1;
const NAMED = 0.5;
/** What it adds that the title names the entity alone. */
const TITLED = 1;

/**
 * Chooses up to `limit` candidates: in turns, each item takes the best one its own queries found, so that no item goes
 * unread because another has many good sources; then, in later waves, the best of new domains; what is left goes by
 * relevance. At most two pages of one host are among them, unless the question names it.
 */
export function chooseCandidates(ranked: readonly Candidate[], choice: Choice): Chosen {
  const chosen = new Set<Candidate>();
  const hostCapped = new Set<Candidate>();
  const pages = new Map<string, number>();
  const take = (one: Candidate): boolean => {
    if (chosen.size >= choice.limit) return false;
    const host = boundedHost(one, choice);
    const count = host === undefined ? 0 : (pages.get(host) ?? 0);
    if (count >= PAGES_PER_HOST) hostCapped.add(one);
    else chosen.add(one);
    if (host !== undefined && chosen.has(one)) pages.set(host, count + 1);
    return chosen.has(one);
  };
  const isOpen = (one: Candidate): boolean => !chosen.has(one) && !hostCapped.has(one);
  for (const item of choice.items) bestFirst(item, ranked.filter(isOpen)).some(take);
  if (choice.domains.size > 0) {
    let left = NEW_DOMAINS;
    for (const one of ranked.filter((other) => isOpen(other) && !choice.domains.has(domainOf(other.hit)))) {
      if (left > 0 && take(one)) left -= 1;
    }
  }
  for (const one of ranked.filter(isOpen)) take(one);
  return { chosen: ranked.filter((one) => chosen.has(one)), hostCapped: [...hostCapped] };
}

/** The host that a page is bounded by; papers and files have none. */
function boundedHost({ hit }: Candidate, { isUnbounded }: Choice): string | undefined {
  const isPage = (hit.kind === 'web' || hit.kind === 'news') && hit.workIds === undefined;
  const hostname = isPage ? URL.parse(hit.url)?.hostname : undefined;
  return hostname === undefined || isUnbounded(hostname) ? undefined : pageHost(hostname);
}

/** What an item's own queries found, best first. */
function bestFirst(item: ChecklistItem, ranked: readonly Candidate[]): readonly Candidate[] {
  const entity = item.entity === undefined ? [] : queryTerms(item.entity);
  const titled = titledBy(
    item.entity ?? '',
    ranked.map((one) => one.hit.title),
  );
  const scored = ranked.flatMap((one, index) => {
    if (!one.itemRanks.has(item.id)) return [];
    const title = new Set(terms(`${one.hit.title} ${one.hit.url}`));
    const named = entity.filter((term) => title.has(term)).length / (entity.length || 1);
    const bonus = (named >= NAMED ? NAMED_IN_TITLE * named : 0) + (titled[index] === true ? TITLED : 0);
    return [{ one, score: (one.itemRanks.get(item.id) ?? 0) + bonus }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
}
