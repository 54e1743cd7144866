import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { offeredEndpoints } from '#shared/domain/endpoints.ts';
import { Endpoint } from '#shared/domain/plan.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  MATERIAL_RULE,
  askedTexts,
  composeUser,
  quotedLine,
  describeDay,
} from '#shared/prompting/briefing.ts';
import { describeEndpoints } from '#shared/prompting/search-briefing.ts';

export const RequestQueries = z.object({
  searches: z.array(
    z.object({
      topic: z.string(),
      query: z.string(),
      endpoint: Endpoint.catch('search'),
    }),
  ),
});
export type RequestQueries = z.infer<typeof RequestQueries>;

export interface RequestsPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly providers: readonly string[];
  readonly requests: readonly InformationRequest[];
  /** Queries of earlier waves. */
  readonly asked: readonly string[];
}

const ASKED_SHOWN = 40;

const SYSTEM = `You find what is missing. A report on the question below is nearly done, and its writer asks to know more on a few topics. Give each topic one or two queries that go straight at it: two or three pages will be read for it, so one page with the answer is worth more than ten around it.

Name a topic by the name it has in the list. Do not repeat what was searched for already; where that came close, go a level deeper or use the words of another trade for the same thing.

${MATERIAL_RULE}`;

/** Asks for the queries of a revision wave. */
export function promptForRequests(input: RequestsPromptInput): Prompt<typeof RequestQueries> {
  const topics = input.requests.map(({ topic }, index) => `t${index + 1}: ${quotedLine(topic, 300)}`);
  const asked = [...new Set(input.asked)].slice(-ASKED_SHOWN).map((query) => quotedLine(query, 300));
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(input.today), describeEndpoints(offeredEndpoints(input.providers))],
      [
        ...askedTexts(input.brief),
        { name: 'searched', text: asked.join('\n') },
        { name: 'topics', text: topics.join('\n') },
      ],
    ),
    schema: RequestQueries,
    schemaName: 'request_queries',
    maximumTokens: 800,
  };
}
