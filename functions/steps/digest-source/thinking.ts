import { PAGE_BREAK } from '#shared/domain/locator.ts';
import type { Statement } from '#shared/text/evidence/document-view.ts';

export interface Thinking {
  readonly canonical: string;
  readonly statements: readonly Statement[];
  /** How well a statement answers; a difference of 1 makes e times as likely. */
  readonly valueAt: (index: number) => number;
  readonly maxCharacters: number;
  /** Of a quote that has its paragraph whole, or its beginning or its end; no more than other quotes where it is left out. */
  readonly paragraphCharacters?: number;
  /** How much of what is asked a text bears. */
  readonly bears: (text: string) => number;
  /** The sentence that opens a paragraph is not taken along with the second. */
  readonly isWithoutOpening?: true;
}

/** What speaks of the code that comes next, whatever it ends with. */
const SPEAKS_OF_CODE =
  /\b(?:(?:the|this|these) following|as follows|like (?:this|so)|(?:as )?shown (?:below|here)|folgende\w*|wie folgt|suivante?s?|siguientes?)\b/iu;

/** "The following makes it listen", "run the following command": of code, though another sentence stands between. */
const FOLLOWING_DOES =
  /\bthe following\s+(?:(?:will|would|should|can)\s|(?:makes?|shows?|starts?|runs?|does|sets?|creates?|lets?|prints?|gives?|works?)\s|(?:\p{L}+\s)?(?:commands?|code|lines?|examples?|scripts?|snippets?|configuration)\b)/iu;

/** Statements `first` to `last`. */
export interface Reach {
  readonly first: number;
  readonly last: number;
}

export function statementText({ canonical, statements }: Thinking, index: number): string {
  return canonical.slice(statements[index]?.start ?? 0, statements[index]?.end ?? 0);
}

export function isOfKind(
  { statements }: Thinking,
  index: number,
  kind: Statement['kind'] | undefined,
): boolean {
  return statements[index] !== undefined && statements[index].kind === kind;
}

/** Next to it in the same paragraph. */
export function isNeighbour({ statements }: Thinking, from: number, to: number): boolean {
  return statements[to] !== undefined && statements[to].block === statements[from]?.block;
}

/** True where the next statement stands in the line in which this one ends, or in the next of a paragraph that is broken before a margin. */
export function isSameLine(thinking: Thinking, index: number): boolean {
  const { canonical, statements } = thinking;
  const between = canonical.slice(statements[index]?.end, statements[index + 1]?.start);
  return !between.includes('\n') || (/^[^\n]*\n[^\n]*$/u.test(between) && isBroken(thinking, index));
}

/** Sentences run over the ends of its lines. */
function isBroken({ canonical, statements }: Thinking, index: number): boolean {
  const block = statements[index]?.block;
  if (block === undefined) return false;
  let first = index;
  while (statements[first - 1]?.block === block) first -= 1;
  for (let at = first; statements[at]?.block === block; at += 1) {
    const { start, end, kind } = statements[at] ?? {};
    if (kind === 'sentence' && canonical.slice(start, end).includes('\n')) return true;
  }
  return false;
}

/** Quoted already, and no part of another quote. */
export function isTaken({ valueAt }: Thinking, index: number): boolean {
  return valueAt(index) === -Infinity;
}

export function isSameSection({ statements }: Thinking, from: number, to: number): boolean {
  return statements[to] !== undefined && statements[to].headings === statements[from]?.headings;
}

/** What runs over the end of a page cannot be cited by its page. */
export function fits(
  { canonical, statements, maxCharacters }: Thinking,
  { first, last }: Reach,
  room = maxCharacters,
): boolean {
  const [start, end] = [statements[first]?.start ?? 0, statements[last]?.end ?? Infinity];
  return end - start <= room && !canonical.slice(start, end).includes(PAGE_BREAK);
}

export function widened(thinking: Thinking, reach: Reach, wider: Reach): Reach {
  return fits(thinking, wider) ? wider : reach;
}

export function lengthOf({ statements }: Thinking, { first, last }: Reach): number {
  return (statements[last]?.end ?? 0) - (statements[first]?.start ?? 0);
}

const MOST_OF_LEAD = 0.75;

/** What is announced is cut where it does not fit, unless the lead-in alone takes most of the room. */
export function atLeast(thinking: Thinking, wider: Reach, reach: Reach): Reach {
  const lead = lengthOf(thinking, reach);
  return fits(thinking, wider) || lead <= MOST_OF_LEAD * thinking.maxCharacters ? wider : reach;
}

/** Whether a statement speaks of the code that comes next, or the one before it in the paragraph does. */
export function speaksOfCode(thinking: Thinking, index: number): boolean {
  const before = isNeighbour(thinking, index, index - 1) ? statementText(thinking, index - 1) : '';
  return SPEAKS_OF_CODE.test(statementText(thinking, index)) || FOLLOWING_DOES.test(before);
}
