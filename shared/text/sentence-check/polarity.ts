import { tellsSameOrder } from './before-after.ts';
import { type Clause, readClauses } from './clauses.ts';
import { comparesAlike } from './compared.ts';
import { undoubles } from './doubled-denials.ts';
import { deniesSignificanceOf } from './significance.ts';
import { tellsComplement } from './complements.ts';
import { NEGATING_PREFIXES, OPPOSITES } from './polarity-words.ts';
import type { Turn } from './turns.ts';

/** How a statement turns what its quotes say into the opposite. */
export interface Turned {
  readonly kind: 'negation' | 'direction';
  /** The clause that does. */
  readonly words: string;
}

/** Share of a clause's words that a quote must have for both to be about the same. */
const SAME = 0.5;
const LEAST_SHARED = 2;
/** Two words are soon shared by a part that may say nothing yet: `JWTs with symmetric keys, …`. */
const SAME_OF_FEW = 0.75;
const LONGEST_SHOWN = 80;

/**
 * In what a statement says the opposite of its quotes: each of its clauses is set beside those clauses of the quotes that
 * have most of its words, and one that agrees must not have fewer of them than one that does not. What no quote speaks of
 * in the same words is not judged.
 */
export function turnedIn(statement: string, quotes: readonly string[]): readonly Turned[] {
  const theirs = quotes.flatMap((quote) => readClauses(quote, statement));
  const turned: Turned[] = [];

  const clauses = readClauses(statement, quotes[0]);
  for (const clause of clauses) {
    if (clause.only !== undefined) continue;
    const least = clauses.length > 1 && !clause.isDenied ? SAME_OF_FEW : SAME;
    if (
      contradicts(clause, theirs, { relate: deniesOtherwise, least }) &&
      !tellsSameOrder(clause.text, quotes) &&
      !deniesSignificanceOf(clause.text, quotes) &&
      !tellsComplement(clause.text, quotes)
    )
      turned.push({ kind: 'negation', words: clause.text.slice(0, LONGEST_SHOWN) });
    if (contradicts(clause, theirs, { relate: hasOpposite, least: SAME }))
      turned.push({ kind: 'direction', words: clause.text.slice(0, LONGEST_SHOWN) });
    if (turnsOtherwise(clause, theirs) && !comparesAlike(clause.text, quotes))
      turned.push({ kind: 'direction', words: clause.text.slice(0, LONGEST_SHOWN) });
  }
  return turned;
}

type Relation = 'agrees' | 'disagrees' | 'open';

interface Judged {
  readonly relate: (said: Clause, other: Clause) => Relation;
  /** Share of a few words that must be shared. */
  readonly least: number;
}

function contradicts(said: Clause, quoted: readonly Clause[], { relate, least }: Judged): boolean {
  let [agreeing, disagreeing] = [0, 0];
  for (const other of quoted) {
    if (other.only !== undefined && sharedBy(other.only, said.terms) === 0) continue;
    const relation = relate(said, other);
    const shared = sharedBy(said.terms, other.terms);
    if (relation === 'agrees') agreeing = Math.max(agreeing, shared);
    if (relation === 'disagrees') disagreeing = Math.max(disagreeing, shared);
    // What may say the same speaks for it.
    if (relation === 'open') agreeing = Math.max(agreeing, shared);
  }
  const share = disagreeing > LEAST_SHARED ? SAME : least;
  const isSame = disagreeing >= LEAST_SHARED && disagreeing >= share * said.terms.size;
  return isSame && disagreeing > agreeing;
}

function sharedBy(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let count = 0;
  for (const term of first) if (second.has(term)) count += 1;
  return count;
}

function deniesOtherwise(said: Clause, other: Clause): Relation {
  if (undoubles(said, other)) return 'disagrees';
  const own = said.isDenied !== hasPrefixed(said, other);
  const their = other.isDenied !== hasPrefixed(other, said);
  if (own === their) return 'agrees';
  if (said.isNearBeside || other.isNearDenial) return 'open';
  const [denying, plain] = own ? [said, other] : [other, said];
  if (denying.isOfAll && !plain.isOfAll) return 'open';
  // "Does not delete" is no denial of "keeps": the denied word itself must be theirs.
  const denied = own ? said.denied : other.denied;
  const opposed = own ? other.terms : said.terms;
  const isPrefix = denied.size === 0;
  return isPrefix || [...denied].some((term) => isIn(opposed, term)) ? 'disagrees' : 'open';
}

/** An Arabic verb stands after a denial with another beginning: `لم يتضمن` of `تضمن`. */
const ARABIC_VERB = /^[يتن](?=\p{Script=Arabic}{3,}$)/u;

function isIn(words: ReadonlySet<string>, term: string): boolean {
  if (words.has(term)) return true;
  if (!ARABIC_VERB.test(term)) return false;
  const root = term.replace(ARABIC_VERB, '');
  return [...words].some((word) => word.replace(ARABIC_VERB, '') === root || word === root);
}

/** `unsupported` where the other says `supported`. */
function hasPrefixed(one: Clause, other: Clause): boolean {
  return [...one.terms].some((term) => {
    if (other.terms.has(term)) return false;
    const bases = NEGATING_PREFIXES.filter((prefix) => term.startsWith(prefix)).map((prefix) =>
      term.slice(prefix.length),
    );
    return bases.some(
      (base) =>
        base.length >= LEAST_BASE &&
        // `unnam` of "unnamed", `name`.
        [base, `${base}e`].some((word) => other.terms.has(word) && !one.terms.has(word)),
    );
  });
}

const LEAST_BASE = 3;
const NEARLY_SAME = 0.6;

function hasOpposite(said: Clause, other: Clause): Relation {
  const isTold = [said, other].every(({ isDenied, doubled }) => !isDenied && doubled.size === 0);
  if (!isTold || sharedBy(said.terms, other.terms) < NEARLY_SAME * said.terms.size) return 'open';
  const isOpposed = OPPOSITES.some(([one, another]) => {
    const [mine, theirs] = [sidesOf(said.text, one, another), sidesOf(other.text, one, another)];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  return isOpposed ? 'disagrees' : 'agrees';
}

/** Which of two opposites a text has; undefined where it has neither, or both. */
function sidesOf(text: string, one: RegExp, other: RegExp): 'one' | 'other' | undefined {
  const [first, second] = [text.search(one) >= 0, text.search(other) >= 0];
  if (first === second) return undefined;
  return first ? 'one' : 'other';
}

/** More where the quotes say less of the same thing, or the other way round, or of two compared things the wrong one. */
function turnsOtherwise(said: Clause, quoted: readonly Clause[]): boolean {
  if (said.isDenied) return false;
  return said.turns.some((turn) => {
    if (turn.about === '') return false;
    let [agreeing, disagreeing] = [0, 0];
    for (const other of quoted) {
      if (!other.terms.has(turn.about) || other.isDenied) continue;
      const shared = sharedBy(said.terms, other.terms);
      for (const their of other.turns) {
        if (isSameWay(turn, their)) agreeing = Math.max(agreeing, shared);
        else if (isAboutSame(turn, their)) disagreeing = Math.max(disagreeing, shared);
      }
    }
    return disagreeing > agreeing;
  });
}

/** "Fewer painkillers" of "reduced postoperative painkillers". */
function isAboutSame({ about }: Turn, their: Turn): boolean {
  return their.about === about || [...their.after].slice(0, 2).includes(about);
}

function isSameWay(said: Turn, other: Turn): boolean {
  return (said.way === other.way) !== isSwapped(said, other);
}

/** Of two comparisons of the same things, one begins with what the other ends with. */
function isSwapped(said: Turn, other: Turn): boolean {
  if (said.than.size === 0 || other.than.size === 0) return false;
  const crossed = sharedBy(said.before, other.than) + sharedBy(said.than, other.before);
  const straight = sharedBy(said.before, other.before) + sharedBy(said.than, other.than);
  return crossed > straight;
}
