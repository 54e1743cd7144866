import * as z from 'zod';
import type { Prompt } from '#shared/ports/model.ts';
import { MATERIAL_RULE, composeUser, describeDay } from '#shared/prompting/briefing.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';

export const Refinement = z.object({
  question: z.string(),
  scopeIn: z.array(z.string()).catch([]),
  scopeOut: z.array(z.string()).catch([]),
  keyTerms: z.array(z.string()).catch([]),
  questionsBack: z.array(z.string()).catch([]),
});
export type Refinement = z.infer<typeof Refinement>;

export interface RefinementInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly question: string;
  readonly context: string | undefined;
  /** What the asker answered when asked back. */
  readonly answers: readonly string[];
  /** What was asked and answered before, where the question goes on from there. */
  readonly before?: { readonly question: string; readonly answer: string };
  /** May the asker be asked back? */
  readonly mayAsk: boolean;
}

const SYSTEM = `You get questions ready for a research team. People ask in a hurry: they leave out what they take for granted, or put three questions into one sentence. The team searches, reads and writes by what you hand over, so a misreading here is never mended later.

Restate the question so that a stranger would look for the same thing. Keep its meaning, its language, its names and its figures; use the context and earlier answers to settle what is open; make it neither narrower nor wider, and do not answer it. A question that is clear stays as it is.

scopeIn names what a full answer covers. scopeOut names only what the asker excludes or what a reader might wrongly expect. keyTerms are the words and short names by which good sources on this would be found, the most telling first, at most ten.

questionsBack is for the case that two readings of the question would lead to different research and nothing settles which is meant: then at most three short questions. Otherwise it is empty. If you are told that nobody can be asked, choose the likelier reading.

${MATERIAL_RULE}`;

const FOLLOWS_UP =
  'The question follows up on an earlier one, which stands below with its answer. Restate it so that it stands alone: put in what it takes from the earlier question, and of the answer only what the asker points at.';

const LONGEST_TEXT = 8_000;

/** Asks for an unambiguous question, its scope and its key terms. */
export function promptForRefinement(input: RefinementInput): Prompt<typeof Refinement> {
  const asking = input.mayAsk ? 'The asker can be asked back.' : 'Nobody can be asked back.';
  return {
    system: SYSTEM,
    user: composeUser(
      [`${describeDay(input.today)} ${asking}`, ...(input.before ? [FOLLOWS_UP] : [])],
      [
        ...(input.before
          ? [
              { name: 'earlier-question', text: cutText(input.before.question, LONGEST_TEXT) },
              { name: 'earlier-answer', text: cutText(input.before.answer, LONGEST_TEXT) },
            ]
          : []),
        { name: 'question', text: cutText(input.question, LONGEST_TEXT) },
        { name: 'context', text: cutText(input.context ?? '', LONGEST_TEXT) },
        { name: 'answers', text: cutText(input.answers.join('\n'), LONGEST_TEXT) },
      ],
    ),
    schema: Refinement,
    schemaName: 'refinement',
    maximumTokens: 1_000,
  };
}
