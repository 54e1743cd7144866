import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type LabelledPart, labelParts, labelUsable, resolveHandles } from '#shared/prompting/handles.ts';
import type {
  ChecklistItem,
  Coverage,
  ItemCoverage,
  ItemStatus,
  PartCoverage,
  SearchTask,
} from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { type Dropped, NOTHING_USABLE, type Reading, accept, addDropped } from '#shared/prompting/reading.ts';
import { voiceOf } from '#shared/domain/voice.ts';
import { checkSentence } from '#shared/text/sentence-check/check-sentence.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { readSearches } from '#shared/prompting/read-searches.ts';
import { coverageStatus } from './assess-coverage.ts';
import type { CompletenessReview } from './prompt.ts';

export interface CompletenessInput {
  readonly checklist: readonly ChecklistItem[];
  /** What code finds covered. */
  readonly assessed: Coverage;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly providers: readonly string[];
  readonly resultsPerQuery: number;
  /** Queries of earlier waves. */
  readonly asked: readonly string[];
}

const SEARCHES = 12;
const LONGEST_MISSING = 240;
const RANK: Readonly<Record<ItemStatus, number>> = { unsatisfied: 0, partial: 1, satisfied: 2 };

/** A verdict that code did not let stand, and why. */
export interface Lowered {
  /** Handle of the part. */
  readonly part: string;
  readonly verdict: ItemStatus;
  readonly status: ItemStatus;
  readonly reason: string;
}

/** What a review makes of the coverage, and which of its verdicts did not stand. */
export interface Reviewed {
  readonly coverage: Coverage;
  readonly lowered: readonly Lowered[];
}

/**
 * The coverage after a model's review. A verdict stands where it says less than `satisfied`, or where evidence that it names
 * exists and is on the item; else code's own assessment holds, and the reason is emitted. Queries for what is open are kept as
 * proposals. `unknownItem`, `unknownReference` and `unprovenVerdict` are counted.
 */
export function coverageFromModel(reply: CompletenessReview, input: CompletenessInput): Reading<Reviewed> {
  const parts = labelParts(input.checklist);
  const verdicts = readVerdicts(reply, input, parts);
  if (verdicts.byPart.size === 0 && reply.searches.length === 0) return NOTHING_USABLE;
  const items = input.assessed.items.map((item) => judgeItem(item, verdicts.byPart, input.sources));
  const searches = proposeSearches(reply, { input, parts, items });
  return accept<Reviewed>(
    {
      coverage: { ...input.assessed, items, searchTasks: searches.tasks },
      lowered: input.assessed.items.flatMap((item) => loweredOf(item, verdicts.byPart)),
    },
    addDropped(verdicts.dropped, searches.dropped),
  );
}

interface Verdict {
  readonly status: ItemStatus;
  readonly missing: string;
  /** What it names that exists and is on the item. */
  readonly evidence: readonly Evidence[];
  /** Why it cannot stand as satisfied; undefined where it can. */
  readonly doubt: string | undefined;
}

interface Verdicts {
  /** By handle of the part; the first verdict on a part counts. */
  readonly byPart: ReadonlyMap<string, Verdict>;
  readonly dropped: Dropped;
}

function readVerdicts(
  reply: CompletenessReview,
  input: CompletenessInput,
  parts: readonly LabelledPart[],
): Verdicts {
  const labelled = labelUsable(input.evidence, input.sources);
  const byPart = new Map<string, Verdict>();
  const dropped = { unknownItem: 0, unknownReference: 0, unprovenVerdict: 0 };
  for (const one of reply.parts) {
    const part = resolveHandles([one.part], parts).found[0];
    if (part === undefined) dropped.unknownItem += 1;
    if (part === undefined || byPart.has(part.handle)) continue;
    const named = resolveHandles(one.evidence, labelled);
    dropped.unknownReference += named.unknown;
    const evidence = named.found.map((found) => found.evidence).filter((found) => isOnItem(found, part));
    const doubt =
      one.status === 'satisfied' && evidence.length === 0 ? doubtOf(named.found.length) : undefined;
    if (doubt !== undefined) dropped.unprovenVerdict += 1;
    byPart.set(part.handle, {
      status: one.status,
      missing: readMissing(one.missing, input),
      evidence,
      doubt,
    });
  }
  return { byPart, dropped };
}

/** In the words of the review, where these bring in no figure and no name of their own. */
function readMissing(text: string, { checklist, evidence }: CompletenessInput): string {
  const missing = cutText(toPlainText(text), LONGEST_MISSING).replace(/[.。]+$/u, '');
  const asked = checklist.flatMap((item) => [item.description, ...item.parts.map((part) => part.text)]);
  const about = evidence.flatMap((one) => [one.quote, ...one.headings]);
  // What was asked and not found may be named with its figures, whatever else was found.
  return checkSentence(missing, { quotes: [], about: [...about, ...asked], asked: '' }).length === 0
    ? missing
    : '';
}

function doubtOf(named: number): string {
  return named === 0 ? 'it names no evidence that exists' : 'the evidence it names is on something else';
}

/** Filed under the item, or with words of the part in it or above it. */
function isOnItem({ items, quote, headings }: Evidence, { item, part }: LabelledPart): boolean {
  if (items.some((one) => one.itemId === item.id)) return true;
  const said = new Set(terms([quote, ...headings].join(' ')));
  const asked = [...new Set(terms([item.entity ?? '', ...part.terms].join(' ')))];
  return asked.length > 0 && asked.filter((term) => said.has(term)).length >= LEAST_SHARE * asked.length;
}

const LEAST_SHARE = 0.5;

function verdictOn(
  item: ItemCoverage,
  index: number,
  verdicts: ReadonlyMap<string, Verdict>,
): Verdict | undefined {
  return verdicts.get(handleOf(item, index));
}

function handleOf({ itemId }: ItemCoverage, index: number): string {
  return `${itemId}.${index + 1}`;
}

function judgeItem(
  item: ItemCoverage,
  verdicts: ReadonlyMap<string, Verdict>,
  sources: ReadonlyMap<string, Source>,
): ItemCoverage {
  const parts = item.parts.map((part, index) => judgePart(part, verdictOn(item, index, verdicts), sources));
  const isUnchanged = parts.every((part, index) => part === item.parts[index]);
  const named = parts.map((_, index) => verdictOn(item, index, verdicts)?.missing ?? '');
  // What the review says is missing stands, also where code had come to the same verdict.
  const isNamed = parts.every((part, index) => part.status === 'satisfied' || named[index] !== '');
  if (isUnchanged && (item.status === 'satisfied' || !isNamed)) return item;
  const status = coverageStatus(parts);
  const missing = parts.flatMap((part, index) => {
    if (part.status === 'satisfied') return [];
    return [named[index] || `not fully answered: ${part.text}`];
  });
  return {
    ...item,
    parts,
    status,
    independentSources: new Set(parts.flatMap((part) => part.domains)).size,
    evidenceIds: [...new Set(parts.flatMap((part) => part.evidenceIds))],
    reason: status === 'satisfied' ? 'Answered by the quotes that the review names' : missing.join('; '),
  };
}

/** A verdict that stands puts the evidence it names first. */
function judgePart(
  part: PartCoverage,
  verdict: Verdict | undefined,
  sources: ReadonlyMap<string, Source>,
): PartCoverage {
  if (!verdict || verdict.doubt !== undefined) return part;
  // Of what nothing is shown for, no more is said than code finds.
  if (RANK[verdict.status] > RANK[part.status] && verdict.evidence.length === 0) return part;
  const named = verdict.evidence.map((one) => one.id);
  const isKnown = named.every((id) => part.evidenceIds.includes(id));
  if (verdict.status === part.status && isKnown) return part;
  const voices = verdict.evidence.flatMap((one) => sources.get(one.sourceId) ?? []).map(voiceOf);
  return {
    ...part,
    status: verdict.status,
    evidenceIds: [...new Set([...named, ...part.evidenceIds])],
    domains: [...new Set([...voices, ...part.domains])],
  };
}

function loweredOf(item: ItemCoverage, verdicts: ReadonlyMap<string, Verdict>): readonly Lowered[] {
  return item.parts.flatMap((part, index) => {
    const verdict = verdictOn(item, index, verdicts);
    if (verdict?.doubt === undefined || RANK[verdict.status] <= RANK[part.status]) return [];
    const { status, doubt } = verdict;
    return [{ part: handleOf(item, index), verdict: status, status: part.status, reason: doubt }];
  });
}

interface Open {
  readonly input: CompletenessInput;
  readonly parts: readonly LabelledPart[];
  readonly items: readonly ItemCoverage[];
}

/** Only what is open is searched for; a query that names nothing that is open serves all of it. */
function proposeSearches(
  reply: CompletenessReview,
  { input, parts, items }: Open,
): { readonly tasks: readonly SearchTask[]; readonly dropped: Dropped } {
  const open = items.filter((item) => item.status !== 'satisfied').map((item) => item.itemId);
  if (open.length === 0) return { tasks: [], dropped: {} };
  const proposed = reply.searches.map((one) => {
    const named = resolveHandles(one.parts, parts).found.map(({ item }) => item.id);
    const itemIds = [...new Set(named)].filter((id) => open.includes(id));
    return { ...one, itemIds: itemIds.length > 0 ? itemIds : open };
  });
  return readSearches(proposed, {
    endpoints: offeredEndpoints(input.providers),
    resultsPerQuery: input.resultsPerQuery,
    maxSearches: SEARCHES,
    asked: input.asked,
  });
}
