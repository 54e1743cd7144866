import { canonicaliseUrl } from './canonical-url.ts';
import { sha256 } from '#shared/text/hash.ts';
import type { Hit, WorkIds } from './hit.ts';
import { preprintDoiServer } from './preprint-servers.ts';
import { workIdsOf } from './work-ids.ts';

/** The kinds of identifier, the strongest first. */
export const WORK_ID_TYPES = ['doi', 'pmid', 'pmcid', 'arxiv'] as const satisfies readonly (keyof WorkIds)[];

/** Every name by which a hit is known: two hits that share one are the same document. The strongest name comes first. */
export function identitiesOf(hit: Pick<Hit, 'url' | 'workIds'>): readonly string[] {
  return [...workNames(workIdsOf(hit)), urlName(hit.url)];
}

/** `doi:10.1000/x` and so on for each identifier of a work. */
export function workNames(ids: WorkIds): readonly string[] {
  return WORK_ID_TYPES.flatMap((type) => {
    const value = ids[type];
    return value === undefined ? [] : [`${type}:${value.toLowerCase()}`];
  });
}

/** A page is the same by http and by https; an address that is none of the web stands for itself. */
export function urlName(url: string): string {
  return `url:${canonicaliseUrl(url)?.replace(/^https?:\/\//u, '') ?? url}`;
}

/** The id of the source that goes by a name, its strongest: the same document is the same source in every run. */
export function sourceIdOf(name: string): string {
  return `s-${sha256(name).slice(0, 16)}`;
}

/**
 * True when two sets of identifiers cannot be those of one work: each has one of a type, and they differ. The DOI of a
 * preprint and that of a journal may well belong to one work.
 */
export function contradict(first: WorkIds, second: WorkIds): boolean {
  return WORK_ID_TYPES.some((type) => {
    const [one, other] = [first[type], second[type]];
    if (one === undefined || other === undefined || one === other) return false;
    return type !== 'doi' || isPreprintDoi(one) === isPreprintDoi(other);
  });
}

function isPreprintDoi(doi: string): boolean {
  return preprintDoiServer(doi) !== undefined;
}
