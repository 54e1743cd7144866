import { saturate } from '../retrieval/bm25.ts';
import type { DocumentView } from './document-view.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import type { WeighedQuestion, WeighedTerm } from './weighed-question.ts';

/** Shares of the weight of a question's terms. */
interface Lexical {
  /** What a statement bears itself, the more often a term the more. */
  readonly statement: number;
  readonly passage: number;
  /** What neither it nor its passage bears, only the headings above or the title. */
  readonly headings: number;
  /** What only the statement before it bears. */
  readonly before: number;
  /** What it does not bear, and statements near it in its section do, the more the nearer. */
  readonly near: number;
  /** What it says in other words. */
  readonly synonym: number;
  /** What stands in it or above it, however often. */
  readonly held: number;
}
type Sums = Readonly<Record<keyof Lexical, Float64Array>>;

/** By statement. Terms are gone through one after the other: most stand in few statements. */
export function lexicalShares(
  { terms }: WeighedQuestion,
  document: DocumentView,
): (index: number) => Lexical {
  const { length } = document.statements;
  const sums: Sums = {
    statement: new Float64Array(length),
    passage: new Float64Array(length),
    headings: new Float64Array(length),
    before: new Float64Array(length),
    near: new Float64Array(length),
    synonym: new Float64Array(length),
    held: new Float64Array(length),
  };
  const surroundings = surroundingsOf(document);
  for (const term of terms) addTerm(sums, term, { document, surroundings });
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (of: Float64Array, index: number): number => (of[index] ?? 0) / total;
  return (index) => ({
    statement: share(sums.statement, index),
    passage: share(sums.passage, index),
    headings: share(sums.headings, index),
    before: share(sums.before, index),
    near: share(sums.near, index),
    synonym: share(sums.synonym, index),
    held: share(sums.held, index),
  });
}

interface Read {
  readonly document: DocumentView;
  readonly surroundings: Surroundings;
}

const NOT_NEAR = new Float64Array();

function addTerm(sums: Sums, weighed: WeighedTerm, { document, surroundings }: Read): void {
  const { term, weight } = weighed;
  const { statements, averageLength } = document;
  const places = document.placesOf(term);
  const isAbout = document.about.has(term);
  const above = surroundings.titlesThat((title) => title.has(term));
  const isOtherwise = saidOtherwise(weighed, document);
  if (places.length === 0 && !isAbout && !above.isAny && isOtherwise === undefined) return;
  const own = new Uint32Array(statements.length);
  for (const { index, count } of places) own[index] = count;
  const nearby = surroundings.sumsOfPassages(places);
  const otherwise =
    isOtherwise === undefined ? [] : statements.map((_, index) => own[index] === 0 && isOtherwise(index));
  const nearness =
    places.length === 0 && isOtherwise === undefined
      ? NOT_NEAR
      : surroundings.nearnessTo((index) => (own[index] ?? 0) > 0 || otherwise[index] === true);
  for (let index = 0; index < statements.length; index += 1) {
    const statement = statements[index];
    if (statement === undefined) continue;
    const count = own[index] ?? 0;
    const around = nearby[index] ?? 0;
    const isAbove = above.isAbove(index);
    if (count > 0 || isAbove) add(sums.held, index, weight);
    if (count > 0) add(sums.statement, index, weight * saturate(count, statement.length / averageLength));
    else if ((own[index - 1] ?? 0) > 0 && surroundings.isSameSection(index - 1, index))
      add(sums.before, index, weight);
    if (otherwise[index] === true) add(sums.synonym, index, weight);
    else if (count === 0) add(sums.near, index, weight * (nearness[index] ?? 0));
    if (around > 0) add(sums.passage, index, weight * saturate(around, surroundings.relativeLength(index)));
    else if (isAbove || isAbout) add(sums.headings, index, weight);
  }
}

function add(sums: Float64Array, index: number, amount: number): void {
  sums[index] = (sums[index] ?? 0) + amount;
}

/** Whether a statement says a term in other words; undefined where none does. */
function saidOtherwise(
  { otherwise, isPhrasedIn }: WeighedTerm,
  { statements, placesOf }: DocumentView,
): ((index: number) => boolean) | undefined {
  const held = new Set<number>();
  for (const [first, ...others] of otherwise)
    for (const { index } of first === undefined ? [] : placesOf(first))
      if (others.every((one) => statements[index]?.counts.has(one))) held.add(index);
  if (isPhrasedIn !== undefined)
    return (index) => held.has(index) || isPhrasedIn(statements[index]?.text ?? '');
  return held.size > 0 ? (index) => held.has(index) : undefined;
}
