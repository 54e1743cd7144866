import { contentWords, terms } from './analyze.ts';
import { EVERYDAY_SENSES } from './everyday-senses.ts';
import { withoutFunctionWords } from './function-words.ts';
import { guessLanguage } from './language.ts';
import { type Phrase, isPhrase, readPhrase, saidIn } from './sense-phrases.ts';
import { SENSES } from './senses.ts';
import { sharedBeginning } from './similarity.ts';
import { isFormOf } from './word-forms.ts';

/** By term of another language, English words of its senses, the most telling first. */
type Words = ReadonlyMap<string, readonly string[]>;

interface Dictionary {
  readonly words: Words;
  /** The same for terms with a common beginning. */
  readonly byBeginning: ReadonlyMap<string, readonly string[]>;
  readonly phrases: readonly Phrase[];
  /** Terms of the English words themselves. */
  readonly own: ReadonlySet<string>;
}

let known: Dictionary | undefined;

const ENGLISH_WORDS = 2;
/** Of German, French, Spanish and Italian, without accents: they would find documents in these languages alone. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `aber als am an andere anderen anderer anderes auch auf aus bei beim bis da dann das dass dem den denn der des die dies diese dieser doch du ein eine einem einen
  einer eines er es etwas fur gibt hat habe haben hatte ich ihm ihn ihr im in ist ja kann kannst kein keine konnen konnte man mehr mein
  meine mich mir mit muss mussen nach nicht noch nur ob oder ohne sein seine sich sie sind so soll sollte uber um und uns unter viel vom
  von vor war waren warum was wann welche welcher welches wenn wer werden wie wir wird wo zu zum zur zwischen
  au aux avec ce ces cette comment dans de des du elle en entre est est-ce et etre faire fait faut il ils je la le les leur lui ma mais
  mes moi mon ne nos notre nous on ont ou par pas peut plus pour pourquoi puis quand que quel quelle quelles quels qui sa sans se ses si
  son sont sur ta te tes toi ton tu un une vos votre vous y
  al como con cual cuales cuando cuanto de del donde el ella en entre es esta este esto la las le lo los mas me mi mis muy no nos o para
  pero por porque puede pueden puedo que se ser si sin son su sus te tu un una unas uno unos y ya
  che chi come con cosa da dal dalla dei del della delle di dove e ed gli ho i il la le lo ma mi nel nella non o per perche piu posso
  puo quale quali quando quanto se si sono su sul sulla tra un una uno
  viele vielen wieviel wieviele darf durfen geht fahrt fahren halten combien cuanta cuantos cuantas cuanto tengo tiene tienen tener hace hay
  quanta quanti quante posso possono tenere fa fare quantos quantas tenho tem ter hoe hoeveel wat welke wanneer waar mag heb heeft`.split(
    /\s+/u,
  ),
);

/**
 * The words to look for among English documents, for a text in another language: common words in English, and names, figures
 * and words that both languages share as they are. Undefined where no word of it is known.
 */
export function englishWords(text: string): string | undefined {
  known ??= readDictionary();
  const { own, phrases } = known;
  const said = saidIn(text, phrases);
  const language = guessLanguage(text);
  const left = said.reduce((rest, { pattern }) => rest.replace(pattern(), ' '), text);
  let isAnyKnown = said.length > 0;
  const words = contentWords(withoutFunctionWords(left, language)).flatMap((word) => {
    if (FUNCTION_WORDS.has(word)) return [];
    // "file" is a queue in French, and a file in a question of a few words whose language is not known.
    if (own.has(terms(word)[0] ?? '')) return [word];
    const found = lookUp(word)?.slice(0, ENGLISH_WORDS) ?? partsOf(word, language);
    isAnyKnown ||= found !== undefined;
    return found ?? [word];
  });
  const first = said.flatMap(({ others }) => others.slice(0, ENGLISH_WORDS));
  return isAnyKnown ? [...new Set([...first, ...words])].join(' ') : undefined;
}

/** The terms by which English documents say what a term of a question in another language says. */
export function englishTerms(term: string, language: string): readonly string[] {
  return [...new Set(terms((lookUp(term) ?? partsOf(term, language) ?? []).join(' ')))];
}

function lookUp(word: string): readonly string[] | undefined {
  known ??= readDictionary();
  const { words, byBeginning } = known;
  return (
    words.get(terms(word)[0] ?? '') ??
    words.get(terms(withoutProclitic(word))[0] ?? '') ??
    words.get(nearest(word, byBeginning.get(beginningOf(word)) ?? []) ?? '')
  );
}

/** "بحذف", "والملفات": what Arabic writes together with the word that it stands before. */
function withoutProclitic(word: string): string {
  return word.replace(/^(?:[وف]?(?:[بكل]?ال|لل|[بكل])|[وف])(?=\p{Script=Arabic}{3})/u, '');
}

const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl']);
const SHORTEST_PART = 4;
/** An ending that stands in the tables is a word by itself from this length on; a shorter one may be chance. */
const SURE_PART = 6;
const LINK = /(?<=.{3})(?:e[ns]|[ens])$/u;

/** "Jahresgebühr", "Schulausflug": what a compound is, and, where it is known, of what. */
function partsOf(word: string, language: string): readonly string[] | undefined {
  if (!COMPOUNDING.has(language)) return undefined;
  known ??= readDictionary();
  const { words } = known;
  for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at += 1) {
    const last = words.get(terms(word.slice(at))[0] ?? '');
    if (last === undefined) continue;
    const first = word.slice(0, at);
    const other = [first, first.replace(LINK, ''), `${first}e`]
      .map((form) => words.get(terms(form)[0] ?? ''))
      .find((found) => found !== undefined);
    if (other !== undefined || word.length - at >= SURE_PART)
      return [...(other ?? []).slice(0, 1), ...last.slice(0, 1)];
  }
  return undefined;
}

const BEGINNING = 4;
const beginningOf = (word: string): string => word.slice(0, BEGINNING);

/** Other forms of a word differ by their endings: "braucht", "brauchen"; one that goes on is another: "Arbeitsspeicher". */
function nearest(word: string, others: readonly string[]): string | undefined {
  const [best] = others
    .filter((other) => isFormOf(word, other))
    .toSorted((a, b) => restOf(word, a) - restOf(word, b) || a.length - b.length);
  return best;
}

/** The letters in which two words differ at the end. */
function restOf(one: string, other: string): number {
  return one.length + other.length - 2 * sharedBeginning(one, other);
}

function readDictionary(): Dictionary {
  const words = new Map<string, readonly string[]>();
  const own = new Set<string>();
  const phrases: Phrase[] = [];
  for (const table of [SENSES, EVERYDAY_SENSES]) {
    const read = readTable(table, phrases, own);
    for (const [term, senses] of read) if (!words.has(term)) words.set(term, mostTelling(senses));
  }
  return { words, byBeginning: Map.groupBy(words.keys(), beginningOf), phrases, own };
}

/** By term of another language, the English words of each sense that it has. */
function readTable(
  table: string,
  phrases: Phrase[],
  own: Set<string>,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const senses = new Map<string, readonly (readonly string[])[]>();
  for (const line of table
    .trim()
    .split('\n')
    .filter((one) => one.includes('|'))) {
    const [english = '', others = ''] = line.split('|');
    const inEnglish = english.split(/\s+/u).filter((word) => word !== '' && !isPhrase(word));
    for (const term of terms(inEnglish.join(' '))) own.add(term);
    const foreign = others.split(/\s+/u).filter((word) => word !== '');
    phrases.push(...foreign.filter(isLatinPhrase).map((word) => readPhrase(word, inEnglish, line)));
    const single = foreign.filter((word) => !isLatinPhrase(word)).flatMap((word) => terms(word));
    for (const term of new Set(single)) senses.set(term, [...(senses.get(term) ?? []), inEnglish]);
  }
  return senses;
}

/** Words of "mettre à jour" mean other things by themselves. */
function isLatinPhrase(word: string): boolean {
  return isPhrase(word) && /\p{Script=Latin}/u.test(word);
}

/** Of a word with several senses, the first word of each ahead of the others. */
function mostTelling(senses: readonly (readonly string[])[]): readonly string[] {
  return [...new Set([...senses.flatMap((words) => words.slice(0, 1)), ...senses.flat()])];
}
