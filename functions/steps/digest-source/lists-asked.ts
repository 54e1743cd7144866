import type { AnalysedStatement } from '#shared/text/evidence/document-view.ts';
import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { isSameForm } from '#shared/text/words/similarity.ts';
import { type Mark, markAt } from './item-marks.ts';
import type { Reach } from './thinking.ts';

/** Of the terms of the heading above a list, those that were asked for. */
const ON_TOPIC = 0.5;
/** Of what was asked, what stands in the list or in the headings above it. */
const BORNE = 0.6;
/** Of what somebody wants to do, at least. */
const LEAST_BORNE = 0.25;
/** A list is quoted in one where it is no longer than so many quotes. */
const LIST_ROOM = 2;
/** Of a longer one so many parts, each as long as a paragraph may be. */
const MOST_PARTS = 4;
const PART_ROOM = 1.5;

/** "What ingredients do I need", "what must I bring", "which documents are required". */
const ASKS_FOR_LIST =
  /\b(?:what|which)\s+(?!(?:does|is|was|has|causes|makes|happens|means|comes|goes|always|else)\b)(?:\p{L}+\s+){0,2}\p{L}{3,}(?<!ss|us|is|does)s\b|\bwhat\b[^.?!]{0,60}\b(?:need(?:ed)?|required?|bring|pack|includ(?:e[sd]?|ing)|contain(?:s|ed)?|belongs?)\b|\b(?:list|name) (?:all|the)\b/iu;

/** What the question itself says of a list, and no document need. */
const ASKING: ReadonlySet<string> = new Set(
  terms('need needed require required bring pack include included contain belong make do get use'),
);

/** "How do I get it running?" is told below "Installation". */
const GETS_RUNNING =
  /(?<!\p{L})(?:get|have)\s(?:[^\s?.!]+\s){1,5}?(?:running|going|working|started|up)(?!\p{L})|(?<!\p{L})set(?:ting)?(?:\s(?:it|this|that))? up(?!\p{L})/iu;
const INSTALLING: readonly string[] = terms('install installation setup');
const RUNNING: ReadonlySet<string> = new Set(terms('get have running going working started set up'));
/** "burnt" and "burns". */
const LEAST_BEGINNING = 4;

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

export interface AskedList {
  /** As they are quoted, one at least. */
  readonly parts: readonly Reach[];
  /** Most of what was asked stands in it or above it; else only the heading says that it is on that. */
  readonly isSure: boolean;
}

/**
 * Lists that answer as a whole, each in the parts in which it is quoted: the steps below a heading that names what somebody
 * wants to do, or the items of what is needed for it. A step by itself says little, and bears none of the words asked for.
 */
export function listsAsked(input: ListInput): readonly AskedList[] {
  const { question = '', statements, isProcedure = false } = input;
  const isListAsked = ASKS_FOR_LIST.test(question);
  if (!isProcedure && !isListAsked) return [];
  const lists = listsIn(input).flatMap((list) => {
    const least = isProcedure ? LEAST_BORNE : BORNE;
    const borne = borneAbout(input, list);
    return borne >= least ? [{ ...list, isSure: borne >= BORNE }] : [];
  });
  const steps = lists.filter(
    ({ first }) => markAt(input.canonical, statements[first]?.start ?? 0)?.isNumber === true,
  );
  const items = lists.filter((list) => !steps.includes(list));
  const answering = isProcedure ? steps : items.length > 0 ? items : steps;
  return answering.map((list) => ({ parts: inParts(input, list), isSure: list.isSure }));
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

/** How much of what was asked stands in a list and above it, 0-1; 0 below a heading that does not name it. */
function borneAbout({ statements, asked, question = '' }: ListInput, { first, last }: Reach): number {
  const { headings = [] } = statements[first] ?? {};
  const title = [...new Set(terms(headings.at(-1) ?? ''))];
  const wanted = GETS_RUNNING.test(question) ? [...asked, ...INSTALLING] : asked;
  const named = title.filter((term) => wanted.some((other) => isSame(term, other)));
  if (title.length === 0 || named.length < ON_TOPIC * title.length) return 0;
  const said = new Set([
    ...headings.flatMap((heading) => terms(heading)),
    ...statements.slice(first, last + 1).flatMap(({ counts }) => [...counts.keys()]),
  ]);
  const isSaid = (term: string): boolean => said.has(term) || named.some((other) => isSame(term, other));
  const kind = new Set(terms(ASKS_FOR_LIST.exec(question)?.[0] ?? ''));
  const isOfAsking = (term: string): boolean => kind.has(term) || ASKING.has(term) || RUNNING.has(term);
  const sought = asked.filter((term) => isSaid(term) || !isOfAsking(term));
  return sought.length === 0 ? 1 : sought.filter(isSaid).length / sought.length;
}

function isSame(one: string, other: string): boolean {
  return one === other || isSameForm(one, other, LEAST_BEGINNING);
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
