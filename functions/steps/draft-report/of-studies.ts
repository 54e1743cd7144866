import { isAskedOfStudies } from '#shared/domain/asked-of-studies.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { LIKELIEST, byRank, rankFor } from '#shared/domain/evidence-rank.ts';
import { parseLocator } from '#shared/domain/locator.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksForEffect } from '#shared/text/evidence/asked-outcome.ts';
import { sectionOfReport } from '#shared/text/evidence/report-sections.ts';
import { reportsResult } from '#shared/text/evidence/features.ts';
import { isMereUndertaking } from '#shared/text/evidence/undertaking.ts';

/** What a study found goes e^2 times before what else it says. */
const FOUND = 2;
/** What was known before it, or was still to be found out, falls as much behind. */
const BEFORE = 2;

/**
 * How much further ahead a quote of a study is for its place in it, where studies are asked whether something is so: an abstract begins with
 * what is known and what is to be found out, in the very words of the question, and ends with what was found. Where an effect
 * is asked for, the scorer itself weighs results.
 */
export function placedInStudy(item: ChecklistItem, found: readonly Evidence[]): (one: Evidence) => number {
  if (asksForEffect(item.description) || !isAskedOfStudies(item.description, likeliest(item, found)))
    return () => 0;
  const isUndertaking = ({ quote }: Evidence): boolean => isMereUndertaking(quote, item.description);
  const undertaken = lastIn(found.filter(isUndertaking));
  return (one) => {
    const isBefore = startOf(one) < (undertaken.get(sectionOf(one)) ?? 0);
    const isFound = !isUndertaking(one) && isOfFound(one);
    return (isFound ? FOUND : 0) - (isBefore ? BEFORE : 0);
  };
}

/** A result, but for those of others and of before, and whatever the study concludes. */
function isOfFound({ quote, headings }: Evidence): boolean {
  const section = sectionOfReport(headings);
  if (section === 'conclusions') return true;
  return section !== 'methods' && section !== 'background' && reportsResult(quote) > 0;
}

function likeliest({ id }: ChecklistItem, found: readonly Evidence[]): readonly string[] {
  return found
    .map((evidence) => ({ evidence, rank: rankFor(id, evidence) }))
    .toSorted(byRank)
    .slice(0, LIKELIEST)
    .map(({ evidence }) => evidence.quote);
}

/** Where the last of them begins, by section. */
function lastIn(quotes: readonly Evidence[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const one of quotes) last.set(sectionOf(one), Math.max(last.get(sectionOf(one)) ?? 0, startOf(one)));
  return last;
}

function sectionOf({ sourceId, locator, headings }: Evidence): string {
  return [sourceId, parseLocator(locator)?.page ?? 0, ...headings].join('\n');
}

function startOf({ locator }: Evidence): number {
  return parseLocator(locator)?.start ?? 0;
}
