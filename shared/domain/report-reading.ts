import type { Claim } from './claim.ts';
import { LEAST_PERHAPS } from './how-likely.ts';
import { inOrderOfReading } from './one-passage.ts';
import { type ReportClaim, claimsAsShown } from './report-claim.ts';
import {
  type Block,
  type ItemResult,
  type Report,
  type Sentence,
  citesSomething,
  isUncited,
} from './report.ts';

/** True for a connective that names what its paragraph is about, as the checklist names it: `S3:`, or a whole question. */
export function isLabel(sentence: Sentence, checklist: readonly ItemResult[]): boolean {
  const { kind, text } = sentence;
  if (kind !== 'connective') return false;
  const isNamed = text.endsWith(':');
  return checklist.some(({ description }) =>
    isNamed ? `${description}: `.startsWith(`${text} `) : ASKS.test(text) && description === text,
  );
}

const ASKS = /[?？؟]\)?$/u;

/** Stands where a citation would stand. */
export const UNCITED_MARK = 'no citation';

/** True for a statement that must be seen to have no citation; of a text without any source the head says it of all. */
export function isMarked(sentence: Sentence, { method }: Pick<Report, 'method'>): boolean {
  return method !== 'unsourced' && isUncited(sentence);
}

const MOST_CLAIMS = 12;

/**
 * The claims of a written report that it cites, contested ones first, then the established: a report of quotes shows the
 * same words already, and its disputes apart.
 */
export function shownClaims({
  method,
  claims = [],
}: Pick<Report, 'method' | 'claims'>): readonly ReportClaim[] {
  if (method !== 'written') return [];
  return inOrderOfFirmness(claimsAsShown(claims)).slice(0, MOST_CLAIMS);
}

/** Contested claims first, then the established. */
export function inOrderOfFirmness<Weighed extends Pick<Claim, 'firmness'>>(
  claims: readonly Weighed[],
): readonly Weighed[] {
  const order = ['contested', 'established', 'preliminary'] as const;
  return order.flatMap((firmness) => claims.filter((claim) => claim.firmness === firmness));
}

/** What is missing of an item, or how likely it is answered, without what its description says already; empty for a satisfied one. */
export function missingOf(
  item: Pick<ItemResult, 'description' | 'status' | 'reason' | 'confidence'>,
): string {
  if (item.status === 'satisfied') return '';
  const clauses = item.reason.split('; ').map((clause) => {
    const [said = '', on] = clause.split(/ on: (.*)/su);
    return { said: asLikely(said, item), on };
  });
  const kinds = new Set(clauses.map((clause) => (clause.on === undefined ? '' : clause.said)));
  const named = clauses.map((clause) => clause.on ?? '').join('; ');
  const [only = ''] = kinds;
  if (kinds.size === 1 && only !== '' && isAllOf(item.description, named)) return only;
  return clauses.map(({ said, on }) => (on === undefined ? said : `${said} on: ${on}`)).join('; ');
}

const PERHAPS = 'perhaps answered';
const PROBABLY = 'probably answered';
/** What says of an item how likely it is answered, and nothing that is missing. */
export const LIKELY_REMARKS: ReadonlySet<string> = new Set([PERHAPS, PROBABLY]);

/** What code alone says of an item, by its confidence where that is known. */
function asLikely(said: string, { confidence }: Pick<ItemResult, 'confidence'>): string {
  if (confidence === undefined) return said;
  if (said === 'no sure answer') return confidence >= LEAST_PERHAPS ? PERHAPS : said;
  return said === 'perhaps not all that was asked' ? PROBABLY : said;
}

/** What blocks rest on, in their order. */
export function evidenceIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds));
}

/** What a report cites for an item: what its answer quotes of it, where it quotes any. */
export function citedFor(evidenceIds: readonly string[], answer: readonly Block[]): readonly string[] {
  const shown = new Set(evidenceIn(answer));
  const inAnswer = evidenceIds.filter((id) => shown.has(id));
  return inAnswer.length > 0 ? inAnswer : evidenceIds;
}

/** Nothing is sure to answer an item, but what is shown may. */
export function isPerhaps(item: ItemResult): boolean {
  return item.status === 'unsatisfied' && missingOf(item).startsWith(PERHAPS);
}

/** `S3: what; how` is all asked by `what; how`, and `Limits: of queues` by `limits`. */
function isAllOf(description: string, named: string): boolean {
  return `: ${plain(description)}: `.includes(`: ${plain(named)}: `);
}

function plain(text: string): string {
  return text.replaceAll(/^\P{L}+|\P{L}+$/gu, '').toLowerCase();
}

/**
 * The gaps as they are worth reading: none says its item twice. A report that answers nothing has a checklist that
 * says the same, so that only further gaps are left.
 */
export function gapsOf(
  report: Pick<Report, 'gaps' | 'checklist' | 'outcome'>,
  remark: (text: string) => string = (text) => text,
): readonly string[] {
  return report.gaps.flatMap((gap) => {
    const item = report.checklist.find((one) => isAbout(gap, one));
    if (!item) return [remark(gap)];
    // How likely an item is answered stands beside it: nothing is known to be missing.
    if (report.outcome === 'insufficient_evidence' || LIKELY.test(missingOf(item))) return [];
    return [`${gap.slice(0, -reasonIn(item).length)}: ${remark(missingOf(item))}.`];
  });
}

const LIKELY = /^(?:probably|perhaps) answered(?! on: .*; )/u;

function isAbout(gap: string, item: ItemResult): boolean {
  const name = gap.slice(0, -reasonIn(item).length);
  return (
    gap.endsWith(reasonIn(item)) && (item.description === name || item.description.startsWith(`${name}: `))
  );
}

function reasonIn(item: ItemResult): string {
  return `: ${item.reason}.`;
}

/** The blocks of the direct answer that say something, as they are read; none where all it says is that nothing was found. */
export function shownAnswer(report: Pick<Report, 'answer' | 'outcome' | 'method'>): readonly Block[] {
  const isInsufficient = report.outcome === 'insufficient_evidence' && !citesSomething(report.answer);
  if (isInsufficient && report.method !== 'unsourced') return [];
  return report.answer.map((block) =>
    block.form === 'paragraph' ? { ...block, sentences: inOrderOfReading(block.sentences) } : block,
  );
}

/** Whether there is a text of which one must know how it was made. */
export function hasMethod(report: Pick<Report, 'sources' | 'method'>): boolean {
  return report.sources.length > 0 || report.method === 'unsourced';
}

/** What limits the report; where nothing is cited and nothing was dropped, there is nothing to limit. */
export function limitationsOf(
  report: Pick<Report, 'limitations' | 'sources' | 'outcome' | 'trust' | 'method'>,
): readonly string[] {
  const isEmpty = report.outcome === 'insufficient_evidence' && !hasMethod(report);
  return isEmpty && report.trust.quotesDropped === 0 ? [] : report.limitations;
}

export interface CitationRun {
  readonly first: number;
  readonly last: number;
}

const SHORTEST_RUN = 3;

/** Citation numbers (ascending) in runs, so that `[1]–[7]` can stand for seven; two in a row stay two. */
export function toRuns(numbers: readonly number[]): readonly CitationRun[] {
  const runs: CitationRun[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.last === number - 1) runs[runs.length - 1] = { ...last, last: number };
    else runs.push({ first: number, last: number });
  }
  return runs.flatMap((run) => {
    const length = run.last - run.first + 1;
    if (length >= SHORTEST_RUN) return [run];
    return Array.from({ length }, (_, index) => ({ first: run.first + index, last: run.first + index }));
  });
}
