import type { Hit } from '#shared/domain/hit.ts';
import { isSameByTitle } from '#shared/domain/same-work.ts';
import { contradict, urlName, workNames } from '#shared/domain/source-identity.ts';
import { claimedDoi } from '#shared/domain/work-ids.ts';
import { compareTitles, numbersClash, titleKey } from '#shared/text/retrieval/compare-titles.ts';
import { isSameText, shinglesOf } from './shared-text.ts';
import { fileKey, pageKey } from './page-key.ts';

/** Why two records are taken for one document. */
export type Bond = 'address' | 'identifier' | 'same-page' | 'claimed-doi' | 'title' | 'text';

export interface UnitedHits {
  /** Places in the list given; each group is one document. In order of their first place. */
  readonly groups: readonly Group[];
  /** What joined two groups, in the order it was found. */
  readonly joints: readonly Joint[];
}

export interface Joint {
  readonly bond: Bond;
  readonly sides: readonly [Group, Group];
}

type Group = readonly number[];

interface Edge {
  readonly first: number;
  readonly second: number;
  readonly bond: Bond;
}

/**
 * Finds the records that are one document, by bonds of falling strength: address, identifier of a work, another address of the page
 * with the same title, DOI in the address with the same title, title and year, the same text. Two documents taken for
 * one are worse than one taken for two: where identifiers contradict one another, only an address, or an identifier
 * together with the title, joins.
 */
export function uniteHits(hits: readonly Hit[]): UnitedHits {
  const groupOf = hits.map((_, index) => [index]);
  const joints: Joint[] = [];
  for (const edge of edgesOf(hits)) {
    const [one, other] = [groupOf[edge.first], groupOf[edge.second]];
    if (!one || !other || one === other || !mayJoin(edge, [one, other], hits)) continue;
    const joined = [...one, ...other].toSorted((a, b) => a - b);
    for (const index of joined) groupOf[index] = joined;
    joints.push({ bond: edge.bond, sides: [one, other] });
  }
  return { groups: [...new Set(groupOf)].toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)), joints };
}

function mayJoin(
  { first, second, bond }: Edge,
  sides: readonly [Group, Group],
  hits: readonly Hit[],
): boolean {
  if (bond === 'address') return true;
  const [one, other] = [hits[first], hits[second]];
  const isCertain = bond === 'identifier' && compareTitles(one?.title ?? '', other?.title ?? '') === 'same';
  return isCertain || !sides[0].some((a) => sides[1].some((b) => contradictAt(hits, a, b)));
}

function contradictAt(hits: readonly Hit[], first: number, second: number): boolean {
  return contradict(hits[first]?.workIds ?? {}, hits[second]?.workIds ?? {});
}

/** Bonds in order of their strength, those of one kind in order of place. */
function edgesOf(hits: readonly Hit[]): readonly Edge[] {
  return [
    ...sharing(hits, (hit) => [urlName(hit.url), `hit:${hit.provider}/${hit.id}`]).map(bondedBy('address')),
    ...sharing(hits, (hit) => workNames(hit.workIds ?? {})).map(bondedBy('identifier')),
    ...sharing(hits, (hit) => pageKey(hit.url) ?? fileKey(hit.url) ?? [])
      .filter(sameTitle(hits))
      .map(bondedBy('same-page')),
    ...sharing(hits, doiNames).filter(sameTitle(hits)).map(bondedBy('claimed-doi')),
    ...sharing(hits.map(scholarly), (hit) => (hit ? titleKey(hit.title) : []))
      .filter(([a, b]) => hits[a] && hits[b] && isSameByTitle(hits[a], hits[b]))
      .map(bondedBy('title')),
    ...sameTexts(hits).map(bondedBy('text')),
  ];
}

type Pair = readonly [number, number];

function bondedBy(bond: Bond): (pair: Pair) => Edge {
  return ([first, second]) => ({ first, second, bond });
}

function sameTitle(hits: readonly Hit[]): (pair: Pair) => boolean {
  return ([first, second]) => compareTitles(hits[first]?.title ?? '', hits[second]?.title ?? '') === 'same';
}

/** The DOI of a record, and the one that the address of a page claims. */
function doiNames(hit: Hit): readonly string[] {
  const known = hit.workIds?.doi;
  const claimed = claimedDoi(hit.url);
  return [...(known === undefined ? [] : [known]), ...(claimed === undefined ? [] : [claimed])];
}

function scholarly(hit: Hit): Hit | undefined {
  return hit.kind === 'pubmed' || hit.kind === 'scholar' ? hit : undefined;
}

/** All pairs that have a name in common. */
function sharing<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[] | string,
): readonly Pair[] {
  const entries = items.flatMap((item, index) => [namesOf(item)].flat().map((name) => ({ name, index })));
  const places = Map.groupBy(entries, ({ name }) => name);
  return [...places.values()].flatMap((holders) =>
    holders.flatMap((one, at) => holders.slice(at + 1).map((other): Pair => [one.index, other.index])),
  );
}

/** Each text is compared to all others: more would take seconds. */
const TEXTS_COMPARED = 500;

/** Pages that bear the text of another: syndicated articles, mirrors, copies. */
function sameTexts(hits: readonly Hit[]): readonly Pair[] {
  const compared = hits.slice(0, TEXTS_COMPARED);
  // Several queries find the same excerpt.
  const texts = new Set(compared.map(({ snippet }) => snippet));
  const known = new Map([...texts].map((text) => [text, shinglesOf(text)]));
  const shingles = compared.map(({ snippet }) => known.get(snippet));
  return compared.flatMap((hit, first) =>
    compared.slice(first + 1).flatMap((other, offset): readonly Pair[] => {
      const second = first + 1 + offset;
      const [one, two] = [shingles[first], shingles[second]];
      return one && two && isSameText(one, two) && mayBeCopies(hit, other) ? [[first, second]] : [];
    }),
  );
}

/** The same words under titles of nothing in common are a notice that a site shows in place of its pages. */
function mayBeCopies(first: Hit, second: Hit): boolean {
  const isOther = compareTitles(first.title, second.title) === 'different';
  return !isOther && !numbersClash(first.title, second.title);
}
