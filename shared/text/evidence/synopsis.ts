import type { Span } from '../words/sentences.ts';

const LONGEST = 1000;
const FENCES = /^\s*`{3,}[^\n]*\n|\n\s*`{3,}\s*$/gu;
/** "int launch (const Item *item, List *files);", "def pull(self, name: str) -> bool", over any number of lines. */
const DECLARATION =
  /^(?<before>(?:[\w$.:~]+(?:<[^<>()]*>)?[\s*&[\]]+)*)(?<name>[\w$.:~]+)\s*\((?<given>[^(){};]*)\)\s*(?:->\s*[\w.[\]]+|const|noexcept)?\s*[;:]?$/u;
const DEFINES = /^(?:async\s+)?(?:def|function|func|fn|sub)\s/u;
/** A type and a name, or a name and a type. */
const TYPED = /^(?:[\w:.<>]+(?:\s*[*&]+\s*|\s+))+[\w$]+(?:\[\])?(?:\s*=.*)?$|^[\w$]+\s*:\s*\S/u;
/** "return fetch(Url url)" is said in a program. */
const SAID = /^(?:await|return|new|throw|yield|sudo|select)\s/iu;

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
  return name !== undefined && wordsOf(heading).includes(name.split(/[.:]+/u).at(-1) ?? '');
}

/** The name that code does nothing but declare; undefined of any other text. */
export function declaredIn(code: string): string | undefined {
  const { before = '', name, given = '' } = DECLARATION.exec(code)?.groups ?? {};
  return SAID.test(code) || !(DEFINES.test(code) || isTyped(before, given)) ? undefined : name;
}

function isTyped(before: string, given: string): boolean {
  const taken = given.trim();
  return taken === '' || taken === 'void'
    ? before.trim() !== ''
    : taken.split(',').every((one) => TYPED.test(one.trim()) || one.trim() === '...');
}

function wordsOf(heading: string): readonly string[] {
  return heading.match(/[\w$~]+/gu) ?? [];
}
