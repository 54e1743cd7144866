import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { labelParts, labelUsable } from '#shared/prompting/handles.ts';
import { type ChecklistItem, Endpoint, ItemStatus } from '#shared/domain/plan.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  MATERIAL_RULE,
  askedTexts,
  composeUser,
  quotedLine,
  describeDay,
  describeQuotes,
} from '#shared/prompting/briefing.ts';
import type { Enclosure } from '#shared/prompting/envelope.ts';
import { type Note, type NoteAttempt, notesFor } from '#shared/prompting/compress-notes.ts';
import { describeEndpoints } from '#shared/prompting/search-briefing.ts';

const ReviewedParts = z.array(
  z.object({
    part: z.string(),
    status: ItemStatus.catch('partial'),
    evidence: z.array(z.string()).catch([]),
    missing: z.string().catch(''),
  }),
);

/** After the last wave nothing more is searched for, so nothing is asked for that could be. */
export const LastReview = z.object({ parts: ReviewedParts });

export const CompletenessReview = z.object({
  parts: ReviewedParts,
  searches: z
    .array(
      z.object({
        query: z.string(),
        endpoint: Endpoint.catch('search'),
        parts: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
});
export type CompletenessReview = z.infer<typeof CompletenessReview>;

export interface CompletenessPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  /** What code does not find answered. */
  readonly checklist: readonly ChecklistItem[];
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly providers: readonly string[];
  /** Queries of earlier waves. */
  readonly asked: readonly string[];
}

const ASKED_SHOWN = 60;

const JUDGING = `Below are the parts of a checklist that are not clearly answered yet, and the quotes that were found. Judge as the asker would: with these quotes on the table, is the part answered? Your verdict decides whether the report calls the part answered.

satisfied means that the quotes answer it, for the thing and the conditions that were asked about; name those quotes under evidence, as a verdict that names none, or one on something else, does not count. partial means that they bear on it and leave something open. unsatisfied means that nothing of use was found. Be strict: a quote about a neighbouring thing, an intention or a promise is no answer. For a part that is not satisfied, missing says in one short sentence what is, for the asker to read in the report; otherwise it is empty. Give each part of the checklist once, by its name.`;

const SYSTEM = `You decide what research must still find out. ${JUDGING}

searches are what to look for next, for parts that are not satisfied: one or two queries each, at the place most likely to know; all of them are sent out while there is room. What was searched for already did not find it, so change the approach: another name for the thing, a narrower or a broader view, the kind of document in which this would stand. If everything is satisfied, searches is empty.

${MATERIAL_RULE}`;

const LAST_SYSTEM = `You judge how far research has come; it ends here. ${JUDGING}

${MATERIAL_RULE}`;

/** Asks how far the checklist is covered, and what to search for next. */
export function promptForCompleteness(
  input: CompletenessPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof CompletenessReview> {
  const asked = [...new Set(input.asked)].slice(-ASKED_SHOWN).map((query) => quotedLine(query, 300));
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(input.today), describeEndpoints(offeredEndpoints(input.providers))],
      [...askedTexts(input.brief), { name: 'searched', text: asked.join('\n') }, ...found(input, attempt)],
    ),
    schema: CompletenessReview,
    schemaName: 'completeness_review',
    maximumTokens: 2_000,
  };
}

/** The same after the last wave. */
export function promptForLastReview(
  input: CompletenessPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof LastReview> {
  return {
    system: LAST_SYSTEM,
    user: composeUser([describeDay(input.today)], [...askedTexts(input.brief), ...found(input, attempt)]),
    schema: LastReview,
    schemaName: 'last_review',
    maximumTokens: 1_500,
  };
}

/** The parts, and the quotes that are filed under them; all quotes where these are few. */
function found(input: CompletenessPromptInput, attempt: NoteAttempt): readonly Enclosure[] {
  const items = new Set(input.checklist.map((item) => item.id));
  const labelled = labelUsable(input.evidence, input.sources);
  const filed = labelled.filter(({ evidence }) => evidence.items.some((one) => items.has(one.itemId)));
  const notes = notesFor(filed.length < FEW ? labelled : filed, attempt).slice(0, MOST);
  return [
    { name: 'checklist', text: describeParts(input.checklist, notes) },
    ...describeQuotes(notes, input.sources),
  ];
}

const FEW = 8;
const MOST = 40;

/** Each part with the quotes that readers filed under it. */
function describeParts(checklist: readonly ChecklistItem[], notes: readonly Note[]): string {
  return labelParts(checklist)
    .map(({ handle, item, part, index }) => {
      const filed = notes.filter(({ evidence }) =>
        evidence.items.some((one) => one.itemId === item.id && one.part === index),
      );
      const about = item.description === part.text ? '' : `${item.entity ?? item.description}: `;
      const quotes = filed.length === 0 ? 'no quotes' : filed.map((note) => note.handle).join(', ');
      return `${handle}: ${quotedLine(`${about}${part.text}`, 400)} (${quotes})`;
    })
    .join('\n');
}
