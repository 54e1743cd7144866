import { RecentTexts } from '../words/recent-texts.ts';
import { isChangeOfShare, isRate, isRatio, isTimesOf } from './derived-figures.ts';
import { isDifference } from './differences.ts';
import { isComplement } from './complements.ts';
import { roleOf } from './figure-roles.ts';
import { isMere } from './mere-counts.ts';
import type { Quantity } from './quantities.ts';
import { looseValues, readQuantities } from './quantities.ts';
import { sentencesOf } from './read-parts.ts';
import { countsShare, isSame } from './same-amount.ts';
import { sharesInWords } from './shares-in-words.ts';
import { isMeasuredAlike } from './denominators.ts';
import { readShares } from './told-shares.ts';

/** What the figures of a sentence may come from. */
export interface FigureSources {
  /** The cited quotes, with what is known of where they stand: headings, title, date. */
  readonly borne: readonly string[];
  /** The question: its figures may be repeated beside what answers it, not in the place of it. */
  readonly asked: string;
}

interface Pool {
  readonly quantities: readonly Quantity[];
  readonly loose: ReadonlySet<number>;
  readonly texts: readonly string[];
  /** The amounts once more, by their text. */
  readonly byText: readonly { readonly text: string; readonly quantities: readonly Quantity[] }[];
}

/** The figures of a statement that its quotes do not bear, as they stand in it. */
export function unborneFigures(statement: string, { borne, asked }: FigureSources): readonly string[] {
  const said = amountsIn(statement);
  if (said.length === 0) return [];
  const pool = poolOf(borne);
  const question = poolOf([asked]);
  const kept = said.filter((one) => isBorne(one, statement, pool));
  const isKept = kept.length > 0;
  const strange = said.filter((one) => {
    if (kept.includes(one)) return opposesBound(one, pool);
    const counted = { statement, quotes: borne, quantities: pool.quantities, isKept };
    if (isMere(one, counted) || isRate(one, statement, pool.quantities)) return false;
    return !(isBorne(one, statement, question) && !replaces(one, pool, kept));
  });
  return [...new Set(strange.map((one) => one.text))];
}

const ISO_DATE = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu;

/** Figures and numbers in words, and shares in the place of the numbers that they are made of; dates are read elsewhere. */
function amountsIn(source: string): readonly Quantity[] {
  const text = source.replaceAll(ISO_DATE, (date) => ' '.repeat(date.length));
  const shares = readShares(text);
  const isWithin = ({ start }: Quantity): boolean =>
    shares.some((share) => start >= share.start && start < share.start + share.text.length);
  return [...readQuantities(text).filter((one) => !isWithin(one)), ...shares];
}

/** Quotes are held against several sentences, one after the other. */
const recent = new RecentTexts<readonly Quantity[]>();

function amountsOfQuote(text: string): readonly Quantity[] {
  return [...readQuantities(text), ...readShares(text)];
}

function poolOf(texts: readonly string[]): Pool {
  const byText = texts.map((text) => ({ text, quantities: recent.take(text, amountsOfQuote) }));
  return {
    texts,
    byText,
    quantities: byText.flatMap(({ quantities }) => quantities),
    loose: new Set(texts.flatMap(looseValues)),
  };
}

function isBorne(said: Quantity, statement: string, pool: Pool): boolean {
  const { quantities, texts } = pool;
  const same = pool.byText.flatMap(({ text, quantities: own }) =>
    own
      .filter((one) => isSame(said, one) && !countsShare(said, one, { statement, quotes: texts }))
      .map((one) => ({ one, text })),
  );
  if (same.length > 0 && isMeasuredAlike(said, texts) && playsSame(said, statement, same)) return true;
  const sentences = [...sentencesOf(texts), ...texts.filter((text) => text.includes('|'))];
  if ((said.inWords === undefined && isRatio(said, quantities)) || isChangeOfShare(said, quantities))
    return true;
  if (isDifference(said, statement, sentences) || isComplement(said, statement, sentences)) return true;
  if (isTimesOf(said, statement, sentences)) return true;
  return same.length === 0 && isLoose(said, statement, pool);
}

interface Place {
  readonly one: Quantity;
  readonly text: string;
}

/** "By 33 %" of "by 33 %", not of "to 33 %". */
function playsSame(said: Quantity, statement: string, same: readonly Place[]): boolean {
  const role = roleOf(said, statement);
  if (role === undefined) return true;
  const theirs = same.map(({ one, text }) => roleOf(one, text));
  return theirs.some((their) => their === undefined || their === role);
}

function isLoose(said: Quantity, statement: string, { quantities, loose, texts }: Pool): boolean {
  if (said.inWords === 'share' && isTold(said, texts)) return true;
  if (said.unit !== undefined) return hasBareValue(said, quantities, loose);
  const isOfShare = quantities.some(
    (one) => isSame(said, one) && countsShare(said, one, { statement, quotes: texts }),
  );
  return !isOfShare && said.values.some((value) => loose.has(Math.abs(value)));
}

/** The same share in other words. */
function isTold({ values }: Quantity, texts: readonly string[]): boolean {
  return texts.some((text) => sharesInWords(text).some((share) => values.includes(share * 100)));
}

/** A measured figure may stand in its quote without a unit, as in a table; not with another one. */
function hasBareValue(said: Quantity, quantities: readonly Quantity[], loose: ReadonlySet<number>): boolean {
  const measured = quantities.filter(
    (one) =>
      one.unit !== undefined &&
      said.values.some((value) => one.values.some((known) => Math.abs(known) === Math.abs(value))),
  );
  return measured.length === 0 && said.values.some((value) => loose.has(Math.abs(value)));
}

/** "At least 5" of "at most 5"; a limit of a plain figure is no other statement. */
function opposesBound(said: Quantity, { quantities }: Pool): boolean {
  if (said.bound === undefined) return false;
  const { bound: _bound, ...exact } = said;
  const same = quantities.filter((one) => isSame(exact, one));
  return same.length > 0 && same.every((one) => one.bound !== undefined && one.bound !== said.bound);
}

/** True when the quotes give a figure of this kind themselves, and the statement none of theirs. */
function replaces(said: Quantity, { quantities }: Pool, kept: readonly Quantity[]): boolean {
  const isOfKind = (one: Quantity): boolean => one.unit?.dimension === said.unit?.dimension;
  return quantities.some(isOfKind) && !kept.some(isOfKind);
}
