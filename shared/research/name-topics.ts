import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import { statesSomething } from '../prompting/label-statement.ts';
import { ownPhrase, titleOn } from './draft-words.ts';

export type AskedBrief = Pick<Brief, 'question' | 'originalQuestion' | 'context' | 'language'>;

/** What a topic may have its figures and names from: the question, and the quotes. */
export interface TopicSources {
  readonly brief: AskedBrief;
  readonly evidence: readonly Pick<Evidence, 'quote'>[];
}

type Requests = readonly Pick<InformationRequest, 'topic'>[];

/** The heading above the quotes on some topics. A topic that states something is not shown: nobody has checked it. */
export function titleOnTopics(requests: Requests, sources: TopicSources): string {
  const topics = namedTopics(requests, sources);
  const { language } = sources.brief;
  return topics.length === 0
    ? ownPhrase('A further question', language)
    : titleOn(topics.join('; '), language);
}

/** What was asked for in vain, as a report says it. */
export function nothingFoundOn(requests: Requests, sources: TopicSources): readonly string[] {
  return topicsOrFurther(requests, sources).map((topic) => `${topic}: nothing found.`);
}

const MOST_NAMED = 8;

/** What was asked for when nothing could be looked for any more, as a report says it. */
export function notLookedAt(requests: Requests, sources: TopicSources): readonly string[] {
  return topicsOrFurther(requests, sources)
    .slice(0, MOST_NAMED)
    .map((topic) => `${topic}: not looked at.`);
}

/** Each topic once, in order; all that state something are together "A further question". */
function topicsOrFurther(requests: Requests, sources: TopicSources): readonly string[] {
  const named = new Set(namedTopics(requests, sources));
  const further = ownPhrase('A further question', sources.brief.language);
  return [...new Set(requests.map(({ topic }) => (named.has(topic) ? topic : further)))];
}

/** How many topics state something, for the trace. */
export function countStating(requests: Requests, sources: TopicSources): number {
  return requests.length - namedTopics(requests, sources).length;
}

function namedTopics(requests: Requests, { brief, evidence }: TopicSources): readonly string[] {
  const { question, originalQuestion, context = '' } = brief;
  const asked = [question, originalQuestion, context].join('\n');
  const quotes = evidence.map(({ quote }) => quote);
  return requests.map(({ topic }) => topic).filter((topic) => !statesSomething(topic, { quotes, asked }));
}
