import { unborneFigures } from '../text/sentence-check/figures-borne.ts';
import { isFunctionWord, textLanguage } from '../text/sentence-check/language.ts';
import { unborneNames } from '../text/sentence-check/names-borne.ts';
import { terms } from '../text/words/analyze.ts';
import { fold } from '../text/words/fold.ts';
import { isStopword } from '../text/words/stopwords.ts';
import { type AskedWords, askedWords, isAskedPhrase, wordsOf, wordsWithoutArticles } from './asked-words.ts';
import { ASKING_WORDS, DENYING_WORDS, SAID_OF_THINGS, WITHOUT } from './label-words.ts';
import { DONE_BY, STATING_BETWEEN, isStatingVerb } from './stating-verbs.ts';

/** What a label may repeat: what was asked, and the quotes below it where there are any. */
export interface LabelTexts {
  readonly quotes: readonly string[];
  readonly asked: string;
}

/**
 * True for a label (a title, the name of an item, of a row or a column, a topic) that shows a sign of stating something: a
 * figure that no text has, a denial, a comparison with a side taken, a verb of stating ("Velorin doubles attacks"), what is
 * done by something ("cured by"), what is said of a thing that was asked about ("Velorin safe"). No word is held against it
 * for being unknown. A question states nothing unless it has a figure or a name of its own, or asks why what nobody told is so.
 */
export function statesSomething(label: string, { quotes, asked }: LabelTexts): boolean {
  const known = askedWords([asked, ...quotes].join('\n'));
  if (asksSomething(label)) return isLoaded(label, { quotes, asked }, known);
  const phrase = wordsWithoutArticles(label);
  const isTaken = phrase.length <= LONGEST_PHRASE && isAskedPhrase(phrase, askedWords(quotes.join('\n')));
  if (isTaken) return false;
  return (
    strangeFigures(label, { quotes, asked }).length > 0 ||
    isDenied(label, known) ||
    TAKES_A_SIDE.test(label) ||
    isSaid(label, asked) ||
    isDone(label, known)
  );
}

const LONGEST_PHRASE = 3;

/** The figures of a label that no text has, without units and codes in brackets; "the two kinds" and "in 1901" are none. */
export function strangeFigures(label: string, { quotes, asked }: LabelTexts): readonly string[] {
  return unborneFigures(withoutBrackets(label).replaceAll(IN_A_YEAR, ' '), {
    borne: [...quotes, asked],
    asked,
  }).filter((figure) => !SMALL.test(figure) || isMeasured(figure, label));
}

/** "Of 5 terabytes"; not "phase 2 trials", nor "price 4 of keys". */
function isMeasured(figure: string, label: string): boolean {
  if (!/^\d$/u.test(figure)) return false;
  const around = new RegExp(
    String.raw`(?:(?<before>\p{L}+)\s+)?(?<![\d.,\p{L}])${figure}\s?(?<unit>\p{L}+|%|°)`,
    'u',
  ).exec(label)?.groups;
  if (around === undefined || isStopword(fold(around['unit'] ?? ''))) return false;
  return around['before'] === undefined || isStopword(fold(around['before']));
}

/** A label without what stands in brackets: "Price (EUR)". */
export function withoutBrackets(label: string): string {
  return label.replaceAll(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/gu, ' ').trim();
}

const IN_A_YEAR = /\b(?:in|im|en|em|nel)\s(?:1[5-9]|20)\d\d\b/giu;
const SMALL =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eine?[nrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|une?|deux|trois|quatre|cinq|una?|uno|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vier|vijf|[一二两兩三四五六七八九十])$/iu;

function asksSomething(label: string): boolean {
  return ASKING_WORDS.has(wordsOf(label)[0] ?? '') || /[?？؟]\s*$/u.test(label);
}

const ASKING_WHY =
  /^\W*(?:why|warum|wieso|weshalb|pourquoi|por qué|perché|por que|waarom|почему|क्यों|لماذا|为什么|為什麼)/iu;

function isLoaded(label: string, { quotes, asked }: LabelTexts, known: AskedWords): boolean {
  const names = unborneNames(withoutBrackets(label), { quotes, about: [], asked, known: [] });
  if (names.length > 0 || strangeFigures(label, { quotes, asked }).length > 0) return true;
  const isTold = (word: string): boolean => isKnownVerb(word, known);
  if (ASKING_WHY.test(label))
    return wordsOf(label).some((word) => isGrave(word) && !isTold(word)) || isDenied(label, known);
  const isClause = !/[?？؟]\s*$/u.test(label);
  return isClause && wordsOf(label).some((word) => isGrave(word) && !isTold(word));
}

/** A verb of what something does, in any form. */
function isGrave(word: string): boolean {
  return (
    !AUXILIARY.test(word) &&
    [word, `${word}s`].some((form) => STATING_BETWEEN.has(form) || isStatingVerb(form, 'en'))
  );
}

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|must|shall|should|will|would|a|ha|works?|needs?|results?|benefits?|allows?|gives?|contains?|requires?|becomes?|remains?)$/u;

function isKnownVerb(word: string, known: AskedWords): boolean {
  const own = terms(word);
  return known.some((clause) => clause.some((one) => own.every((term) => terms(one).includes(term))));
}

/** "Not effective", "without effect"; not "non-drug options", "No. of attacks", "headache without aura". */
function isDenied(label: string, known: AskedWords): boolean {
  const text = label.replaceAll(/\b(?:non|no)[-‐‑]|\bnos?\.(?=\s)/giu, ' ');
  const language = textLanguage(label);
  const words = wordsOf(text);
  const isAsked = (at: number): boolean => isAskedPhrase(words.slice(Math.max(0, at - 1), at + 2), known);
  return (
    WITHOUT_EFFECT.test(text) ||
    UNSPACED_DENIAL.test(text) ||
    words.some((word, at) => {
      if (!DENYING_WORDS.has(word) || WITHOUT.has(word) || isAsked(at)) return false;
      return !(OTHERWISE_A_NOUN.test(word) && (language === 'en' || language === 'de'));
    })
  );
}

/** Italian "never" is the German May. */
const OTHERWISE_A_NOUN = /^(?:mai|pas|ne|sem)$/u;
const WITHOUT_EFFECT =
  /\b(?:without|ohne|sans|sin|senza|sem|zonder) (?:any |jede |aucun |ningún |alcun |qualquer |enig )?(?:effect|benefit|success|result|use|value|wirkung|nutzen|erfolg|effet|efecto|effetto|efeito|utilité|succès)\b/iu;
const UNSPACED_DENIAL = /没有|沒有|无效|無效|不(?!良|同|锈|鏽|足|孕|动产)|ない$|ません/u;

/** "Better than", "more attacks than", "superior to"; not "other than". */
const TAKES_A_SIDE =
  /(?<!\b(?:other|rather) )\bthan\b|\b(?:superior|inferior|preferable) to\b|\b(?:besser|schlechter|mehr|weniger|schneller|langsamer|stärker|schwächer|sicherer|billiger|teurer|größer|kleiner|höher|niedriger)\b.* als\b|\b(?:meilleure?s?|pires?|plus|moins)\b.* que\b|\b(?:mejor|peor|más|menos)(?:es)? .*que\b|\b(?:migliore|peggiore|più|meno) .*(?:di|che)\b|\b(?:melhor|pior|mais|menos) .*que\b|\b(?:beter|slechter|meer|minder)\b.* dan\b|(?:лучше|хуже|больше|меньше).* чем(?!\p{L})/iu;

/** A verb of stating; an adjective behind what was asked about; or a participle of a thing named behind it. */
function isSaid(label: string, asked: string): boolean {
  const languages = new Set([textLanguage(label), textLanguage(label, asked)]);
  const words = wordsOf(label);
  return (
    words.some((word) => [...languages].some((language) => isStatingVerb(word, language))) ||
    withoutBrackets(label)
      .split(/[,;:()/–—|•]+/u)
      .some(hasVerbBetween) ||
    UNSPACED_VERB.test(label) ||
    CERTIFIED.test(label) ||
    isAdjectiveOfAsked(words, asked)
  );
}

/** "Velorin doubles attacks": neither "Causes of attacks" nor "in reduced doses". */
function hasVerbBetween(piece: string): boolean {
  const words = wordsOf(piece);
  return words.some((word, at) => {
    const next = words[at + 1];
    return (
      STATING_BETWEEN.has(word) && isThing(words[at - 1]) && (isThing(next) || DETERMINER.test(next ?? ''))
    );
  });
}

const DETERMINER = /^(?:the|an?|all|every|each|its|their|both|many|most)$/u;

function isThing(word: string | undefined): boolean {
  return word !== undefined && !isStopword(fold(word)) && !isFunctionWord(word);
}

const UNSPACED_VERB = /(?<!还|還)是(?!否)|获得|獲得|导致了?|杀死|治愈了|证明了?|です|ます$|した$/u;

/** "Certified for offshore use: Heron". */
const CERTIFIED =
  /^\W*\p{L}+(?:ed|iert|ifiée?s?|icad[oa]s?|icat[oaie]) (?:for|in|by|as|to|since|with|für|als|pour|para|per|voor) [^:：]*[:：]\s*\p{Lu}/u;

/** "Velorin safe", asked about velorin; where "dishwasher safe" was asked, that is a name. */
function isAdjectiveOfAsked(words: readonly string[], asked: string): boolean {
  const [thing = '', said = ''] = words.slice(-2);
  const own = terms(thing);
  if (words.length < 2 || !SAID_OF_THINGS.has(said) || own.length === 0) return false;
  if (isAskedPhrase([thing, said], askedWords(asked))) return false;
  const known = new Set(terms(asked));
  return own.every((term) => known.has(term));
}

/** "Cured by the dose", unless it was asked so. */
function isDone(label: string, known: AskedWords): boolean {
  const found = DONE_BY.exec(label);
  if (found === null) return false;
  const words = wordsWithoutArticles(label.slice(found.index)).slice(0, LONGEST_PHRASE);
  return words.length < LONGEST_PHRASE || !isAskedPhrase(words, known);
}
