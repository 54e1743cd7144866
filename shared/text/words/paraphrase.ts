import { onFirstUse } from '../on-first-use.ts';
import { contentWords, queryTerms, terms } from './analyze.ts';
import { ENGLISH_SENSES } from './english-senses.ts';
import { LAY_WORDS } from './lay-words.ts';
import { RESEARCH_SENSES } from './research-senses.ts';
import { SENSES } from './senses.ts';
import { sharedBeginning } from './similarity.ts';

/** A phrase of questions, and the words by which documents say it. */
interface Phrase {
  /** Its words, without regard to case. */
  readonly words: readonly string[];
  readonly pattern: () => RegExp;
  /** Terms of the phrase itself. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** The line of the table that it stands in: of one sense. */
  readonly sense: string;
}

interface Thesaurus {
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>;
  readonly phrases: readonly Phrase[];
  /** By term, phrases of the same sense: "turn off" by `disabl`, and "switch off" by each of its own terms. */
  readonly phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
  /** By term of another language, English words of its senses. */
  readonly english: ReadonlyMap<string, readonly string[]>;
  /** Terms of the English words themselves. */
  readonly own: ReadonlySet<string>;
}

let known: Thesaurus | undefined;

/** For each term of a question the other terms by which a document may say the same; terms without any are left out. */
export function paraphrasesOf(
  question: string,
  questionTerms: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  known ??= readSenses();
  const { alike, phrases } = known;
  const asked = saidIn(question, phrases);
  const others = (term: string): ReadonlySet<string> =>
    new Set([
      ...(alike.get(term) ?? []),
      ...asked.filter(({ own }) => own.includes(term)).flatMap((phrase) => phrase.others),
    ]);
  return new Map(
    questionTerms
      .map((term): [string, ReadonlySet<string>] => [term, others(term)])
      .filter(([, found]) => found.size > 0),
  );
}

/**
 * For each term of a question that phrases of documents may say, too, whether a text has one of them: "turns it off" says
 * "disable", and "switch off" in the question.
 */
export function phraseFinders(
  question: string,
  questionTerms: readonly string[],
): ReadonlyMap<string, (text: string) => boolean> {
  known ??= readSenses();
  const { phrasesOf, phrases } = known;
  const asked = new Set(saidIn(question, phrases).map(({ sense }) => sense));
  const finders = new Map<string, (text: string) => boolean>();
  for (const term of questionTerms) {
    const said = (phrasesOf.get(term) ?? []).filter(
      ({ own, sense }) => !own.includes(term) || asked.has(sense),
    );
    if (said.length > 0) finders.set(term, (text) => saidIn(text, said).length > 0);
  }
  return finders;
}

/** The terms of a question, and those that it asks for in function words alone: "maximum" for "at most". */
export function askedTerms(question: string): readonly string[] {
  known ??= readSenses();
  const implied = saidIn(question, known.phrases)
    .filter(({ own }) => own.length === 0)
    .flatMap(({ others }) => others.slice(0, 1));
  return [...new Set([...queryTerms(question), ...implied])];
}

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
  puo quale quali quando quanto se si sono su sul sulla tra un una uno`.split(/\s+/u),
);

/**
 * The words to look for among English documents, for a text in another language: common words in English, and names, figures
 * and words that both languages share as they are. Undefined where no word of it is known.
 */
export function englishWords(text: string): string | undefined {
  known ??= readSenses();
  const { english, own } = known;
  let isAnyKnown = false;
  const words = contentWords(text).flatMap((word) => {
    if (FUNCTION_WORDS.has(word)) return [];
    // "file" is a queue in French, and a file in a question of a few words whose language is not known.
    if (own.has(terms(word)[0] ?? '')) return [word];
    const found =
      english.get(terms(word)[0] ?? '') ??
      english.get(terms(withoutProclitic(word))[0] ?? '') ??
      english.get(nearest(word, english) ?? '');
    isAnyKnown ||= found !== undefined;
    return found?.slice(0, ENGLISH_WORDS) ?? [word];
  });
  return isAnyKnown ? [...new Set(words)].join(' ') : undefined;
}

/** "بحذف", "والملفات": what Arabic writes together with the word that it stands before. */
function withoutProclitic(word: string): string {
  return word.replace(/^(?:[وف]?(?:[بكل]?ال|لل|[بكل])|[وف])(?=\p{Script=Arabic}{3})/u, '');
}

const LEAST_BEGINNING = 5;
const LEAST_SHARE = 0.75;

/** Other forms of a word share its beginning: "braucht", "brauchen". */
function nearest(word: string, known: ReadonlyMap<string, unknown>): string | undefined {
  let best: string | undefined;
  let longest = LEAST_BEGINNING - 1;
  for (const other of known.keys()) {
    const same = sharedBeginning(word, other);
    if (same > longest && same >= LEAST_SHARE * Math.min(word.length, other.length)) {
      longest = same;
      best = other;
    }
  }
  return best;
}

function readSenses(): Thesaurus {
  const english = new Map<string, readonly string[]>();
  const alike = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const phrasesOf = new Map<string, readonly Phrase[]>();
  const all = new Set<string>();
  for (const line of [SENSES, ENGLISH_SENSES, RESEARCH_SENSES].flatMap((all) => all.trim().split('\n'))) {
    const words = line.split(/[\s|]+/u).filter((word) => word !== '');
    const single = new Set(words.filter((word) => !isPhrase(word)).flatMap((word) => terms(word)));
    for (const term of single) {
      const others = alike.get(term) ?? new Set();
      for (const other of single) if (other !== term) others.add(other);
      alike.set(term, others);
    }
    const [own = '', others = ''] = line.split('|');
    const inEnglish = own.split(/\s+/u).filter((word) => word !== '' && !isPhrase(word));
    const inOthers = new Set(others.split(/\s+/u).flatMap((word) => terms(word)));
    if (line.includes('|')) for (const term of terms(inEnglish.join(' '))) all.add(term);
    for (const term of inOthers) english.set(term, english.get(term) ?? inEnglish);
    const said = words.filter(isPhrase).map((word) => readPhrase(word, [...single], line));
    phrases.push(...said);
    for (const term of new Set([...single, ...said.flatMap((phrase) => phrase.own)]))
      phrasesOf.set(term, [...(phrasesOf.get(term) ?? []), ...said.filter(isSaidByDocuments)]);
  }
  for (const line of LAY_WORDS.trim().split('\n')) {
    const [said = '', others = ''] = line.split(' | ');
    const meant = terms(others);
    if (isPhrase(said)) phrases.push(readPhrase(said, meant, said));
    else for (const term of terms(said)) alike.set(term, new Set([...(alike.get(term) ?? []), ...meant]));
  }
  return { alike, phrases, phrasesOf, english, own: all };
}

const PARTICLES: ReadonlySet<string> = new Set(['OFF', 'ON', 'OUT', 'UP', 'DOWN', 'BACK', 'AWAY']);

/** "Turn off", whose words stand apart: others are looked for in questions alone. */
function isSaidByDocuments({ own, words }: Phrase): boolean {
  return own.length > 0 && PARTICLES.has(words.at(-1) ?? '');
}

function isPhrase(word: string): boolean {
  return word.includes('-');
}

/** "turn-on" stands for "turn on", "turned on" and "turn the lights on"; function words alone, "at most", stand together. */
function readPhrase(word: string, others: readonly string[], sense: string): Phrase {
  const own = terms(word.replaceAll('-', ' '));
  const words = word.split('-');
  const between = own.length === 0 ? String.raw`[\s-]+` : String.raw`(?:\s+|-)(?:\S+\s+){0,3}?`;
  const forms = own.length === 0 ? words : words.map(inAnyForm);
  const pattern = onFirstUse(() => new RegExp(String.raw`(?<!\p{L})${forms.join(between)}(?!\p{L})`, 'iu'));
  return { words: words.map((one) => foldCase(withoutE(one))), pattern, own, others, sense };
}

const SHORTEST_INFLECTED = 3;

/** "stop", "stops", "stopped", "stopping". */
function inAnyForm(word: string): string {
  if (word.length < SHORTEST_INFLECTED || !/^[a-z]+$/u.test(word)) return word;
  const stem = withoutE(word);
  return `${stem}${stem === word ? '' : '(?:e|(?=ing))'}${stem.at(-1)}?(?:e?s|e?d|ing)?`;
}

function withoutE(word: string): string {
  return word.length >= SHORTEST_INFLECTED ? word.replace(/e$/u, '') : word;
}

/** The patterns of all of them take longer to make than a question takes to be read, and few questions have the words of any. */
function saidIn(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const folded = foldCase(text);
  return phrases.filter(
    ({ words, pattern }) => words.every((word) => folded.includes(word)) && pattern().test(text),
  );
}

/** As a pattern without regard to case takes it: "ſ" is an "s". */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}
