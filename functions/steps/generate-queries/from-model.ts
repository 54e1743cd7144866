import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import type { SearchTask } from '#shared/domain/plan.ts';
import { NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import { readSearches } from '#shared/prompting/read-searches.ts';
import type { RequestQueries } from './prompt.ts';

export interface RequestsInput {
  readonly requests: readonly InformationRequest[];
  readonly providers: readonly string[];
  readonly resultsPerQuery: number;
  /** Queries of earlier waves. */
  readonly asked: readonly string[];
  /** The checklist items that the wave serves. */
  readonly itemIds: readonly string[];
}

const PER_TOPIC = 2;

/** One or two queries for each topic that a draft asked about; a topic without a usable one is searched for by its own words. */
export function requestTasksFromModel(
  reply: RequestQueries,
  input: RequestsInput,
): Reading<readonly SearchTask[]> {
  const { requests, providers, resultsPerQuery, asked, itemIds } = input;
  const endpoints = offeredEndpoints(providers);
  const placed = reply.searches.map((one) => ({ ...one, place: topicNumber(one.topic) }));
  const seen: string[] = [...asked];
  const perTopic = requests.map(({ topic }, index) => {
    const read = readSearches(
      placed.filter((one) => one.place === index).map((one) => ({ ...one, itemIds })),
      { endpoints, resultsPerQuery, maxSearches: PER_TOPIC, asked: seen },
    );
    seen.push(...read.tasks.map((task) => task.query));
    return { ...read, topic };
  });
  if (perTopic.every(({ tasks }) => tasks.length === 0)) return NOTHING_USABLE;
  const byItsWords = (topic: string): SearchTask => ({
    query: topic,
    resultCount: resultsPerQuery,
    reasoning: 'The topic as the draft names it',
    itemIds,
  });
  const known = (place: number): boolean => place >= 0 && place < requests.length;
  return accept(
    perTopic.flatMap(({ tasks, topic }) => (tasks.length > 0 ? tasks : byItsWords(topic))),
    addDropped(...perTopic.map(({ dropped }) => dropped), {
      unknownTopic: placed.filter((one) => !known(one.place)).length,
    }),
  );
}

/** `t2` is the second topic: place 1; -1 for anything else. */
function topicNumber(name: string): number {
  const digits = /^\W{0,3}t?(\d{1,2})\W{0,3}$/iu.exec(name.trim())?.[1];
  return digits === undefined ? -1 : Number(digits) - 1;
}
