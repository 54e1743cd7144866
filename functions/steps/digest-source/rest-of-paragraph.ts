import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import type { Thought } from './whole-thought.ts';

/**
 * Where a paragraph goes on behind a quote that had no room for all of it, or behind the code that the quote ends with;
 * undefined where it ends with the quote, or is cut.
 */
export function restOfParagraph(
  statements: readonly AnalysedStatement[],
  { last, end }: Thought,
): number | undefined {
  const [quoted, next] = [statements[last], statements[last + 1]];
  if (quoted === undefined || next?.kind !== 'sentence') return undefined;
  if (quoted.kind === 'code')
    return next.headings === quoted.headings && GOES_ON.test(next.text) ? last + 1 : undefined;
  return quoted.end <= end && next.block === quoted.block ? last + 1 : undefined;
}

/** "We can then call it as", "That is, …": said of the code above. */
const GOES_ON =
  /^(?:we|you|then|now|this|that|these|so|and|hence|thus|therefore|next|afterwards?|finally|here|it|the (?:above|output|result|resulting|last|first|second))\b/iu;
