import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { type Mark, markAt } from './item-marks.ts';
import type { Reach } from './thinking.ts';

/** Of the terms of the heading above a list, those that were asked for. */
const ON_TOPIC = 0.5;
/** Of what was asked, what stands in the list or in the headings above it. */
const BORNE = 0.6;
/** A list is quoted in one where it is no longer than so many quotes. */
const LIST_ROOM = 2;
/** Of a longer one so many parts, each as long as a paragraph may be. */
const MOST_PARTS = 4;
const PART_ROOM = 1.5;

/** "What ingredients do I need", "what must I bring", "which documents are required". */
const ASKS_FOR_LIST =
  /\b(?:what|which)\s+(?:\p{L}+\s+){0,2}\p{L}{3,}(?<!ss|us|is)s\b|\bwhat\b[^.?!]{0,60}\b(?:need(?:ed)?|required?|bring|pack|includ(?:e[sd]?|ing)|contain(?:s|ed)?|belongs?)\b|\b(?:list|name) (?:all|the)\b/iu;

/** What the question itself says of a list, and no document need. */
const ASKING: ReadonlySet<string> = new Set(
  terms('need needed require required bring pack include included contain belong make do get use'),
);

export interface ListInput {
  readonly canonical: string;
  readonly statements: readonly AnalysedStatement[];
  readonly question?: string;
  /** What is asked, in terms. */
  readonly asked: readonly string[];
  /** It is asked how something is done. */
  readonly isProcedure?: boolean;
  readonly maxCharacters: number;
}

/**
 * Lists that answer as a whole, each in the parts in which it is quoted: the steps below a heading that names what somebody
 * wants to do, or the items of what is needed for it. A step by itself says little, and bears none of the words asked for.
 */
export function listsAsked(input: ListInput): readonly (readonly Reach[])[] {
  const { question = '', statements, isProcedure = false } = input;
  const isListAsked = ASKS_FOR_LIST.test(question);
  if (!isProcedure && !isListAsked) return [];
  const lists = listsIn(input).filter((list) => isOnTopic(input, list));
  const steps = lists.filter(
    ({ first }) => markAt(input.canonical, statements[first]?.start ?? 0)?.isNumber === true,
  );
  const items = lists.filter((list) => !steps.includes(list));
  const answering = isProcedure ? steps : items.length > 0 ? items : steps;
  return answering.map((list) => inParts(input, list)).filter(({ length }) => length > 0);
}

/** Items beside each other below the same headings, two at least, with the code between them; steps are no items of a list before them. */
function listsIn({ canonical, statements }: ListInput): readonly Reach[] {
  const lists: Reach[] = [];
  for (let at = 0; at < statements.length; at += 1) {
    if (statements[at]?.kind !== 'list-item') continue;
    const first = markAt(canonical, statements[at]?.start ?? 0);
    let last = at;
    for (let next = at + 1; isBelow(statements, at, next); next += 1) {
      const { kind, start } = statements[next] ?? {};
      if (kind !== 'list-item' || start === undefined) continue;
      const mark = markAt(canonical, start);
      if (mark !== undefined && first !== undefined && isOfOther(mark, first)) break;
      last = next;
    }
    if (statements[last]?.block !== statements[at]?.block) lists.push({ first: at, last });
    at = last;
  }
  return lists;
}

function isBelow(statements: readonly AnalysedStatement[], first: number, at: number): boolean {
  const { kind, headings } = statements[at] ?? {};
  return (kind === 'list-item' || kind === 'code') && headings === statements[first]?.headings;
}

function isOfOther(mark: Mark, first: Mark): boolean {
  return mark.isNumber !== first.isNumber && mark.indent <= first.indent;
}

function isOnTopic({ statements, asked, question = '' }: ListInput, { first, last }: Reach): boolean {
  const { headings = [] } = statements[first] ?? {};
  const title = [...new Set(terms(headings.at(-1) ?? ''))];
  const isNamed =
    title.length > 0 && title.filter((term) => asked.includes(term)).length >= ON_TOPIC * title.length;
  if (!isNamed) return false;
  const said = new Set([
    ...headings.flatMap((heading) => terms(heading)),
    ...statements.slice(first, last + 1).flatMap(({ counts }) => [...counts.keys()]),
  ]);
  const kind = new Set(terms(ASKS_FOR_LIST.exec(question)?.[0] ?? ''));
  const sought = asked.filter((term) => said.has(term) || !(kind.has(term) || ASKING.has(term)));
  return sought.filter((term) => said.has(term)).length >= BORNE * sought.length;
}

/** The list with what announces it, or where that is too long the parts of it that are quoted. */
function inParts({ statements, maxCharacters }: ListInput, list: Reach): readonly Reach[] {
  const length = (first: number, last: number): number =>
    (statements[last]?.end ?? 0) - (statements[first]?.start ?? 0);
  const before = statements[list.first - 1];
  const isAnnounced =
    before?.headings === statements[list.first]?.headings && ANNOUNCING.test(before?.text ?? '');
  const first = isAnnounced ? list.first - 1 : list.first;
  if (length(first, list.last) <= LIST_ROOM * maxCharacters) return [{ first, last: list.last }];
  const parts: Reach[] = [];
  let from = first;
  for (let at = first + 1; at <= list.last + 1 && parts.length < MOST_PARTS; at += 1) {
    const isEnd = at > list.last;
    const isFull = !isEnd && length(from, at) > PART_ROOM * maxCharacters;
    const isNext = !isEnd && statements[at]?.block !== statements[at - 1]?.block;
    if (isEnd || (isFull && isNext)) {
      parts.push({ first: from, last: at - 1 });
      from = at;
    }
  }
  return parts;
}
