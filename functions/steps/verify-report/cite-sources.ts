import type { Evidence } from '#shared/domain/evidence.ts';
import type { CitedQuote, CitedSource, Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { lookUpAddress } from '#shared/domain/work-ids.ts';
import { evidenceInUse } from './prune-draft.ts';

/** The cited sources with their quotes, numbered in order of first use; an archived version of a source counts apart. */
export function citeSources(
  draft: Draft,
  proven: ReadonlyMap<string, Evidence>,
  sources: ReadonlyMap<string, Source>,
): readonly CitedSource[] {
  const cited = evidenceInUse(draft).flatMap((id) => proven.get(id) ?? []);
  const groups = Map.groupBy(cited, (one) => `${one.sourceId}/${one.archiveHash}`);
  return [...groups.values()].flatMap((group, index) => {
    const source = sources.get(group[0]?.sourceId ?? '');
    return source ? [citeSource(source, group, index + 1)] : [];
  });
}

function citeSource(source: Source, evidence: readonly Evidence[], number: number): CitedSource {
  const url = lookUpAddress(source);
  return {
    id: `src_${number}`,
    sourceId: source.id,
    kind: source.kind,
    title: source.title,
    url,
    snippet: source.text,
    domain: source.domain,
    authors: source.authors,
    container: source.container,
    publishedAt: source.publishedAt,
    language: source.language,
    workIds: source.workIds,
    notices: source.notices,
    credibilityTier: source.credibilityTier,
    compositeScore: source.compositeScore,
    quality: source.quality,
    isAbstract: source.isAbstract,
    readAt: source.readAt ?? (url === source.url ? undefined : source.url),
    archiveHash: evidence[0]?.archiveHash ?? '',
    rawHash: source.rawHash,
    quotes: evidence.map(citeQuote),
  };
}

function citeQuote(evidence: Evidence): CitedQuote {
  return {
    evidenceId: evidence.id,
    quote: evidence.quote,
    locator: evidence.locator,
    headings: evidence.headings,
  };
}
