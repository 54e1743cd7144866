import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { labelUsable } from '#shared/prompting/handles.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '#shared/ports/model.ts';
import { MATERIAL_RULE, composeUser, describeDay, describeQuotes } from '#shared/prompting/briefing.ts';
import { type NoteAttempt, notesFor } from '#shared/prompting/compress-notes.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';

export const ClaimList = z.object({
  claims: z.array(
    z.object({
      text: z.string(),
      supports: z.array(z.string()).catch([]),
      contradicts: z.array(z.string()).catch([]),
    }),
  ),
});
export type ClaimList = z.infer<typeof ClaimList>;

export interface ClaimsPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly evidence: readonly Evidence[];
  readonly sources: ReadonlyMap<string, Source>;
}

const SYSTEM = `You weigh evidence. Readers brought back quotes from many sources; say what statements they add up to, which quotes carry each of them, and which speak against it. Confidence in the report is reckoned from your list, so two sources that say the same belong to one claim, and a quote that only shares its subject supports nothing.

A claim is one plain sentence that can be true or false and that bears on the question, no wider than its quotes: keep their conditions, figures and hedges. supports names the quotes that say so, contradicts those that say otherwise about the same thing under the same conditions; different conditions are different claims. Where sources disagree, make a claim of the better supported side and set the others against it. Leave out what rests on no quote, however well known it is. Twenty claims are plenty; the weightiest come first.

${MATERIAL_RULE}`;

/** Asks a reader which statements the evidence supports and contradicts. */
export function promptForClaims(
  input: ClaimsPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof ClaimList> {
  const notes = notesFor(labelUsable(input.evidence, input.sources), attempt);
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(input.today)],
      [
        { name: 'question', text: cutText(input.brief.question, 4_000) },
        ...describeQuotes(notes, input.sources),
      ],
    ),
    schema: ClaimList,
    schemaName: 'claim_list',
    maximumTokens: 3_000,
  };
}
