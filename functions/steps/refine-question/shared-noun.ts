import { isAdjective } from './find-list.ts';
import { countWords, withoutArticle } from './phrases.ts';
import { isBaseVerb } from './question-words.ts';

const PLURAL = /^\p{Ll}+(?:[^sui\W]|ie)s$/u;
/** Nouns that need a name before them, also in the singular. */
const OF_KIND =
  /^(?:algorithm|approach|command|configuration|flag|format|function|key|layer|level|method|mode|model|option|parameter|policy|protocol|setting|strategy|type|variable|version)$/u;
/** Nouns of which each name is one: "the staff and admin groups" are two groups, where "soft and hard groups" may be many. */
const OF_NAME =
  /^(?:account|argument|attribute|backend|button|class|codec|column|database|directory|driver|engine|event|extension|field|file|filter|folder|frontend|group|instruction|keyword|library|macro|mechanism|menu|method|module|operator|package|plugin|port|property|queue|role|rule|server|service|signal|state|statement|syscall|table|tag|target|tool|user|utility|view)$/u;
const PARTICIPLES = /(?:ed|ing)$/u;
const FLAG = /^--?\p{L}|^`.+`$/u;

/**
 * Things compared, as they are named, each with the noun that stands with the last one alone: "soft and hard links", "the build
 * and watch commands", "type 1 and type 2 diabetes", "the free and the paid plan". As they are where each is a thing by itself: "coffee and herbal teas".
 */
export function withSharedNoun(named: readonly string[]): readonly string[] {
  const [last = '', ...others] = named.map((one) => withoutArticle(one)).toReversed();
  const words = last.split(/\s+/u);
  const noun = words.at(-1) ?? '';
  const modifiers = words.slice(0, -1);
  if (modifiers.length === 0 || !/^\p{Ll}{3,}$/u.test(noun)) return named;
  if (modifiers.length > 1 && [...others, words[0] ?? ''].every(isBareQuality))
    return named.map((one, index) => (index < others.length ? `${one} ${words.slice(1).join(' ')}` : one));
  const areSingle = named.some((one) => /^an?\s/iu.test(one));
  const areBare = named
    .slice(0, -1)
    .every((one) => /^the\s+\S+$/iu.test(one) && isAdjective(withoutArticle(one)));
  const isShared =
    areBare ||
    others.every(
      (one) =>
        countWords(one) === modifiers.length &&
        (areSingle
          ? isQuality(one) && isQuality(modifiers.at(-1) ?? '')
          : goesBefore(noun, one.split(/\s+/u), modifiers)),
    );
  if (!isShared) return named;
  const kind = noun.replace(/ies$/u, 'y').replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/u, '');
  const areNames = [...others.map((one) => one.split(/\s+/u).at(-1) ?? ''), modifiers.at(-1) ?? ''].every(
    (one) => !isQuality(one),
  );
  const isOfOne = OF_KIND.test(kind) || (areNames && OF_NAME.test(kind));
  return named.map((one, index) => {
    const own = index < named.length - 1 ? one : one.slice(0, -noun.length).trimEnd();
    return isOfOne ? `the ${withoutArticle(own)} ${kind}` : `${own} ${noun}`;
  });
}

/** "Shallow and deep error recovery": what is shallow is all that follows on "deep". */
function isBareQuality(word: string): boolean {
  return /^\p{Ll}+$/u.test(word) && isAdjective(word);
}

/** "An aligned and an orthogonal dimension": each article has a thing of its own, which the first leaves out. */
function isQuality(word: string): boolean {
  return isAdjective(word) || PARTICIPLES.test(word);
}

/** Whether a name stands to the noun as the words before it in the last thing do. */
function goesBefore(noun: string, own: readonly string[], modifiers: readonly string[]): boolean {
  const [one = '', other = ''] = [own.at(-1), modifiers.at(-1)];
  if (own.length > 1) return own[0]?.toLowerCase() === modifiers[0]?.toLowerCase();
  const isAlike = [
    isAdjective,
    (word: string) => PARTICIPLES.test(word),
    (word: string) => FLAG.test(word),
  ].some((is) => is(one) && is(other));
  if (isAlike || (isBaseVerb(one) && isBaseVerb(other))) return true;
  const isOdd = (isAdjective(other) && !isAdjective(one)) || isName(one) !== isName(other);
  if (isOdd || PLURAL.test(one)) return false;
  return OF_KIND.test(noun) || PLURAL.test(noun);
}

function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
