import { countOf } from '#shared/domain/plural.ts';
import * as z from 'zod';
import type { Claim } from '#shared/domain/claim.ts';
import { MATERIAL_RULE, quotedLine } from './briefing.ts';
import type { Note } from './compress-notes.ts';

/** One part of a report as a writer hands it in: the direct answer, or a section. */
export const WrittenPart = z.object({ paragraphs: z.array(z.string()) });
export type WrittenPart = z.infer<typeof WrittenPart>;

/** How a part of a report is written; first drafts and revisions alike. */
const WRITING_RULES = `Write only what the quotes say. After each statement name the quotes it rests on in square brackets, like [e3] or [e3, e7], inside the sentence and before its full stop. Each mark becomes a citation that opens the quote in its source, and a sentence that states something without one is left out. Give figures, dates and names exactly as the quotes give them, do no sums of your own, and put quotation marks only around words that stand so in a quote you cite.

Sound as firm as the evidence is: what several independent sources agree on is established; what rests on one source, on a small or old study, or on words like "may" is preliminary. Where quotes disagree, tell both sides and cite both. What comes from a retracted source is told as such or not at all.

Do not write about what the quotes leave open: the report lists that by itself. What your part cannot do without and no quote answers, you may ask for in a line of its own, like <request_more_info topic="adverse events of drug X in children">; two at most, each so specific that it can be searched for.

Write plain prose in the language of the question, in short sentences for an expert in a hurry, each paragraph an entry of paragraphs. Steps of a procedure are numbered lines of one paragraph. Where two or more things are set side by side in the same respects, one paragraph may be a Markdown table of at most six columns: the first row names the respects, the first cell of each row the thing, every other cell tells in a few words what its quotes say, with their marks, and never just yes or no. No headings, links, emphasis or other markup.`;

export const WRITING_SYSTEM_END = `${WRITING_RULES}

${MATERIAL_RULE}`;

const MOST_CLAIMS = 30;

/** What the evidence adds up to, as far as it rests on quotes that are shown; the weightiest first, firmness and independence by code. */
export function describeClaims(claims: readonly Claim[], notes: readonly Note[]): string {
  const handleOf = new Map(notes.map((note) => [note.evidence.id, note.handle]));
  const handles = (side: Claim['supporting']): readonly string[] =>
    side.flatMap((one) => handleOf.get(one.evidenceId) ?? []);
  return claims
    .filter((claim) => handles(claim.supporting).length > 0)
    .slice(0, MOST_CLAIMS)
    .map((claim) => {
      const against = handles(claim.contradicting);
      const facts = [
        claim.firmness ?? 'preliminary',
        countOf(claim.independentSources ?? 1, 'independent source'),
        `for ${handles(claim.supporting).join(', ')}`,
        ...(against.length > 0 ? [`against ${against.join(', ')}`] : []),
        ...(claim.uncertainty === undefined ? [] : ['hedged by its source']),
      ];
      return `${quotedLine(claim.text, 400)} (${facts.join('; ')})`;
    })
    .join('\n');
}
