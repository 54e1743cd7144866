import type { Coverage, Plan } from '#shared/domain/plan.ts';
import type { Cursor, Query } from '#shared/domain/query.ts';
import type { Source } from '#shared/domain/source.ts';
import { openItems } from './propose-queries.ts';

/** Those that know which works a work cites, and by which it is cited; the first that is searched is asked. */
const KNOWING = ['openalex', 'semanticscholar'] as const;
const RESULTS = 20;

export interface CitationInput {
  readonly cursor: Cursor;
  readonly plan: Plan;
  readonly coverage: Coverage | undefined;
  readonly sources: readonly Source[];
  readonly providers: readonly string[];
  /** Queries of earlier waves. */
  readonly asked: readonly Query[];
  /** Queries that the wave may send. */
  readonly cap: number;
}

/** A query without its place in a wave. */
export type CitationQuery = Omit<Query, 'id' | 'waveId' | 'language'>;

/**
 * One step along the references and the citations of the best paper that was read, for what is still open: from the second
 * wave of research on, each paper once, and never more than half of a wave.
 */
export function followCitations(input: CitationInput): readonly CitationQuery[] {
  const { cursor, plan, coverage, providers, cap } = input;
  const provider = KNOWING.find((name) => providers.includes(name));
  if (provider === undefined || cursor.purpose !== 'research' || cursor.iteration < 2) return [];
  const isOpen = coverage?.items.some((item) => item.status !== 'satisfied') === true;
  const paper = isOpen ? bestPaper(input) : undefined;
  if (paper === undefined) return [];
  const itemIds = openItems(plan, coverage).map((item) => item.id);
  const queries = (['references', 'citations'] as const).map((direction) => ({
    text: `${direction} of ${paper.doi}: ${paper.title}`,
    provider,
    endpoint: 'scholar' as const,
    resultCount: RESULTS,
    itemIds,
    along: { doi: paper.doi, direction },
  }));
  return queries.slice(0, Math.floor(cap / 2));
}

interface Paper {
  readonly doi: string;
  readonly title: string;
}

/** That was read, is not retracted or under concern, and was not gone along yet. */
function bestPaper({ sources, asked }: CitationInput): Paper | undefined {
  const gone = new Set(asked.flatMap(({ along }) => along?.doi ?? []));
  const papers = sources
    .filter(
      ({ status, notices }) =>
        status === 'digested' && notices.every((one) => one === 'corrected' || one === 'superseded'),
    )
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1));
  for (const { workIds, title } of papers) {
    const doi = workIds?.doi;
    if (doi !== undefined && !gone.has(doi)) return { doi, title };
  }
  return undefined;
}
