import type { AnswerFormat } from '#shared/domain/job.ts';
import type { Draft, DraftBlock } from '#shared/domain/report.ts';
import { notLookedAt } from '#shared/research/name-topics.ts';
import { CLOSEST, isDirect, labelOf, missingBlocks } from './compose-answer.ts';
import { composeTables } from './compose-table.ts';
import { QUOTED, connective, quote } from './draft-inputs.ts';
import { rankQuotes } from './select-quotes.ts';
import { type DraftInput, otherSides, shelve } from './without-model.ts';

/** The draft in the form that the caller asked for. */
export function shapeDraft(draft: Draft, input: DraftInput, format: AnswerFormat | undefined): Draft {
  if (format === 'brief') return { ...draft, sections: [] };
  if (format !== 'table' || draft.method === 'unsourced') return draft;
  const hasTable = draft.answer.some(({ form }) => form === 'table');
  const answer = hasTable ? draft.answer : tabulate(draft, input);
  // What a revision would write is no table any more.
  const gaps = [...draft.gaps, ...notLookedAt(draft.requests, input)];
  return { ...draft, answer, sections: [], gaps, requests: [] };
}

/** Tables of quotes; what was written of its own accord stands below them. */
function tabulate(draft: Draft, input: DraftInput): readonly DraftBlock[] {
  const inputs = shelve(input);
  const { checklist } = input.plan;
  const tables = composeTables(checklist, inputs);
  if (tables.length === 0) return draft.answer;
  if (draft.method === 'written') return [...tables, ...draft.answer];
  const near = checklist.flatMap((item): readonly DraftBlock[] => {
    const ranked = rankQuotes(item, inputs);
    const [closest] = ranked;
    if (closest === undefined || ranked.some((one) => isDirect(one, item, inputs))) return [];
    return [{ ...QUOTED, sentences: [connective(labelOf(item)), CLOSEST, quote(closest)] }];
  });
  return [
    ...tables,
    ...near,
    ...otherSides(tables, draft.contradictions, inputs),
    ...missingBlocks(checklist, inputs),
  ];
}
