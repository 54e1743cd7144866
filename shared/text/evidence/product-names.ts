import { queryTerms, terms } from '../words/analyze.ts';
import { isCommonStem, isPlainEnglish } from '../words/common-stems.ts';
import { askedNames } from './asked-names.ts';

/** "dbus.server.Server", "mkdocs.yml": the name of a thing in a product, and not its own, as "Node.js" is. */
const NAME_IN_PRODUCT =
  /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:[.:]{1,2}[\p{L}_][\p{L}\p{N}_-]*)+(?![\p{L}\p{N}_-])(?<!\.(?:js|net|io))/giu;
/** What packages and folders are called beside the name of their product. */
const OF_PACKAGES: ReadonlySet<string> = new Set(
  terms('doc docs html pdf txt common dev data lib manual manuals guide help faq en python3 src main'),
);
const DIGITS = /^\p{N}+$/u;
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

/**
 * Terms of a question that may name a package or a folder: in English what is written as a name and what is no common word, else
 * what has two capitals or a figure. Where most words have a capital, none tells.
 */
export function productNames(question: string): ReadonlySet<string> {
  const text = question.replaceAll(NAME_IN_PRODUCT, ' ');
  const isEnglish = isPlainEnglish(question);
  const written = isTitled(text) ? [] : joinedNames(text).flatMap(({ name }) => terms(name));
  const names = new Set(isEnglish ? (isTitled(text) ? [] : askedNames(text)) : namesElsewhere(text));
  return new Set(
    withBareNames([
      ...queryTerms(text).filter(
        (term) =>
          !OF_PACKAGES.has(term) &&
          !DIGITS.test(term) &&
          (names.has(term) || (isEnglish && !isCommonStem(term))),
      ),
      ...written,
    ]),
  );
}

/** A name of two words, the second of which may be a number. */
const TWO_WORDS =
  /(?=(?<![\p{L}\p{N}_-])(?!(?:Do|Does|Did|Is|Are|Was|Were|Am|Can|Could|May|Might|Must|In|On|At|By|For|With|From|To|Of|How|What|Why|When|Where|Which|Who|Should|Would|Will|Has|Have|Had|If|The|A|An|My|Our|January|February|March|April|June|July|August|September|October|November|December)\s)(?<first>\p{Lu}[\p{L}\p{N}]*)(?:(?<=\b(?:Dr|St|Mr|Ms|Mrs|Mt|Prof))\.)?\s(?!I\b)(?<second>\p{Lu}[\p{L}\p{N}]*|\p{N}+)(?![\p{L}\p{N}_-]))/gu;

interface JoinedName {
  readonly name: string;
  readonly parts: readonly string[];
  /** Where it begins. */
  readonly at: number;
}

/** "Simple JWT" is the package "simplejwt", "Warzone 2100" the folder "warzone2100". */
export function joinedNames(text: string): readonly JoinedName[] {
  return [...text.matchAll(TWO_WORDS)].map(({ groups, index }) => {
    const parts = [groups?.['first'] ?? '', groups?.['second'] ?? ''];
    return { name: parts.join(''), parts, at: index };
  });
}

/** By term of a name in two words, the terms of the names that it is written in with another as one word. */
export function namesJoined(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const joined = new Map<string, Set<string>>();
  for (const { name, parts } of joinedNames(text))
    for (const part of parts.flatMap((one) => terms(one))) {
      const names = joined.get(part) ?? new Set();
      for (const term of terms(name)) names.add(term);
      joined.set(part, names);
    }
  return joined;
}

/** "libfoo" and "pyfoo" are called so for "foo". */
const CALLED_FOR = /^(?:lib|py)(?<name>\p{L}[\p{L}\p{N}]{2,})$/u;

/** The terms by which a package or a folder may be named. */
export function productTerms(product: string): readonly string[] {
  return withBareNames(terms(product));
}

function withBareNames(names: readonly string[]): readonly string[] {
  const bare = names.flatMap((name) => CALLED_FOR.exec(name)?.groups?.['name'] ?? []);
  return [...new Set([...names, ...bare])];
}

function isTitled(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return 2 * words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length;
}

/** In German every noun has a capital. */
function namesElsewhere(text: string): readonly string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => /\p{N}|\p{Lu}.*\p{Lu}/u.test(word)).flatMap((word) => queryTerms(word));
}
