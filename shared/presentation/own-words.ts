import { LEAST_PERHAPS } from '#shared/domain/how-likely.ts';
import type { CitedSource, Report } from '#shared/domain/report.ts';
import { citedNotices } from './report-figures.ts';
import { LIKELY, PERHAPS } from './words/likely.ts';
import type { ReportWords } from './words/report-words.ts';
import { PHRASES } from './words/short/short-words.ts';

/**
 * The headline of a report: one of a few labels. Where code alone has judged and no item is open, "in part" would say that
 * something is missing, though that only is not sure; where no quote names a thing that was named, or one of several things has no
 * quote, "in part" is said. What comes near what was asked may well answer it.
 */
export function outcomeLabel(
  { outcome, sources, method, checklist }: Pick<Report, 'outcome' | 'sources' | 'method' | 'checklist'>,
  words: ReportWords,
): string {
  if (isPerhapsAnswered({ outcome, sources, method, checklist }))
    return PERHAPS[words.language] ?? words.short.unsure;
  if (outcome === 'insufficient_evidence' && sources.length > 0) return words.short.unsure;
  const likely = LIKELY[words.language];
  const isPartial = outcome === 'partial' && method === 'extractive';
  if (!isPartial || likely === undefined) return words.outcome[outcome];
  const [first, ...others] = checklist;
  const [unnamed] = others.length === 0 ? (UNNAMED.exec(first?.reason ?? '') ?? []) : [];
  if (unnamed !== undefined) return `${likely} – ${remarkIn(words)(unnamed)}`;
  const isLikely = checklist.every(({ status, reason }) => status !== 'unsatisfied' && !LACKS.test(reason));
  return isLikely ? likely : words.outcome[outcome];
}

/** The one thing that was asked has no part that could be missing: what no quote names is told instead. */
const UNNAMED = /^no quote names “[^”]{1,80}”/u;
const LACKS = /^no quote names |(?:^|; )(?:nothing found|no sure answer) on: /u;

/** Whether nothing is surely answered, but what is shown may well answer what was asked, taken all together. */
export function isPerhapsAnswered({
  outcome,
  sources,
  method,
  checklist,
}: Pick<Report, 'outcome' | 'sources' | 'method' | 'checklist'>): boolean {
  return (
    outcome === 'insufficient_evidence' &&
    sources.length > 0 &&
    method === 'extractive' &&
    checklist.length > 0 &&
    checklist.reduce((sum, { confidence = 0 }) => sum + confidence, 0) >= LEAST_PERHAPS * checklist.length
  );
}

/**
 * What code remarks in English, in the language of the report; what a model or a source says stays as it is. A remark may be of
 * several things, and name each.
 */
export function remarkIn(words: ReportWords): (text: string) => string {
  return (text) =>
    words.short.remarks[text] ??
    phrasedIn(words, text) ??
    text
      .split(SEPARATOR)
      .map((one) => words.short.remarks[one] ?? onThing(words, one) ?? one)
      .join(SEPARATOR);
}

const SEPARATOR = '; ';

/** "nothing found on: the price", and the other way round "the price: nothing found." */
function onThing({ short: { remarks } }: ReportWords, text: string): string | undefined {
  const [, remark = '', thing = ''] = ON_THING.exec(text) ?? [];
  if (remarks[remark] !== undefined) return `${remarks[remark]}: ${thing}`;
  const [, topic = '', said = ''] = OF_THING.exec(text) ?? [];
  return remarks[said] === undefined ? undefined : `${topic}: ${remarks[said]}`;
}

const ON_THING = /^([a-z ]+?) on: (.+)$/su;
const OF_THING = /^(.+): ([a-z ]+)\.$/su;

function phrasedIn({ short }: ReportWords, text: string): string | undefined {
  for (const name of NAMES) {
    const [, ...own] = PHRASES[name].exec(text) ?? [];
    const phrase = short.phrased[name];
    if (own.length > 0 && phrase !== undefined)
      return phrase.replaceAll(/\{(\d)\}/gu, (_, at: string) => own[Number(at) - 1] ?? '');
  }
  return undefined;
}

const NAMES = [
  'independentSources',
  'oneSource',
  'disagree',
  'notFully',
  'unnamed',
  'hedged',
  'fewStatements',
  'unreached',
  'everyFailed',
  'someFailed',
  'retracted',
  'concern',
  'flagged',
  'superseded',
  'olderEdition',
  'droppedQuotes',
  'notLookedAt',
  'lost',
  'unread',
  'otherLanguage',
] as const satisfies readonly (keyof typeof PHRASES)[];

/** ` (retracted)` behind a citation of a source that must not be cited silently, and nothing behind any other. */
export function doubtMarkIn(
  words: ReportWords,
  source: Pick<CitedSource, 'notices' | 'credibilityTier'> | undefined,
): string {
  const notices = source === undefined ? [] : citedNotices(source, words);
  return notices.length === 0 ? '' : ` (${notices.join(', ')})`;
}
