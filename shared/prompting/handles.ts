import { type Evidence, byReading } from '../domain/evidence.ts';
import type { ChecklistItem, ItemPart } from '../domain/plan.ts';
import type { Source } from '../domain/source.ts';

/** Evidence under the short name by which a prompt calls it: `e1`, `e2` … A model never sees or writes a real id. */
export interface LabelledEvidence {
  readonly handle: string;
  readonly evidence: Evidence;
}

/** One part of a checklist item under its name in a prompt: `item_1.1` is the first part of the first item. */
export interface LabelledPart {
  readonly handle: string;
  readonly item: ChecklistItem;
  readonly part: ItemPart;
  readonly index: number;
}

/** Handles in an order of the evidence's own, so that the same evidence has the same handles in every prompt of a step. */
export function labelEvidence(evidence: readonly Evidence[]): readonly LabelledEvidence[] {
  const known = new Map(evidence.map((one) => [one.id, one]));
  return [...known.values()]
    .toSorted(byReading)
    .map((one, index) => ({ handle: `e${index + 1}`, evidence: one }));
}

/** The same without what flagged (retracted, say) and unknown sources say: that supports nothing. */
export function labelUsable(
  evidence: readonly Evidence[],
  sources: ReadonlyMap<string, Source>,
): readonly LabelledEvidence[] {
  return labelEvidence(evidence).filter((one) => {
    const tier = sources.get(one.evidence.sourceId)?.credibilityTier;
    return tier !== undefined && tier !== 'FLAGGED';
  });
}

export function labelParts(checklist: readonly ChecklistItem[]): readonly LabelledPart[] {
  return checklist.flatMap((item) =>
    item.parts.map((part, index) => ({ handle: `${item.id}.${index + 1}`, item, part, index })),
  );
}

export interface Resolved<Named> {
  /** In the order named, each once. */
  readonly found: readonly Named[];
  /** Names that stand for nothing. */
  readonly unknown: number;
}

/** What the handles in a model's reply stand for; brackets, blanks and capitals around and in them do not matter. */
export function resolveHandles<Named extends { readonly handle: string }>(
  handles: readonly string[],
  named: readonly Named[],
): Resolved<Named> {
  const byHandle = new Map(named.map((one) => [one.handle, one]));
  const found = handles.map((handle) => byHandle.get(tidyHandle(handle)));
  return {
    found: [...new Set(found.filter((one) => one !== undefined))],
    unknown: found.filter((one) => one === undefined).length,
  };
}

const LONGEST_HANDLE = 40;

function tidyHandle(handle: string): string {
  return handle
    .slice(0, LONGEST_HANDLE)
    .replaceAll(/[[\](){}\s]/gu, '')
    .toLowerCase();
}
