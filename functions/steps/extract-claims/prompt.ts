import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Claim } from '#shared/domain/claim.ts';
import { type LabelledEvidence, labelUsable } from '#shared/prompting/handles.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  MATERIAL_RULE,
  composeUser,
  describeDay,
  describeQuotes,
  quotedLine,
} from '#shared/prompting/briefing.ts';
import { type NoteAttempt, notesFor } from '#shared/prompting/compress-notes.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';
import { withoutCode } from '#shared/text/markup/without-code.ts';

export const ClaimList = z.object({
  claims: z.array(
    z.object({
      /** The name of an earlier claim that the quotes bear on; empty for a new one. */
      earlier: z.string().catch(''),
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
  /** What earlier waves add up to, and the wave whose quotes are to be weighed now. */
  readonly earlier: readonly Claim[];
  readonly wave: string;
}

const SYSTEM = `You weigh evidence. Readers brought back quotes from many sources; say what statements they add up to, which quotes carry each of them, and which speak against it. Confidence in the report is reckoned from your list, so two sources that say the same belong to one claim, and a quote that only shares its subject supports nothing.

A claim is one plain sentence that can be true or false and that bears on the question, no wider than its quotes: keep their conditions, figures and hedges. supports names the quotes that say so, each by itself: what two quotes say only together is two claims; contradicts those that say otherwise about the same thing under the same conditions; different conditions are different claims. Where sources disagree, make a claim of the better supported side and set the others against it. Leave out what rests on no quote, however well known it is. Twenty claims are plenty; the weightiest come first.

Where earlier claims are listed, only new quotes are shown. If new quotes support or contradict an earlier claim, give its name under earlier, leave text empty, and name those quotes; else earlier is empty. A new claim may name the quotes of earlier ones as well. What nothing new bears on is left alone.

${MATERIAL_RULE}`;

/** Asks a reader which statements the evidence supports and contradicts. */
export function promptForClaims(
  input: ClaimsPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof ClaimList> {
  const labelled = labelUsable(input.evidence, input.sources);
  const isFirst = input.earlier.length === 0;
  const fresh = labelled.filter(
    ({ evidence }) => (isFirst || evidence.waveId === input.wave) && !isCode(evidence.quote),
  );
  const notes = notesFor(fresh, attempt)
    .slice(0, MOST_QUOTES)
    .map((note) => ({ ...note, text: withoutCode(note.text, '[…]') }));
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(input.today)],
      [
        { name: 'question', text: cutText(input.brief.question, 4_000) },
        { name: 'earlier', text: describeEarlier(input.earlier, labelled) },
        ...describeQuotes(notes, input.sources),
      ],
    ),
    schema: ClaimList,
    schemaName: 'claim_list',
    maximumTokens: 3_000,
  };
}

/** Code is true or false of nothing. */
function isCode(quote: string): boolean {
  return quote.startsWith('```');
}

const MOST_EARLIER = 60;
/** As many as a report tells: the best of each part, of many sources. */
const MOST_QUOTES = 48;

/** The claims of earlier waves under the names by which an answer may add to them: `c1`, `c2` … */
export function labelClaims(
  claims: readonly Claim[],
): readonly { readonly handle: string; readonly claim: Claim }[] {
  return claims.slice(0, MOST_EARLIER).map((claim, index) => ({ handle: `c${index + 1}`, claim }));
}

function describeEarlier(claims: readonly Claim[], labelled: readonly LabelledEvidence[]): string {
  const handleOf = new Map(labelled.map(({ handle, evidence }) => [evidence.id, handle]));
  const named = (side: Claim['supporting']): string =>
    side.flatMap(({ evidenceId }) => handleOf.get(evidenceId) ?? []).join(', ');
  return labelClaims(claims)
    .map(({ handle, claim }) => {
      const against = named(claim.contradicting);
      const sides = `for ${named(claim.supporting)}${against === '' ? '' : `; against ${against}`}`;
      return `${handle} (${sides}): ${quotedLine(claim.text, 400)}`;
    })
    .join('\n');
}
