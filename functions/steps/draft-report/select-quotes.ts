import type { Evidence } from '#shared/domain/evidence.ts';
import { MOST_IN_REPORT } from '#shared/domain/evidence-rank.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksFor, asksForPassage, asksForSentence } from '#shared/text/evidence/asked-kind.ts';
import { asksForEffect } from '#shared/text/evidence/asked-outcome.ts';
import { queryTerms, terms } from '#shared/text/words/analyze.ts';
import { closeDocuments, isCloseTo, isFarFromAnswered, likelyAll, mostShown } from './closest-passages.ts';
import { besideLead, inOneDocument } from './asked-together.ts';
import { ChosenQuotes } from './chosen-quotes.ts';
import type { DraftInputs } from './draft-inputs.ts';
import { FOREIGN, awayFrom, foreignTo, introducing } from './off-subject.ts';
import { behindInForce } from './of-superseded.ts';
import { placedInReport } from './of-report.ts';
import { placedByName } from './of-code-name.ts';
import { placedInStudy } from './of-studies.ts';
import { OTHER_PRODUCT, namingProduct, ofOtherProduct } from './of-other-product.ts';
import { CLEAR, NEAR, type Pool, type Ranked } from './quote-pool.ts';
import { NEXT_PARAGRAPH, SAME_PARAGRAPH, inReadingOrder } from './reading-order.ts';
import { isOfDifference, namesAllCompared, tellsApart } from './tells-apart.ts';
import { inTurn } from './quote-turns.ts';
import { supersedingFirst } from './superseding.ts';
import { underOwnThing } from './under-own-thing.ts';
import { valuesFor } from './value-for.ts';

/** What of the evidence is quoted, and where. */
export interface Selection {
  /** By item, in the order of the answer. */
  readonly answers: ReadonlyMap<string, readonly Evidence[]>;
  /** By the item that each serves best, best first. */
  readonly further: ReadonlyMap<string, readonly Evidence[]>;
}

const LEAST_IN_ANSWER = 3;
const MOST_IN_ANSWER = 5;
const LEAST_IN_REPORT = 8;
/** e^-2 = .14: and what is this near, where it bears about as much of what was asked. */
const NEAR_ON_IT = 2;
/** Nor what bears less than this share of the words that were asked for, of those that the best of its item bears. */
const LEAST_BORNE = 1 / 3;
/** What is further behind is quoted only where there is little else. */
const FAR = 6;
/** A source whose best quote is further behind need not be heard. */
const NOT_FAR = 2;
/** So many documents that come this near the best make a survey. */
const SURVEY_SOURCES = 4;
const SURVEY_NEAR = 1;
/** Sources that give at least their best quote. */
const TOP_SOURCES = 5;

/**
 * For each item the quotes that answer it best, three to five in all for a question of one item, one for each item at
 * least; then what else is near, eight to twelve in all. A question that many documents answer alike is a survey, and
 * its quotes are spread over them; a fact stands where it stands. Nothing is said twice.
 */
export function selectQuotes(checklist: readonly ChecklistItem[], inputs: DraftInputs): Selection {
  const pools = inOneDocument(poolsOf(checklist, inputs), checklist);
  const chosen = new ChosenQuotes(inputs, isSurvey(pools));
  const answers = new Map(pools.map(({ itemId }): [string, Evidence[]] => [itemId, []]));
  const [first] = pools;
  const difference = checklist.find((item) => isOfDifference(item));
  for (const pool of inTurn(pools)) {
    const isWhole = pool === first || pool.isOfEffect;
    const [lead] = answers.get(first?.itemId ?? '') ?? [];
    const own = besideLead(pool, lead);
    const best = chosen.take(
      isWhole ? pool.ranked : chosen.withoutLeftovers(own, answers.get(difference?.id ?? '')),
    );
    if (best) answers.get(pool.itemId)?.push(best.evidence);
  }
  const answered = pools.filter(({ itemId }) => (answers.get(itemId)?.length ?? 0) > 0);
  fillAnswers(answered, chosen, answers);
  for (const { id, description } of checklist) {
    const quotes = answers.get(id) ?? [];
    quotes.push(...chosen.takeAnnounced(quotes));
    const hasRoom = quotes.length < LEAST_IN_ANSWER && !asksForSentence(description);
    if (asksForPassage(description) || hasRoom)
      quotes.push(...chosen.takeRest(quotes, hasRoom ? NEXT_PARAGRAPH : SAME_PARAGRAPH));
  }
  for (const pool of pools) {
    const quotes = answers.get(pool.itemId) ?? [];
    quotes.push(...chosen.takeNeighbours(quotes, pool));
    if (inputs.items.get(pool.itemId)?.status === 'unsatisfied') quotes.push(...chosen.takeSections(quotes));
  }
  const placed = [...underOwnThing(pools, answers)];
  const ways = new Set(
    checklist.flatMap((item) => (asksFor(item.description).has('procedure') ? [item.id] : [])),
  );
  return {
    answers: new Map(placed.map(([itemId, quotes]) => [itemId, inReadingOrder(quotes, ways.has(itemId))])),
    further: fillReport(pools, chosen),
  };
}

/** Where nothing shares enough with any item, what is likely to answer one all the same. */
function poolsOf(checklist: readonly ChecklistItem[], inputs: DraftInputs): readonly Pool[] {
  const asked = namingProduct(checklist, inputs);
  const documents = closeDocuments(checklist, inputs);
  const pools = checklist.map((item) => {
    const isClose = isCloseTo(item, inputs);
    return poolOf(item, inputs, { asked, isNear: (one) => documents.has(one.sourceId) || isClose(one) });
  });
  if (pools.some(({ ranked }) => ranked.length > 0)) return pools;
  return checklist.map((item) => poolOf(item, inputs, { asked, isNear: likelyAll(item, inputs) }));
}

/** What bears on an item, best first: also what other items quote. */
export function rankQuotes(item: ChecklistItem, inputs: DraftInputs): readonly Evidence[] {
  return poolOf(item, inputs).ranked.map(({ evidence }) => evidence);
}

function poolOf(
  item: ChecklistItem,
  inputs: DraftInputs,
  {
    asked = item.description,
    isNear = isCloseTo(item, inputs),
  }: { readonly asked?: string; readonly isNear?: (one: Evidence) => boolean } = {},
): Pool {
  const coverage = inputs.items.get(item.id);
  const isFar = isFarFromAnswered(coverage);
  const isClose = (one: Evidence): boolean =>
    (!isFar && inputs.sources.get(one.sourceId)?.isUnmatched === undefined) || isNear(one);
  const found = (coverage?.evidenceIds ?? []).flatMap((id) => inputs.evidence.get(id) ?? []).filter(isClose);
  const away = awayFrom(item, found, inputs);
  const isForeign = foreignTo(item, found);
  const isOfOther = ofOtherProduct(asked, found, inputs);
  const behind = behindInForce(item, found, inputs);
  const inReport = placedInReport(item, found, inputs);
  const apart = tellsApart(item);
  const placed = placedInStudy(item, found);
  const byName = placedByName(item.description, found);
  const valueOf = valuesFor(item, found, inputs);
  const byValue = found
    .map((evidence) => ({
      evidence,
      value:
        valueOf(evidence) +
        apart(evidence) +
        placed(evidence) +
        inReport(evidence) +
        byName(evidence) -
        away(evidence) -
        behind(evidence) -
        (isForeign(evidence) ? FOREIGN : 0) -
        (isOfOther(evidence) ? OTHER_PRODUCT : 0),
    }))
    .toSorted((a, b) => b.value - a.value || (a.evidence.id < b.evidence.id ? -1 : 1));
  const isOnIt = bearsAsked(
    item,
    byValue.filter(({ value }) => value >= (byValue[0]?.value ?? 0) - CLEAR),
  );
  const ranked = supersedingFirst(item, byValue, (one) => behind(one) === 0 && isOnIt(one));
  const best = ranked[0]?.value ?? 0;
  const [first] = ranked;
  const yields =
    isOfDifference(item) &&
    first !== undefined &&
    apart(first.evidence) === 0 &&
    !namesAllCompared(item, first.evidence);
  const isOfThing = item.entity !== undefined || isOfDifference(item);
  const isOfEffect = asksForEffect(item.description);
  const most = mostShown(coverage);
  return {
    itemId: item.id,
    ranked,
    best,
    most,
    isOnIt,
    introduces: introducing(item.entity),
    isOfThing,
    isOfEffect,
    yields,
  };
}

function bearsAsked(
  { description, topic }: ChecklistItem,
  among: readonly Ranked[],
): (one: Evidence) => boolean {
  const asked = queryTerms([description, ...topic].join(' '));
  const borneBy = ({ quote }: Evidence): number => {
    const own = new Set(terms(quote));
    return asked.filter((term) => own.has(term)).length;
  };
  const most = Math.max(0, ...among.map(({ evidence }) => borneBy(evidence)));
  return (one) => borneBy(one) >= LEAST_BORNE * most;
}

function isSurvey(pools: readonly Pool[]): boolean {
  const near = pools.flatMap(({ ranked, best }) => ranked.filter(({ value }) => value >= best - SURVEY_NEAR));
  return new Set(near.map(({ evidence }) => evidence.sourceId)).size >= SURVEY_SOURCES;
}

/** Room that is left in the answer goes to what is nearest to the best of its item. */
function fillAnswers(
  pools: readonly Pool[],
  chosen: ChosenQuotes,
  answers: ReadonlyMap<string, Evidence[]>,
): void {
  const left = pools
    .flatMap(({ itemId, ranked, best, most, isOnIt }) =>
      ranked.map(({ evidence, value }) => ({ itemId, evidence, value: value - best, most, isOnIt })),
    )
    .toSorted((a, b) => b.value - a.value);
  const hasRoom = ({ itemId, most }: { readonly itemId: string; readonly most: number }): boolean =>
    (answers.get(itemId)?.length ?? 0) < most;
  const isOfEffects = pools.every(({ isOfEffect }) => isOfEffect);
  const fewest = isOfEffects ? MOST_IN_ANSWER : LEAST_IN_ANSWER;
  while (chosen.size < Math.max(MOST_IN_ANSWER, pools.length)) {
    const isNeeded = chosen.size < fewest;
    const next = chosen.take(
      left.filter(
        (one) =>
          hasRoom(one) &&
          (one.value >= -NEAR ||
            (one.value >= (isNeeded ? -CLEAR : -NEAR_ON_IT) && one.isOnIt(one.evidence))),
      ),
    );
    if (next === undefined) break;
    answers.get(next.itemId)?.push(next.evidence);
  }
}

function fillReport(pools: readonly Pool[], chosen: ChosenQuotes): ReadonlyMap<string, readonly Evidence[]> {
  const further = new Map(pools.map(({ itemId }): [string, Evidence[]] => [itemId, []]));
  const all = pools
    .flatMap(({ itemId, ranked, best }) =>
      ranked.map(({ evidence, value }) => ({ itemId, evidence, value: value - best })),
    )
    .toSorted((a, b) => b.value - a.value);
  const unheard = (sources: number) => all.filter(({ evidence }) => chosen.isUnheard(evidence, sources));
  const most = Math.max(MOST_IN_REPORT, chosen.size + 1);
  while (chosen.size < most) {
    const least = chosen.size < LEAST_IN_REPORT ? -Infinity : -FAR;
    const next =
      chosen.take(unheard(TOP_SOURCES).filter(({ value }) => value >= -NOT_FAR)) ??
      chosen.take(all.filter(({ value }) => value >= least));
    if (next === undefined) break;
    further.get(next.itemId)?.push(next.evidence);
  }
  return further;
}
