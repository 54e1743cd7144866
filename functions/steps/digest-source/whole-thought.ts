import { ANNOUNCING } from '#shared/text/words/announcing.ts';
import {
  type Reach,
  type Thinking,
  atLeast,
  fits,
  isNeighbour,
  isOfKind,
  isSameLine,
  isSameSection,
  isTaken,
  speaksOfCode,
  statementText,
  widened,
} from './thinking.ts';
import { belowCaption } from './below-caption.ts';
import { belowItem, withOwnItems } from './below-item.ts';
import { fromNamed, headingAbove, withoutLastName } from './heading-above.ts';
import { isSetIn, whatIsDescribed } from './whole-description.ts';
import { withAntecedent } from './with-antecedent.ts';
import { hasBullet, withMark } from './item-marks.ts';
import { isFormula, withFormula } from './with-formula.ts';
import { withExampleAnnounced, withLeadIn } from './with-lead-in.ts';
import { wholeParagraph } from './whole-paragraph.ts';
import { withoutNothing } from './without-nothing.ts';
import { withinLimit } from './within-limit.ts';
import { withClosingMark } from './with-closing-mark.ts';
import { withDefault } from './with-default.ts';
import { exchangeOf } from './exchange-of.ts';
import { withDescription } from './with-description.ts';
import { withSequel } from './with-sequel.ts';
import { isWholeTable, roomOfTable, withTableHead, withTableName, withoutBareHead } from './with-table.ts';

/** Statements `first` to `last` of a document, and the stretch of text that is quoted of them. */
export interface Thought {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
}

/**
 * What is quoted for the sake of one statement: what it needs to be read alone. A statement that leans on the one before
 * takes that along, a lead-in the list, the table or the code that it announces, an item its lead-in and list where they
 * fit, a row the head of its table, a description its name before anything else; sentences take neighbours that answer nearly
 * as well. What is too long is cut where it can be.
 */
export function wholeThought(thinking: Thinking, index: number): Thought {
  const { statements } = thinking;
  const said = exchangeOf(thinking, index);
  if (said !== undefined)
    return { ...said, start: statements[said.first]?.start ?? 0, end: statements[said.last]?.end ?? 0 };
  const reached = withoutBareHead(thinking, reachOf(thinking, index));
  const whole = withClosingMark(thinking, fromNamed(thinking, withoutLastName(thinking, reached)));
  const { room: own, ...reach } = wholeParagraph(thinking, withoutNothing(thinking, whole, index));
  const room = isWholeTable(thinking, reach) ? roomOfTable(thinking) : own;
  const marked = withMark(thinking, reach);
  const end = statements[reach.last]?.end ?? marked;
  const named = headingAbove(thinking, reach) ?? marked;
  const start = end - named <= room ? named : marked;
  return { ...reach, ...withinLimit({ ...thinking, maxCharacters: room }, { start, end }) };
}

function reachOf(thinking: Thinking, index: number): Reach {
  const alone = { first: index, last: index };
  const kind = thinking.statements[index]?.kind;
  if (kind === 'list-item') {
    const item = withCode(thinking, withDescription(thinking, withList(thinking, alone)));
    return isSetIn(thinking, index) ? whatIsDescribed(thinking, item) : item;
  }
  if (kind === 'table-row') return withTableName(thinking, withTableHead(thinking, alone));
  if (kind === 'code') return whatIsDescribed(thinking, withLeadIn(thinking, alone));
  const leaning = withExampleAnnounced(thinking, withOpening(thinking, withAntecedent(thinking, alone)));
  const described = whatIsDescribed(thinking, leaning);
  const near = withNeighbours(thinking, described);
  const led = near.first < described.first ? withAntecedent(thinking, near) : near;
  const own = withDefault(thinking, withDescription(thinking, withSequel(thinking, led)));
  return whatIsDescribed(thinking, withAnnounced(thinking, own));
}

/** The sentence that opens a paragraph, where the second is quoted: it often says in other words what was asked. */
function withOpening(thinking: Thinking, reach: Reach): Reach {
  const opening = reach.first - 1;
  const isOpening =
    thinking.isWithoutOpening !== true &&
    isNeighbour(thinking, reach.first, opening) &&
    !isNeighbour(thinking, opening, opening - 1) &&
    isSameLine(thinking, opening) &&
    !isTaken(thinking, opening);
  return isOpening ? widened(thinking, reach, { ...reach, first: opening }) : reach;
}

/** A question that a document asks is answered by what comes next. */
const ASKING = /[?？؟]\s*$/u;

/**
 * Sentences within this of the statement's own value, before it and behind it, belong to the answer: what follows often says what
 * was asked in other words. In the same line of a paragraph it does so whatever its value: "The axis is …" names nothing that was asked.
 */
const NEARLY_BEFORE = 1;
const NEARLY_BEHIND = 4;
const MOST_SENTENCES = 6;
/** Any but of what is quoted already, which is without value. */
const ANY_VALUE = -Number.MAX_VALUE;

function withNeighbours(thinking: Thinking, own: Reach): Reach {
  const best = thinking.valueAt(own.last);
  let reach = own;
  while (reach.last - reach.first + 1 < MOST_SENTENCES) {
    const wider = [
      {
        reach: { ...reach, last: reach.last + 1 },
        next: reach.last + 1,
        from: reach.last,
        least: isSameLine(thinking, reach.last) ? ANY_VALUE : best - NEARLY_BEHIND,
      },
      {
        reach: { ...reach, first: reach.first - 1 },
        next: reach.first - 1,
        from: reach.first,
        least: best - NEARLY_BEFORE,
      },
    ]
      .filter(({ next, from, least }) => isNeighbour(thinking, from, next) && thinking.valueAt(next) >= least)
      .filter((one) => fits(thinking, one.reach))
      .toSorted((a, b) => thinking.valueAt(b.next) - thinking.valueAt(a.next))[0];
    if (wider === undefined) break;
    reach = wider.reach;
  }
  return reach;
}

/** A lead-in is worth quoting only with what it announces: the items, rows or code below it, as far as they fit. */
function withAnnounced(thinking: Thinking, reach: Reach): Reach {
  const kind = thinking.statements[reach.last + 1]?.kind;
  const last = statementText(thinking, reach.last);
  const announces = ANNOUNCING.test(last) || ASKING.test(last) || leadsOn(thinking, reach.last);
  if (!announces || kind === undefined || !isSameSection(thinking, reach.last, reach.last + 1)) return reach;
  if (isFormula(thinking, reach.last + 1)) return withFormula(thinking, reach);
  const shown = belowCaption(thinking, reach.last + 1);
  if (shown === undefined && (kind === 'sentence' || kind === 'code'))
    return withSeries(thinking, atLeast(thinking, { ...reach, last: reach.last + 1 }, reach));
  return withItems(thinking, reach, shown ?? reach.last + 1);
}

const GOES_ON = /[;；](?:\s+(?:and|or|und|oder|et|ou|y|o))?\s*$/iu;

/** What is announced may be a list without marks, as in a PDF that lost them: each but the last ends in a semicolon. */
function withSeries(thinking: Thinking, reach: Reach): Reach {
  let wider = reach;
  while (
    GOES_ON.test(statementText(thinking, wider.last)) &&
    isSameSection(thinking, wider.last, wider.last + 1) &&
    fits(thinking, { ...wider, last: wider.last + 1 })
  )
    wider = { ...wider, last: wider.last + 1 };
  return wider;
}

/** The items, rows or pieces of code that begin at a place, as far as they fit. */
function withItems(thinking: Thinking, reach: Reach, from: number): Reach {
  const kind = thinking.statements[from]?.kind;
  let end = from - 1;
  while (isOfKind(thinking, end + 1, kind) && fits(thinking, { ...reach, last: end + 1 })) end += 1;
  return end < from ? reach : { ...reach, last: end };
}

/** A step with the code that it announces. */
function withCode(thinking: Thinking, reach: Reach): Reach {
  const code = reach.last + 1;
  const isAnnounced =
    ANNOUNCING.test(statementText(thinking, reach.last)) &&
    isOfKind(thinking, code, 'code') &&
    isSameSection(thinking, reach.last, code);
  return isAnnounced ? atLeast(thinking, { ...reach, last: code }, reach) : reach;
}

const ENDED = /[.!?。！？।؟)\]"'”’`]\s*$/u;

/**
 * "…, so that", or "with the following lines.", and then code, though another sentence stands between; "…, you should", and then a
 * list.
 */
function leadsOn(thinking: Thinking, index: number): boolean {
  const text = statementText(thinking, index);
  if (isOfKind(thinking, index + 1, 'code')) return speaksOfCode(thinking, index) || !ENDED.test(text);
  const isAbove = isOfKind(thinking, index + 1, 'list-item') || isFormula(thinking, index + 1);
  return isAbove && isOfKind(thinking, index, 'sentence') && !ENDED.test(text);
}

/** What is quoted already stays out. */
function isNextItem(thinking: Thinking, item: number, next: number): boolean {
  return (
    isOfKind(thinking, next, 'list-item') && isSameSection(thinking, item, next) && !isTaken(thinking, next)
  );
}

/** The whole list with its lead-in, unless that is quoted already; else the item with the sentences that belong to it. */
function withList(thinking: Thinking, own: Reach): Reach {
  const item = withRestOfItem(thinking, own);
  let { first, last } = item;
  while (isNextItem(thinking, first, first - 1)) first -= 1;
  while (isNextItem(thinking, last, last + 1)) last += 1;
  const isAnnounced =
    isSameSection(thinking, first, first - 1) &&
    (ANNOUNCING.test(statementText(thinking, first - 1)) || leadsOn(thinking, first - 1));
  const list = { first: isAnnounced && !isTaken(thinking, first - 1) ? first - 1 : first, last };
  if ((isAnnounced || isShort(thinking, list)) && fits(thinking, list)) return list;
  return withOwnItems(thinking, item) ?? belowItem(thinking, own.first) ?? item;
}

const FEW_ITEMS = 3;

/** Two or three items that are sentences belong together, whatever stands above them; steps are taken one by one. */
function isShort(thinking: Thinking, { first, last }: Reach): boolean {
  const { canonical, statements } = thinking;
  const items = statements.slice(first, last + 1);
  return (
    !items.some((_, index) => isTaken(thinking, first + index)) &&
    new Set(items.map(({ block }) => block)).size <= FEW_ITEMS &&
    items.every(({ start, end }) => /[.!?。！？।؟]\s*$/u.test(canonical.slice(start, end))) &&
    hasBullet(canonical, items[0]?.start ?? 0)
  );
}

/** All of an item, or where it is too long what goes with the sentence: that on which it leans, and neighbours. */
function withRestOfItem(thinking: Thinking, own: Reach): Reach {
  const { statements } = thinking;
  const { first, last } = own;
  const block = statements[first]?.block;
  const from = statements.findIndex((one) => one.block === block);
  let to = last;
  while (statements[to + 1]?.block === block) to += 1;
  const item = { first: Math.min(first, Math.max(0, from)), last: to };
  if (fits(thinking, item)) return item;
  const isWithin = isNeighbour(thinking, first, first - 1);
  return withNeighbours(thinking, isWithin ? withAntecedent(thinking, own) : own);
}
