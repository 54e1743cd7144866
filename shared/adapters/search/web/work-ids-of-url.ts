import type { WorkIds } from '#shared/domain/hit.ts';

const ARXIV = /^\/(?:abs|pdf|html)\/((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7}))(?:v\d+)?(?:\.pdf)?$/iu;
const DOI = /\/(10\.\d{4,9}\/[^\s?#]+)$/iu;
/** What publishers put behind a DOI in the address of a page. */
const BEHIND_DOI =
  /(?:\/(?:full|abstract|summary|pdf|epdf|html|meta|fulltext|references))+$|\.(?:full|pdf|abstract)(?:\.pdf)?$/iu;

/** The work that an address is the page of, where its host says so for certain: doi.org, arXiv, PubMed, PMC. */
export function workIdsOfUrl(address: string): WorkIds | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const host = url.hostname.replace(/^(?:www|dx|m|export)\./u, '');
  const path = decoded(url.pathname).replace(/\/+$/u, '');
  if (host === 'doi.org') return doiOf(path, (doi) => doi);
  if (host === 'arxiv.org') return found('arxiv', ARXIV.exec(path)?.[1]);
  if (host === 'pubmed.ncbi.nlm.nih.gov') return found('pmid', /^\/(\d{1,12})$/u.exec(path)?.[1]);
  if (host === 'pmc.ncbi.nlm.nih.gov' || host === 'ncbi.nlm.nih.gov') return ncbiIds(path);
  return undefined;
}

/** The same, and the DOI in the path of a publisher's page: for addresses that are known to be of scholarly works. */
export function workIdsOfScholarlyUrl(address: string): WorkIds | undefined {
  const certain = workIdsOfUrl(address);
  const url = URL.parse(address);
  if (certain !== undefined || url === null) return certain;
  return doiOf(decoded(url.pathname).replace(/\/+$/u, ''), withoutTail);
}

function ncbiIds(path: string): WorkIds | undefined {
  const pmcid = /^(?:\/pmc)?\/articles\/(PMC\d{1,12})(?:\/|$)/iu.exec(path)?.[1]?.toUpperCase();
  return found('pmcid', pmcid) ?? found('pmid', /^\/pubmed\/(\d{1,12})$/u.exec(path)?.[1]);
}

function doiOf(path: string, clean: (doi: string) => string): WorkIds | undefined {
  const doi = DOI.exec(path)?.[1];
  return found('doi', doi === undefined ? undefined : clean(doi).toLowerCase());
}

/** Twice: `.../10.1000/xyz/full/html`. A DOI keeps something behind its slash. */
function withoutTail(doi: string): string {
  const bare = doi.replace(BEHIND_DOI, '').replace(BEHIND_DOI, '');
  return /^10\.\d+\/./u.test(bare) ? bare : doi;
}

function found(kind: keyof WorkIds, id: string | undefined): WorkIds | undefined {
  return id === undefined ? undefined : { [kind]: id };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
