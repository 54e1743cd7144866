import type { Brief } from '#shared/domain/brief.ts';
import { type ChecklistItem, type ItemPart, MOST_ITEMS } from '#shared/domain/plan.ts';
import { unborneFigures } from '#shared/text/sentence-check/figures-borne.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { stem } from '#shared/text/words/stem.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey, tidyList } from '#shared/text/words/tidy-list.ts';
import { itemPart } from '#shared/research/item-part.ts';
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
  const items = new Map<string, Omit<ChecklistItem, 'id'>>();
  for (const one of proposed) {
    const item = toItem(one, brief);
    const key = item === undefined ? '' : textKey(item.description);
    if (item !== undefined && key !== '' && !items.has(key) && items.size < MOST_ITEMS) items.set(key, item);
  }
  return {
    checklist: [...items.values()].map((item, index) => ({ ...item, id: `item_${index + 1}` })),
    dropped: proposed.length - items.size,
  };
}

/** What the item is about counts for each of its parts, less than what is asked: "Which is the default?" bears none of it. */
function withWords(part: ItemPart, words: readonly string[]): ItemPart {
  const own = new Set(part.terms.map(stem));
  const further = words.filter((word) => !own.has(stem(word)));
  return { ...part, terms: [...part.terms, ...further], circumstance: [...part.circumstance, ...further] };
}

/** "The three main risks", "phase 2". */
const COUNTED = /^(?:\p{L}+|\d)$/u;

/** What an item asks for holds no figure of its own: it would stand in the report as if it had been asked or found. */
function isAsked(text: string, { question, originalQuestion, context = '' }: Brief): boolean {
  const figures = unborneFigures(text, { borne: [question, originalQuestion, context], asked: '' });
  return figures.every((figure) => COUNTED.test(figure));
}

function toItem(proposed: Proposed, brief: Brief): Omit<ChecklistItem, 'id'> | undefined {
  const entity = cutText(toPlainText(proposed.entity), LONGEST_ENTITY);
  const asks = tidyList(proposed.asks, ASKS).filter((ask) => isAsked(ask, brief));
  const descriptions = [proposed.description, ...asks].map((text) =>
    cutText(toPlainText(text), LONGEST_DESCRIPTION),
  );
  const description = descriptions.find((text) => isAsked(text, brief)) ?? '';
  if (contentWords(description).length === 0 || !isAsked(entity, brief)) return undefined;
  const known = entity === '' ? [] : [entity];
  const about = itemPart({ text: description, kind: 'general' }, brief, known).terms;
  const parts = (asks.length > 0 ? asks : [description])
    .map((text) => itemPart({ text, kind: 'general' }, brief, known))
    .map((part) =>
      part.terms.length > 0 ? withWords(part, about) : { ...part, terms: contentWords(description) },
    );
  const topic = parts[0]?.terms ?? [];
  return { description, ...(entity === '' ? {} : { entity }), parts, topic };
}
