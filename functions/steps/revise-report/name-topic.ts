import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import { askedWords } from '#shared/prompting/asked-words.ts';
import { namesOnly } from '#shared/prompting/names-only.ts';
import { ownPhrase, titleOn } from '#shared/research/draft-words.ts';

export type AskedBrief = Pick<Brief, 'question' | 'originalQuestion' | 'context' | 'language'>;

/** What a topic may have its words from: the question, and the quotes. */
export interface TopicSources {
  readonly brief: AskedBrief;
  readonly evidence: readonly Pick<Evidence, 'quote'>[];
}

/** The heading above the quotes on some topics. A topic that states something is not shown: nobody has checked it. */
export function titleOnTopics(requests: readonly InformationRequest[], sources: TopicSources): string {
  const topics = requests.map(({ topic }) => topic).filter((topic) => isNamed(topic, sources));
  const { language } = sources.brief;
  return topics.length === 0
    ? ownPhrase('A further question', language)
    : titleOn(topics.join('; '), language);
}

/** What is said of topics on which nothing was found, each once. */
export function gapsOnTopics(
  requests: readonly InformationRequest[],
  sources: TopicSources,
): readonly string[] {
  const further = ownPhrase('A further question', sources.brief.language);
  const named = requests.map(({ topic }) => (isNamed(topic, sources) ? topic : further));
  return [...new Set(named)].map((topic) => `${topic}: nothing found.`);
}

function isNamed(topic: string, { brief, evidence }: TopicSources): boolean {
  const { question, originalQuestion, context = '' } = brief;
  const texts = [question, originalQuestion, context, ...evidence.map(({ quote }) => quote)];
  return namesOnly(topic, askedWords(texts.join('\n')));
}
