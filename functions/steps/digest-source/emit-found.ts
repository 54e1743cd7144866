import type { Source } from '#shared/domain/source.ts';
import type { StepContext } from '#shared/research/step.ts';
import { withoutBorders } from './first-quote.ts';
import { LONGEST_FIRST_QUOTE, SHOWN_AT_SIGHT } from './plain-answer.ts';
import type { ScoredDocument } from './without-model.ts';

interface Found {
  readonly canonical: string;
  readonly scored: ScoredDocument;
}

/** For whoever watches while a model reads: the sentence that answers plainly by its words, as it stands in the document. */
export async function emitFound(
  source: Source,
  { canonical, scored }: Found,
  context: StepContext<'DigestSource'>,
): Promise<void> {
  if (context.ports.model.name === 'none') return;
  const { document, scores } = scored;
  const [best] = document.statements
    .map((statement, index) => ({ statement, score: scores.whole[index] }))
    .filter(
      ({ statement: { kind, text }, score }) =>
        kind !== 'code' &&
        text.length <= LONGEST_FIRST_QUOTE &&
        !text.includes('\n') &&
        (score?.likelihood ?? 0) >= SHOWN_AT_SIGHT,
    )
    .toSorted((a, b) => (b.score?.value ?? 0) - (a.score?.value ?? 0));
  if (best === undefined) return;
  const { start, end } = best.statement;
  await context.emit({
    type: 'found',
    message: `Found at first sight in ${source.title}`,
    data: {
      sourceId: source.id,
      title: source.title,
      firstQuote: withoutBorders(canonical.slice(start, end)),
    },
  });
}
