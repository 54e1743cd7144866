import {
  type ChecklistItem,
  type Coverage,
  type Plan,
  type SearchTask,
  leansOnOthers,
} from '#shared/domain/plan.ts';
import { contentWords, queryTerms } from '#shared/text/words/analyze.ts';
import { rarityOf } from '#shared/text/retrieval/rarity.ts';
import { stem } from '#shared/text/words/stem.ts';

/** A query without the places where it is asked; with an endpoint only where that is served. */
export interface Proposal extends Pick<SearchTask, 'itemIds' | 'endpoint'> {
  readonly text: string;
  /** As many as usual where it is absent. */
  readonly resultCount?: number;
}

export interface WideningInput {
  readonly plan: Plan;
  readonly coverage: Coverage | undefined;
  readonly iteration: number;
  /** Titles of the documents that ranked best so far, best first. */
  readonly topTitles: readonly string[];
  /** By which the question names packages or folders that were found: an item that leans on it and names none is searched for with them. */
  readonly products?: readonly string[];
  readonly idf: (term: string) => number;
}

/** What to ask in an iteration: first the plan's search tasks, then, for what is still open, ever wider queries. */
export function proposeQueries(input: WideningInput): readonly Proposal[] {
  if (input.iteration === 1) return input.plan.searchTasks.map(toProposal);
  return inTurns(openItems(input.plan, input.coverage).map((item) => widen(item, input)));
}

/** One of each list, then the next of each: a cap then cuts the widest queries of all items, not all of the last items. */
function inTurns(lists: readonly (readonly Proposal[])[]): readonly Proposal[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

export function toProposal({ query, endpoint, itemIds, resultCount }: SearchTask): Proposal {
  return { text: query, itemIds, resultCount, ...(endpoint === undefined ? {} : { endpoint }) };
}

export function openItems(plan: Plan, coverage: Coverage | undefined): readonly ChecklistItem[] {
  const closed = new Set(
    coverage?.items.filter((item) => item.status === 'satisfied').map((item) => item.itemId) ?? [],
  );
  const open = plan.checklist.filter((item) => !closed.has(item.id));
  return open.length > 0 ? open : plan.checklist;
}

const MOST_PRODUCTS = 2;

/** Of the products that a question names those that an item is about which leans on it: its own, or else all. */
function productsOf(
  item: ChecklistItem,
  words: readonly string[],
  products: readonly string[],
): readonly string[] {
  if (!leansOnOthers(item)) return [];
  const own = products.filter((product) => names(words, product));
  return (own.length > 0 ? own : products).slice(0, MOST_PRODUCTS);
}

function withProducts(words: readonly string[], products: readonly string[]): readonly string[] {
  const isLeftOut = words.length > 0 && !products.some((product) => names(words, product));
  return isLeftOut ? [...products, ...words] : words;
}

function names(words: readonly string[], product: string): boolean {
  const own = new Set(queryTerms(words.join(' ')));
  return queryTerms(product).some((term) => own.has(term));
}

/**
 * Wider queries for one item, the widest last: without its rarest constraint, without what says least, with the words
 * that the titles of good documents add, without any constraint, and its rarest words alone. The iteration says how far
 * to go. Words stay whole: a provider that stems does so itself, the others find no stems.
 */
function widen(item: ChecklistItem, input: WideningInput): readonly Proposal[] {
  const words = [...new Set(item.parts.flatMap((part) => part.terms))];
  const rarity = (word: string): number => rarityOf(word, input.idf);
  const ranked = words.toSorted((a, b) => rarity(b) - rarity(a));
  const constraints = new Set(item.parts.flatMap((part) => part.circumstance));
  const free = ranked.filter((word) => !constraints.has(word));
  const rarest = ranked.find((word) => constraints.has(word));
  const kept = ranked.slice(0, Math.max(1, ranked.length - (input.iteration - 1)));
  const added = titleWords(words, input).slice(0, 2);
  const latin = hasOtherScript(words) ? words.filter(isLatin) : [];
  const variants = [
    ...(rarest === undefined || free.length === 0 ? [] : [words.filter((word) => word !== rarest)]),
    inOrder(words, kept),
    [...inOrder(words, kept.slice(0, 4)), ...added],
    ...(free.length === 0 ? [] : [inOrder(words, free)]),
    ...(latin.length === 0 ? [] : [[...latin, ...added]]),
    inOrder(words, ranked.slice(0, 2)),
    ...item.parts.map((part) => part.terms),
    ...(added.length === 0 ? [] : [[...ranked.slice(0, 1), ...added]]),
  ];
  const products = productsOf(item, words, input.products ?? []);
  return distinct(variants.map((variant) => toText(item, withProducts(variant, products))))
    .slice(0, 2 + input.iteration)
    .map((text) => ({ text, itemIds: [item.id] }));
}

function toText(item: ChecklistItem, words: readonly string[]): string {
  return [...new Set([...(item.entity === undefined ? [] : [item.entity]), ...words])].join(' ').trim();
}

function inOrder(words: readonly string[], chosen: readonly string[]): readonly string[] {
  return words.filter((word) => chosen.includes(word));
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Names and terms that a question in another script leaves in Latin letters are how documents in other languages have them. */
function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}._-]+$/u.test(word) && /\p{L}/u.test(word);
}

function hasOtherScript(words: readonly string[]): boolean {
  return words.some((word) => /[^\p{Script=Latin}\P{L}]/u.test(word));
}

/** A word that so many of the titles bear names where they stand, as a manual or a site, and not what they are about. */
const OF_ALL = 0.75;
const FEWEST_TITLES = 4;

/** Words that several of the best titles share and the item does not have, the most telling first: the field's own names for it. */
function titleWords(
  known: readonly string[],
  { topTitles, idf }: Pick<WideningInput, 'topTitles' | 'idf'>,
): readonly string[] {
  const skip = new Set(known.map((word) => stem(word)));
  const titles = [...new Set(topTitles)];
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const word of new Set(contentWords(title))) {
      if (!skip.has(stem(word)) && IS_WORD.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const most = titles.length < FEWEST_TITLES ? titles.length : titles.length * OF_ALL;
  const telling = ([word, count]: readonly [string, number]): number => count * rarityOf(word, idf);
  return [...counts]
    .filter(([, count]) => count > 1 && count <= most)
    .sort((a, b) => telling(b) - telling(a) || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
}

/** "7.3.0" and "v2" are no words. */
const IS_WORD = /^(?:\p{L}[\p{L}\p{M}'’-]{2,}|.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*)$/u;
