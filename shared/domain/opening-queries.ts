import { mainEndpoint } from './endpoints.ts';
import { type Query, iterationId, queryId } from './query.ts';

export interface OpeningLimits {
  /** In order of preference. */
  readonly providers: readonly string[];
  /** Queries of the first wave at most. */
  readonly cap: number;
  readonly resultsPerQuery: number;
  /** BCP 47 tag of the question's language; `und` when it is not known. */
  readonly language?: string;
}

/** How many providers the question itself is sent to before the parts of it have their turn: half of the wave. */
export function openingShare(cap: number): number {
  return Math.ceil(cap / 2);
}

/**
 * The queries with which the first wave begins: the question, to as many providers as half of the wave allows. They
 * are known before there is a plan; `itemIds` is empty for that reason.
 */
export function openingQueries(question: string, limits: OpeningLimits): readonly Query[] {
  const { providers, cap, resultsPerQuery, language = 'und' } = limits;
  const waveId = iterationId(1);
  return providers.slice(0, openingShare(cap)).map((provider, index) => ({
    id: queryId(waveId, index),
    waveId,
    text: question,
    provider,
    endpoint: mainEndpoint(provider),
    resultCount: resultsPerQuery,
    itemIds: [],
    ...(language === 'und' ? {} : { language }),
  }));
}
