import type { Brief } from '#shared/domain/brief.ts';
import type { ChecklistItem, ItemPart } from '#shared/domain/plan.ts';
import { contentWords } from '#shared/text/words/analyze.ts';
import { stem } from '#shared/text/words/stem.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { textKey, tidyList } from '#shared/text/words/tidy-list.ts';
import { MAX_ITEMS, deriveChecklist, toPart } from './derive-checklist.ts';
import type { PlanProposal } from './prompt.ts';

const MIN_ITEMS = 3;
const LONGEST_DESCRIPTION = 300;
const LONGEST_ENTITY = 80;
const ASKS = { items: 3, characters: 240 };

type Proposed = PlanProposal['checklist'][number];

/** A checklist under code's ids, and which of them each place of the model's own list became. */
export interface ModelChecklist {
  readonly checklist: readonly ChecklistItem[];
  /** By place in the model's list, from 0; undefined for an item that was left out. */
  readonly idOfPlace: readonly (string | undefined)[];
  readonly dropped: number;
}

/**
 * The model's items: three to seven, none twice, none empty, numbered by code; where there are too few, those that the
 * deterministic plan has. The words by which answers are recognised are taken from the wording by code.
 */
export function checklistFromModel(proposed: readonly Proposed[], brief: Brief): ModelChecklist {
  const items: Omit<ChecklistItem, 'id'>[] = [];
  const keys = new Set<string>();
  const add = (item: Omit<ChecklistItem, 'id'> | undefined): string | undefined => {
    const key = item === undefined ? '' : keyOf(item);
    if (item === undefined || key === '' || keys.has(key) || items.length === MAX_ITEMS) return undefined;
    keys.add(key);
    items.push(item);
    return idAt(items.length - 1);
  };
  const idOfPlace = proposed.map((one) => add(toItem(one, brief)));
  if (items.length > 0) {
    for (const one of deriveChecklist(brief)) if (items.length < MIN_ITEMS) add(one);
  }
  return {
    checklist: items.map((item, index) => ({ ...item, id: idAt(index) })),
    idOfPlace,
    dropped: idOfPlace.filter((id) => id === undefined).length,
  };
}

function idAt(index: number): string {
  return `item_${index + 1}`;
}

function keyOf(item: Omit<ChecklistItem, 'id'>): string {
  return textKey(item.description);
}

/** What the item is about counts for each of its parts, less than what is asked: "Which is the default?" bears none of it. */
function withWords(part: ItemPart, words: readonly string[]): ItemPart {
  const own = new Set(part.terms.map(stem));
  const further = words.filter((word) => !own.has(stem(word)));
  return { ...part, terms: [...part.terms, ...further], circumstance: [...part.circumstance, ...further] };
}

function toItem(proposed: Proposed, brief: Brief): Omit<ChecklistItem, 'id'> | undefined {
  const description = cutText(toPlainText(proposed.description), LONGEST_DESCRIPTION);
  const entity = cutText(toPlainText(proposed.entity), LONGEST_ENTITY);
  if (contentWords(description).length === 0) return undefined;
  const asks = tidyList(proposed.asks, ASKS);
  const known = entity === '' ? [] : [entity];
  const about = toPart({ text: description, kind: 'general' }, brief, known).terms;
  const parts = (asks.length > 0 ? asks : [description])
    .map((text) => toPart({ text, kind: 'general' }, brief, known))
    .map((part) =>
      part.terms.length > 0 ? withWords(part, about) : { ...part, terms: contentWords(description) },
    );
  const topic = parts[0]?.terms ?? [];
  return { description, ...(entity === '' ? {} : { entity }), parts, topic };
}
