import { titleOfProvider } from '#shared/domain/automatic-providers.ts';
import type { Job } from '#shared/domain/job.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { isDoubtful, isOlderEdition, isSuperseded, noticeWords } from '#shared/domain/notice-words.ts';
import { type Losses, nameLosses } from '#shared/domain/loss.ts';
import { READ_AGAIN, UNREAD } from '#shared/domain/model-trouble.ts';
import { isSearchOff } from '#shared/domain/search-trouble.ts';
import type { CitedSource, ItemResult } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import { oneLine } from '#shared/text/words/one-line.ts';
import type { Findings } from './findings.ts';

/** The gaps that the draft named (by an item's description or its entity), and each open item that it did not. */
export function nameGaps(
  gaps: readonly string[],
  results: readonly ItemResult[],
  checklist: readonly ChecklistItem[],
): readonly string[] {
  const items = new Map(checklist.map((item) => [item.id, item]));
  const isNamed = (result: ItemResult): boolean => {
    const item = items.get(result.itemId);
    const names = [result.description, ...(item?.asked === undefined ? [] : [item.description])];
    return gaps.some(
      (gap) =>
        names.some((name) => gap.includes(name)) ||
        (item?.entity !== undefined && gap.startsWith(`${item.entity}:`)),
    );
  };
  const open = results.filter((result) => result.status !== 'satisfied' && !isNamed(result));
  return [...gaps, ...open.map((result) => `${result.description} (${result.status}): ${result.reason}`)];
}

export interface Found {
  readonly dropped: number;
  readonly losses: Losses;
  readonly searches: readonly SearchResult[];
  readonly job: Pick<Job, 'settings' | 'uploads'>;
  /** All sources, read or not. */
  readonly found: readonly Source[];
}

/** The limitations that the draft named, searches that failed, and what verification found. */
export function nameLimitations(
  limitations: readonly string[],
  sources: readonly CitedSource[],
  known: Found,
): readonly string[] {
  const noticed = sources.flatMap((source, index) => nameNotice(source, index + 1));
  const { dropped, losses, searches, job, found } = known;
  const unproven = dropped > 0 ? [nameDropped(dropped)] : [];
  return [
    ...nameScope(job),
    ...nameLosses(losses),
    ...limitations,
    ...nameFailures(searches.filter((search) => search.lost === undefined)),
    ...nameUnread(found),
    ...noticed,
    ...unproven,
  ];
}

/** A text of whose sentences a second reader has not seen all; of one of quotes there is nothing to read again. */
export function nameUnchecked({
  draft,
  modelTrouble,
}: Pick<Findings, 'draft' | 'modelTrouble'>): readonly string[] {
  const isUnread = draft.method === 'written' && modelTrouble?.stages.includes(READ_AGAIN) === true;
  return isUnread ? [UNREAD] : [];
}

/** What was not searched from the start, by choice or for want of a way there. */
function nameScope({ settings, uploads = [] }: Found['job']): readonly string[] {
  const { providers, unreachableProviders = [] } = settings;
  const isNothingNamed = providers.length + uploads.length === 0;
  const rest = isNothingNamed ? 'no source was read' : 'only the documents that were named were read';
  const names = unreachableProviders.map(titleOfProvider).join(', ');
  return [
    ...(isSearchOff(settings) ? [`Search was off: ${rest}.`] : []),
    ...(names === '' ? [] : [`Not searched, because it could not be reached: ${names}.`]),
  ];
}

/** A report on what could not be searched must not read like one on what is not there. */
function nameFailures(searches: readonly SearchResult[]): readonly string[] {
  return [...Map.groupBy(searches, (search) => search.provider)].flatMap(([provider, all]) => {
    const failed = all.filter((search) => search.failure !== undefined);
    const reasons = [...new Set(failed.flatMap((search) => search.failure?.message ?? []))];
    if (failed.length === 0) return [];
    const count =
      failed.length === all.length ? 'Every search' : `${failed.length} of ${all.length} searches`;
    return [`${count} of ${provider} failed: ${reasons.join(' ')}`];
  });
}

/** How many of the quotes that the report shows say what they say with a hedge. */
export function nameHedged(
  sources: readonly Pick<CitedSource, 'quotes'>[],
  evidence: Findings['evidence'],
): readonly string[] {
  const shown = sources.flatMap(({ quotes }) => quotes);
  const hedged = shown.filter(({ evidenceId }) => evidence.get(evidenceId)?.isUncertain === true).length;
  if (hedged === 0) return [];
  const hedge = hedged === 1 ? 'is hedged by its own author' : 'are hedged by their own authors';
  return [`${hedged} of ${shown.length} quotes ${hedge}.`];
}

const UNREAD_NAMED = 3;

/** What was found and not read, because nothing may rest on it: a reader may know it from elsewhere. */
function nameUnread(found: readonly Source[]): readonly string[] {
  const unread = found.filter(
    (source) => source.status === 'skipped' && source.credibilityTier === 'FLAGGED',
  );
  if (unread.length === 0) return [];
  const named = unread
    .slice(0, UNREAD_NAMED)
    .map((source) => `“${oneLine(source.title)}” (${noticeWords(source).join(', ')})`);
  const more = unread.length > UNREAD_NAMED ? ` and ${unread.length - UNREAD_NAMED} more` : '';
  return [`Found, but neither read nor relied on: ${named.join(', ')}${more}.`];
}

function nameNotice(source: CitedSource, number: number): readonly string[] {
  if (isDoubtful(source)) return [`Source [${number}] is ${nameDoubt(source)}; do not rely on it alone.`];
  if (isSuperseded(source)) return [`Source [${number}] is superseded, as it says itself.`];
  return isOlderEdition(source)
    ? [`Source [${number}] is an older edition; a newer one stands beside it.`]
    : [];
}

function nameDoubt(source: CitedSource): string {
  if (source.notices.includes('retracted')) return 'retracted';
  if (source.notices.includes('expression-of-concern')) return 'under an expression of concern';
  return 'flagged as unreliable';
}

function nameDropped(dropped: number): string {
  const what = dropped === 1 ? '1 quote was' : `${dropped} quotes were`;
  return `${what} left out of this report, because the archived text did not prove them.`;
}
