import { isRecord } from '#shared/text/markup/record.ts';
import type { Sentence } from './report.ts';

/** Between two quotes of one paragraph stands a blank. */
const BLANK = 1;
/** Between a paragraph and the next one an empty line: what is quoted of it may be of another matter. */
const EMPTY_LINE = 2;
/** Between an item and the next one its mark, or that of what is said of a term. */
const BETWEEN_ITEMS = 8;
/** "Set it so:", "First, …", code. */
const LEADS_ON = /[:：]\s*$|^(?:first(?:ly)?|step \d|to begin with|zuerst|d['’]abord|primero)(?!\p{L})/iu;
const HAS_CODE = /^`{3}/mu;
const leadsOn = (text: string): boolean => LEADS_ON.test(text) || HAS_CODE.test(text);
/** What begins so leans on something that was said not long before. */
const LEANS =
  /^(?:(?:in|for|at|on|with|by|under|after|from|because of)\s+)?(?:this|that|these|those|such|it|they|its|their)\b|^(?:however|no|yes|then|otherwise|instead|therefore|thus|hence|but|and|next|second(?:ly)?|third(?:ly)?|finally|lastly|also|afterwards?|the (?:same|latter|following|above)|step \d|danach|anschließend|schließlich|ensuite|enfin|luego|después|dies(?:e[mnrs]?)?|jedoch|aber|cela|ceci|cependant|est[eao]s?|es[eao]s?|sin embargo)(?!\p{L})/iu;
const NOT_LONG = 1000;

/** Whether it begins with a word for what was said before it. */
export function leansOnBefore(text: string): boolean {
  return LEANS.test(text);
}

/** What ends so leads on to what stands behind it: whose words that is, in which section, or what was asked. */
function isOverQuotes({ kind, text }: Sentence): boolean {
  return kind === 'connective' && /[:：]$/u.test(text);
}

/** Whether it says of what stands behind it whose words that is, below other quotes, or below what was asked. */
export function headsAnew(sentence: Sentence, before: Sentence): boolean {
  return isOverQuotes(sentence) && (before.kind === 'quote' || before.kind === 'connective');
}

/** Whether a quote is what its source says right behind another in the same paragraph. */
export function followsQuote(one: Sentence, before: Sentence): boolean {
  return distance(before, one) === BLANK;
}

/** How much stands in their source between a quote and one below it; undefined of others, as are records of a table, which stand in any order. */
function distance(before: Sentence, one: Sentence): number | undefined {
  if (one.kind !== 'quote' || before.kind !== 'quote') return undefined;
  if (isRecord(one.text) || isRecord(before.text)) return undefined;
  const [from, to] = [placeOf(before), placeOf(one)];
  return from === undefined || from.source !== to?.source ? undefined : to.start - from.end;
}

/**
 * Sentences in the order in which they are read: a report names the best quote first, but what leads to it right above it in
 * its source is read before it, as are items above an item, and before one that leans on what was said not long before the nearest
 * that is quoted of that. A paragraph above that does not announce it is read where it is named.
 */
export function inOrderOfReading(sentences: readonly Sentence[]): readonly Sentence[] {
  // A heading stands over the quotes behind it, and over no others.
  const heads = sentences.flatMap((one, at) => (at > 0 && isOverQuotes(one) ? [at] : []));
  return [0, ...heads].flatMap((start, index) => inOneOrder(sentences.slice(start, heads[index])));
}

function inOneOrder(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = [...sentences];
  const shown: Sentence[] = [];
  for (let next = left.shift(); next !== undefined; next = left.shift())
    shown.push(...leadingTo(next, left), next);
  return shown;
}

/** What leads to a sentence, one quote to the other; taken from those that are left. */
function leadingTo(sentence: Sentence, left: Sentence[]): readonly Sentence[] {
  const isLeaning = leansOnBefore(sentence.text);
  const before = left.map((one) => distance(one, sentence) ?? -1);
  const nearest = Math.min(...before.filter((between) => between >= 0));
  const above = before.indexOf(nearest);
  const isOther =
    nearest === EMPTY_LINE &&
    !isLeaning &&
    !leadsOn(left[above]?.text ?? '') &&
    !areItems(left[above], sentence) &&
    !HAS_CODE.test(sentence.text);
  const found = isOther || nearest > (isLeaning ? NOT_LONG : BETWEEN_ITEMS) ? -1 : above;
  return left.splice(found, found < 0 ? 0 : 1).flatMap((one) => [...leadingTo(one, left), one]);
}

const ITEM = /^(?:[-*+•]|\d{1,3}[.)])\s/u;

/** Of one list, between whose items stands an empty line. */
function areItems(one: Sentence | undefined, other: Sentence): boolean {
  return one !== undefined && ITEM.test(one.text) && ITEM.test(other.text);
}

/** Where a quote stands, as its evidence is called by it; page and source together. */
function placeOf({
  evidenceIds: [id = ''],
}: Sentence): { readonly source: string; readonly start: number; readonly end: number } | undefined {
  const { source, start, end } = /^(?<source>.*?)(?<start>\d+)-(?<end>\d+)$/su.exec(id)?.groups ?? {};
  return source === undefined ? undefined : { source, start: Number(start), end: Number(end) };
}
