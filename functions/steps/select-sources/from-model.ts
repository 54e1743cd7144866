import type { ChecklistItem } from '#shared/domain/plan.ts';
import { resolveHandles } from '#shared/prompting/handles.ts';
import { NOTHING_USABLE, type Reading, accept } from '#shared/prompting/reading.ts';
import type { Candidate } from './merge-hits.ts';
import type { ChosenDocuments } from './prompt.ts';

export interface ChoiceInput {
  readonly items: readonly ChecklistItem[];
  /** In the order of the prompt. */
  readonly candidates: readonly Candidate[];
  /** Documents that are read at most. */
  readonly limit: number;
  /** Documents that are read at least, where there are so many: the rest is chosen by rank. */
  readonly least: number;
}

/** A candidate, and the items that it is to be read for. */
export interface ChosenCandidate {
  readonly candidate: Candidate;
  readonly itemIds: readonly string[];
}

/**
 * What a model would read: the likeliest of each item in turn, then the next of each, none twice, within the limit; where
 * it names hardly any, the best by rank beside them. `unknownDocument` and `unknownItem` are counted.
 */
export function choiceFromModel(
  reply: ChosenDocuments,
  input: ChoiceInput,
): Reading<readonly ChosenCandidate[]> {
  const known = input.candidates.map((candidate, index) => ({ handle: `d${index + 1}`, candidate }));
  const dropped = { unknownDocument: 0, unknownItem: 0, documentOverCap: 0 };
  const ids = new Set(input.items.map((item) => item.id));
  const lists = reply.items.map(({ item, documents }) => {
    const { found, unknown } = resolveHandles(documents, known);
    dropped.unknownDocument += unknown;
    if (!ids.has(item)) dropped.unknownItem += 1;
    return { itemIds: ids.has(item) ? [item] : [], named: found.map((one) => one.candidate) };
  });
  const chosen = new Map<Candidate, readonly string[]>();
  const longest = Math.max(0, ...lists.map(({ named }) => named.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const { itemIds, named } of lists) {
      const candidate = named[turn];
      if (candidate) chosen.set(candidate, [...new Set([...(chosen.get(candidate) ?? []), ...itemIds])]);
    }
  }
  // That nothing helps is an answer; names that stand for nothing are none.
  if (chosen.size === 0 && dropped.unknownDocument > 0) return NOTHING_USABLE;
  dropped.documentOverCap = Math.max(0, chosen.size - input.limit);
  for (const candidate of input.candidates)
    if (chosen.size < input.least && !chosen.has(candidate)) chosen.set(candidate, []);
  const all = [...chosen].map(([candidate, itemIds]) => ({ candidate, itemIds }));
  return accept(all.slice(0, input.limit), dropped);
}

/** What a model chose bears on the question, whatever its words are; it is read for the items that were named. */
export function toChosen({ candidate, itemIds }: ChosenCandidate): Candidate {
  const { itemRanks, relevance } = candidate;
  return {
    ...candidate,
    relevance: Math.max(relevance, CHOSEN_RELEVANCE),
    itemRanks: itemIds.length === 0 ? itemRanks : new Map(itemIds.map((id) => [id, itemRanks.get(id) ?? 1])),
  };
}

const CHOSEN_RELEVANCE = 0.7;
