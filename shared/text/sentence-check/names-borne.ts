import { escapePattern } from '../escape-pattern.ts';
import { fold } from '../words/fold.ts';
import { contentWords, terms } from '../words/analyze.ts';
import { isAbbreviated, isOfCompound } from './shortened-names.ts';
import {
  type Name,
  type NameSources,
  hasInitials,
  hasWord,
  isNameBorne,
  nameSources,
  readNames,
} from './names.ts';
import { multiplierOf } from './number-words.ts';
import { readQuantities } from './quantities.ts';
import { unitOf } from './units.ts';

/** What the names of a sentence may come from. */
export interface NamedIn {
  /** The cited quotes. */
  readonly quotes: readonly string[];
  /** What is known of where they stand: headings, titles, authors, dates. */
  readonly about: readonly string[];
  readonly asked: string;
  /** Everything else that is at hand, where a word shows whether it is a name. */
  readonly known: readonly string[];
}

/** The names and codes of a statement that nothing it may draw on bears, as they stand in it. */
export function unborneNames(statement: string, from: NamedIn): readonly string[] {
  const said = readNames(statement).filter(({ text }) => !isUnit(text, statement, from.quotes));
  if (said.length === 0) return [];
  const own = nameSources([...from.quotes, ...from.about]);
  const asked = nameSources([from.asked]);
  const itself = nameSources([statement]);
  const spelledOut = expandedIn(statement, own);
  const strange = said.filter((name) => {
    // An abbreviation may be of words in the statement itself.
    if (isNameBorne(name, own) || hasInitials(itself, fold(name.text)) || spelledOut.has(name.text))
      return false;
    const texts = [...from.quotes, ...from.about];
    if (name.kind === 'code' ? isAbbreviated(name.text, texts) : isOfCompound(name.text, texts)) return false;
    if (name.kind === 'name' && name.isFirst)
      return !isOrdinary(name, from) && (isCredited(name, statement) || isTold(name, statement, from));
    return !isNameBorne(name, asked) || replacesName(statement, { from, own });
  });
  return [...new Set(strange.map((name) => name.text))];
}

/** The `kW` of "3,600 kW" and the `Mio` of "5 Mio.": amounts are held against each other as such. */
function isUnit(name: string, statement: string, quotes: readonly string[]): boolean {
  if (!/\d\s?$/u.test(statement.slice(0, statement.indexOf(name)))) return false;
  if (multiplierOf(name) !== undefined) return true;
  const dimension = unitOf(name)?.dimension;
  return quotes.some((quote) =>
    readQuantities(quote).some(({ unit }) => unit !== undefined && unit.dimension === dimension),
  );
}

/** Verbs by which a text tells who says or made something. */
const CREDITS =
  /^(?:['’]s)?(?: (?:et al\.?|(?:and |& )?\p{Lu}\p{L}+))* (?:advises?|recommends?|suggests?|says?|said|states|stated|reports|reported|argues?|argued|claims|claimed|warns?|warned|notes|noted|writes|wrote|finds|found|shows|showed|concludes?|concluded|proposes?|proposed|invented|discovered|developed|introduced|published|founded|insists?|believes?|empfiehlt|sagt|schreibt|berichtet|behauptet|recommande|affirme|propose|recomienda|afirma|propone|raccomanda|sostiene)(?![\p{L}])/u;
/** Of what is credited without being a name: kinds of texts and of people. */
const CREDITED_KINDS =
  /^(?:study|research|evidence|trial|paper|work|review|report|guide|guidance|page|text|manual|article|document\w*|author|source|survey|analysis|data|book|chapter|team|group|company|vendor|project|standard|specification|experience|theory|practice|everyone|nobody|someone|\p{L}+s|\p{L}+(?:tion|ment|ing|ance|ence|ung|ción|zione))$/iu;

/** "Smith advises": who begins a sentence and is credited with something is a name. */
function isCredited({ text }: Name, statement: string): boolean {
  const at = statement.indexOf(text);
  return !CREDITED_KINDS.test(text) && CREDITS.test(statement.slice(at + text.length));
}

const CAPITALS =
  /\p{Lu}[\p{L}\p{N}-]*(?:\s(?:(?:of|for|and|the|de|la|des|für|und)\s)?\p{Lu}[\p{L}\p{N}-]*)+/gu;

/** The words of `World Health Organization` where the quotes say `WHO`. */
function expandedIn(statement: string, own: NameSources): ReadonlySet<string> {
  const runs = [...statement.matchAll(CAPITALS)].map(([run]) =>
    run.split(/\s/u).filter((word) => /^\p{Lu}/u.test(word)),
  );
  const borne = runs.flatMap((words) => {
    const starts = words.map((_, index) => words.slice(index));
    const found = starts.find(
      (some) => some.length > 1 && hasWord(own, fold(some.map((word) => word.charAt(0)).join(''))),
    );
    return found ?? [];
  });
  return new Set(borne);
}

/** A word that stands somewhere with a small letter is no name. */
function isOrdinary(name: Name, { quotes, about, asked, known }: NamedIn): boolean {
  const word = fold(name.text);
  const small = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(name.text.toLowerCase())}`, 'u');
  return (
    word.length < 3 ||
    PARTICLES.test(name.text) ||
    QUALIFIES.test(name.text) ||
    [...quotes, ...about, asked, ...known].some((text) => small.test(text))
  );
}

/** At the beginning of a sentence: known as a name from elsewhere, or put in the place of the one that its quote has. */
function isTold(name: Name, statement: string, from: NamedIn): boolean {
  const others = [from.asked, ...from.about, ...from.known, ...from.quotes].flatMap(readNames);
  if (others.some((other) => !other.isFirst && fold(other.text) === fold(name.text))) {
    return (
      !isAskedFor(name, from) ||
      replacesName(statement, { from, own: nameSources([...from.quotes, ...from.about]) })
    );
  }
  return from.quotes.some((quote) => standsFor(name, statement, quote));
}

function isAskedFor(name: Name, { asked }: NamedIn): boolean {
  return isNameBorne(name, nameSources([asked]));
}

/** Words that begin an answer. */
const PARTICLES =
  /^(?:yes|no|ja|nein|oui|non|sí|si|sim|não|да|нет|however|moreover|thus|hence|overall|both|neither|either|several|many|most|some|all|each|every|people|persons|patients|participants|subjects|individuals|users|adults|men|women|children|researchers|authors)$/iu;

/** Endings of words that say what kind of thing follows: `Additional`, `Reliable`. */
const QUALIFIES = /\p{L}{3}(?:ional|able|ible|ical|ous|less|ing)$/iu;

const NEARLY_ALL = 0.75;
const LEAST_TERMS = 3;

/** The statement is a quote but for its first word, and the quote has another name before the word that follows. */
function standsFor(name: Name, statement: string, quote: string): boolean {
  const rest = statement.slice(statement.indexOf(name.text) + name.text.length);
  const own = terms(rest);
  const theirs = new Set(terms(quote));
  const shared = own.filter((term) => theirs.has(term)).length;
  const next = contentWords(rest)[0];
  if (next === undefined || own.length < LEAST_TERMS || shared < NEARLY_ALL * own.length) return false;
  const said = nameSources([statement]);
  return readNames(quote).some((other) => {
    const behind = quote.slice(quote.indexOf(other.text) + other.text.length);
    return contentWords(behind)[0] === next && !isNameBorne(other, said);
  });
}

/** The quotes speak of another of the things asked about, and the statement does not name that one. */
function replacesName(
  statement: string,
  { from, own }: { readonly from: NamedIn; readonly own: NameSources },
): boolean {
  const said = nameSources([statement]);
  return readNames(from.asked).some(
    (name) => !name.isFirst && isNameBorne(name, own) && !isNameBorne(name, said),
  );
}
