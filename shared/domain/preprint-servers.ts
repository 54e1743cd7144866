import type { Hit } from './hit.ts';
import { normaliseWorkIds } from './work-ids.ts';

interface PreprintServer {
  /** As the one publisher that its works count for. */
  readonly name: string;
  /** Of the DOIs that it registers. */
  readonly doi: RegExp;
  /** Of its name, as providers give it for the journal. */
  readonly container: RegExp;
}

/**
 * Places where authors put works that nobody has reviewed yet. The prefix of a DOI says who registered it; where a
 * registrant has journals, too, the form of what follows distinguishes them. Add one with its prefix as Crossref or
 * DataCite tells it.
 */
const PREPRINT_SERVERS: readonly PreprintServer[] = [
  { name: 'arXiv', doi: /^10\.48550\/arxiv\./u, container: /\barxiv\b/iu },
  // 10.1101 is Cold Spring Harbor Laboratory's, whose journals have letters behind it (10.1101/gr.123456.107).
  { name: 'bioRxiv and medRxiv', doi: /^10\.(?:1101|64898)\/\d/u, container: /\b(?:bio|med)rxiv\b/iu },
  { name: 'Research Square', doi: /^10\.21203\/rs\./u, container: /\bresearch square\b/iu },
  { name: 'ChemRxiv', doi: /^10\.26434\//u, container: /\bchemrxiv\b/iu },
  {
    name: 'OSF Preprints',
    doi: /^10\.312(?:19|34|35)\//u,
    container: /\b(?:osf preprints?|psyarxiv|socarxiv)\b/iu,
  },
  { name: 'Preprints.org', doi: /^10\.20944\/preprints/u, container: /\bpreprints\.org\b/iu },
  { name: 'SSRN', doi: /^10\.2139\/ssrn\./u, container: /\bssrn\b/iu },
  { name: 'Authorea and TechRxiv', doi: /^10\.(?:22541|36227)\//u, container: /\b(?:authorea|techrxiv)\b/iu },
  { name: 'Zenodo', doi: /^10\.5281\/zenodo\./u, container: /\bzenodo\b/iu },
];

/** The server of a work that is out as a preprint and, as far as is known, nowhere else. */
export function preprintServerOf(hit: Pick<Hit, 'workIds' | 'container'>): string | undefined {
  const { doi, arxiv } = normaliseWorkIds(hit.workIds ?? {});
  const byDoi = doi === undefined ? undefined : preprintDoiServer(doi);
  if (byDoi !== undefined) return byDoi;
  if (doi !== undefined) return undefined;
  const { container } = hit;
  const byName = PREPRINT_SERVERS.find(
    (server) => container !== undefined && server.container.test(container),
  );
  if (byName !== undefined) return byName.name;
  return arxiv !== undefined && (container === undefined || container === '') ? 'arXiv' : undefined;
}

/** The server that registered a DOI; undefined for one of a journal. */
export function preprintDoiServer(doi: string): string | undefined {
  return PREPRINT_SERVERS.find((server) => server.doi.test(doi))?.name;
}
