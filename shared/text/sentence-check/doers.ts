import { textLanguage } from './language.ts';
import { type Pair, orderOf, partsOf, sentencesOf, setOf, termsIn } from './read-parts.ts';

/** Who does something, and to whom: `first` acts on `second`. */
interface Deed extends Pair {
  readonly verb: string;
  /** Its form shows that it is a verb. */
  readonly isSure: boolean;
}

/** Verbs that say the same whichever comes first. */
const EITHER_WAY =
  /^(?:differ|same|similar|equal|correl|relat|associ|compar|interact|link|marri|meet|met|resembl|match|contain|includ|have|has|be|is|are)/u;
const PASSIVES = [
  /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?(?<verb>\w+(?:ed|en|wn|ught|ld|de|ne|t))\s+(?:[^,;.\s]+\s+){0,6}?by\s/iu,
  /(?<!\p{L})(?:est|sont|était|étaient|fut|furent|été|es|son|fue|fueron|era|eran|sido|è|sono|foi|foram)\s+(?:\p{L}+ment[eo]?\s+)?(?<verb>\p{L}+)\s+(?:par|por|da|dal|dalla|pelo|pela)\s/iu,
];
const NOT_OBJECT =
  /(?<!\p{L})(?:in|on|at|for|with|from|to|into|during|after|before|because|as|than|by|through|under|over|when|if|that|which|who|que|dans|sur|pour|avec|de|en|para|con|por|par)(?!\p{L})/iu;
const BEGINS_WITH_WHO = /^\s*(?:who|which|that|qui|que)(?!\p{L})/iu;
const NOUN_AFTER =
  /(?<!\p{L})(?:an?|the|of|in|on|by|with|for|its|their|his|her|le|la|les|une?|des?|du|el|los|las|un|una|del)\s+$/iu;
const BE = /(?<!\p{L})(?:is|are|was|were|be|been|being|not|n['’]t|never)\s+(?:\w+ly\s+)?$/iu;

/** The verbs of a statement whose doer its quotes tell as the one that it is done to. */
export function turnedDeeds(statement: string, quotes: readonly string[]): readonly string[] {
  const verbs = setOf(statement);
  const quoted = sentencesOf(quotes).flatMap((sentence) => deedsIn(sentence, verbs));
  if (quoted.length === 0) return [];
  const known = new Set(quoted.map(({ verb }) => verb));
  return deedsIn(statement, known)
    .filter((said) => {
      const orders = quoted
        .filter(({ verb, isSure }) => verb === said.verb && (isSure || said.isSure))
        .map((other) => orderOf(said, other));
      return orders.includes(-1) && !orders.includes(1);
    })
    .map(({ verb }) => verb);
}

/** The languages in which who does something stands before what is done. */
const ORDERED: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'it', 'pt']);

function deedsIn(sentence: string, verbs: ReadonlySet<string>): readonly Deed[] {
  if (!ORDERED.has(textLanguage(sentence))) return [];
  const parts = partsOf(sentence);
  return parts.flatMap((part, index) => {
    const text = BEGINS_WITH_WHO.test(part) ? `${parts[index - 1] ?? ''} ${part}` : part;
    return [...doneIn(text), ...doingIn(text, verbs)].filter(({ verb }) => !EITHER_WAY.test(verb));
  });
}

function doneIn(text: string): readonly Deed[] {
  return PASSIVES.flatMap((pattern) => {
    const match = pattern.exec(text);
    const [verb] = termsIn(match?.groups?.['verb'] ?? '');
    if (match === null || verb === undefined) return [];
    const first = setOf(objectOf(text.slice(match.index + match[0].length)));
    return [{ verb: verb.term, isSure: true, first, second: setOf(text.slice(0, match.index)) }];
  });
}

const SHORTEST = 4;
const SURELY_DONE = /^(?:\p{L}+ed|beat|won|led|sold|bought|gave|sent|took|made|wrote|built|chose)(?!\p{L})/iu;

function doingIn(text: string, verbs: ReadonlySet<string>): readonly Deed[] {
  return termsIn(text).flatMap(({ term, start }) => {
    const before = text.slice(0, start);
    if (!verbs.has(term) || term.length < SHORTEST || BE.test(before) || NOUN_AFTER.test(before)) return [];
    const object = objectOf(text.slice(start).replace(/^[\p{L}\p{M}\p{N}]+/u, ''));
    const isSure = SURELY_DONE.test(text.slice(start));
    return [{ verb: term, isSure, first: setOf(before), second: setOf(object) }];
  });
}

/** What follows without a preposition. */
function objectOf(text: string): string {
  return text.split(NOT_OBJECT)[0] ?? '';
}
