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
  readonly certainty: Certainty;
}

/**
 * Most of what was asked stands in a list or above it (`borne`), or its heading alone says that it is on that (`headed`); of others
 * only their meaning may tell that they answer (`near`).
 */
export type Certainty = 'borne' | 'headed' | 'near';

/**
 * Lists that answer as a whole, each in the parts in which it is quoted: the steps below a heading that names what somebody
 * wants to do, or the items of what is needed for it. A step by itself says little, and bears none of the words asked for.
 */
export function listsAsked(input: ListInput): readonly AskedList[] {
  const { question = '', isProcedure = false } = input;
  const isListAsked = ASKS_FOR_LIST.test(question);
  if (!isProcedure && !isListAsked) return [];
  const lists = listsIn(input).map((list) => ({ ...list, certainty: certaintyOf(input, list) }));
  const named = lists.filter(({ certainty }) => certainty !== 'near');
  const answering = answeringOf(input, named);
  const near = named.length > 0 ? [] : answeringOf(input, lists);
  const asked = [...answering, ...near].map((list) => ({
    parts: inParts(input, list),
    certainty: list.certainty,
  }));
  // Two lists of one short section are quoted with all of it.
  return asked.filter(({ parts }, at) => parts[0]?.first !== asked[at - 1]?.parts[0]?.first);
}

/** Of what somebody wants to do the steps; of what is needed the items, or where there are none the steps. */
function answeringOf<List extends Reach>(
  { canonical, statements, question = '', isProcedure = false }: ListInput,
  lists: readonly List[],
): readonly List[] {
  if (isProcedure && ASKS_FOR_LIST.test(question)) return lists;
  const steps = lists.filter(
    ({ first }) => markAt(canonical, statements[first]?.start ?? 0)?.isNumber === true,
  );
  const items = lists.filter((list) => !steps.includes(list));
  return isProcedure ? steps : items.length > 0 ? items : steps;
}

function certaintyOf(input: ListInput, list: Reach): Certainty {
  const borne = borneAbout(input, list);
  if (borne >= BORNE) return 'borne';
  return input.isProcedure === true && borne >= LEAST_BORNE ? 'headed' : 'near';
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

/**
 * The list with what announces it, one of which only its meaning may tell that it answers with all of its section where that is short;
 * where it is too long the parts of it that are quoted.
 */
function inParts(
  input: ListInput,
  { certainty, ...list }: Reach & { readonly certainty: Certainty },
): readonly Reach[] {
  const { statements } = input;
  const room = LIST_ROOM * input.maxCharacters;
  const section = sectionOf(statements, list);
  if (certainty === 'near' && lengthOf(statements, section) <= room) return [section];
  const before = statements[list.first - 1];
  const isAnnounced = section.first < list.first && ANNOUNCING.test(before?.text ?? '');
  const whole = { ...list, first: isAnnounced ? list.first - 1 : list.first };
  return lengthOf(statements, whole) <= room ? [whole] : cutInParts(input, whole);
}

/** All below the same headings. */
function sectionOf(statements: readonly AnalysedStatement[], list: Reach): Reach {
  const headings = statements[list.first]?.headings;
  let { first, last } = list;
  while (first > 0 && statements[first - 1]?.headings === headings) first -= 1;
  while (last + 1 < statements.length && statements[last + 1]?.headings === headings) last += 1;
  return { first, last };
}

function lengthOf(statements: readonly AnalysedStatement[], { first, last }: Reach): number {
  return (statements[last]?.end ?? 0) - (statements[first]?.start ?? 0);
}

function cutInParts({ statements, maxCharacters }: ListInput, { first, last }: Reach): readonly Reach[] {
  const parts: Reach[] = [];
  let from = first;
  for (let at = first + 1; at <= last + 1 && parts.length < MOST_PARTS; at += 1) {
    const isEnd = at > last;
    const isFull = !isEnd && lengthOf(statements, { first: from, last: at }) > PART_ROOM * maxCharacters;
    const isNext = !isEnd && statements[at]?.block !== statements[at - 1]?.block;
    if (isEnd || (isFull && isNext)) {
      parts.push({ first: from, last: at - 1 });
      from = at;
    }
  }
  return parts;
}
