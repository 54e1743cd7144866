import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { asksForFinding } from '#shared/text/evidence/asked-finding.ts';
import { type ReportSection, areOfReport, sectionOfReport } from '#shared/text/evidence/report-sections.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What a report of research says against itself, how it was made and what was known before falls e^2 times behind what it found. */
const BEHIND = 2;
/** What it concludes goes e times before that. */
const CONCLUDED = 1;

/** Who asks how far a report may be believed. */
const ASKS_FOR_LIMITS =
  /\b(?:sure|certain\w*|reliab\w*|trust\w*|believ\w*|valid\w*|bias\w*|weak\w*|shortcoming\w*|strengths?|wrong|doubt\w*|generali[sz]\w*|missing|left out|confound\w*|critici\w*|flaw\w*|caution\w*|careful\w*)\b/iu;
/** "The weaknesses of our trial were …", "Our study has several limitations." */
const ADMITS =
  /\b(?:weakness(?:es)?|limitations?|shortcomings?) (?:of|in|to) (?:our|this|the (?:present |current )?) ?(?:study|trial|work|review|analysis|report|experiment)\b|\b(?:our|this|the (?:present|current)) (?:study|trial|work|review|analysis|report|experiment) (?:also )?(?:has|had|suffers from|was subject to) (?:\w+ ){0,3}(?:weakness(?:es)?|limitations?|shortcomings?)\b/iu;

/**
 * How much further ahead a quote of a report of research is for the section in which it stands. What the report says against itself is told to who
 * asks for it alone; how it was made and what was known before is no answer where it is asked what comes of something, or whether something is so.
 */
export function placedInReport(
  { description }: ChecklistItem,
  found: readonly Evidence[],
  { evidence }: Pick<DraftInputs, 'evidence'>,
): (one: Evidence) => number {
  const ahead = aheadBySection(description);
  if (ahead.size === 0 || !found.some((one) => ahead.has(sectionOf(one)))) return () => 0;
  const sections = Map.groupBy(evidence.values(), ({ sourceId }) => sourceId);
  const reports = new Set(
    [...sections].filter(([, quotes]) => areOfReport(quotes.map(sectionOf))).map(([sourceId]) => sourceId),
  );
  return (one) => (reports.has(one.sourceId) ? (ahead.get(sectionOf(one)) ?? 0) : 0);
}

function aheadBySection(description: string): ReadonlyMap<ReportSection | undefined, number> {
  const asked = asksFor(description);
  const ahead = new Map<ReportSection, number>();
  if (!asked.has('limit') && !ASKS_FOR_LIMITS.test(description)) ahead.set('limits', -BEHIND);
  if (asksForFinding(description)) {
    ahead.set('methods', -BEHIND);
    ahead.set('background', -BEHIND);
    ahead.set('conclusions', CONCLUDED);
  }
  return ahead;
}

function sectionOf({ headings, quote }: Evidence): ReportSection | undefined {
  return ADMITS.test(quote) ? 'limits' : sectionOfReport(headings);
}
