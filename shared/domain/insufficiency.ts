import { titleOfProvider } from './automatic-providers.ts';
import { countOf } from './plural.ts';
import type { Report } from './report.ts';
import { UNSEARCHED_ANSWERS } from './search-trouble.ts';
import type { Searched } from './searched.ts';

/** What a report without an answer says first: where was looked, and what may help. Code stands in backticks. */
export interface Insufficiency {
  /** In place of an answer, where there is none. */
  readonly verdict: string;
  readonly found: readonly string[];
  readonly advice: readonly string[];
}

type ReportFacts = Pick<Report, 'searched' | 'trust' | 'outcome' | 'isSearchOff' | 'unreachableProviders'>;

const NO_ANSWER = 'Nothing that could be read and checked answers this question.';

/** Undefined for a report that answers at least a part. */
export function describeInsufficiency(report: ReportFacts): Insufficiency | undefined {
  if (report.outcome !== 'insufficient_evidence') return undefined;
  return {
    verdict: verdictOn(report),
    found: [...whereSearched(report), whatRead(report)],
    advice: whatToTry(report),
  };
}

/** What could not be looked for must not read like what is not there. */
function verdictOn({ searched = [], isSearchOff, unreachableProviders = [] }: ReportFacts): string {
  if (searched.length === 0) {
    if (isSearchOff === true) return UNSEARCHED_ANSWERS.off;
    return unreachableProviders.length > 0 ? UNSEARCHED_ANSWERS.failed : NO_ANSWER;
  }
  return searched.every((one) => one.failures === one.searches) ? UNSEARCHED_ANSWERS.failed : NO_ANSWER;
}

function whereSearched({ searched, isSearchOff, unreachableProviders = [] }: ReportFacts): readonly string[] {
  if (searched === undefined) return [];
  const off = isSearchOff === true ? 'Search was off: ' : '';
  const nobody = searched.length === 0 ? [sentence(`${off}no search provider was asked.`)] : [];
  const onlyNamed =
    searched.length > 0 && isSearchOff === true ? [`${off}only what was named was read.`] : [];
  const unreachable = unreachableProviders.map(titleOfProvider).join(', ');
  return [
    ...nobody,
    ...onlyNamed,
    ...searched.map((one) => `Searched ${one.provider}: ${whatBrought(one)}.`),
    ...(unreachable === '' ? [] : [`Not searched, because it could not be reached: ${unreachable}.`]),
  ];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function whatBrought({ searches, failures, documents, reasons = [] }: Searched): string {
  const asked = countOf(searches, 'search', 'searches');
  const why =
    reasons.length === 0 ? '' : `: ${reasons.map((reason) => reason.replace(/\.$/u, '')).join('; ')}`;
  if (failures === searches) return `${asked}, ${searches === 1 ? 'which' : 'all of which'} failed${why}`;
  const failed = failures === 0 ? '' : ` (${failures} failed${why})`;
  return `${asked}${failed} brought ${countOf(documents, 'document')}`;
}

function whatRead({ trust }: ReportFacts): string {
  const { sourcesRead, sourcesSkipped } = trust;
  const skipped = sourcesSkipped === 0 ? '' : `, ${sourcesSkipped} could not be read`;
  if (sourcesRead === 0) return `No document was read${skipped}.`;
  const none = sourcesRead === 1 ? 'it does not say' : 'none of them says';
  return `Read ${countOf(sourcesRead, 'document')}${skipped}: ${none} what was asked.`;
}

function whatToTry({
  searched = [],
  isSearchOff,
  unreachableProviders = [],
}: ReportFacts): readonly string[] {
  const asked = new Set([...searched.map((one) => one.provider), ...unreachableProviders]);
  const failed = [
    ...searched.filter((one) => one.failures > 0).map((one) => one.provider),
    ...unreachableProviders,
  ];
  return [
    ...(isSearchOff === true
      ? ['Let it search: without `--provider none`, and with `SEARCH_PROVIDERS` unset or naming providers.']
      : []),
    ...(failed.length > 0 ? [`Ask again when ${failed.join(', ')} can be reached.`] : []),
    'Search other documents: `--corpus FOLDER` names a folder of your own.',
    ...(asked.has('pubmed') ? [] : ['For medicine and biology, search PubMed: `--provider pubmed`.']),
    'Ask in other words, as the documents would put it, or about one thing at a time.',
  ];
}
