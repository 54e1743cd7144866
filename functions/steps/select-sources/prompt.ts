import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { domainOf } from '#shared/domain/credibility.ts';
import type { ChecklistItem } from '#shared/domain/plan.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  MATERIAL_RULE,
  askedTexts,
  composeUser,
  describeDay,
  quotedLine,
} from '#shared/prompting/briefing.ts';
import { readablePlace } from './readable-place.ts';
import type { Candidate } from './merge-hits.ts';

export const ChosenDocuments = z.object({
  items: z.array(z.object({ item: z.string(), documents: z.array(z.string()).catch([]) })),
});
export type ChosenDocuments = z.infer<typeof ChosenDocuments>;

export interface ChoicePromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  /** What is still to be answered. */
  readonly items: readonly ChecklistItem[];
  /** Best first, as words alone rank them. */
  readonly candidates: readonly Candidate[];
  /** Documents that will be read at most. */
  readonly limit: number;
}

const SYSTEM = `You choose what a research team reads. Below is what the question asks, item by item, and the documents that were found, each with its title, its place, its date where it has one, and its best passage; they stand in the order in which their words match, which is a good hint and no more. What you name is read, in your order, and the report can rest on nothing else.

For each item name the documents that are most likely to answer it, the likeliest first: what describes exactly the thing and the setting that are asked about before what only shares its words, the thing itself before what lists or sells it, the newer where things change. Where a document is good for several items, name it under each. Prefer different sources for one item, so that they can bear each other out. Leave out what will not help; an item that nothing found is for stays empty.

${MATERIAL_RULE}`;

const PASSAGE_CHARACTERS = 160;

/** Asks which of the documents that were found to read, and for which item each. */
export function promptForChoice(input: ChoicePromptInput): Prompt<typeof ChosenDocuments> {
  const { today, brief, items, candidates, limit } = input;
  const listed = items.map(({ id, description }) => `${id}: ${quotedLine(description, 300)}`);
  return {
    system: SYSTEM,
    user: composeUser(
      [`${describeDay(today)} At most ${limit} documents in all.`],
      [
        ...askedTexts(brief),
        { name: 'items', text: listed.join('\n') },
        { name: 'documents', text: candidates.map(describeCandidate).join('\n') },
      ],
    ),
    schema: ChosenDocuments,
    schemaName: 'chosen_documents',
    maximumTokens: 800,
  };
}

function describeCandidate({ hit }: Candidate, index: number): string {
  const facts = [
    quotedLine(hit.title, 100),
    quotedLine(readablePlace(hit) || domainOf(hit), 60),
    ...(hit.publishedAt === undefined ? [] : [quotedLine(hit.publishedAt, 10)]),
  ];
  return `d${index + 1}: ${facts.join(', ')}: ${quotedLine(hit.snippet, PASSAGE_CHARACTERS)}`;
}
