import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import type { Thought } from './whole-thought.ts';

/** Where a paragraph goes on behind a quote that had no room for all of it; undefined where it ends with the quote, or is cut. */
export function restOfParagraph(
  statements: readonly AnalysedStatement[],
  { last, end }: Thought,
): number | undefined {
  const [quoted, next] = [statements[last], statements[last + 1]];
  const isWhole = quoted !== undefined && quoted.end <= end;
  return isWhole && next?.block === quoted.block && next.kind === 'sentence' ? last + 1 : undefined;
}
