import { countOf } from './plural.ts';
import type { Report } from './report.ts';
import type { Searched } from './searched.ts';

/** What a report without an answer says first: where was looked, and what may help. Code stands in backticks. */
export interface Insufficiency {
  readonly found: readonly string[];
  readonly advice: readonly string[];
}

type Told = Pick<Report, 'searched' | 'trust' | 'outcome'>;

/** Undefined for a report that answers at least a part. */
export function describeInsufficiency(report: Told): Insufficiency | undefined {
  if (report.outcome !== 'insufficient_evidence') return undefined;
  return { found: [...whereSearched(report), whatRead(report)], advice: whatToTry(report) };
}

function whereSearched({ searched }: Told): readonly string[] {
  if (searched === undefined) return [];
  if (searched.length === 0) return ['No search provider was asked.'];
  return searched.map((one) => `Searched ${one.provider}: ${whatBrought(one)}.`);
}

function whatBrought({ searches, failures, documents }: Searched): string {
  const asked = countOf(searches, 'search', 'searches');
  if (failures === searches) return `${asked}, ${searches === 1 ? 'which' : 'all of which'} failed`;
  const failed = failures === 0 ? '' : ` (${failures} failed)`;
  return `${asked}${failed} brought ${countOf(documents, 'document')}`;
}

function whatRead({ trust }: Told): string {
  const { sourcesRead, sourcesSkipped } = trust;
  const skipped = sourcesSkipped === 0 ? '' : `, ${sourcesSkipped} could not be read`;
  if (sourcesRead === 0) return `No document was read${skipped}.`;
  const none = sourcesRead === 1 ? 'it does not say' : 'none of them says';
  return `Read ${countOf(sourcesRead, 'document')}${skipped}: ${none} what was asked.`;
}

function whatToTry({ searched = [] }: Told): readonly string[] {
  const asked = new Set(searched.map((one) => one.provider));
  const failed = searched.filter((one) => one.failures > 0).map((one) => one.provider);
  return [
    ...(failed.length > 0 ? [`Ask again when ${failed.join(', ')} can be reached.`] : []),
    'Search other documents: `--corpus FOLDER` names a folder of your own.',
    ...(asked.has('pubmed') ? [] : ['For medicine and biology, search PubMed: `--provider pubmed`.']),
    'Ask in other words, as the documents would put it, or about one thing at a time.',
  ];
}
