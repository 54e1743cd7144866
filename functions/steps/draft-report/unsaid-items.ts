import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { citedIn } from '#shared/domain/cited-in.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Block, DraftBlock } from '#shared/domain/report.ts';
import { isDirect, labelOf } from './compose-answer.ts';
import { type DraftInputs, QUOTED, connective, quote } from './draft-inputs.ts';
import type { Selection } from './select-quotes.ts';

const MOST_QUOTES = 2;

/**
 * What was found for items of which a written report cites nothing that answers them, be it that its sentences on them could not stand
 * or that it forgot them: each item as it was asked, and its best quotes.
 */
export function unsaidItems(
  written: readonly Block[],
  { checklist, answers }: Pick<Selection, 'answers'> & { readonly checklist: readonly ChecklistItem[] },
  inputs: DraftInputs,
): readonly DraftBlock[] {
  const cited = new Set(citedIn(written));
  return checklist.flatMap((item): readonly DraftBlock[] => {
    const direct = (answers.get(item.id) ?? []).filter((one) => isDirect(one, item, inputs));
    const found = new Set(inputs.items.get(item.id)?.evidenceIds);
    const isSaid =
      direct.some(({ id }) => cited.has(id)) ||
      [...cited].some((id) => found.has(id) && isRelated(item, inputs.evidence.get(id)));
    if (isSaid) return [];
    const quotes = direct
      .filter(
        ({ id, sourceId }) => found.has(id) && inputs.sources.get(sourceId)?.credibilityTier !== 'FLAGGED',
      )
      .slice(0, MOST_QUOTES);
    if (quotes.length === 0) return [];
    const label = checklist.length === 1 ? [] : [connective(labelOf(item))];
    return [{ ...QUOTED, sentences: [...label, ...quotes.map(quote)] }];
  });
}

function isRelated({ id }: ChecklistItem, one: Evidence | undefined): boolean {
  return one?.items.some(({ itemId, score }) => itemId === id && score >= ANSWER_LINES.related) === true;
}
