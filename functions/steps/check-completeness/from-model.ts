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
import { cutText, toPlainText } from '#shared/text/markup/plain-text.ts';
import { readSearches } from '#shared/prompting/read-searches.ts';
import { statusOf } from './assess-coverage.ts';
import type { CompletenessReview } from './prompt.ts';

export interface CompletenessInput {
  readonly checklist: readonly ChecklistItem[];
  /** What code finds covered; a review can only take from it. */
  readonly assessed: Coverage;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly providers: readonly string[];
  readonly resultsPerQuery: number;
  /** Queries of earlier waves. */
  readonly asked: readonly string[];
}

const SEARCHES = 12;
const SEARCHES_PER_ITEM = 2;
const LONGEST_MISSING = 240;
const RANK: Readonly<Record<ItemStatus, number>> = { unsatisfied: 0, partial: 1, satisfied: 2 };

/**
 * The coverage after a model's review: of code's status and the model's the lower one holds, and `satisfied` counts
 * only with evidence that exists. Queries for what is open are kept as proposals. `unknownItem`, `unknownReference` and
 * `unprovenVerdict` are counted.
 */
export function coverageFromModel(reply: CompletenessReview, input: CompletenessInput): Reading<Coverage> {
  const parts = labelParts(input.checklist);
  const verdicts = readVerdicts(reply, input, parts);
  if (verdicts.byPart.size === 0 && reply.searches.length === 0) return NOTHING_USABLE;
  const items = input.assessed.items.map((item) => lowerItem(item, verdicts.byPart));
  const searches = proposeSearches(reply, { input, parts, items });
  return accept<Coverage>(
    { ...input.assessed, items, searchTasks: searches.tasks },
    addDropped(verdicts.dropped, searches.dropped),
  );
}

interface Verdict {
  readonly status: ItemStatus;
  readonly missing: string;
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
    const handle = resolveHandles([one.part], parts).found[0]?.handle;
    if (handle === undefined) dropped.unknownItem += 1;
    if (handle === undefined || byPart.has(handle)) continue;
    const named = resolveHandles(one.evidence, labelled);
    dropped.unknownReference += named.unknown;
    const isUnproven = one.status === 'satisfied' && named.found.length === 0;
    if (isUnproven) dropped.unprovenVerdict += 1;
    byPart.set(handle, {
      status: isUnproven ? 'partial' : one.status,
      missing: cutText(toPlainText(one.missing), LONGEST_MISSING).replace(/[.。]+$/u, ''),
    });
  }
  return { byPart, dropped };
}

function lowerItem(item: ItemCoverage, verdicts: ReadonlyMap<string, Verdict>): ItemCoverage {
  const judged = item.parts.map((part, index) => ({
    part,
    verdict: verdicts.get(`${item.itemId}.${index + 1}`),
  }));
  const parts = judged.map(({ part, verdict }) => lowerPart(part, verdict));
  const isLowered = parts.some((part, index) => part.status !== item.parts[index]?.status);
  if (!isLowered) return item;
  const missing = judged
    .filter(({ part, verdict }) => lowerPart(part, verdict).status !== 'satisfied')
    .map(({ part, verdict }) => verdict?.missing || `not fully answered: ${part.text}`);
  return { ...item, parts, status: statusOf(parts), reason: missing.join('; ') };
}

function lowerPart(part: PartCoverage, verdict: Verdict | undefined): PartCoverage {
  if (!verdict || RANK[verdict.status] >= RANK[part.status]) return part;
  return { ...part, status: verdict.status };
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
    return { ...one, results: 0, itemIds: itemIds.length > 0 ? itemIds : open };
  });
  return readSearches(proposed, {
    endpoints: offeredEndpoints(input.providers),
    resultsPerQuery: input.resultsPerQuery,
    maxSearches: SEARCHES,
    maxPerItem: SEARCHES_PER_ITEM,
    asked: input.asked,
  });
}
