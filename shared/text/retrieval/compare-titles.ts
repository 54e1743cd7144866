import { searchWords } from '../words/analyze.ts';
import { RecentTexts } from '../words/recent-texts.ts';
import { jaccard } from '../words/similarity.ts';

/** `same`: one document, as far as titles can tell; `different`: surely two; `unknown`: they do not tell. */
export type TitleVerdict = 'same' | 'different' | 'unknown';

/** Share of all words of both from which two titles are spellings of one. */
const ALIKE = 0.8;
/** Share of the shorter one's words below which two titles have nothing to do with one another. */
const DIFFERENT = 0.4;
/** A title of fewer words is that of many documents ("Introduction", "Annual report"). */
const LEAST_WORDS = 3;

/**
 * Compares two titles by their words (folded, function words and markup dropped). The same are also a title and its
 * beginning (without its subtitle, cut by a search engine, followed by the name of a site), and a title and its end
 * ("RETRACTED: …"). Titles in different scripts, a translated one (in brackets, as PubMed gives it) and very short ones
 * say nothing.
 */
export function compareTitles(first: string, second: string): TitleVerdict {
  const [a, b] = [views.take(first, viewTitle), views.take(second, viewTitle)];
  const [one, other] = [a.words, b.words];
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return 'unknown';
  if (isWithin(shorter, longer)) return shorter.length >= LEAST_WORDS ? 'same' : 'unknown';
  if (a.isTranslated || b.isTranslated || a.isLatin !== b.isLatin) return 'unknown';
  const [fewer, more] = [new Set(one), new Set(other)].toSorted((x, y) => x.size - y.size);
  if (!fewer || !more || fewer.size < 2) return 'unknown';
  if ([...fewer].filter((word) => more.has(word)).length < DIFFERENT * fewer.size) return 'different';
  const isAlike = jaccard(one, other) >= ALIKE && !numbersClash(first, second);
  return isAlike && fewer.size >= LEAST_WORDS ? 'same' : 'unknown';
}

/** What a title is compared by. */
interface TitleView {
  /** Of a title that was cut within a word, the words before. */
  readonly words: readonly string[];
  readonly isTranslated: boolean;
  readonly isLatin: boolean;
  /** Its words, and those of them with a number. */
  readonly all: ReadonlySet<string>;
  readonly numbered: readonly string[];
}

/** Each title of a wave is held against many others. */
const views = new RecentTexts<TitleView>();

function viewTitle(title: string): TitleView {
  const all = titleWords(title);
  const cut = title.replace(/[^\s…]*(?:…|\.{3})\s*$/u, '');
  return {
    words: cut === title ? all : titleWords(cut),
    isTranslated: /^\s*\[.*\]\.?\s*$/su.test(title),
    isLatin: isLatin(title),
    all: new Set(all),
    numbered: all.filter((word) => /\d/u.test(word)),
  };
}

/** A title by its words alone: equal for two spellings of one title. Empty when it has none. */
export function titleKey(title: string): string {
  return titleWords(title).join(' ');
}

/** Folded words without those that say nothing, and without markup. */
export function titleWords(title: string): readonly string[] {
  return searchWords(title.replaceAll(/<\/?[a-z][^<>]{0,60}>/giu, ' '));
}

/** True when the longer title begins or ends with the shorter. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const offset = longer.length - shorter.length;
  return (
    shorter.every((word, index) => word === longer[index]) ||
    shorter.every((word, index) => word === longer[index + offset])
  );
}

/** True for two issues of a report, two parts of a series: each title has a number that the other lacks. */
export function numbersClash(first: string, second: string): boolean {
  const [one, other] = [views.take(first, viewTitle), views.take(second, viewTitle)];
  return hasNumberBeyond(one, other) && hasNumberBeyond(other, one);
}

function hasNumberBeyond({ numbered }: TitleView, { all }: TitleView): boolean {
  return numbered.some((word) => !all.has(word));
}

function isLatin(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 >= letters.length;
}
