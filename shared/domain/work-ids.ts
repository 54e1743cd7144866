import type { Hit, WorkIds } from './hit.ts';

const DOI = /^10\.\d{4,9}(?:\.\d+)*\/\S+$/u;
const ARXIV_DOI = /^10\.48550\/arxiv\.(?<id>.+)$/u;
const ARXIV_ID = /^(?:\d{4}\.\d{4,5}|[a-z-]+\/\d{7})$/u;

/** A DOI in lower case without resolver or prefix; undefined for what is none. Case does not distinguish DOIs. */
export function normaliseDoi(text: string): string | undefined {
  const bare = decode(text)
    .trim()
    .replace(/^(?:https?:\/\/)?(?:(?:www\.|dx\.)?doi\.org\/|doi:\s*)/iu, '')
    .replace(/[.,;]+$/u, '')
    .toLowerCase();
  return DOI.test(bare) ? bare : undefined;
}

/** An arXiv id without version, and without the subject class that old ids may carry (`math.GT/0309136`). */
export function normaliseArxiv(text: string): string | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^arxiv:\s*/u, '')
    .replace(/v\d+$/u, '')
    .replace(/^([a-z-]+)\.[a-z-]+\//u, '$1/');
  return ARXIV_ID.test(bare) ? bare : undefined;
}

/** `PMC` and its number, which providers write with or without the letters. */
export function normalisePmcid(text: string): string | undefined {
  const digits = /^(?:pmc)?0*(?<digits>[1-9]\d*)$/iu.exec(text.trim())?.groups?.['digits'];
  return digits === undefined ? undefined : `PMC${digits}`;
}

export function normalisePmid(text: string): string | undefined {
  return /^(?:pmid:?\s*)?0*(?<digits>[1-9]\d{0,8})$/iu.exec(text.trim())?.groups?.['digits'];
}

/** Every identifier in its one spelling, those that are none left out; a DOI of arXiv gives the arXiv id, too. */
export function normaliseWorkIds(ids: WorkIds): WorkIds {
  const doi = normalised(ids.doi, normaliseDoi);
  const arxiv =
    normalised(ids.arxiv, normaliseArxiv) ??
    normalised(ARXIV_DOI.exec(doi ?? '')?.groups?.['id'], normaliseArxiv);
  return compact({
    doi,
    pmid: normalised(ids.pmid, normalisePmid),
    pmcid: normalised(ids.pmcid, normalisePmcid),
    arxiv,
  });
}

/** Addresses at which a registry shows the work of an identifier: what stands there is that work. */
const REGISTRIES: readonly {
  readonly host: RegExp;
  readonly path: RegExp;
  readonly id: keyof WorkIds;
}[] = [
  { host: /^(?:www\.|dx\.)?doi\.org$/u, path: /^\/(?<id>10\..+)$/u, id: 'doi' },
  { host: /^pubmed\.ncbi\.nlm\.nih\.gov$/u, path: /^\/(?<id>\d+)\/?$/u, id: 'pmid' },
  { host: /^(?:www\.)?ncbi\.nlm\.nih\.gov$/u, path: /^\/pubmed\/(?<id>\d+)\/?$/u, id: 'pmid' },
  { host: /^(?:www\.)?europepmc\.org$/u, path: /^\/(?:article|abstract)\/med\/(?<id>\d+)/iu, id: 'pmid' },
  { host: /^pmc\.ncbi\.nlm\.nih\.gov$/u, path: /^\/articles\/(?<id>pmc\d+)/iu, id: 'pmcid' },
  { host: /^(?:www\.)?ncbi\.nlm\.nih\.gov$/u, path: /^\/pmc\/articles\/(?<id>pmc\d+)/iu, id: 'pmcid' },
  {
    host: /^(?:www\.)?europepmc\.org$/u,
    path: /^\/(?:articles?|article\/pmc)\/(?<id>pmc\d+)/iu,
    id: 'pmcid',
  },
  {
    host: /^(?:(?:www\.|export\.)?arxiv\.org|ar5iv\.(?:labs\.arxiv\.)?org)$/u,
    path: /^\/(?:abs|pdf|html|format)\/(?<id>(?:[a-z.-]+\/)?[\d.]+?)(?:v\d+)?(?:\.pdf)?\/?$/iu,
    id: 'arxiv',
  },
];

/** The identifier in the address of a registry (doi.org, PubMed, PMC, Europe PMC, arXiv); empty for any other. */
export function registeredIds(url: string): WorkIds {
  const parsed = URL.parse(url);
  if (!parsed) return {};
  for (const { host, path, id } of REGISTRIES) {
    const value = host.test(parsed.hostname) ? path.exec(parsed.pathname)?.groups?.['id'] : undefined;
    if (value !== undefined) return normaliseWorkIds({ [id]: value });
  }
  return {};
}

/** Where a reader looks a work up: its DOI, else its page in PubMed; the address itself where it is one of these. */
export function lookUpAddress({ url, workIds = {} }: Pick<Hit, 'url' | 'workIds'>): string {
  const registered = registeredIds(url);
  if (registered.doi !== undefined || registered.pmid !== undefined) return url;
  const { doi, pmid } = normaliseWorkIds(workIds);
  if (doi !== undefined) return `https://doi.org/${encodeURI(doi).replace(/[?#]/gu, encodeURIComponent)}`;
  return pmid === undefined ? url : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}

/** What publishers put behind a DOI in an address: which view of the work it is. */
const VIEW =
  /(?:\/(?:full|fulltext|full-text|pdf|epdf|pdfdirect|epub|abstract|abs|meta|html|references|figures|summary|download|issuetoc)|\.(?:pdf|full|full-text|abstract|short|long|html?))$/iu;
/** Preprints of openRxiv have addresses with their version. */
const VERSION = /(?<=^10\.(?:1101|64898)\/[\d.]+)v\d+$/u;

/**
 * The DOI that an address holds, at whatever host. A claim only: anyone may put one there, so it makes a page a work
 * only together with the title of that work.
 */
export function claimedDoi(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol)) return undefined;
  const places = [parsed.pathname, ...parsed.searchParams.values()];
  const found = places.flatMap(
    (place) =>
      /(?:^|[/:=])(?<doi>10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)[^?#&\s]+)/iu.exec(place)?.groups?.['doi'] ?? [],
  );
  return normalised(found[0], (text) => normaliseDoi(withoutView(decode(text))));
}

function withoutView(doi: string): string {
  let bare = doi.replace(/\/+$/u, '');
  while (VIEW.test(bare)) bare = bare.replace(VIEW, '');
  return bare.replace(VERSION, '');
}

/** The identifiers of a hit, those in its address included where a registry vouches for it. */
export function workIdsOf(hit: Pick<Hit, 'url' | 'workIds'>): WorkIds {
  return { ...registeredIds(hit.url), ...normaliseWorkIds(hit.workIds ?? {}) };
}

function normalised(
  value: string | undefined,
  normalise: (text: string) => string | undefined,
): string | undefined {
  return value === undefined ? undefined : normalise(value);
}

function compact(ids: { readonly [Key in keyof WorkIds]: string | undefined }): WorkIds {
  const { doi, pmid, pmcid, arxiv } = ids;
  return {
    ...(pmid === undefined ? {} : { pmid }),
    ...(pmcid === undefined ? {} : { pmcid }),
    ...(doi === undefined ? {} : { doi }),
    ...(arxiv === undefined ? {} : { arxiv }),
  };
}

/** Escapes that are no UTF-8 stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
