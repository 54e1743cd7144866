import { viewDocument } from '#shared/text/evidence/document-view.ts';
import { FEATURES, type Feature, featuresOf } from '#shared/text/evidence/features.ts';
import { viewQuestion } from '#shared/text/evidence/question-view.ts';

interface Asked {
  readonly question: string;
  readonly text: string;
  readonly title?: string;
  readonly rarity?: (term: string) => number;
}

/** The features of the last statement of a text. */
export function lastOf({
  question,
  text,
  title = '',
  rarity = () => 1,
}: Asked): Readonly<Record<Feature, number>> {
  const document = viewDocument(text, title);
  const vectors = featuresOf({ document, question: viewQuestion(question), rarity, relevance: 0.5 });
  const last = vectors.at(-1) ?? [];
  return Object.fromEntries(FEATURES.map((name, at) => [name, last[at] ?? NaN])) as Record<Feature, number>;
}
