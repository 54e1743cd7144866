import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import { Endpoint } from '#shared/domain/plan.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  MATERIAL_RULE,
  askedTexts,
  composeUser,
  describeDay,
  quotedLine,
} from '#shared/prompting/briefing.ts';
import { describeEndpoints } from '#shared/prompting/search-briefing.ts';

export const FirstSearches = z.object({
  searches: z.array(z.object({ query: z.string(), endpoint: Endpoint.catch('search') })),
});
export type FirstSearches = z.infer<typeof FirstSearches>;

export const ProposedChecklist = z.object({
  checklist: z.array(
    z.object({
      description: z.string(),
      /** What the item is about when several things are compared or listed; empty otherwise. */
      entity: z.string().catch(''),
      asks: z.array(z.string()).catch([]),
    }),
  ),
});
export type ProposedChecklist = z.infer<typeof ProposedChecklist>;

export interface PlanPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
}

export interface SearchesPromptInput extends PlanPromptInput {
  readonly providers: readonly string[];
  /** Titles that the question as it was asked has found in the corpus, best first. */
  readonly titles: readonly string[];
  /** Queries that the first wave has room for. */
  readonly room: number;
}

const SEARCHES_SYSTEM = `You choose the searches with which research begins. The question as it was asked is being searched for already; your queries are sent out beside it the moment you answer, all of them, and about fourteen documents are read of what they find together. What none of them finds is not in the report.

Cover each thing that the question asks by one or two queries. Vary what you look for, not the wording: the thing by its own name, by the name that people of the trade use, the kind of document in which the answer would stand. Where the question is not in English, ask in its language and in English. Choose the place by who would know. Put the most promising first, and use no more words than a page with the answer would bear.

${MATERIAL_RULE}`;

const CHECKLIST_SYSTEM = `You write the checklist of a research team that answers questions with checked citations. Readers go through each document with your list in hand, research stops when the list is covered, and each item becomes a section of the report. So the list decides how good the answer gets.

Give as many items as the question asks things, seven at most: what a full answer must tell, each so specific that a reader can say whether a page settles it. Where the question compares or lists things, give each of them its own item and its name as entity; otherwise entity is empty. Cover what was asked and nothing that would merely also be interesting.

description is a heading of at most ten words. Where an item asks more than one thing, asks lists two or three short questions in the words that sources use, every one of which must be answered for the item to count; where the heading says it all, asks is empty.

${MATERIAL_RULE}`;

const TITLES_SHOWN = 20;

/** Asks for the queries of the first wave; the checklist is asked for beside it. */
export function promptForSearches(input: SearchesPromptInput): Prompt<typeof FirstSearches> {
  const { today, brief, providers, titles, room } = input;
  const shown = titles.slice(0, TITLES_SHOWN).map((title) => quotedLine(title, 100));
  return {
    system: SEARCHES_SYSTEM,
    user: composeUser(
      [`${describeDay(today)} At most ${room} queries.`, describeEndpoints(offeredEndpoints(providers))],
      [...askedTexts(brief), { name: 'titles-in-the-corpus', text: shown.join('\n') }],
    ),
    schema: FirstSearches,
    schemaName: 'first_searches',
    maximumTokens: 700,
  };
}

/** Asks for what a full answer must cover. */
export function promptForChecklist({ today, brief }: PlanPromptInput): Prompt<typeof ProposedChecklist> {
  return {
    system: CHECKLIST_SYSTEM,
    user: composeUser([describeDay(today)], askedTexts(brief)),
    schema: ProposedChecklist,
    schemaName: 'research_checklist',
    maximumTokens: 1_500,
  };
}
