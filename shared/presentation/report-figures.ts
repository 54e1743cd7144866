import { isMarked } from '#shared/domain/notice-words.ts';
import type { QuoteLocation } from '#shared/domain/quote-location.ts';
import { describeLocation } from '#shared/domain/quote-location.ts';
import type { Firmness } from '#shared/domain/firmness.ts';
import type { CitedSource, Report, TrustFigures } from '#shared/domain/report.ts';
import { doingIn } from './model-trouble.ts';
import type { ReportWords, TrustName } from './words/report-words.ts';

/** Title, value and meaning of a trust figure. */
export interface TrustRow {
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
}

/** The trust figures in the order in which they are shown; those of written sentences where there are any. */
export function trustRows(trust: TrustFigures, words: ReportWords): readonly TrustRow[] {
  const row = (name: TrustName, value: string | number, meaning?: string): TrustRow => ({
    label: words.figures[name].label,
    value: String(value),
    meaning: meaning ?? words.figures[name].meaning,
  });
  const counted = (name: 'sentencesCorrected' | 'sentencesDropped'): readonly TrustRow[] => {
    const count = trust[name];
    return count === undefined ? [] : [row(name, count)];
  };
  return [
    row('quotesVerified', trust.quotesVerified, trust.quotesVerified === 0 ? words.noQuoteShown : undefined),
    row('quotesDropped', trust.quotesDropped),
    ...claimRows(trust, words, row),
    row('uncitedSentences', trust.uncitedSentences),
    ...counted('sentencesCorrected'),
    ...counted('sentencesDropped'),
    row('domains', trust.domains),
    row('contradictions', trust.contradictions),
    row('sourcesRead', trust.sourcesRead, skippedMeaning(trust, words)),
    row('confidence', formatShare(trust.confidence)),
    row('degradedSteps', trust.degradedSteps.length, degradedMeaning(trust, words)),
  ];
}

type MakeRow = (name: TrustName, value: string | number, meaning?: string) => TrustRow;

/** Of no claim there is nothing to say but that none is shown. */
function claimRows(trust: TrustFigures, words: ReportWords, row: MakeRow): readonly TrustRow[] {
  if (trust.claims === 0) return [row('claimsSupported', 0, words.noClaimShown)];
  return [
    row('claimsSupported', words.of(trust.claimsSupported, trust.claims)),
    row('claimsCorroborated', words.of(trust.claimsCorroborated, trust.claims)),
    ...firmnessRow(trust.claimsByFirmness, words, row),
  ];
}

/** "2 established, 5 preliminary, 0 contested". */
function firmnessRow(
  found: TrustFigures['claimsByFirmness'],
  { firmness }: ReportWords,
  row: MakeRow,
): readonly TrustRow[] {
  if (found === undefined) return [];
  const counts = FIRMNESS.map((one) => `${found[one]} ${firmness[one].toLowerCase()}`);
  return [row('claimsByFirmness', counts.join(', '))];
}

const FIRMNESS = ['established', 'preliminary', 'contested'] as const satisfies readonly Firmness[];

function skippedMeaning({ sourcesSkipped }: TrustFigures, words: ReportWords): string {
  return sourcesSkipped === 0 ? words.noneSkipped : words.skipped(sourcesSkipped);
}

function degradedMeaning({ degradedSteps }: TrustFigures, words: ReportWords): string {
  return degradedSteps.length === 0
    ? words.everyStepWorked
    : words.simplerMeans(degradedSteps.map((stage) => doingIn(stage, words.trouble)).join(', '));
}

/** The figures of the one line below an answer. */
export function factsOf({ trust, sources }: Report, words: ReportWords): readonly string[] {
  const read = words.documentsRead(trust.sourcesRead);
  if (sources.length === 0) return [read, words.nothingAnswers];
  return [
    words.quotesVerified(trust.quotesVerified),
    words.sourcesCited(sources.length),
    words.publishers(trust.domains),
    read,
  ];
}

function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** `2026-01-31 09:15 UTC`. */
export function formatMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** Authors, container and date, as far as they are known, and what of it was read. */
export function describeSource(source: CitedSource, words: ReportWords): string {
  const authors = source.authors ?? [];
  const names = authors.length > 3 ? `${authors[0] ?? ''} et al.` : authors.join(', ');
  const date = source.publishedAt?.slice(0, 10) ?? '';
  return [names, source.container ?? source.domain, date, ...howRead(source, words)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');
}

/** What was read of a source, when that is not the whole of it or not at its address. */
export function howRead(
  source: Pick<CitedSource, 'isAbstract' | 'readAt' | 'url'>,
  words: ReportWords,
): readonly string[] {
  const host = URL.parse(source.readAt ?? '')?.hostname;
  const isElsewhere = host !== undefined && host !== URL.parse(source.url)?.hostname;
  return [
    ...(source.isAbstract === true ? [words.abstractOnly] : []),
    ...(isElsewhere ? [words.readAt(host)] : []),
  ];
}

/** The notices that go with a source wherever it is named; empty for a source without. */
export function noticesOf(
  source: Pick<CitedSource, 'notices' | 'credibilityTier'>,
  words: ReportWords,
): readonly string[] {
  const isFlagged = source.credibilityTier === 'FLAGGED' && !source.notices.includes('retracted');
  return [
    ...source.notices.map((notice) => words.notice[notice]),
    ...(isFlagged ? [words.notice.flagged] : []),
  ];
}

/** Those that must stand behind each citation. */
export function citedNotices(
  source: Pick<CitedSource, 'notices' | 'credibilityTier'>,
  words: ReportWords,
): readonly string[] {
  return isMarked(source) ? noticesOf(source, words) : [];
}

/** `handbook/leave.md:12`, `survey.pdf, page 7`; undefined where nothing is known. */
export function locationWords(place: QuoteLocation | undefined, words: ReportWords): string | undefined {
  if (place?.page === undefined) return describeLocation(place);
  const page = words.page(place.page);
  return place.file === undefined ? page : `${place.file}, ${page}`;
}
