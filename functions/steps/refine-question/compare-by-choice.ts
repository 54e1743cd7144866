import { type Comparison, type Frame, listAt, named, onlyAsked, tidy, toThings } from './comparison.ts';
import { endsInDeeds } from './chosen-from.ts';
import { type Stretch, phraseAfter, withoutArticle } from './phrases.ts';
import { ASKS_A_WAY, isBaseVerb } from './question-words.ts';

const HALVES = /,\s*(?:and\s+|or\s+)?|\s+(?:and|or|vs\.?|versus|und|oder|et|ou|y|o|e)\s+/iu;

const COMPARATIVE = String.raw`(?:better|worse|best|worst|preferable|(?:more|most|less|least)\s+\p{L}+|\p{L}{2,}(?:er|est|ier|iest))`;

/** "What should I do if my child has a fever, refuses to drink …": what follows belongs to the case. */
const IN_CASE =
  /^(?:.*\s)?what\s+(?:should|would|do|can|could)\b.*\s(?:if|when|while|because|after|before|once|unless|in case)\s/iu;

/** "Which is cheaper: A, B or C?" and "A or B: which is cheaper?" */
export const whichOf: Frame = (clause) => {
  const after = new RegExp(
    String.raw`^((?:.*\s)?which\b[^:,]*?\b${COMPARATIVE}\b[^:,]*?|.*\b(?:which|what) (?:should|would|do) (?:i|we|you)\b[^:,]*?)\s*[:,–—]\s*`,
    'iu',
  ).exec(clause);
  const isOfCase = /,\s*$/u.test(after?.[0] ?? '') && IN_CASE.test(after?.[1] ?? '');
  if (after && !isOfCase) {
    const { parts, end } = listAt(clause, after[0].length, 'belongs');
    const rest = tidy(`${after[1] ?? ''} ${clause.slice(end)}`);
    return parts.length < 2 || endsInDeeds(clause)
      ? undefined
      : { ...whichWith(toThings(parts), rest), named: named(parts) };
  }
  const before = new RegExp(
    String.raw`^(?!(?:when|if|while|once|after|before|because|as|since|although|though|whenever|unless|until)\b)(?:[^:,?]{2,40}:\s+)?([^:?]{3,120}?\s(?:and|or|vs\.?|versus)\s[^:?,]{2,60}?)\s*[:,–—]\s*((?:which|what|how)\b.*)$`,
    'iu',
  ).exec(clause);
  if (!before || isNameOfMatter(before[1] ?? '', before[2] ?? '')) return undefined;
  const things = (before[1] ?? '')
    .replace(/^(?:please\s+)?(?:compare|contrast)\s+/iu, '')
    .split(HALVES)
    .map((thing) => withoutArticle(thing));
  return whichWith(things, onlyAsked(tidy(before[2] ?? '')));
};

/** "Search and replace: how do I keep the case": what is done is asked, and neither is spoken of again; "Docker and Podman" are. */
function isNameOfMatter(named: string, asked: string): boolean {
  const { one = '', other = '' } = TWO_DEEDS.exec(named)?.groups ?? {};
  const areDeedsJoined = one.endsWith('ing') ? other.endsWith('ing') : isBaseVerb(other);
  const isOneThing = areDeedsJoined || (one !== '' && OF_ONE.test(asked));
  return isOneThing && ASKS_A_WAY.test(asked) && !SPEAKS_OF_THEM.test(asked);
}

/** "Trial and error: how do I avoid it": two words for one thing. */
const OF_ONE = /\bit\b/iu;

/** Neither is a name or many things. */
const TWO_DEEDS = /^(?:[^\s,]+\s+){0,2}(?<one>[\p{Lu}\p{Ll}]\p{Ll}*(?<!s))\s+and\s+(?<other>\p{Ll}+)$/u;
const SPEAKS_OF_THEM =
  /\b(?:they|them|their|these|those|both|each|either|neither|which|one|differ\w*|compar\w*|choose|decide|better|best|worse|more|less)\b/iu;

function whichWith(things: readonly string[], rest: string): Comparison {
  const match = /^(.*?)\bwhich\s+(?:[\p{L}-]+\s+){0,3}?(is|are|was|were)\s+(.+)$/iu.exec(rest);
  const [, before = '', verb = '', what = ''] = match ?? [];
  return {
    things,
    rest,
    // What somebody wants of two is told of both at once.
    asks: match === null && /^which\b/iu.test(rest) ? 'one' : 'each',
    ...(match ? { ofOne: (thing: string) => `${before}${verb} ${thing} ${what}`.trim() } : {}),
  };
}

const JOINED = /\s(?:or|and|vs\.?)\s/iu;
/** "Can I use both A and B" leaves no choice. */
const JOINED_BY_OR = /\s(?:or|vs\.?)\s/iu;

/** "How do I get A or B into it", "can I use A or B with it": no choice between them is asked for. */
const NO_CHOICE = /^(?:(?:how|can|could)\b|(?:where|when|why)\s+(?:do|does|can|could)\s)/iu;

/** "Should I take the bus, walk or cycle": what is done is among them, which is no thing to be told of by itself. */
const DEEDS = /^(?:walk|cycle|bike|drive|fly|run|swim|sail|row|hike|hitchhike|wait|stay|leave)$/u;

function areDeeds([first, ...others]: readonly Stretch[]): boolean {
  return /^(?:the|an?)\s/iu.test(first?.text ?? '') && others.some(({ text }) => DEEDS.test(text));
}

/** "Do I get whole numbers or fractions" asks what comes, and leaves no choice. */
const COMES = String.raw`(?<!\bdo\s+(?:i|we|you|one|they|he|she)\s+)get`;

const TO_USE = new RegExp(
  String.raw`\b(?:should|would|do|shall|could|can)\s+(?:i|we|you|one|they|he|she)\s+(?:rather\s+|better\s+)?(?:use|choose|pick|buy|prefer|take|${COMES}|learn|adopt|recommend|go (?:for|with))\s+`,
  'iu',
);

export const chooseFrom: Frame = (clause) => {
  const used = NO_CHOICE.test(clause) ? null : TO_USE.exec(clause);
  const match = used ?? /\b(?:choose|decide|pick|choosing|deciding)\s+between\s+/iu.exec(clause);
  if (!match) return undefined;
  const { parts, end } = listAt(clause, match.index + match[0].length);
  const joint = /^(?:can|could|do|shall)\b/iu.test(match[0]) ? JOINED_BY_OR : JOINED;
  if (parts.length < 2 || !joint.test(clause.slice(match.index, end))) return undefined;
  return {
    things: toThings(parts),
    named: named(parts),
    rest: tidy(clause.slice(end)),
    asks: areDeeds(parts) ? 'one' : 'each',
  };
};

const OR_BETTER = new RegExp(String.raw`\b(?:is|are|was|were)\s+`, 'iu');
/** "Is an electric van or a diesel van cheaper?" */
export const orBetter: Frame = (clause) => {
  const match = OR_BETTER.exec(clause);
  if (!match || !new RegExp(String.raw`\sor\s.*\b${COMPARATIVE}\b`, 'iu').test(clause)) return undefined;
  const first = phraseAfter(clause, match.index + match[0].length);
  if (!first || !/^\s+or\s/iu.test(clause.slice(first.end))) return undefined;
  const second = phraseAfter(clause, first.end + 4);
  if (!second) return undefined;
  const comparative = new RegExp(String.raw`\s${COMPARATIVE}$`, 'iu');
  const end = second.end - (comparative.exec(second.text)?.[0].length ?? 0);
  const other = clause.slice(second.start, end);
  const rest = tidy(clause.slice(end));
  const verb = match[0].trim();
  const circumstance = /^.*,\s+$/u.exec(clause.slice(0, match.index))?.[0] ?? '';
  return {
    things: [withoutArticle(first.text), withoutArticle(other)],
    named: [first.text, other],
    rest,
    asks: 'each',
    ofOne: (thing) => `${circumstance}${verb} ${thing} ${rest}`,
  };
};

/** "Is A cheaper than B?" asks one thing. */
export const betterThan: Frame = (clause) => {
  const match = new RegExp(
    String.raw`\b(?:is|are|was|were|do|does|did|will|can)\s+(.+?)\s+(?:\p{L}+\s+){0,2}?${COMPARATIVE}\b[^,;:]*?\sthan\s+`,
    'iu',
  ).exec(clause);
  const first = match ? phraseAfter(match[1] ?? '', 0, 6) : undefined;
  const second = match ? phraseAfter(clause, match.index + match[0].length, 6) : undefined;
  if (!first || !second) return undefined;
  const things = [withSharedNoun(first.text, { second: second.text, clause }), second.text];
  return { things: things.map(withoutArticle), rest: clause, asks: 'one' };
};

/** "Is remote work more productive than office work": a noun that may be a verb as well stands with both. */
function withSharedNoun(
  first: string,
  { second, clause }: { readonly second: string; readonly clause: string },
): string {
  const noun = second.split(/\s+/u).at(-1) ?? '';
  const isShared = noun !== '' && clause.toLowerCase().includes(`${first} ${noun} `.toLowerCase());
  return isShared ? `${first} ${noun}` : first;
}
