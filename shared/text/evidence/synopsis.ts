import type { Span } from '../words/sentences.ts';

const LONGEST = 1000;
const FENCES = /^\s*`{3,}[^\n]*\n|\n\s*`{3,}\s*$/gu;
/** "int launch (const Item *item, List *files);", "def pull(self, name: str) -> bool", over any number of lines. */
const DECLARATION =
  /^(?:[\w$.:~]+(?:<[^<>()]*>)?[\s*&[\]]+)*(?<name>[\w$.:~]+)\s*\([^(){};=]*(?:=[^(){};=]*)*\)\s*(?:->\s*[\w.[\]]+|const|noexcept)?\s*[;:]?$/u;

/**
 * True for code that only declares what the heading right above it names ("launch ()" above "int launch (Item *item);"), with what
 * is said of it below: as a heading it says nothing by itself.
 */
export function isSynopsis(
  text: string,
  span: Span,
  { heading, next }: { readonly heading: string | undefined; readonly next: Span | undefined },
): boolean {
  if (span.kind !== 'code' || heading === undefined || next?.kind !== 'sentence') return false;
  const code = text.slice(span.start, span.end).replaceAll(FENCES, '').trim();
  if (code.length > LONGEST) return false;
  const name = DECLARATION.exec(code)?.groups?.['name']?.split(/[.:]+/u).at(-1);
  return name !== undefined && name !== '' && wordsOf(heading).includes(name);
}

function wordsOf(heading: string): readonly string[] {
  return heading.match(/[\w$~]+/gu) ?? [];
}
