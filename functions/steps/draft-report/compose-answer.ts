import type { Evidence } from '#shared/domain/evidence.ts';
import { rankFor } from '#shared/domain/evidence-rank.ts';
import { LEAST_PERHAPS } from '#shared/domain/how-likely.ts';
import { type ChecklistItem, type ItemCoverage, type PartCoverage, asAsked } from '#shared/domain/plan.ts';
import type { Block, DraftBlock, Sentence } from '#shared/domain/report.ts';
import { ASKED_TOGETHER } from './asked-together.ts';
import type { Selection } from './select-quotes.ts';
import { type DraftInputs, QUOTED, connective, quote } from './draft-inputs.ts';

/** For what is asked beside another thing, where what comes nearest to it stands above: that it answers both, only who reads it can tell. */
const MAYBE_ABOVE = connective('What is quoted above may answer this, too.');
/** Where the checklist calls it answered. */
const ABOVE = connective('See what is quoted above.');
/** Before what comes near a question that nothing answers. */
export const CLOSEST = connective('The closest passage:');
const CLOSEST_ONES = connective('The closest passages:');
const CALLED_CLOSE: ReadonlySet<Sentence> = new Set([CLOSEST, CLOSEST_ONES]);
/** Below them, where the question itself is all that was asked. */
const UNSURE = connective('None of this is sure to answer the question.');

/**
 * One paragraph per item, in the order asked: the item in its own words and the quotes that answer it; at the end, once,
 * what nothing answers. What is all of the question needs no label.
 */
export function answerItems(
  checklist: readonly ChecklistItem[],
  { answers }: Pick<Selection, 'answers'>,
  inputs: DraftInputs,
): readonly DraftBlock[] {
  const isAllCompared = isToldByComparison(checklist, answers);
  const said = checklist.flatMap((item, index): readonly Said[] => {
    const parts = inputs.items.get(item.id)?.parts ?? [];
    const quotes = answers.get(item.id) ?? [];
    const sentences = answerParts(item, { quotes, inputs });
    const isOpen = parts.some((part) => part.status === 'unsatisfied');
    const isFirst = item.entity === undefined && index === 0;
    const isTold = isOpen || isFirst || (item.entity !== undefined && isAllCompared);
    if (parts.length === 0 || (sentences.length === 0 && isTold)) return [];
    const isAll = isFirst && (checklist.length === 1 || comparesThings(item));
    const label = isAll ? [] : [connective(labelOf(item))];
    const above = checklist.slice(0, index).flatMap(({ id }) => answers.get(id) ?? []);
    const isAbove = sentences.length === 0 || isBestAbove(item, { quotes, above });
    const mayAnswer = !isOpen || missingOf(item, inputs.items.get(item.id)).some((one) => one.isPerhaps);
    const isPerhapsAbove = mayAnswer && (isAbove || isBestAbove(item, { quotes, above }, ASKED_TOGETHER));
    const below = isPerhapsAbove && isOpen ? sentences.filter((one) => !CALLED_CLOSE.has(one)) : sentences;
    // Where what stands below is better by its own words, it is not said that the answer is above.
    const told = isPerhapsAbove ? [isOpen || !isAbove ? MAYBE_ABOVE : ABOVE] : [];
    const isCalledUnsure = isPerhapsAbove || below.some((one) => CALLED_CLOSE.has(one));
    const isAllPerhaps = missingOf(item, inputs.items.get(item.id)).every((one) => one.isPerhaps);
    const block: DraftBlock = { ...QUOTED, sentences: [...label, ...told, ...below] };
    return [{ block, perhaps: isCalledUnsure && isAllPerhaps ? [item] : [] }];
  });
  const perhaps = new Set(said.flatMap((one) => one.perhaps));
  // Passages that are called the closest have said so already.
  const isSaid = said.some(({ block }) => block.sentences.some((one) => CALLED_CLOSE.has(one)));
  const missing = missingBlocks(checklist, inputs, perhaps).filter(
    ({ sentences }) => !isSaid || !sentences.includes(UNSURE),
  );
  return [...said.map(({ block }) => block), ...missing];
}

interface Said {
  readonly block: DraftBlock;
  /** The item, where what is shown may answer it, and is called no more than that: to say that nothing does would deny it. */
  readonly perhaps: readonly ChecklistItem[];
}

/** By so much, in values, what stands above answers better. */
const CLEARLY = 0.5;

interface Placed {
  readonly quotes: readonly Evidence[];
  /** What is quoted for items before. */
  readonly above: readonly Evidence[];
}

/**
 * Whether what answers an item best stands below one that was asked before, where the first quote of all is better by `ahead`, unless
 * one of several things is asked about; what such a thing is its own quotes say.
 */
function isBestAbove({ id, entity, topic }: ChecklistItem, { quotes, above }: Placed, ahead = 0): boolean {
  const isOfThing = entity !== undefined;
  if (isOfThing && topic.length === 0) return false;
  const best = Math.max(bestFor(id, above), bestFor(id, above.slice(0, 1)) + (isOfThing ? 0 : ahead));
  return best > Math.max(0, bestFor(id, quotes) + CLEARLY);
}

/** Of what a scorer valued: what a model finds sure says little of which of two is better. */
function bestFor(itemId: string, quotes: readonly Evidence[]): number {
  const valued = quotes.map(({ items }) => ({ items: items.filter(({ value }) => value !== undefined) }));
  return Math.max(-Infinity, ...valued.map((one) => rankFor(itemId, one)));
}

/** How things differ is all that was asked; what each of them is comes of it. */
function comparesThings({ parts }: ChecklistItem): boolean {
  return parts.some(({ facet }) => facet === 'comparison');
}

/** How things differ is quoted, and of none of them anything else. */
function isToldByComparison(checklist: readonly ChecklistItem[], answers: Selection['answers']): boolean {
  const things = checklist.filter(({ entity }) => entity !== undefined);
  return checklist.some(comparesThings) && things.every(({ id }) => (answers.get(id) ?? []).length === 0);
}

const NONE: ReadonlySet<ChecklistItem> = new Set();

/** What nothing answers, said once, but for what is said to be perhaps answered; nothing where all is answered at least in part, or all that is left may be by what is shown. */
export function missingBlocks(
  checklist: readonly ChecklistItem[],
  inputs: DraftInputs,
  perhaps: ReadonlySet<ChecklistItem> = NONE,
): readonly Block[] {
  const missing = checklist.flatMap((item) =>
    perhaps.has(item) ? [] : missingOf(item, inputs.items.get(item.id)),
  );
  const [first, ...others] = missing;
  if (first === undefined || missing.every((one) => one.isPerhaps)) return [];
  const isWhole = checklist.length === 1 && others.length === 0;
  const said = isWhole && isUnsure(missing) ? UNSURE : connective(notFound(missing));
  return [{ form: 'paragraph', sentences: [said] }];
}

function answerParts(
  item: ChecklistItem,
  { quotes, inputs }: { readonly quotes: readonly Evidence[]; readonly inputs: DraftInputs },
): readonly Sentence[] {
  const [direct, close] = [
    quotes.filter((one) => isDirect(one, item, inputs)),
    quotes.filter((one) => !isDirect(one, item, inputs)),
  ];
  return [
    ...(direct.length === 0 && close.length > 0 ? [close.length === 1 ? CLOSEST : CLOSEST_ONES] : []),
    ...[...direct, ...close].map(quote),
  ];
}

/** What answers a part that the checklist does not call open. */
export function isDirect(
  { items }: Evidence,
  { id }: Pick<ChecklistItem, 'id'>,
  inputs: DraftInputs,
): boolean {
  const coverage = inputs.items.get(id);
  if (coverage?.status === 'unsatisfied') return false;
  return items.some((one) => one.itemId === id && coverage?.parts[one.part]?.status !== 'unsatisfied');
}

interface Missing {
  /** What was asked. */
  readonly text: string;
  /** What a review says is missing of it; empty where code alone has judged. */
  readonly why: string;
  /** Nothing was quoted for it at all. */
  readonly isBare: boolean;
  /** What is shown may answer it. */
  readonly isPerhaps: boolean;
}

/** What nothing answers, as it was asked. */
function missingOf(item: ChecklistItem, coverage: ItemCoverage | undefined): readonly Missing[] {
  const parts = coverage?.parts ?? [];
  const open = parts.filter((part) => part.status === 'unsatisfied');
  if (parts.length !== 1 || open.length !== 1)
    return open.map((part) => ({
      text: part.text,
      why: '',
      isBare: part.evidenceIds.length === 0,
      isPerhaps: isPerhaps(part, coverage),
    }));
  const reason = coverage?.reason ?? '';
  return [
    {
      text: asAsked(item),
      why: isOfCode(reason) ? '' : reason,
      isBare: open.every((part) => part.evidenceIds.length === 0),
      isPerhaps: open.every((part) => isPerhaps(part, coverage)),
    },
  ];
}

function isPerhaps(
  { evidenceIds }: PartCoverage,
  { confidence = 0, reason = '' }: Partial<ItemCoverage> = {},
): boolean {
  return evidenceIds.length > 0 && confidence >= LEAST_PERHAPS && isOfCode(reason);
}

function isOfCode(reason: string): boolean {
  return /^(?:nothing found|no sure answer|only related statements|not fully answered)\b/u.test(reason);
}

/** The item as it was asked. */
export function labelOf(item: ChecklistItem): string {
  const asked = asAsked(item);
  return /[?？؟]\)?$/u.test(asked) ? asked : `${asked}:`;
}

/**
 * As "nothing was found" would deny what is said below of the same thing, it is the answer that is missing. Where passages are
 * shown and nobody but code has judged, it may be in them.
 */
function notFound(missing: readonly Missing[]): string {
  const named = missing.map(({ text }) => `“${text.replace(/[?？؟.]+$/u, '')}”`);
  const last = named.at(-1) ?? '';
  const asked = named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${last}` : last;
  const why = whyOf(missing);
  const answers = isUnsure(missing) ? 'is sure to answer' : 'answers';
  return `Nothing that was found ${answers} ${asked}${why === '' ? '' : `: ${why}`}.`;
}

/** What reviews say is missing; empty where code alone has judged. */
function whyOf(missing: readonly Missing[]): string {
  return missing.flatMap(({ why }) => (why === '' ? [] : [why])).join('; ');
}

/** Passages are shown of which code cannot tell whether they answer. */
function isUnsure(missing: readonly Missing[]): boolean {
  return whyOf(missing) === '' && missing.some(({ isBare }) => !isBare);
}
