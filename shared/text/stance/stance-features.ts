import { DENIALS, OPPOSITES } from './stance-words.ts';
import type { Statement, StanceWord } from './read-statement.ts';

/** What speaks for or against a sentence agreeing with a claim. All are 0 where nothing is known. */
export interface StanceFeatures {
  /** Directions of what is named alike, -1 where all are opposite, 1 where all agree. */
  readonly direction: number;
  /** The same for the product of all directions in the clause that shares most with the claim. */
  readonly product: number;
  /** 1 where one of them negates what the other says, -1 where both do. */
  readonly negation: number;
  /** 1 where one denies a relation that the other states. */
  readonly relation: number;
  /** Words of the claim whose opposite stands in the sentence instead of them. */
  readonly opposites: number;
  /** 1 where the claim has figures and the sentence has only others. */
  readonly figures: number;
  /** 1 where what is compared has changed places. */
  readonly order: number;
  /** Share of the claim's topic that the sentence does not name. */
  readonly missing: number;
}

export const STANCE_FEATURES = [
  'direction',
  'product',
  'negation',
  'relation',
  'opposites',
  'figures',
  'order',
  'missing',
] as const satisfies readonly (keyof StanceFeatures)[];

/** Compares a sentence with a claim. */
export function stanceFeatures(claim: Statement, sentence: Statement): StanceFeatures {
  // More under less of a condition is the same as less under more of it.
  const turn = claim.condition * sentence.condition < 0 ? -1 : 1;
  return {
    direction: turn * directionAgreement(claim, sentence),
    product: turn * productAgreement(claim, sentence),
    negation: negationConflict(claim, sentence),
    relation: relationConflict(claim, sentence),
    opposites: oppositesBetween(claim, sentence),
    figures: figuresConflict(claim, sentence),
    order: orderConflict(claim, sentence),
    missing: 1 - coverage(claim, sentence),
  };
}

const NEAR = 5;
/** So much has to be shared before a direction counts for half. */
const PRIOR = 0.5;

/** Words of direction are compared by what stands near both. */
function directionAgreement(claim: Statement, sentence: Statement): number {
  const pairs = directed(claim).flatMap((one) =>
    directed(sentence).map((other) => ({
      agreement: one.direction * other.direction,
      isSame: one.stem === other.stem,
      shared: sharedNear(claim, one, sentence, other),
    })),
  );
  // Of words that both have, those that agree are what it is about where another is turned about.
  const isTurned = pairs.some(({ isSame, agreement }) => isSame && agreement < 0);
  const comparable = pairs.filter(({ isSame, agreement }) => !(isTurned && isSame && agreement > 0));
  const weight = comparable.reduce((sum, { shared }) => sum + shared, 0);
  const agreement = comparable.reduce((sum, pair) => sum + pair.shared * pair.agreement, 0);
  return weight === 0 ? 0 : agreement / (weight + PRIOR);
}

function sharedNear(claim: Statement, one: StanceWord, sentence: Statement, other: StanceWord): number {
  const near = new Map<string, number>();
  for (const word of sentence.words) {
    if (!word.isTopic) continue;
    const closeness = closenessOf(word, other);
    if (closeness > (near.get(word.stem) ?? 0)) near.set(word.stem, closeness);
  }
  let sum = 0;
  for (const word of claim.words) {
    if (word.isTopic) sum += closenessOf(word, one) * (near.get(word.stem) ?? 0);
  }
  return sum * sum * (one.stem === other.stem ? 2 : 1);
}

function closenessOf(word: StanceWord, to: StanceWord): number {
  return Math.exp(-Math.abs(word.at - to.at) / NEAR) * (word.clause === to.clause ? 1 : 0.5);
}

function directed({ words }: Statement): readonly StanceWord[] {
  return words.filter(({ direction }) => direction !== 0);
}

function productAgreement(claim: Statement, sentence: Statement): number {
  const own = productOf(claim.words);
  const byClause = Map.groupBy(sentence.words, ({ clause }) => clause);
  let best = { shared: 0, product: 0 };
  for (const words of byClause.values()) {
    const shared = sharedWeight(claim, words);
    if (shared > best.shared) best = { shared, product: productOf(words) };
  }
  return own * best.product;
}

function productOf(words: readonly StanceWord[]): number {
  const signs = words.filter(({ direction }) => direction !== 0);
  return signs.length === 0 ? 0 : signs.reduce((product, { direction }) => product * direction, 1);
}

function sharedWeight(claim: Statement, words: readonly StanceWord[]): number {
  const stems = new Set(
    words.filter(({ isTopic, stem }) => isTopic && claim.topic.has(stem)).map(({ stem }) => stem),
  );
  return stems.size;
}

function negationConflict(claim: Statement, sentence: Statement): number {
  const own = claim.negations.length % 2;
  const near = sentence.negations.filter((at) => isNearShared(at, claim, sentence)).length % 2;
  if (own === 0 && near === 0) return 0;
  return own === near ? -1 : 1;
}

function isNearShared(at: number, claim: Statement, sentence: Statement): boolean {
  return sentence.words.some((word) => Math.abs(word.at - at) <= NEAR && claim.topic.has(word.stem));
}

function relationConflict(claim: Statement, sentence: Statement): number {
  if (claim.deniesRelation && sentence.deniesRelation) return -1;
  if (claim.deniesRelation) return statesRelation(sentence) ? 1 : 0;
  return sentence.deniesRelation ? 1 : 0;
}

function statesRelation({ deniesRelation, hasRelation, words }: Statement): boolean {
  return !deniesRelation && (hasRelation || words.some(({ direction }) => direction !== 0));
}

function oppositesBetween(claim: Statement, sentence: Statement): number {
  const own = new Set(claim.words.map(({ word }) => word));
  const theirs = new Set(sentence.words.map(({ word }) => word));
  let count = 0;
  for (const [one, other] of OPPOSITES) {
    const [a, b] = [has(own, one), has(own, other)];
    const [c, d] = [has(theirs, one), has(theirs, other)];
    if ((a && !b && d && !c) || (b && !a && c && !d)) count += 1;
  }
  for (const word of own) {
    if (word.length < 5 || theirs.has(word)) continue;
    const isDenied = DENIALS.some(
      (prefix) =>
        theirs.has(prefix + word) || (word.startsWith(prefix) && theirs.has(word.slice(prefix.length))),
    );
    if (isDenied) count += 1;
  }
  return Math.min(2, count);
}

function has(words: ReadonlySet<string>, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.endsWith('*')) return words.has(pattern);
    const beginning = pattern.slice(0, -1);
    for (const word of words) if (word.startsWith(beginning)) return true;
    return false;
  });
}

function figuresConflict(claim: Statement, sentence: Statement): number {
  if (claim.figures.length === 0 || sentence.figures.length === 0) return 0;
  const theirs = new Set(sentence.figures);
  const common = claim.figures.filter((figure) => theirs.has(figure)).length;
  return common === 0 ? 1 : -common / claim.figures.length;
}

/** "A is higher than B" against "B is higher than A". */
function orderConflict(claim: Statement, sentence: Statement): number {
  const [one, other] = [sidesOf(claim), sidesOf(sentence)];
  if (one === undefined || other === undefined) return 0;
  const straight = overlap(one.before, other.before) + overlap(one.after, other.after);
  const crossed = overlap(one.before, other.after) + overlap(one.after, other.before);
  if (straight === crossed) return 0;
  return Math.sign(crossed - straight) * one.direction * other.direction;
}

interface Sides {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly direction: number;
}

function sidesOf({ words }: Statement): Sides | undefined {
  const than = words.findIndex(({ word }) => word === 'than');
  if (than === -1) return undefined;
  const direction = words.slice(0, than).findLast((word) => word.direction !== 0)?.direction ?? 0;
  return { before: stems(words.slice(0, than)), after: stems(words.slice(than + 1)), direction };
}

function stems(part: readonly StanceWord[]): ReadonlySet<string> {
  return new Set(part.filter(({ isTopic }) => isTopic).map(({ stem }) => stem));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length;
}

function coverage(claim: Statement, sentence: Statement): number {
  let all = 0;
  let found = 0;
  for (const stem of claim.topic) {
    all += 1;
    if (sentence.topic.has(stem)) found += 1;
  }
  return all === 0 ? 0 : found / all;
}
