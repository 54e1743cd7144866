import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import { Endpoint } from '#shared/domain/plan.ts';
import type { Prompt } from '#shared/ports/model.ts';
import { MATERIAL_RULE, askedTexts, composeUser, tellDay } from '#shared/text/briefing.ts';
import { tellEndpoints } from '#shared/text/search-briefing.ts';

export const PlanProposal = z.object({
  checklist: z.array(
    z.object({
      description: z.string(),
      /** What the item is about when several things are compared or listed; empty otherwise. */
      entity: z.string().catch(''),
      asks: z.array(z.string()).catch([]),
    }),
  ),
  subQuestions: z.array(z.object({ text: z.string(), items: z.array(z.string()).catch([]) })).catch([]),
  searches: z
    .array(
      z.object({
        query: z.string(),
        endpoint: Endpoint.catch('search'),
        results: z.number().catch(0),
        reasoning: z.string().catch(''),
        items: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
  goal: z.string().catch(''),
  tone: z.string().catch(''),
  sections: z
    .array(
      z.object({
        title: z.string(),
        guidance: z.string().catch(''),
        items: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
  directives: z.array(z.string()).catch([]),
});
export type PlanProposal = z.infer<typeof PlanProposal>;

export interface PlanPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly providers: readonly string[];
  readonly resultsPerQuery: number;
  readonly maximumWords: number;
}

const SYSTEM = `You plan research for a team that answers questions with checked citations. Searchers send out your queries at once, readers go through what is found with your checklist in hand, and the report is written by your outline. Research stops when the checklist is covered, so the checklist decides how good the answer gets.

The checklist has three to seven items: what a full answer must tell, each so specific that a reader can say whether a page settles it. Where the question compares or lists things, give each of them its own item and its name as entity; otherwise entity is empty. asks puts the item as one to three short questions in the words that sources use; every one of them must be answered for the item to count. Cover what was asked before what would also be interesting. Items are known as item_1, item_2 and so on, in your order; use these names wherever items is asked for.

subQuestions break the question into at most seven parts that can be searched for by themselves, without the question as a whole, which is searched for anyway.

searches are the first round, so every item should be served by one or two of them. Vary what you look for, not the wording. Choose the place by who would know. results is how many hits are worth looking at, and reasoning says in a few words why this query and this place.

The report opens with a direct answer of its own. Plan two to five sections after it, in the order in which a reader wants to know, each with guidance on what it should tell and on which items it draws. goal says for whom and to what end the report is written, tone how it should sound. directives is for what holds throughout, such as a definition to keep to or findings to tell apart; leave it empty if nothing does.

${MATERIAL_RULE}`;

/** Asks for the checklist, the sub-questions, the first queries and the writing plan in one go. */
export function promptForPlan(input: PlanPromptInput): Prompt<typeof PlanProposal> {
  return {
    system: SYSTEM,
    user: composeUser(
      [
        `${tellDay(input.today)} A query brings ${input.resultsPerQuery} results unless you ask for more. The report has at most ${input.maximumWords} words.`,
        tellEndpoints(offeredEndpoints(input.providers)),
      ],
      askedTexts(input.brief),
    ),
    schema: PlanProposal,
    schemaName: 'research_plan',
    maximumTokens: 3_000,
  };
}
