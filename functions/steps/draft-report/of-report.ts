import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { asksFor } from '#shared/text/evidence/asked-kind.ts';
import { type ReportSection, sectionOfReport } from '#shared/text/evidence/report-sections.ts';
import type { DraftInputs } from './draft-inputs.ts';

/** What a report of research says against itself, how it was made and what was known before falls e^2 times behind what it found. */
const BEHIND = 2;
/** What it concludes goes e times before that. */
const CONCLUDED = 1;

/** Who asks how far a report may be believed. */
const ASKS_FOR_LIMITS =
  /\b(?:sure|certain\w*|reliab\w*|trust\w*|believ\w*|valid\w*|bias\w*|weak\w*|shortcoming\w*|strengths?|wrong|doubt\w*|generali[sz]\w*|missing|left out|confound\w*|critici\w*|flaw\w*|caution\w*|careful\w*)\b/iu;
/** Who asks how it was made. */
const ASKS_FOR_METHODS =
  /\b(?:methods?|random\w*|blind\w*|masked|consent\w*|approv\w*|ethic\w*|recruit\w*|enrol\w*|exclu\w+|inclu\w+|criteri\w+|measur\w+|design\w*|protocols?|samples?|took part|take part|funded|funding|registered|control group)\b/iu;
/** "Did the filters keep them well?" In the past tense it may be asked what was done, too: "Was the study approved?" */
const DID = /(?:^\W*|[,:;.?] )(?:and |but |so |then )?did(?:n['’]t)? (?!not\b)\p{L}/iu;
/** "How much longer did they live?", "Which of the doses turned out best?" */
const WEIGHS =
  /\bhow (?:much|many) (?:longer|more|less|fewer|better|worse|faster|slower|higher|lower|earlier|later)\b|\bwhich\b[^.?!;]*\b(?:better|best|worse|worst|more|most|less|least|longer|longest|shorter|shortest|faster|fastest|higher|highest|lower|lowest)\b/iu;
/** "The weaknesses of our trial were …", "Our study has several limitations." */
const ADMITS =
  /\b(?:weakness(?:es)?|limitations?|shortcomings?) (?:of|in|to) (?:our|this|the (?:present |current )?) ?(?:study|trial|work|review|analysis|report|experiment)\b|\b(?:our|this|the (?:present|current)) (?:study|trial|work|review|analysis|report|experiment) (?:also )?(?:has|had|suffers from|was subject to) (?:\w+ ){0,3}(?:weakness(?:es)?|limitations?|shortcomings?)\b/iu;

/**
 * How much further ahead a quote of a report of research is for the section in which it stands: of what is asked nobody asks for what the report says
 * against itself; and where it is asked what comes of something, or whether something is so, neither for how it was made nor for what was known before.
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
    [...sections].filter(([, quotes]) => isOfReport(quotes)).map(([sourceId]) => sourceId),
  );
  return (one) => (reports.has(one.sourceId) ? (ahead.get(sectionOf(one)) ?? 0) : 0);
}

function aheadBySection(description: string): ReadonlyMap<ReportSection | undefined, number> {
  const asked = asksFor(description);
  const ahead = new Map<ReportSection, number>();
  if (!asked.has('limit') && !ASKS_FOR_LIMITS.test(description)) ahead.set('limits', -BEHIND);
  const isOfOutcome =
    asked.has('effect') || asked.has('finding') || DID.test(description) || WEIGHS.test(description);
  if (isOfOutcome && !ASKS_FOR_METHODS.test(description)) {
    ahead.set('methods', -BEHIND);
    ahead.set('background', -BEHIND);
    ahead.set('conclusions', CONCLUDED);
  }
  return ahead;
}

/** It has an abstract, or tells what was found and how, what it concludes, or what it says against itself. */
function isOfReport(quotes: readonly Evidence[]): boolean {
  const has = new Set(quotes.map(sectionOf));
  const others = ['methods', 'conclusions', 'limits'] as const satisfies readonly ReportSection[];
  return has.has('abstract') || (has.has('found') && others.some((one) => has.has(one)));
}

function sectionOf({ headings, quote }: Evidence): ReportSection | undefined {
  return ADMITS.test(quote) ? 'limits' : sectionOfReport(headings);
}
