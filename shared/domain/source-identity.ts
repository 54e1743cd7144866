import { sha256 } from '#shared/text/hash.ts';
import type { Hit } from './hit.ts';

/** Every name by which a hit is known: two hits that share one are the same document. */
export function identitiesOf(hit: Pick<Hit, 'url' | 'workIds'>): readonly string[] {
  const ids = hit.workIds;
  return [
    ...(ids?.doi === undefined ? [] : [`doi:${ids.doi.toLowerCase()}`]),
    ...(ids?.pmid === undefined ? [] : [`pmid:${ids.pmid}`]),
    ...(ids?.pmcid === undefined ? [] : [`pmcid:${ids.pmcid.toLowerCase()}`]),
    ...(ids?.arxiv === undefined ? [] : [`arxiv:${ids.arxiv}`]),
    `url:${hit.url}`,
  ];
}

/** The id of the source behind a hit, from its strongest identity: the same document is the same source in every run. */
export function sourceIdOf(hit: Hit): string {
  return `s-${sha256(identitiesOf(hit)[0] ?? hit.id).slice(0, 16)}`;
}
