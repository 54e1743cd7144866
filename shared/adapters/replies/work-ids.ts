import type { WorkIds } from '#shared/domain/hit.ts';

export type GivenIds = Readonly<Partial<Record<keyof WorkIds, string | undefined>>>;

/**
 * Identifiers in the one form that all providers share: a DOI in lower case without prefix, numbers alone for a PMID, `PMC`
 * and digits, an arXiv id without version. Takes addresses (`https://doi.org/…`) and leaves out what is none.
 */
export function workIdsOf(given: GivenIds): WorkIds {
  const doi = doiOf(given.doi ?? '');
  const pmid = /(?:^|\/)(\d{1,9})\/?$/u.exec((given.pmid ?? '').trim())?.[1];
  const pmcid = /(?:^|\/)(?:PMC)?(\d{1,9})\/?$/iu.exec((given.pmcid ?? '').trim())?.[1];
  const arxiv = arxivIdOf(given.arxiv ?? '') ?? arxivIdOf(doi ?? '');
  return {
    ...(doi === undefined ? {} : { doi }),
    ...(pmid === undefined ? {} : { pmid }),
    ...(pmcid === undefined ? {} : { pmcid: `PMC${pmcid}` }),
    ...(arxiv === undefined ? {} : { arxiv }),
  };
}

/** `10.…/…` in lower case, out of an address or behind `doi:`; undefined for anything else. */
export function doiOf(text: string): string | undefined {
  const bare = text.trim().replace(/^(?:https?:\/\/(?:[\w-]+\.)?doi\.org\/|doi:\s*)/iu, '');
  return /^10\.\d{4,9}\/\S{1,300}$/u.test(bare) ? bare.toLowerCase() : undefined;
}

/** `2101.00001` or `hep-th/9901001`, without version, out of an address, a DOI of arXiv's or the bare id. */
export function arxivIdOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^https?:\/\/(?:[\w-]+\.)?arxiv\.org\/(?:abs|pdf|html)\//iu, '')
    .replace(/^(?:arxiv:|10\.48550\/arxiv\.)/iu, '')
    .replace(/\.pdf$/iu, '');
  return /^(\d{4}\.\d{4,5}|[a-z][a-z-]{1,15}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,3})?$/iu.exec(bare)?.[1];
}
