import { sureLanguage } from '../words/language.ts';
import { RecentTexts } from '../words/recent-texts.ts';

/** The languages whose function words are known here. */
export type TextLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ru' | 'hi' | 'ar' | 'other';

type Latin = Exclude<TextLanguage, 'ru' | 'hi' | 'ar' | 'other'>;

/** Words of each language that are rare in the others. */
const FUNCTION_WORDS: Readonly<Record<Latin, string>> = {
  en: 'the of and is are was were that with for by from this which it its to not as has have be been or than at on may can neither nor only but when',
  de: 'der die das und ist sind nicht ein eine einen einem einer mit für von auf zu im den dem des wird werden wurde wurden sich auch bei oder als nach kann haben hat weder noch nur kein keine keinen aber wenn dass diese dieser dieses diesen mehr durch vom zum zur über unter zwischen',
  fr: 'le la les et est sont ne pas un une des du dans pour par sur avec que qui aux ce cette ou plus été être ont il elle',
  es: 'el la los las y es son no un una de del en para por con que se al lo como más fue han está su',
  it: 'il lo gli le e è sono non un una di del della nel per con che si da al come più stato ha',
  pt: 'o os as e é são não um uma de do da dos das em no na para por com que se ao como mais foi pelo',
  nl: 'de het een en is zijn niet van voor met op te dat die wordt worden werd ook bij of als naar kan heeft',
};

const WORDS: readonly (readonly [Latin, ReadonlySet<string>])[] = [
  ['en', wordsOf('en')],
  ['de', wordsOf('de')],
  ['fr', wordsOf('fr')],
  ['es', wordsOf('es')],
  ['it', wordsOf('it')],
  ['pt', wordsOf('pt')],
  ['nl', wordsOf('nl')],
];

function wordsOf(language: Latin): ReadonlySet<string> {
  return new Set(FUNCTION_WORDS[language].split(' '));
}

/** With fewer of its words a language is a guess, for which another text may help. */
const SURE = 2;

/**
 * The language of a text by its script and its function words; where these say little, what `beside` says of a text that
 * it stands beside; English where nothing tells, `other` where it is surely one that is not known here.
 */
export function textLanguage(text: string, beside = ''): TextLanguage {
  if (!isKnown(sureLanguageOf(text) ?? 'en')) return 'other';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  if (!/\p{Script=Latin}/u.test(text)) return 'other';
  const own = rankLanguages(text);
  const isSure = (own[0]?.count ?? 0) >= SURE && own[0]?.count !== own[1]?.count;
  const [best] = isSure || beside === '' ? own : rankLanguages(`${text} ${beside}`);
  return best === undefined || best.count === 0 ? 'en' : best.language;
}

const BY_SCRIPT: ReadonlySet<string> = new Set(['ru', 'hi', 'ar']);

function isKnown(language: string): boolean {
  return BY_SCRIPT.has(language) || WORDS.some(([known]) => known === language);
}

const recentSure = new RecentTexts<string | undefined>();

function sureLanguageOf(text: string): string | undefined {
  return recentSure.take(text, sureLanguage);
}

/** True for texts that are both surely in the same language: only then does it tell something that they share no word. */
export function areOfOneLanguage(one: string, other: string): boolean {
  const language = sureLanguageOf(one);
  return language !== undefined && language === sureLanguageOf(other);
}

/** True for texts in two languages, whose words meet by chance alone. */
export function areOfTwoLanguages(one: string, other: string): boolean {
  return textLanguage(one) !== textLanguage(other);
}

interface Ranked {
  readonly language: Latin;
  readonly count: number;
}

/** Quotes are held against several sentences, one after the other. */
const recent = new RecentTexts<readonly Ranked[]>();

function rankLanguages(text: string): readonly Ranked[] {
  return recent.take(text, countWords);
}

function countWords(text: string): readonly Ranked[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return WORDS.map(([language, known]) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
}

/** True for a word that carries grammar in some of the languages. */
export function isFunctionWord(word: string): boolean {
  const lower = word.toLowerCase();
  return WORDS.some(([, known]) => known.has(lower));
}
