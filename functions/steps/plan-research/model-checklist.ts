import type { Brief } from '#shared/domain/brief.ts';
import { type ChecklistItem, type ItemPart, MOST_ITEMS, asAsked } from '#shared/domain/plan.ts';
import { unborneFigures } from '#shared/text/sentence-check/figures-borne.ts';
import { statesSomething } from '#shared/prompting/label-statement.ts';
import type { Dropped } from '#shared/prompting/reading.ts';
import { contentWords, terms } from '#shared/text/words/analyze.ts';
import { stem } from '#shared/text/words/stem.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey, tidyList } from '#shared/text/words/tidy-list.ts';
import { itemPart } from '#shared/research/item-part.ts';
import { deriveChecklist } from './derive-checklist.ts';
import type { ProposedChecklist } from './prompt.ts';

const LONGEST_DESCRIPTION = 300;
const LONGEST_ENTITY = 80;
const ASKS = { items: 3, characters: 240 };

type Proposed = ProposedChecklist['checklist'][number];

/**
 * The model's items: at most seven, none twice, none empty, numbered by code. They are worked on in the model's words; one
 * that states something is shown in others. The words by which answers are recognised are taken from the wording by code.
 */
export function checklistOf(
  proposed: readonly Proposed[],
  brief: Brief,
): { readonly checklist: readonly ChecklistItem[]; readonly dropped: Dropped } {
  const items = new Map<string, Unnumbered>();
  let [statedHeading, droppedAsk] = [0, 0];
  for (const one of proposed) {
    if (items.size === MOST_ITEMS) break;
    const read = toItem(one, brief, [...items.values()].map(asAsked));
    if (read === undefined) continue;
    const key = textKey(asAsked(read.item));
    if (key === '') continue;
    droppedAsk += read.droppedAsk;
    if (read.item.asked !== undefined) statedHeading += 1;
    items.set(key, merged(items.get(key), read.item));
  }
  return {
    checklist: [...items.values()].map((item, index) => ({ ...item, id: `item_${index + 1}` })),
    dropped: { checklistItem: proposed.length - items.size, statedHeading, droppedAsk },
  };
}

type Unnumbered = Omit<ChecklistItem, 'id'>;

/** Two items that are shown in the same words: what is asked for in both, in the words of the one that states nothing. */
function merged(before: Unnumbered | undefined, item: Unnumbered): Unnumbered {
  if (before === undefined) return item;
  if (before.asked === undefined && item.asked === undefined) return before;
  const [main, other] =
    before.asked !== undefined && item.asked === undefined ? [item, before] : [before, item];
  return { ...main, parts: [...main.parts, ...other.parts].slice(0, ASKS.items) };
}

/** What the item is about counts for each of its parts, less than what is asked: "Which is the default?" bears none of it. */
function withWords(part: ItemPart, words: readonly string[]): ItemPart {
  const own = new Set(part.terms.map(stem));
  const further = words.filter((word) => !own.has(stem(word)));
  return { ...part, terms: [...part.terms, ...further], circumstance: [...part.circumstance, ...further] };
}

function textsOf({ question, originalQuestion, context = '' }: Brief): readonly string[] {
  return [question, originalQuestion, context];
}

/** "The three main risks", "phase 2". */
const COUNTED = /^(?:\p{L}+|\d)$/u;

/** What an item asks for holds no figure of its own: it would stand in the report as if it had been asked or found. */
function isAsked(text: string, brief: Brief): boolean {
  const figures = unborneFigures(text, { borne: textsOf(brief), asked: '' });
  return figures.every((figure) => COUNTED.test(figure));
}

/** What the question asks that has most words of an item: what has fewer is on something else. */
function nearestAsked(worded: string, brief: Brief): readonly string[] {
  const own = new Set(terms(worded));
  const sharedWith = (text: string): number => terms(text).filter((term) => own.has(term)).length;
  const asked = deriveChecklist(brief).map(({ description }) => ({
    description,
    shared: sharedWith(description),
  }));
  const most = Math.max(0, ...asked.map(({ shared }) => shared));
  return asked.filter(({ shared }) => shared === most).map(({ description }) => description);
}

/** What is shown of an item that states something: its own fair question, else a part of the question, rather one not shown yet. */
function shownFor(
  worded: string,
  asks: readonly string[],
  { brief, shown }: { readonly brief: Brief; readonly shown: readonly string[] },
): string {
  const taken = new Set(shown.map(textKey));
  const candidates = [...asks, ...nearestAsked(worded, brief)];
  return candidates.find((text) => !taken.has(textKey(text))) ?? candidates[0] ?? brief.question;
}

interface ReadItem {
  readonly item: Unnumbered;
  readonly droppedAsk: number;
}

function toItem(proposed: Proposed, brief: Brief, shown: readonly string[]): ReadItem | undefined {
  const from = { quotes: [], asked: textsOf(brief).join('\n') };
  const entity = cutText(toPlainText(proposed.entity), LONGEST_ENTITY);
  const tidy = tidyList(proposed.asks, ASKS);
  const asks = tidy.filter((ask) => isAsked(ask, brief) && !statesSomething(ask, from));
  const descriptions = [proposed.description, ...asks]
    .map((text) => cutText(toPlainText(text), LONGEST_DESCRIPTION))
    .filter((text) => isAsked(text, brief));
  const [description = ''] = descriptions;
  if (contentWords(description).length === 0 || !isAsked(entity, brief)) return undefined;
  const asked = statesSomething(description, from)
    ? { asked: shownFor(description, asks, { brief, shown }) }
    : {};
  const known = entity === '' ? [] : [entity];
  const about = itemPart({ text: description, kind: 'general' }, brief, known).terms;
  const parts = (asks.length > 0 ? asks : [description])
    .map((text) => itemPart({ text, kind: 'general' }, brief, known))
    .map((part) => (part.text === description ? { ...part, ...asked } : part))
    .map((part) =>
      part.terms.length > 0 ? withWords(part, about) : { ...part, terms: contentWords(description) },
    );
  const item = { description, ...asked, ...(entity === '' ? {} : { entity }), parts };
  return { item: { ...item, topic: parts[0]?.terms ?? [] }, droppedAsk: tidy.length - asks.length };
}
