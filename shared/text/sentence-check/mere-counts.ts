import { stem } from '../words/stem.ts';
import type { Quantity } from './quantities.ts';

const LARGEST_COUNT = 12;
const PAIR = 2;
const ORDINAL =
  /^(?:first|second|third|\p{L}{3,}th|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|premi\p{L}+|deuxième|troisième|quatrième|prim[eo]\p{L}*|segundo|tercer\p{L}*|second[oa]|terzo|eerste|tweede|derde|перв\p{L}+|втор\p{L}+|треть\p{L}*)$/iu;
/** Both are named beside it, or before. */
const BOTH = /^(?:both|beiden?|ambos|ambas|(?:les )?deux)$/iu;
/** What a sentence sums up in its own words. */
const KINDS: ReadonlySet<string> = new Set(
  `way reason kind type thing point factor aspect side option finding statement source quote step part area group case category
question answer example respect measure form method study trial level theme issue`
    .split(/\s+/u)
    .map((word) => stem(word)),
);
const MOST_OF_KIND = 4;
const LISTS = /[,;、，；]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of|и|или|और|و)(?!\p{L})|[和与及或]/giu;

/** What a count may count. */
export interface Counted {
  readonly statement: string;
  readonly quotes: readonly string[];
  /** The amounts of the quotes. */
  readonly quantities: readonly Quantity[];
  /** Another figure of the statement is borne. */
  readonly isKept: boolean;
}

/** A small number in words that only counts what is listed: no measure, and no other count in its place. */
export function isMere(said: Quantity, { statement, quotes, quantities, isKept }: Counted): boolean {
  const [value = 0] = said.values;
  if (said.isWord && value === 1) return true;
  if (!said.isWord || said.unit !== undefined || value > LARGEST_COUNT) return false;
  if (ORDINAL.test(said.text) || BOTH.test(said.text)) return true;
  const rivals = quantities.filter((one) => one.unit === undefined && (one.values[0] ?? 0) <= LARGEST_COUNT);
  if (said.noun === undefined) return isKept || rivals.length === 0;
  if (rivals.some((one) => one.noun === said.noun)) return false;
  const isOfKind = KINDS.has(said.noun) && value <= Math.max(MOST_OF_KIND, quotes.length);
  return value <= PAIR || isOfKind || [statement, ...quotes].some((text) => membersIn(text) >= value);
}

function membersIn(text: string): number {
  return (text.match(LISTS)?.length ?? 0) + 1;
}
