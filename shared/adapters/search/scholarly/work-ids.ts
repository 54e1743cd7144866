import type { WorkIds } from '#shared/domain/hit.ts';
import { normaliseWorkIds } from '#shared/domain/work-ids.ts';

type GivenIds = Readonly<Partial<Record<keyof WorkIds, string | undefined>>>;

/** Addresses under which services give identifiers. */
const PLACES =
  /^https?:\/\/(?:[\w-]+\.)*(?:arxiv\.org\/(?:abs|pdf|html)|nlm\.nih\.gov(?:\/pubmed|\/pmc\/articles|\/articles)?)\//iu;

/** Identifiers as services tell them, also as addresses, in the one spelling that all providers share. */
export function givenWorkIds({ doi, pmid, pmcid, arxiv }: GivenIds): WorkIds {
  return normaliseWorkIds({
    doi,
    pmid: pmid && bare(pmid),
    pmcid: pmcid && bare(pmcid),
    arxiv: arxiv && bare(arxiv),
  });
}

/** In its one spelling; undefined for what is none. */
export function doiOf(text: string): string | undefined {
  return normaliseWorkIds({ doi: text }).doi;
}

/** Without version, also out of an address; undefined for what is none. */
export function arxivIdOf(text: string): string | undefined {
  return normaliseWorkIds({ arxiv: bare(text) }).arxiv;
}

function bare(text: string): string {
  return text
    .trim()
    .replace(PLACES, '')
    .replace(/(?:\/|\.pdf)$/iu, '');
}
