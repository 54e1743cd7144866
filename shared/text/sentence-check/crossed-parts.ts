import { type Term, onlyIn, sentencesOf, setOf, termsIn } from './read-parts.ts';

/** Two things are set against each other. */
const AGAINST =
  /，而|(?<!\p{L})(?:while|whereas|in contrast|während|hingegen|wohingegen|tandis que|alors que|mientras que|mientras|mentre|enquanto|terwijl|जबकि|بينما)(?!\p{L})/iu;
/** Of two who do two things: "Ada led the one, and Max the other". */
const AND = /,\s(?:and|und|et|y|e|en|и)\s|;\s/u;
const PARTS =
  /[;,](?=\s)|[；，、。]|(?<![\p{L}])(?:and|while|whereas|but|und|während|aber|et|tandis que|alors que|mais|y|mientras que|mientras|pero)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not?|n['’]t|never|unlike|nicht|kein\p{L}*|pas|ne|sin|sans|non|contrairement|a diferencia|im gegensatz|anders als|less|fewer|more|than|compared|moins|menos|weniger)(?!\p{L})/iu;
const SUBJECT = 1;
const LEAST = 2;
const MOST_OF = 0.6;

/** What a statement says of one of two things that its quotes set against each other, and they of the other. */
export function crossedParts(statement: string, quotes: readonly string[]): readonly string[] {
  const sentences = sentencesOf(quotes);
  const pairs = sentences.flatMap(pairOf);
  if (pairs.length === 0) return [];
  const others = sentences.filter((sentence) => pairOf(sentence).length === 0).map(setOf);
  return statement
    .split(PARTS)
    .filter((part) => !DENIED.test(part))
    .flatMap((part) => {
      const words = termsIn(part).map(({ term }) => term);
      return pairs
        .flatMap(([one, other]) => [...crossingOf(words, one, other), ...crossingOf(words, other, one)])
        .filter((subject) => !others.some((other) => other.has(subject)));
    });
}

/** The subject of the one with what is said of the other, whose own subject is not named. */
function crossingOf(words: readonly string[], one: Side, other: Side): readonly string[] {
  // Both may bear a title, which tells them not apart.
  const isShared = (word: string): boolean => one.all.has(word) && other.all.has(word);
  const telling = words.slice(one.isNamed ? words.findIndex((word) => !isShared(word)) : 0);
  const [subject] = telling;
  if (subject === undefined || !one.subject.has(subject) || other.all.has(subject)) return [];
  if (words.some((word) => other.subject.has(word) && !one.all.has(word))) return [];
  const rest = telling.filter((word) => !one.subject.has(word) && !(one.isNamed && isShared(word)));
  const theirs = rest.filter((word) => other.all.has(word) && !one.all.has(word));
  const own = rest.filter((word) => one.all.has(word) && !other.all.has(word));
  const least = theirs.some((word) => other.names.has(word)) ? 1 : LEAST;
  return theirs.length >= Math.max(least, MOST_OF * rest.length) && own.length === 0 ? [subject] : [];
}

interface Side {
  readonly subject: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly isNamed: boolean;
  /** Of a pair of two names, what else is named. */
  readonly names: ReadonlySet<string>;
}

function pairOf(sentence: string): readonly (readonly [Side, Side])[] {
  const parts = sentence.split(AGAINST);
  if (parts.length === 1) return namedPairOf(sentence);
  const [one, other] = parts.map((part) => termsIn(part));
  if (parts.length !== 2 || one === undefined || other === undefined) return [];
  const [first, second] = [sideOf(one), sideOf(other)];
  const isApart = [...second.subject].every((word) => !first.all.has(word));
  return isApart ? [[first, second]] : [];
}

function sideOf(words: readonly Term[]): Side {
  const all = words.map(({ term }) => term);
  return { subject: new Set(all.slice(0, SUBJECT)), all: new Set(all), isNamed: false, names: new Set() };
}

function namedPairOf(sentence: string): readonly (readonly [Side, Side])[] {
  const parts = sentence.split(AND);
  if (parts.length !== 2 || parts.some((part) => /,\s/u.test(part))) return [];
  const [one, other] = parts.map(namedSideOf);
  if (one === undefined || other === undefined) return [];
  const [first, second] = [apart(one, other), apart(other, one)];
  return [first, second].every(({ subject, all }) => subject.size > 0 && all.size > subject.size)
    ? [[first, second]]
    : [];
}

/** Names with capitals: those that begin the part, and the others. */
function namedSideOf(part: string): Side {
  const lead = /^\W*(?:\p{Lu}[\p{L}\p{M}.'’-]*\s)*\p{Lu}[\p{L}\p{M}'’-]*(?=\s\p{Ll})/u.exec(part)?.[0] ?? '';
  const names = part.slice(lead.length).match(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return { subject: setOf(lead), all: setOf(part), isNamed: true, names: setOf(names.join(' ')) };
}

/** Without the title that both bear. */
function apart(side: Side, other: Side): Side {
  return {
    ...side,
    subject: onlyIn(side.subject, other.all),
    names: onlyIn(side.names, other.all),
  };
}
