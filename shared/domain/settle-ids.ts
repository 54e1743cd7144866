import type { Hit, WorkIds } from './hit.ts';
import { mayBeOneWork } from './same-work.ts';
import { WORK_ID_TYPES, workNames } from './source-identity.ts';
import { registeredIds, workIdsOf } from './work-ids.ts';

/** Records that bear one identifier under titles that have nothing in common. */
export interface IdDisagreement {
  /** `doi:10.1000/x`. */
  readonly name: string;
  /** The title that it belongs to; undefined when nothing says which it is. */
  readonly title?: string;
  /** The titles of records that have lost it. */
  readonly otherTitles: readonly string[];
}

export interface SettledHits {
  /** In the order given, each with the identifiers that are its own. */
  readonly hits: readonly Hit[];
  /** Those whose very address is that of another work. */
  readonly misplaced: readonly Hit[];
  readonly disagreements: readonly IdDisagreement[];
}

type IdType = (typeof WORK_ID_TYPES)[number];

/** Who gives an identifier out, or keeps the register of it: its record is right when others disagree. */
const REGISTRARS: Readonly<Record<IdType, readonly string[]>> = {
  doi: ['crossref'],
  pmid: ['pubmed', 'europepmc'],
  pmcid: ['pubmed', 'europepmc'],
  arxiv: ['arxiv'],
};

/**
 * Identifier and title of a work must go together before it is cited as that work. Where records of one identifier have
 * titles that differ wholly, those lose it that disagree with the record of the registrar, else with what most scholarly
 * records say (of the web, where there are none); where nothing decides it, all of them do. `settled` are records of
 * before, which nothing that comes later changes.
 */
export function settleIds(given: readonly Hit[], settled: readonly Hit[] = []): SettledHits {
  const hits = given.map((hit) => ({ hit, ids: workIdsOf(hit), lost: new Set<string>() }));
  const holders = Map.groupBy(
    hits.flatMap((one) => workNames(one.ids).map((name) => ({ name, one }))),
    ({ name }) => name,
  );
  const known = new Map(
    settled.flatMap((hit) => workNames(workIdsOf(hit)).map((name) => [name, hit] as const)),
  );
  const disagreements: IdDisagreement[] = [];
  for (const [name, entries] of [...holders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const all = entries.map((entry) => entry.one);
    const owner = ownerOf(
      name,
      all.map((one) => one.hit),
      known.get(name),
    );
    if (owner === 'all') continue;
    const losers = all.filter(({ hit }) => owner === undefined || !mayBeOneWork(hit, owner));
    for (const loser of losers) loser.lost.add(name);
    const otherTitles = [...new Set(losers.map(({ hit }) => hit.title))].toSorted();
    disagreements.push({ name, ...(owner === undefined ? {} : { title: owner.title }), otherTitles });
  }
  const isMisplaced = ({ hit, lost }: (typeof hits)[number]): boolean =>
    workNames(registeredIds(hit.url)).some((name) => lost.has(name));
  return {
    hits: hits
      .filter((one) => !isMisplaced(one))
      .map(({ hit, ids, lost }) => withIds(hit, without(ids, lost))),
    misplaced: hits.filter(isMisplaced).map(({ hit }) => hit),
    disagreements,
  };
}

/** The record that an identifier belongs to; `all` when they agree, undefined when nothing tells. */
function ownerOf(name: string, holders: readonly Hit[], settled: Hit | undefined): Hit | 'all' | undefined {
  if (settled) return holders.every((hit) => mayBeOneWork(hit, settled)) ? 'all' : settled;
  if (holders.every((one) => holders.every((other) => mayBeOneWork(one, other)))) return 'all';
  const registrars = REGISTRARS[typeOf(name)];
  const classes = [
    holders.filter((hit) => registrars.includes(hit.provider)),
    holders.filter((hit) => hit.kind === 'pubmed' || hit.kind === 'scholar'),
  ];
  const voters = classes.find((voting) => voting.length > 0) ?? holders;
  const votesOf = (hit: Hit): number => voters.filter((other) => mayBeOneWork(hit, other)).length;
  const most = Math.max(...voters.map(votesOf));
  const best = voters.filter((hit) => votesOf(hit) === most);
  const [leader] = best;
  return leader && best.every((other) => mayBeOneWork(leader, other)) ? leader : undefined;
}

function typeOf(name: string): IdType {
  return WORK_ID_TYPES.find((type) => name.startsWith(`${type}:`)) ?? 'doi';
}

function without(ids: WorkIds, lost: ReadonlySet<string>): WorkIds {
  const kept = WORK_ID_TYPES.filter((type) => {
    const value = ids[type];
    return value !== undefined && !lost.has(`${type}:${value.toLowerCase()}`);
  });
  return Object.fromEntries(kept.map((type) => [type, ids[type]]));
}

function withIds(hit: Hit, ids: WorkIds): Hit {
  const { workIds: _given, ...rest } = hit;
  return Object.keys(ids).length === 0 ? rest : { ...rest, workIds: ids };
}
