import type { Endpoint } from '#shared/domain/plan.ts';

const ENDPOINTS: Readonly<Record<Endpoint, string>> = {
  search:
    'search: the open web. The few words that a page with the answer would bear, names first. Where one kind of source settles the matter, name it in the query: "official documentation", "standard", "clinical trial", "annual report".',
  scholar:
    'scholar: scholarly work. The terms of the field, and the kind of study where it matters ("systematic review", "benchmark").',
  news: 'news: recent reporting. For what happened lately, and for nothing else.',
  pubmed:
    'pubmed: biomedical abstracts, in PubMed syntax: each concept in parentheses with its synonyms joined by OR, concepts joined by AND, field tags where they help. For example: ("heart failure"[MeSH Terms] OR "cardiac failure"[tiab]) AND empagliflozin[tiab] AND randomized controlled trial[pt]. Two or three concepts find more than five.',
  corpus:
    'corpus: a collection of documents, found by their words. Three to seven words that the answering passage itself would bear; no operators.',
};

/** How to write a query for each place that can be searched. */
export function describeEndpoints(endpoints: readonly Endpoint[]): string {
  const lines = endpoints.map((endpoint) => `- ${ENDPOINTS[endpoint]}`);
  return `Places to search, and how to ask there:\n${lines.join('\n')}`;
}
