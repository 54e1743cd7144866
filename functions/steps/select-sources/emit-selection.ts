import type { Settings } from '#shared/domain/settings.ts';
import type { IdDisagreement } from '#shared/domain/settle-ids.ts';
import type { Source } from '#shared/domain/source.ts';
import type { StepContext } from '#shared/research/step.ts';
import type { Candidate } from './merge-hits.ts';
import type { Ranker } from './rerank.ts';

type EventData = Readonly<Record<string, unknown>>;

/** Candidates that were not chosen, as far as the trace lists them. */
const LEFT_OUT_LISTED = 10;
const MOST_EVENTS = 10;

/** Who ranked, and how many are read how (M, K and N of the seed). */
export function describeRanking(ranker: Ranker, research: Settings['research']): EventData {
  const { fullSources, chunkedSources, chunksPerSource } = research;
  return {
    ...ranker,
    full_sources: fullSources,
    chunked_sources: chunkedSources,
    chunks_per_source: chunksPerSource,
  };
}

export function describeSource(source: Source): EventData {
  return {
    id: source.id,
    title: source.title,
    readMode: source.readMode,
    relevance: rounded(source.relevanceScore),
    composite: rounded(source.compositeScore),
    quality: source.quality,
    tier: source.credibilityTier,
    ...(source.notices.length === 0 ? {} : { notices: source.notices }),
  };
}

interface Decided {
  readonly chosenIds: ReadonlySet<string>;
  readonly hostCapped: readonly Candidate[];
  readonly flagged: readonly Candidate[];
}

/** The best of those that were not chosen, each with the reason. */
export function leftOut(ranked: readonly Candidate[], decided: Decided): readonly EventData[] {
  const reasonOf = (one: Candidate): string => {
    if (decided.flagged.includes(one)) return one.hit.notices.includes('retracted') ? 'retracted' : 'flagged';
    return decided.hostCapped.includes(one) ? 'host_cap' : 'rank';
  };
  return ranked
    .filter((one) => !decided.chosenIds.has(one.sourceId))
    .slice(0, LEFT_OUT_LISTED)
    .map((one) => ({
      id: one.sourceId,
      title: one.hit.title,
      relevance: rounded(one.relevance),
      reason: reasonOf(one),
    }));
}

/** That records of one identifier are on different works, and which of them it was taken from. */
export async function emitDisagreements(
  disagreements: readonly IdDisagreement[],
  context: StepContext<'SelectSources'>,
): Promise<void> {
  for (const { name, title, otherTitles } of disagreements.slice(0, MOST_EVENTS)) {
    const owner = title === undefined ? 'nothing says which it belongs to' : `it belongs to "${title}"`;
    await context.emit({
      type: 'identifier-dropped',
      key: name,
      message: `Records with ${name} have titles that differ wholly; ${owner}.`,
      data: { identifier: name, ...(title === undefined ? {} : { title }), dropped_from: otherTitles },
    });
  }
}

/** That a document which was read before is now known to be retracted, under concern or corrected. */
export async function emitNotices(
  sources: readonly Source[],
  context: StepContext<'SelectSources'>,
): Promise<void> {
  for (const { id, title, notices } of sources) {
    await context.emit({
      type: 'notice-found',
      key: id,
      message: `A later search says of "${title}": ${notices.join(', ').replaceAll('-', ' ')}.`,
      data: { sourceId: id, title, notices },
    });
  }
}

function rounded(score: number): number {
  return Number(score.toFixed(3));
}
