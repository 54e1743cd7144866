import { RecentTexts } from '../words/recent-texts.ts';
import { isNear } from './same-amount.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { isYear } from './figure-kinds.ts';
import { setOf } from './read-parts.ts';

/** Two amounts of one kind that a sentence tells, and what it tells them of. */
interface Pair {
  readonly first: Quantity;
  readonly second: Quantity;
  /** The one was before the other: what it rose or fell from, or of an earlier year. */
  readonly isInTime: boolean;
  readonly text: string;
}

const MORE_THAN =
  /^[\s%]*(?:percentage points?|(?:per cent|percent|points?|euros?|dollars?|inhabitants?|people|\p{L}+)\s)?\s?(?:\p{L}+\s)?(?:more|less|fewer|\p{L}{2,}er|mehr|weniger|de plus|de moins|plus|moins|más|menos)(?!\p{L})/iu;
const LOWER =
  /(?<!\p{L})(?:less|fewer|lower|smaller|shorter|slower|cheaper|rarer|younger|lighter|weaker|narrower|thinner|colder|cooler|worse|nearer|weniger|niedriger|kleiner|kürzer|seltener|billiger|moins|menos|meno)(?!\p{L})/iu;
const FALLS =
  /(?<!\p{L})(?:decreas|declin|reduc|lower|drop|fell|fall|shr[ia]nk|cut|lost|lose|sank|sink|slid|dip|shed|halv|gesunken|sank|fiel|gefallen|verringer|reduzier|senk|baiss|dimin|rédui|recul|baj|redu|disminu|descend|cay)/iu;

const RISES =
  /(?<!\p{L})(?:ris|rose|increas|grow|grew|climb|gain|jump|soar|surg|boost|\p{L}*st(?:ieg|eig)|wuchs|wachs|zunahm|zugenommen|nahm|erhöh|augment|accr|hauss|aument|increment|crec|cresc|sub|stijg|steeg|рос|вырос|увелич)/iu;

/** Whether a figure is told as what makes the difference of two others: "by 5 points", "500 euros more". */
function tellsDifference(said: Quantity, statement: string): boolean {
  return isBy(said, statement) || MORE_THAN.test(statement.slice(said.start + said.text.length));
}

const BY =
  /(?<!\p{L})(?:by|um|de|en|del?|con|met|на|by (?:about|around|almost|nearly|some|over|more than))\s+(?:\p{L}+\s){0,2}$/iu;

/** "Rose 50 %". */
const CHANGED =
  /(?<!\p{L})(?:rose|risen|rises?|grew|grown|grows?|fell|fallen|falls?|dropped|drops?|increased|increases?|decreased|decreases?|declined|declines?|climbed|jumped|shrank|gained|lost)\s(?:(?:about|around|almost|nearly|some|roughly)\s)?$/iu;

function isBy({ start, text }: Quantity, statement: string): boolean {
  const before = statement.slice(Math.max(0, start - 40), start);
  return BY.test(before) || CHANGED.test(before) || /^d['’]/u.test(text);
}

/**
 * "By 5 percentage points" of 24 and 19 %, "500 euros more" of 2,900 and 3,400, "by 100 %" of 1,500 and 3,000: the difference
 * of two amounts of one sentence, or what it makes of the first; undefined of the wrong way round.
 */
export function isDifference(said: Quantity, statement: string, sentences: readonly string[]): boolean {
  if (!tellsDifference(said, statement)) return false;
  const behind = MORE_THAN.exec(statement.slice(said.start + said.text.length))?.[0];
  return sentences
    .flatMap(pairsIn)
    .some((pair) => isOf(said, pair, behind) && isRightWay(said, statement, pair));
}

/** Among many figures two soon make up any other; of a table each row tells its own. */
const MOST_FIGURES = 4;
const MOST_OF_TABLE = 12;

const recent = new RecentTexts<readonly Pair[]>();

function pairsIn(text: string): readonly Pair[] {
  return recent.take(text, readPairs);
}

function readPairs(text: string): readonly Pair[] {
  const figures = readQuantities(text).filter((one) => !isYear(one));
  if (figures.length < 2 || figures.length > (text.includes('|') ? MOST_OF_TABLE : MOST_FIGURES)) return [];
  return figures.flatMap((first, index) =>
    figures
      .slice(index + 1)
      .flatMap((second) => (areAlike(first, second) ? [inTime(first, second, text)] : [])),
  );
}

function areAlike(one: Quantity, other: Quantity): boolean {
  return one.unit?.dimension === other.unit?.dimension && amountOf(one) !== amountOf(other);
}

function amountOf({ values, unit }: Quantity): number {
  return Math.abs(values[0] ?? 0) * (unit?.factor ?? 1);
}

function inTime(first: Quantity, second: Quantity, text: string): Pair {
  const yearOf = ({ start }: Quantity): number | undefined => {
    const year = /(?:1[5-9]|20)\d\d/u.exec(text.slice(start, start + 60))?.[0];
    return year === undefined ? undefined : Number(year);
  };
  const [one, other] = [yearOf(first), yearOf(second)];
  const isFrom = /(?<!\p{L})(?:from|von|de|desde|du|da|van|с)\s+(?:\p{L}+\s)?$/iu.test(
    text.slice(0, first.start),
  );
  if (isFrom) return { first, second, isInTime: true, text };
  if (one === undefined || other === undefined || one === other)
    return { first, second, isInTime: false, text };
  return one < other
    ? { first, second, isInTime: true, text }
    : { first: second, second: first, isInTime: true, text };
}

function isOf(said: Quantity, { first, second, isInTime }: Pair, behind: string | undefined): boolean {
  const [from, to] = [amountOf(first), amountOf(second)];
  const difference = Math.abs(to - from);
  const kind = first.unit?.dimension;
  if (said.unit?.dimension === 'share') {
    const [less, more] = [Math.min(from, to), Math.max(from, to)];
    const base = behind === undefined ? from : LOWER.test(behind) ? more : less;
    const bases = behind === undefined && !isInTime ? [less, more] : [base];
    return bases.some((one) => one > 0 && isRelative(said, (100 * difference) / one));
  }
  const isPoints = said.unit?.dimension === 'points' || (said.unit === undefined && said.noun === 'point');
  const isSameKind = kind === 'share' ? isPoints : kind === said.unit?.dimension;
  const factor = kind === 'share' ? 1 : (said.unit?.factor ?? 1);
  return isSameKind && said.values.some((value) => isNear(Math.abs(value) * factor, round(difference), said));
}

const ROUNDING = 0.6;
/** A half and the like stand for what is near them. */
const NEAR_SHARE = 2;
const ROUNDLY = 0.1;

function isRelative({ values, isApproximate, inWords }: Quantity, exact: number): boolean {
  const near = inWords === undefined ? ROUNDING : NEAR_SHARE;
  return values.some(
    (value) => Math.abs(Math.abs(value) - exact) <= (isApproximate ? Math.max(near, ROUNDLY * exact) : near),
  );
}

/** Sums of decimals: 0.3 of 0.1 and 0.2. */
function round(amount: number): number {
  return Number(amount.toPrecision(12));
}

/** What rose is more behind than before, and of two things the one that is said to have more has it. */
function isRightWay(said: Quantity, statement: string, { first, second, isInTime, text }: Pair): boolean {
  const isMore = amountOf(second) > amountOf(first);
  const [before, behind] = [statement.slice(0, said.start), statement.slice(said.start + said.text.length)];
  const compared = MORE_THAN.exec(behind);
  if (compared === null)
    return !isInTime || FALLS.test(before) !== isMore || !(FALLS.test(before) || RISES.test(before));
  const isLower = LOWER.test(compared[0]);
  const [own, other] = [partOf(first, text), partOf(second, text)];
  const subject = setOf(before);
  const rest = setOf(behind.slice(compared[0].length));
  const isOfFirst = countOnly(subject, own, other) + countOnly(rest, other, own);
  const isOfSecond = countOnly(subject, other, own) + countOnly(rest, own, other);
  if (isOfFirst === isOfSecond) return true;
  return isOfFirst > isOfSecond === (isMore === isLower);
}

const BREAKS =
  /[,;|](?=\s)|(?<!\p{L})(?:and|while|whereas|but|than|und|während|aber|als|et|mais|que|y|pero)(?!\p{L})/giu;

/** The words of the part of a sentence that tells a figure. */
function partOf({ start }: Quantity, text: string): ReadonlySet<string> {
  const ends = [...text.matchAll(BREAKS)].map(({ index }) => index);
  const from = text.includes('|')
    ? text.lastIndexOf('\n', start) + 1
    : (ends.findLast((end) => end < start) ?? 0);
  const line = text.indexOf('\n', start);
  const to = text.includes('|') ? (line < 0 ? undefined : line) : ends.find((end) => end > start);
  return setOf(text.slice(from, to));
}

function countOnly(words: ReadonlySet<string>, one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...words].filter((word) => one.has(word) && !other.has(word)).length;
}
