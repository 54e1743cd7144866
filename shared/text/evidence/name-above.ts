import { terms } from '../words/analyze.ts';
import type { Span } from '../words/sentences.ts';
import type { Name } from './name.ts';
import { endOfBlock } from './same-block.ts';
import { isDescription } from './defined-terms.ts';

const NAME_CHARACTERS = 80;
const ENDING = /[.!?:;,…。！？：；，।؟]["”’)\]]*$/u;
export const ASKING = /[?？؟]["”’)\]]*\s*$/u;

const NAMES_CHARACTERS = 240;
const LAST_CHARACTERS = 20;

/**
 * What an option is called stands above its form, its default, its tags: the first of such lines is the name. Below a default
 * the name of the next one begins.
 */
export function nameAt(text: string, { start, end }: Span, above: Name | undefined): Name {
  const line = text.slice(start, end);
  const lines = text.slice(above?.start ?? start, start).trimEnd();
  const isNext = isProperty(lines.slice(lines.lastIndexOf('\n') + 1)) && !isProperty(line);
  const isPartOf = above !== undefined && end - above.start <= NAMES_CHARACTERS && !isNext;
  return isPartOf ? above : { start, text: line };
}

/** "Default: none", "Type: list of names". */
function isProperty(line: string): boolean {
  return /^\p{L}+(?: \p{L}+)?: \S/u.test(line);
}

/** The default of what is described above, which stands before the name of the next one. */
export function isPropertyOfLast(text: string, spans: readonly Span[], at: number): boolean {
  const [span, next] = [spans[at], spans[at + 1]];
  return (
    span !== undefined &&
    next !== undefined &&
    isProperty(text.slice(span.start, span.end)) &&
    !isProperty(text.slice(next.start, next.end)) &&
    namesWhatFollows(text, next, spans[at + 2])
  );
}

/**
 * A question of one sentence or of several that is a paragraph of its own, above what asks nothing, as in a list of frequent
 * questions: what stands below answers it.
 */
export function askedAbove(text: string, spans: readonly Span[], at: number): Name | undefined {
  const first = spans[at];
  if (first?.kind !== 'sentence') return undefined;
  const next = endOfBlock(text, spans, at);
  const below = spans[next];
  const asked = text.slice(first.start, spans[next - 1]?.end);
  if (below === undefined || below.kind === 'heading' || asked.length > NAMES_CHARACTERS) return undefined;
  if (!ASKING.test(asked)) return undefined;
  const asksAgain = ASKING.test(
    text.slice(below.start, spans[endOfBlock(text, spans, next) - 1]?.end).slice(-LAST_CHARACTERS),
  );
  return !asksAgain ? { start: first.start, text: asked } : undefined;
}

/**
 * A short line alone, without a stop, above a paragraph or a block: the name of an option, a term, a run-in heading; no mere
 * "or" between two blocks, and nothing that is itself said of a term.
 */
export function namesWhatFollows(text: string, span: Span, next: Span | undefined): boolean {
  if (isDescription(text, span)) return false;
  if (span.kind !== 'sentence' || span.end - span.start > NAME_CHARACTERS || next === undefined) return false;
  const line = text.slice(span.start, span.end);
  if (ENDING.test(line) || line.includes('\n') || !/\p{L}/u.test(line)) return false;
  if (terms(line).length === 0) return false;
  if (next.kind === 'heading') return false;
  return /\n\s*\n/u.test(text.slice(span.end, next.start));
}
