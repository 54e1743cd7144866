import { assessItems } from '#functions/steps/check-completeness/assess-coverage.ts';
import { selectQuotes } from '#functions/steps/draft-report/select-quotes.ts';
import type { DraftInputs } from '#functions/steps/draft-report/draft-inputs.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import { evidenceOf, itemOf, partOf, sourceOf, sourcesById } from '../builders.ts';

export const ONE = [itemOf('item_1', [partOf(['iron', 'rusts'])])];
export const TWO = [...ONE, itemOf('item_2', [partOf(['paint'])])];

/** A quote that shares no words with another, of a value for some items. */
export function said(number: number, sourceId: string, values: Readonly<Record<string, number>>): Evidence {
  const quote = `Topic${number} thing${number} place${number} kind${number} word${number}.`;
  const items = Object.entries(values).map(([itemId, value]) => ({ itemId, part: 0, score: 0.8, value }));
  return evidenceOf({ sourceId, quote, start: number * 100, items });
}

export function inputsOf(
  checklist: readonly ChecklistItem[],
  evidence: readonly Evidence[],
  given: readonly Source[] = [],
): DraftInputs {
  const ids = [...new Set(evidence.map((one) => one.sourceId))];
  const sources = sourcesById([...ids.map((id) => sourceOf(id)), ...given]);
  const items = assessItems(checklist, evidence, sources);
  return {
    items: new Map(items.map((item) => [item.itemId, item])),
    evidence: new Map(evidence.map((one) => [one.id, one])),
    sources,
  };
}

export function select(
  checklist: readonly ChecklistItem[],
  evidence: readonly Evidence[],
  given?: readonly Source[],
) {
  const { answers, further } = selectQuotes(checklist, inputsOf(checklist, evidence, given));
  return { answer: [...answers.values()].flat(), further: [...further.values()].flat(), answers };
}
