import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { definitionAsked, introduces } from '#shared/text/evidence/asked-definition.ts';
import { firstAsked } from '#shared/text/evidence/asked-first.ts';
import { askedNames } from '#shared/text/evidence/asked-names.ts';
import { outcomeAsked } from '#shared/text/evidence/asked-outcome.ts';
import { reportsResult } from '#shared/text/evidence/features.ts';
import { productTerms } from '#shared/text/evidence/product-names.ts';
import { lastPhrase } from '#shared/text/evidence/last-phrase.ts';
import { onceForEach } from '#shared/text/once-for-each.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { namedTerms } from '#shared/text/words/named-work.ts';
import { contentTerms } from '#shared/text/words/content-terms.ts';
import { formsIn } from '#shared/text/words/word-forms.ts';
import { goesOtherWay } from '#shared/text/words/other-way.ts';
import type { Evidence } from './evidence.ts';
import { BEST, byRank, rankFor, rankRead, valueOf } from './evidence-rank.ts';
import { type RankedAnswer, leadSigns } from './lead-signs.ts';
import type { ChecklistItem } from './plan.ts';
import { productOf } from './product-of.ts';
import type { Source } from './source.ts';
import { type QuotedDocuments, weighRivals } from './rival-documents.ts';
import { isSaidOf } from './said-of-thing.ts';
import { type ShareOf, shareOf } from './share-borne.ts';
import { linesAbove, unnamedReader } from './unnamed-thing.ts';

/**
 * By which it is judged whether the documents bear on what is asked (`BEARING`), and, where they do, whether the quotes
 * tell it (`TELLING`). `outcome`, `told` and `named` bound both.
 */
export const SIGNS = [
  'value',
  'rivals',
  'length',
  'whole',
  'unnamed',
  'finding',
  'compared',
  'nearest',
  'lead',
  'studies',
  'read',
  'tells',
  'spread',
  'outcome',
  'told',
  'named',
] as const;
export type SignName = (typeof SIGNS)[number];
export const BEARING = [
  'value',
  'rivals',
  'length',
  'whole',
  'unnamed',
  'finding',
  'nearest',
] as const satisfies readonly SignName[];
export const TELLING = ['lead', 'studies', 'spread'] as const satisfies readonly SignName[];

/**
 * `value`: the scorer's, of the quote that is best for the item by its words. `rivals`: how near the next documents come to the best, 0-1.
 * `length`: of the question, the logarithm of its terms. `whole`: how much of these, by rarity, the quote bears that
 * bears most of them, with the headings and title above it, 0-1. `unnamed`: the share of what the question names that the
 * document of the best quote is nowhere quoted with, nor called for as a package or folder. `finding`: where an effect is asked for, how far one of the best
 * quotes both tells what came of something and bears the question's words; else 1. `compared`: 1 where quotes were compared with
 * what is asked in meaning, else 0; `nearest`: how near the best one then comes, 0-1. `lead`: how likely one of the
 * three best quotes is to answer beside the others of the 20 likeliest, by the scorer's odds and their meaning, 0-1; 0 where
 * `studies`, 1 where what is asked is to be found out by studies (`isAskedOfStudies`), whose quotes all tell of it. `read`: 1 where the three best quotes were read together with what is asked (`tellingOdds` of evidence), else 0; `tells`: the log odds that one of
 * the three best tells it, the greatest. `spread`: how much of the best quote lies
 * between the first and the last of the item's words in it, 0-1. `outcome`: 0 where what is
 * asked for is known by its look (`outcomeAsked`, `definitionAsked`), and none of the best quotes tells it, or the best tells of
 * the opposite deed (`goesOtherWay`), else 1. `told`: 0 where a price or a reason is asked for and the best quote has none (`firstAsked`), else 1.
 * `named`: 0 where no quote names the thing asked (`unnamedReader`), or none says of one thing among several what is asked of it
 * (`isSaidOf`), else 1.
 */
export type AnswerSigns = Readonly<Record<SignName, number>>;

export interface Findings extends QuotedDocuments {
  readonly sources: ReadonlyMap<string, Pick<Source, 'id' | 'title' | 'kind' | 'container' | 'origins'>>;
  readonly checklist: readonly Pick<ChecklistItem, 'id' | 'description' | 'topic' | 'entity'>[];
}

/** The signs of any item of a question; undefined for an item on which nothing was quoted. The documents are weighed once. */
export function signReader(findings: Findings): (itemId: string) => AnswerSigns | undefined {
  const { question, checklist, evidence } = findings;
  const view = viewOf(findings);
  const rivals = weighRivals(findings);
  const unnamedIn = unnamedReader(findings);
  const whole = most(evidence.map((one) => view.share(view.asked, view.borneBy([one]), view.titleOf(one))));
  return (itemId) => {
    const answers = answersTo(itemId, evidence);
    const [first] = answers;
    if (first === undefined) return undefined;
    const likeliest = firstRead(itemId, answers);
    const best = likeliest.map((one) => one.evidence);
    const item = checklist.find(({ id }) => id === itemId);
    const wanted = contentTerms(wordsOf(item) ?? question);
    const asked = item?.description ?? question;
    return {
      value: Math.max(...answers.map((one) => one.value)),
      rivals,
      length: Math.log(1 + view.asked.length),
      whole,
      unnamed: shareUnnamed(view, first.evidence),
      finding: view.asksEffect ? most(best.map((one) => tellsFinding(view, one))) : 1,
      ...leadSigns(asked, answers, likeliest),
      spread: spreadOf(wanted, first.evidence.quote),
      outcome: Number(tellsOutcome(asked, best, view)),
      told: Number(firstAsked(asked)?.((best[0] ?? first.evidence).quote) !== false),
      named: Number(unnamedIn(itemId) === undefined && isOfThing(item, wanted, best, view)),
    };
  };
}

interface View {
  readonly asked: readonly string[];
  readonly names: readonly string[];
  readonly asksEffect: boolean;
  readonly evidence: readonly Evidence[];
  /** The terms of quotes and of what stands above them. */
  readonly borneBy: (quotes: readonly Evidence[]) => ReadonlySet<string>;
  readonly above: (quote: Evidence) => readonly string[];
  /** What its document says of the question by what it is: the terms of its title, and those naming the work asked about that are quoted of it. */
  readonly titleOf: (quote: Evidence) => ReadonlySet<string>;
  /** The terms by which the package or folder may be named that a source is part of. */
  readonly productOf: (sourceId: string) => ReadonlySet<string>;
  readonly share: ShareOf;
}

function viewOf({ question, evidence, sources, rarity }: Findings): View {
  const above = (quote: Evidence): readonly string[] => linesAbove(quote, sources);
  const borneBy = (quotes: readonly Evidence[]): ReadonlySet<string> =>
    new Set(quotes.flatMap((one) => terms([...above(one), one.quote].join('\n'))));
  const named = [...namedTerms(question)];
  const givenBy = onceForEach(({ id, title }: Pick<Source, 'id' | 'title'>): ReadonlySet<string> => {
    const borne = borneBy(named.length === 0 ? [] : evidence.filter(({ sourceId }) => sourceId === id));
    return new Set([...terms(title), ...named.filter((term) => borne.has(term))]);
  });
  return {
    above,
    titleOf: ({ sourceId }) => {
      const source = sources.get(sourceId);
      return source === undefined ? new Set() : givenBy(source);
    },
    asked: contentTerms(question),
    names: askedNames(question),
    asksEffect: asksFor(question).has('effect'),
    evidence,
    borneBy,
    productOf: (sourceId) => {
      const source = sources.get(sourceId);
      return new Set(productTerms((source && productOf(source)) ?? ''));
    },
    share: shareOf(rarity, formsIn(question)),
  };
}

/** Of one thing among several it is to be said what is asked of it. */
function isOfThing(
  item: Findings['checklist'][number] | undefined,
  wanted: readonly string[],
  quotes: readonly Evidence[],
  { above }: View,
): boolean {
  if (item?.entity === undefined) return true;
  return isSaidOf(
    item.entity,
    wanted,
    quotes.map((one) => ({ quote: one.quote, above: above(one) })),
  );
}

function wordsOf(item: Findings['checklist'][number] | undefined): string | undefined {
  return item === undefined ? undefined : [item.description, ...item.topic].join(' ');
}

/** What a package or a folder is called for all its documents are on, and seldom say it. */
function shareUnnamed(
  { names, evidence, borneBy, productOf: product }: View,
  { sourceId }: Evidence,
): number {
  if (names.length === 0) return 0;
  const borne = borneBy(evidence.filter((one) => one.sourceId === sourceId));
  const given = product(sourceId);
  return names.filter((name) => !borne.has(name) && !given.has(name)).length / names.length;
}

function tellsFinding({ asked, share, borneBy }: View, one: Evidence): number {
  return reportsResult(one.quote) * share(asked, borneBy([one]));
}

/** What is asked of an item; others of the same question may ask for something else. */
function tellsOutcome(asked: string, quotes: readonly Evidence[], { share, above }: View): boolean {
  if (goesOtherWay(asked, quotes[0]?.quote ?? '')) return false;
  const thing = definitionAsked(asked);
  if (thing !== undefined)
    return quotes.some((one) => introduces(thing, { quote: one.quote, above: above(one) }));
  const tells = outcomeAsked(asked);
  if (tells === undefined) return true;
  const end = lastPhrase(asked);
  return quotes.some(({ quote }) => tells(quote, share(end, new Set(terms(quote)))));
}

function spreadOf(wanted: readonly string[], quote: string): number {
  const said = terms(quote);
  const isWanted = (term: string): boolean => wanted.includes(term);
  const [first, last] = [said.findIndex(isWanted), said.findLastIndex(isWanted)];
  return said.length === 0 ? 0 : (last - first) / said.length;
}

/** Best first. */
function answersTo(itemId: string, evidence: readonly Evidence[]): readonly RankedAnswer[] {
  return evidence
    .flatMap((one) => {
      const own = one.items.filter((item) => item.itemId === itemId);
      if (own.length === 0) return [];
      const value = Math.max(...own.map(valueOf));
      const [{ nearness, tellingOdds } = {}] = own;
      return [{ evidence: one, value, nearness, tellingOdds, rank: rankFor(itemId, one) }];
    })
    .toSorted(byRank);
}

/** The best of them once the first were read together with what is asked, best first. */
function firstRead(itemId: string, answers: readonly RankedAnswer[]): readonly RankedAnswer[] {
  const rank = rankRead(
    itemId,
    answers.map((one) => one.evidence),
  );
  return answers
    .map((answer) => ({ answer, evidence: answer.evidence, rank: rank(answer.evidence) }))
    .toSorted(byRank)
    .slice(0, BEST)
    .map(({ answer }) => answer);
}

function most(values: readonly number[]): number {
  return Math.max(0, ...values);
}
