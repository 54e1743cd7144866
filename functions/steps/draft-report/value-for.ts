import { isDoubtful } from '#shared/domain/notice-words.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { rankRead } from '#shared/domain/evidence-rank.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import { goesOtherWay } from '#shared/text/words/other-way.ts';
import type { DraftInputs } from './draft-inputs.ts';
import { ofTitle } from './of-title.ts';
import { ofSourcePage, unreadable } from './unreadable.ts';

/** What is retracted or doubted never leads. */
const DOUBT = 5;
/** What speaks of uploads, where downloads are asked about. */
const OTHER_WAY = 5;

/** For the part of the item that it answers best, of its quotes; what no scorer has valued goes by its score. */
export function valuesFor(
  item: ChecklistItem,
  found: readonly Evidence[],
  inputs: DraftInputs,
): (one: Evidence) => number {
  const rank = rankRead(item.id, found);
  return (one) => rank(one) - lostBy(item, one, inputs);
}

/** What a quote loses by what it says itself, and by its source. */
function lostBy(item: ChecklistItem, evidence: Evidence, inputs: DraftInputs): number {
  const { sourceId, quote, headings } = evidence;
  const source = inputs.sources.get(sourceId);
  const doubt = source !== undefined && isDoubtful(source) ? DOUBT : 0;
  const turned = goesOtherWay(item.description, `${headings.at(-1) ?? ''}\n${quote}`) ? OTHER_WAY : 0;
  const lost =
    unreadable(quote, item) + ofSourcePage(evidence, item) + ofTitle(quote, source?.title ?? '', item);
  return doubt + turned + lost;
}
