import { type TierOverrides, rateCredibility } from '#shared/domain/credibility.ts';
import type { Hit, Notice, WorkIds } from '#shared/domain/hit.ts';
import { WORK_ID_TYPES, identitiesOf, sourceIdOf } from '#shared/domain/source-identity.ts';
import { joinNotices, statedNotices } from '#shared/domain/stated-notices.ts';
import { compareTitles } from '#shared/text/retrieval/compare-titles.ts';
import type { FoundHit } from './prepare-hits.ts';
import { uniteHits } from './unite-hits.ts';

/** Hits of one document, merged, with the best place each checklist item's queries gave it. */
export interface Candidate {
  readonly sourceId: string;
  readonly hit: Hit;
  readonly origins: readonly {
    readonly provider: string;
    readonly hitId: string;
    readonly queryId: string;
  }[];
  /** Item id -> 1 / rank, the best over its queries. */
  readonly itemRanks: ReadonlyMap<string, number>;
  /** 0-1 within the wave. */
  readonly relevance: number;
}

/** A document that was found again: what the new hits say of it. */
export interface FoundAgain {
  /** Place in the list of known records. */
  readonly known: number;
  readonly notices: readonly Notice[];
}

export interface MergedHits {
  readonly candidates: readonly Candidate[];
  readonly again: readonly FoundAgain[];
  /** Different documents, known ones included. */
  readonly documents: number;
  /** Hits that were joined to others by their text alone. */
  readonly nearDuplicates: number;
}

/**
 * Merges the hits of each document, and keeps all their origins. A document that is among the `known` ones is no
 * candidate again.
 */
export function mergeHits(
  found: readonly FoundHit[],
  known: readonly Hit[] = [],
  overrides: TierOverrides = {},
): MergedHits {
  const { groups, joints } = uniteHits([...known, ...found.map(({ hit }) => hit)]);
  const taken = new Set(known.flatMap((hit) => identitiesOf(hit)));
  const candidates: Candidate[] = [];
  const again: FoundAgain[] = [];
  let documents = 0;
  for (const group of groups) {
    const members = byTrust(
      group.flatMap((index) => found[index - known.length] ?? []),
      overrides,
    );
    const earlier = group.filter((index) => index < known.length);
    const notices = noticesOf(members.map(({ hit }) => hit));
    const [first] = members;
    if (!first) continue;
    documents += 1;
    if (earlier.length > 0) again.push(...earlier.map((index) => ({ known: index, notices })));
    else candidates.push(toCandidate(first.hit, members, taken));
  }
  const isNew = (side: readonly number[]): boolean => side.some((index) => index >= known.length);
  const texts = joints.filter(({ bond, sides }) => bond === 'text' && sides.every(isNew));
  return { candidates, again, documents, nearDuplicates: texts.length };
}

/** `taken` are names of other documents, which a document that shares one must not go by. */
function toCandidate(first: Hit, members: readonly FoundHit[], taken: Set<string>): Candidate {
  const hit = mergeRecords(
    first,
    members.map((one) => one.hit),
  );
  const names = identitiesOf(hit);
  const name = names.find((one) => !taken.has(one)) ?? `hit:${hit.provider}/${hit.id}`;
  for (const one of names) taken.add(one);
  return {
    sourceId: sourceIdOf(name),
    hit,
    origins: members.map((one) => ({ provider: one.hit.provider, hitId: one.hit.id, queryId: one.queryId })),
    itemRanks: ranksOf(members),
    relevance: 0,
  };
}

/** The record to go by first: that of a work before a page, the more credible, the earlier published, the first found. */
function byTrust(members: readonly FoundHit[], overrides: TierOverrides): readonly FoundHit[] {
  const weighed = members.map((one) => ({
    one,
    isWork: one.hit.kind === 'pubmed' || one.hit.kind === 'scholar',
    authority: rateCredibility(one.hit, overrides).domainAuthority,
    date: one.hit.publishedAt ?? '9999',
  }));
  return weighed
    .toSorted(
      (a, b) =>
        Number(b.isWork) - Number(a.isWork) ||
        b.authority - a.authority ||
        (a.date < b.date ? -1 : Number(a.date > b.date)),
    )
    .map(({ one }) => one);
}

/** The first of some records, with what the others know beyond it. A warning of one holds for the document. */
function mergeRecords(first: Hit, hits: readonly Hit[]): Hit {
  const published = earliest(hits.flatMap((hit) => hit.publishedAt ?? []));
  const cited = hits.flatMap((hit) => hit.citationCount ?? []);
  const workIds = mergeIds(hits);
  const container = firstKnown(hits, (hit) => hit.container);
  const authors = firstKnown(hits, (hit) => hit.authors);
  const language = firstKnown(hits, (hit) => hit.language);
  const fullTextUrl = firstKnown(hits, (hit) => hit.fullTextUrl);
  const { isUnmatched: _isUnmatched, ...record } = first;
  return {
    ...record,
    ...(hits.every((hit) => hit.isUnmatched) ? { isUnmatched: true as const } : {}),
    title: wholeTitle(first.title, hits),
    snippet: hits.reduce((best, { snippet }) => (snippet.length > best.length ? snippet : best), ''),
    notices: noticesOf(hits),
    ...(Object.keys(workIds).length === 0 ? {} : { workIds }),
    ...(container === undefined ? {} : { container }),
    ...(authors === undefined ? {} : { authors }),
    ...(language === undefined ? {} : { language }),
    ...(fullTextUrl === undefined ? {} : { fullTextUrl }),
    ...(published === undefined ? {} : { publishedAt: published }),
    ...(cited.length === 0 ? {} : { citationCount: Math.max(...cited) }),
  };
}

/** Of each type the identifier of the first record that has one. */
function mergeIds(hits: readonly Hit[]): WorkIds {
  const entries = WORK_ID_TYPES.flatMap((type) => {
    const value = hits.map((hit) => hit.workIds?.[type]).find((one) => one !== undefined);
    return value === undefined ? [] : [[type, value] as const];
  });
  return Object.fromEntries(entries);
}

function firstKnown<Value extends string | readonly string[]>(
  hits: readonly Hit[],
  valueOf: (hit: Hit) => Value | undefined,
): Value | undefined {
  return hits.map(valueOf).find((value) => value !== undefined && value.length > 0);
}

/** Search engines cut titles; another record may have the whole. */
function wholeTitle(title: string, hits: readonly Hit[]): string {
  if (!/(?:…|\.{3})$/u.test(title)) return title;
  const whole = hits.find(
    (hit) => !/(?:…|\.{3})$/u.test(hit.title) && compareTitles(hit.title, title) === 'same',
  );
  return whole?.title ?? title;
}

/** The earliest date, as exact as any that agrees with it: `2020` and `2020-03-01` are 2020-03-01. */
function earliest(dates: readonly string[]): string | undefined {
  const [first, ...later] = dates.filter((date) => !Number.isNaN(Date.parse(date))).toSorted();
  return first === undefined
    ? undefined
    : (later.find((date) => date !== first && date.startsWith(first)) ?? first);
}

/** What services know, and what a title or the beginning of an excerpt says itself; an excerpt need not be the beginning of a document, where that would say that it is superseded. */
function noticesOf(hits: readonly Pick<Hit, 'notices' | 'title' | 'snippet'>[]): readonly Notice[] {
  return joinNotices(
    ...hits.flatMap(({ notices, title, snippet }) => [
      notices,
      statedNotices(title),
      statedNotices('', snippet).filter((notice) => notice !== 'superseded'),
    ]),
  );
}

/** A query for several items says less of each, and nothing of what it did not match. */
function ranksOf(members: readonly FoundHit[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { hit, itemIds } of members.filter((one) => one.hit.isUnmatched === undefined)) {
    const weight = itemIds.length > 1 ? 0.5 : 1;
    for (const id of itemIds) ranks.set(id, Math.max(ranks.get(id) ?? 0, weight / hit.rank));
  }
  return ranks;
}
