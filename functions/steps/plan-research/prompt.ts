import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import { Endpoint } from '#shared/domain/plan.ts';
import type { Prompt } from '#shared/ports/model.ts';
import { MATERIAL_RULE, askedTexts, composeUser, describeDay } from '#shared/prompting/briefing.ts';
import { describeEndpoints } from '#shared/prompting/search-briefing.ts';

export const PlanProposal = z.object({
  checklist: z.array(
    z.object({
      description: z.string(),
      /** What the item is about when several things are compared or listed; empty otherwise. */
      entity: z.string().catch(''),
      asks: z.array(z.string()).catch([]),
    }),
  ),
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
});
export type PlanProposal = z.infer<typeof PlanProposal>;

export const ReportOutline = z.object({
  subQuestions: z.array(z.string()).catch([]),
  goal: z.string().catch(''),
  tone: z.string().catch(''),
  sections: z.array(z.object({ title: z.string(), guidance: z.string().catch('') })),
  directives: z.array(z.string()).catch([]),
});
export type ReportOutline = z.infer<typeof ReportOutline>;

export interface PlanPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly providers: readonly string[];
  readonly resultsPerQuery: number;
  readonly maximumWords: number;
}

const SYSTEM = `You plan research for a team that answers questions with checked citations. Searchers send out your queries at once, readers go through what is found with your checklist in hand, and a colleague outlines the report. Research stops when the checklist is covered, so the checklist decides how good the answer gets.

The checklist has three to seven items: what a full answer must tell, each so specific that a reader can say whether a page settles it. Where the question compares or lists things, give each of them its own item and its name as entity; otherwise entity is empty. asks puts the item as one to three short questions in the words that sources use; every one of them must be answered for the item to count. Cover what was asked before what would also be interesting. Items are known as item_1, item_2 and so on, in your order; use these names wherever items is asked for.

searches are the first round beside the question as a whole, which is searched for anyway, so every item should be served by one or two of them. Vary what you look for, not the wording. Choose the place by who would know. results is how many hits are worth looking at, and reasoning says in a few words why this query and this place.

${MATERIAL_RULE}`;

const OUTLINE_SYSTEM = `You outline a report for a team that answers questions with checked citations. Others search and read at the same time; writers will fill your outline with what was found and with nothing else, so plan for what the question asks and not for what you know.

subQuestions break the question into at most seven parts that can be looked into by themselves, without the question as a whole.

The report opens with a direct answer of its own. Plan two to five sections after it, in the order in which a reader wants to know, each with guidance on what it should tell; name the things that a section is about, as what was found is handed out to the sections by your words. goal says for whom and to what end the report is written, tone how it should sound. directives is for what holds throughout, such as a definition to keep to or findings to tell apart; leave it empty if nothing does.

${MATERIAL_RULE}`;

/** Asks for the checklist and the first queries: what research begins with. */
export function promptForPlan(input: PlanPromptInput): Prompt<typeof PlanProposal> {
  return {
    system: SYSTEM,
    user: composeUser(
      [
        `${describeDay(input.today)} A query brings ${input.resultsPerQuery} results unless you ask for more.`,
        describeEndpoints(offeredEndpoints(input.providers)),
      ],
      askedTexts(input.brief),
    ),
    schema: PlanProposal,
    schemaName: 'research_plan',
    maximumTokens: 2_000,
  };
}

/** Asks for the sub-questions and the writing plan. Nothing here rests on the checklist: both are asked for side by side. */
export function promptForOutline(
  input: Pick<PlanPromptInput, 'today' | 'brief' | 'maximumWords'>,
): Prompt<typeof ReportOutline> {
  return {
    system: OUTLINE_SYSTEM,
    user: composeUser(
      [`${describeDay(input.today)} The report has at most ${input.maximumWords} words.`],
      askedTexts(input.brief),
    ),
    schema: ReportOutline,
    schemaName: 'report_outline',
    maximumTokens: 1_500,
  };
}
