import { titleOfProvider } from './automatic-providers.ts';
import { type Brought, ENGLISH_INSUFFICIENCY, type InsufficiencyWords } from './insufficiency-words.ts';
import { isPerhaps } from './report-reading.ts';
import type { Report } from './report.ts';
import type { Searched } from './searched.ts';

/** What a report without an answer says first: where was looked, and what may help. Code stands in backticks. */
export interface Insufficiency {
  /** In place of an answer, where there is none. */
  readonly verdict: string;
  readonly found: readonly string[];
  readonly advice: readonly string[];
}

type ReportFacts = Pick<Report, 'searched' | 'trust' | 'outcome' | 'isSearchOff' | 'unreachableProviders'> &
  Partial<Pick<Report, 'checklist'>>;

/** Undefined for a report that answers at least a part. */
export function describeInsufficiency(
  report: ReportFacts,
  words: InsufficiencyWords = ENGLISH_INSUFFICIENCY,
): Insufficiency | undefined {
  if (report.outcome !== 'insufficient_evidence') return undefined;
  const { sourcesRead, sourcesSkipped } = report.trust;
  const brought = broughtBy(report);
  return {
    verdict: verdictOn(report, words),
    found: [
      ...whereSearched(report, words),
      words.read(sourcesRead, sourcesSkipped, brought),
      ...unreached(report, words),
    ],
    advice: whatToTry(report, words),
  };
}

function broughtBy({ checklist = [], trust }: ReportFacts): Brought {
  if (checklist.some(isPerhaps)) return 'perhaps';
  return trust.quotesVerified > 0 ? 'unsure' : 'nothing';
}

/** What could not be looked for must not read like what is not there. */
function verdictOn(report: ReportFacts, words: InsufficiencyWords): string {
  const { searched = [], isSearchOff, unreachableProviders = [] } = report;
  if (searched.length === 0) {
    if (isSearchOff === true) return hasRead(report) ? words.nothing : words.off;
    return unreachableProviders.length > 0 ? words.failed : words.nothing;
  }
  return searched.every((one) => one.failures === one.searches) ? words.failed : words.nothing;
}

/** Behind what was read: nobody named them. */
function unreached(
  { searched, unreachableProviders = [] }: ReportFacts,
  words: InsufficiencyWords,
): readonly string[] {
  if (searched === undefined || unreachableProviders.length === 0) return [];
  return [words.unreachable(unreachableProviders.map(titleOfProvider).join(', '))];
}

/** Also without a search: texts that came with the question. */
function hasRead({ trust }: ReportFacts): boolean {
  return trust.sourcesRead > 0;
}

function whereSearched(report: ReportFacts, words: InsufficiencyWords): readonly string[] {
  const { searched, isSearchOff } = report;
  if (searched === undefined) return [];
  const isOff = isSearchOff === true;
  const isOnlyNamed = isOff && (searched.length > 0 || hasRead(report));
  const nobody = isOff ? words.nobodyAskedAsOff : words.nobodyAsked;
  return [
    ...(searched.length === 0 && !isOnlyNamed ? [nobody] : []),
    ...(isOnlyNamed ? [words.onlyNamed] : []),
    ...searched.map((one) => words.searched(one.provider, { ...one, reasons: reasonsOf(one) })),
  ];
}

function reasonsOf({ reasons = [] }: Searched): string {
  return reasons.map((reason) => reason.replace(/\.$/u, '')).join('; ');
}

function whatToTry(
  { searched = [], isSearchOff, unreachableProviders = [], checklist = [] }: ReportFacts,
  words: InsufficiencyWords,
): readonly string[] {
  const asked = [...searched.map((one) => one.provider), ...unreachableProviders];
  const hasDocuments = searched.some((one) => one.documents > 0);
  const failed = [
    ...searched.filter((one) => one.failures > 0).map((one) => one.provider),
    // Whoever has documents of their own to ask need not wait for what nobody named.
    ...(hasDocuments ? [] : unreachableProviders),
  ];
  const advice = [
    ...(isSearchOff === true ? [words.letSearch] : []),
    ...(failed.length > 0 ? [words.askAgain(failed.map(titleOfProvider).join(', '))] : []),
    // Who asks folders of their own asks of what stands there.
    ...(asked.includes('pubmed') || asked.join() === 'corpus' ? [] : [words.pubmed]),
    words.otherDocuments,
    words.otherWords(checklist.length > 1),
  ];
  // Documents that were found are asked in other words first.
  return hasDocuments ? advice.toReversed() : advice;
}
