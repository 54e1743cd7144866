import type { EndReason, Outcome } from '#shared/domain/job.ts';
import type { ItemStatus } from '#shared/domain/plan.ts';
import { readingWords } from '#shared/domain/report-reading.ts';
import type { CitedSource, Report, TrustFigures } from '#shared/domain/report.ts';

/** The words that both renderings use of a report. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  answered: 'Answered',
  partial: 'Partly answered',
  insufficient_evidence: 'Not enough evidence',
};

export const METHOD_WORDS: Readonly<Record<Report['method'], string>> = {
  extractive:
    'Extractive report: every sentence is quoted from its source; only connecting words are added, in italics.',
  written:
    'Written report: a model wrote it from verified quotes; each citation leads to the quote it rests on.',
  unsourced:
    'Unsourced text: search was off, and a language model wrote this from what it knows; it cites nothing, and nothing of it was checked.',
};

export const END_WORDS: Readonly<Record<EndReason, string>> = {
  no_new_evidence: 'Research ended because further searching brought nothing new.',
  max_iterations: 'Research ended at the agreed number of iterations.',
  deadline: 'Research ended at its deadline.',
  budget: 'Research ended because its budget was spent.',
  search_off: 'Nothing was searched, because search was off.',
  search_failed: 'Research ended because every search failed.',
  infrastructure:
    'A part of the research was lost to the service itself: what is missing here may well be found.',
};

export const STATUS_WORDS: Readonly<Record<ItemStatus, string>> = {
  satisfied: 'satisfied',
  partial: 'partly covered',
  unsatisfied: 'not covered',
};

/** Title, value and meaning of each trust figure. */
export interface TrustRow {
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
}

export function trustRows(trust: TrustFigures): readonly TrustRow[] {
  return [
    row('Quotes verified', trust.quotesVerified, 'stand in the archived text, character by character'),
    row('Quotes dropped', trust.quotesDropped, 'did not, and were left out'),
    row(
      'Claims supported',
      `${trust.claimsSupported} of ${trust.claims}`,
      'statements found with at least one verified quote',
    ),
    row(
      'Claims corroborated',
      `${trust.claimsCorroborated} of ${trust.claims}`,
      'by two or more independent publishers',
    ),
    ...firmnessRow(trust),
    row('Sentences without citation', trust.uncitedSentences, 'that state something'),
    row('Independent sources', trust.domains, 'publishers, journals, or documents of a corpus'),
    ...(trust.sentencesCorrected === undefined && trust.sentencesDropped === undefined
      ? []
      : [
          row(
            'Sentences corrected, dropped',
            `${trust.sentencesCorrected ?? 0}, ${trust.sentencesDropped ?? 0}`,
            'stated what their quotes do not bear',
          ),
        ]),
    row('Contradictions', trust.contradictions, 'between sources, named above'),
    row(
      'Documents read',
      trust.sourcesRead,
      trust.sourcesSkipped === 0
        ? 'none had to be skipped'
        : `${trust.sourcesSkipped} more could not be read`,
    ),
    row(
      'Confidence',
      formatShare(trust.confidence),
      'share of the checklist answered, by how many independent sources',
    ),
    row('Degraded steps', trust.degradedSteps.length, degradedMeaning(trust.degradedSteps)),
  ];
}

function firmnessRow({ claimsByFirmness }: TrustFigures): readonly TrustRow[] {
  if (claimsByFirmness === undefined) return [];
  const { established, preliminary, contested } = claimsByFirmness;
  const meaning =
    'two independent sources say so without a hedge and none denies it; one does; one speaks against it';
  return [
    row(
      'Claims established, preliminary, contested',
      `${established}, ${preliminary}, ${contested}`,
      meaning,
    ),
  ];
}

export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function degradedMeaning(steps: readonly string[]): string {
  return steps.length === 0
    ? 'every step worked as planned'
    : `simpler means were used in ${steps.join(', ')}`;
}

/** `2026-01-31 09:15 UTC`. */
export function formatMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** Authors, container and date, as far as they are known, and what of it was read. */
export function describeSource(source: CitedSource): string {
  const authors = source.authors ?? [];
  const names = authors.length > 3 ? `${authors[0] ?? ''} et al.` : authors.join(', ');
  const date = source.publishedAt?.slice(0, 10) ?? '';
  return [names, source.container ?? source.domain, date, ...readingWords(source)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');
}

function row(label: string, value: string | number, meaning: string): TrustRow {
  return { label, value: String(value), meaning };
}
