import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import type { Thought } from './whole-thought.ts';

/**
 * Where a paragraph, or a long item of a list, goes on behind a quote that had no room for all of it, or behind the code that the quote ends with;
 * undefined where it ends with the quote, or is cut.
 */
export function restOfParagraph(
  statements: readonly AnalysedStatement[],
  { last, end }: Thought,
): number | undefined {
  const [quoted, next] = [statements[last], statements[last + 1]];
  if (quoted === undefined || next === undefined) return undefined;
  if (quoted.kind === 'code' && next.kind === 'sentence')
    return next.headings === quoted.headings && GOES_ON.test(next.text) ? last + 1 : undefined;
  const isText = next.kind === 'sentence' || next.kind === 'list-item';
  return isText && quoted.end <= end && next.block === quoted.block ? last + 1 : undefined;
}

/** Where its section goes on behind a quote that ends with its paragraph. */
export function nextParagraph(
  statements: readonly AnalysedStatement[],
  thought: Thought,
): number | undefined {
  const { quoted, next } = behind(statements, thought) ?? {};
  const isText = quoted?.kind === 'sentence' && next?.kind === 'sentence' && !next.isName;
  return isText ? thought.last + 1 : undefined;
}

/** "… wait for a number of subscribers:", and then code, a list or a table for which a quote had no room. */
export function announcedBelow(
  statements: readonly AnalysedStatement[],
  thought: Thought,
): number | undefined {
  const { quoted } = behind(statements, thought) ?? {};
  return quoted !== undefined && ANNOUNCING.test(quoted.text) ? thought.last + 1 : undefined;
}

/** The last statement of a quote that is not cut, and the next of its section. */
function behind(
  statements: readonly AnalysedStatement[],
  { last, end }: Thought,
): { readonly quoted: AnalysedStatement; readonly next: AnalysedStatement } | undefined {
  const [quoted, next] = [statements[last], statements[last + 1]];
  if (quoted === undefined || next === undefined || quoted.end > end) return undefined;
  return next.headings === quoted.headings ? { quoted, next } : undefined;
}

/** "We can then call it as", "That is, …": said of the code above. */
const GOES_ON =
  /^(?:we|you|then|now|this|that|these|so|and|hence|thus|therefore|next|afterwards?|finally|here|it|the (?:above|output|result|resulting|last|first|second))\b/iu;
