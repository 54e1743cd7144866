import type { Brief } from '#shared/domain/brief.ts';
import { type ChecklistItem, type ItemPart, MOST_ITEMS } from '#shared/domain/plan.ts';
import { unborneFigures } from '#shared/text/sentence-check/figures-borne.ts';
import { type AskedWords, askedWords } from '#shared/prompting/asked-words.ts';
import { asksFairly, namesOnly } from '#shared/prompting/names-only.ts';
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
 * The model's items: at most seven, none twice, none empty, numbered by code. The words by which answers are recognised
 * are taken from the wording by code.
 */
export function checklistOf(
  proposed: readonly Proposed[],
  brief: Brief,
): { readonly checklist: readonly ChecklistItem[]; readonly dropped: number } {
  const items = new Map<string, Unnumbered>();
  for (const one of proposed) {
    const item = toItem(one, brief);
    if (item === undefined || items.size === MOST_ITEMS) continue;
    const isOwn =
      textKey(item.description) === textKey(cutText(toPlainText(one.description), LONGEST_DESCRIPTION));
    const named = isOwn ? item : toldApart(item, items);
    const key = textKey(named.description);
    if (key !== '' && !items.has(key)) items.set(key, named);
  }
  return {
    checklist: [...items.values()].map((item, index) => ({ ...item, id: `item_${index + 1}` })),
    dropped: proposed.length - items.size,
  };
}

type Unnumbered = Omit<ChecklistItem, 'id'>;

/** Two items that both state something may be headed by the same part of the question. */
function toldApart(item: Unnumbered, others: ReadonlyMap<string, Unnumbered>): Unnumbered {
  let [description, number] = [item.description, 1];
  while (others.has(textKey(description))) {
    number += 1;
    description = `${item.description} (${number})`;
  }
  return { ...item, description };
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

function mayAsk(ask: string, words: AskedWords): boolean {
  return asksFairly(ask, words) || namesOnly(ask, words);
}

/** What the question asks that has most words of an item: it heads the item where the model's words state something. */
function nearestAsked(worded: string, brief: Brief): string {
  const own = new Set(terms(worded));
  const ranked = deriveChecklist(brief)
    .map(({ description }) => ({
      description,
      shared: terms(description).filter((term) => own.has(term)).length,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return ranked[0]?.description ?? brief.question;
}

function toItem(proposed: Proposed, brief: Brief): Unnumbered | undefined {
  const words = askedWords(textsOf(brief).join('\n'));
  const entity = cutText(toPlainText(proposed.entity), LONGEST_ENTITY);
  const asks = tidyList(proposed.asks, ASKS).filter((ask) => isAsked(ask, brief) && mayAsk(ask, words));
  const descriptions = [proposed.description, ...asks]
    .map((text) => cutText(toPlainText(text), LONGEST_DESCRIPTION))
    .filter((text) => isAsked(text, brief));
  const [worded = ''] = descriptions;
  if (contentWords(worded).length === 0 || !isAsked(entity, brief)) return undefined;
  const description = descriptions.find((text) => namesOnly(text, words)) ?? nearestAsked(worded, brief);
  const known = entity === '' ? [] : [entity];
  const about = itemPart({ text: worded, kind: 'general' }, brief, known).terms;
  const parts = (asks.length > 0 ? asks : [worded])
    .map((text) => itemPart({ text, kind: 'general' }, brief, known))
    .map((part) => (part.text === worded ? { ...part, text: description } : part))
    .map((part) =>
      part.terms.length > 0 ? withWords(part, about) : { ...part, terms: contentWords(description) },
    );
  const topic = parts[0]?.terms ?? [];
  return { description, ...(entity === '' ? {} : { entity }), parts, topic };
}
