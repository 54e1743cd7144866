import type { Span } from '../words/sentences.ts';
import { declaredIn, lastPart } from './declarations.ts';

const LONGEST = 1000;
const FENCES = /^\s*`{3,}[^\n]*\n|\n\s*`{3,}\s*$/gu;

/**
 * True for code that only declares what the heading right above it names ("launch ()" above "int launch (Item *item);"), with what
 * is said of it below: as a heading it says nothing by itself. A call is none: it has no types.
 */
export function isSynopsis(
  text: string,
  span: Span,
  { heading, next }: { readonly heading: string | undefined; readonly next: Span | undefined },
): boolean {
  if (span.kind !== 'code' || span.end - span.start > LONGEST) return false;
  if (heading === undefined || next?.kind !== 'sentence') return false;
  const name = declaredIn(text.slice(span.start, span.end).replaceAll(FENCES, '').trim());
  return name !== undefined && wordsOf(heading).includes(lastPart(name));
}

function wordsOf(heading: string): readonly string[] {
  return heading.match(/[\w$~]+/gu) ?? [];
}
