import type { Evidence } from '#shared/domain/evidence.ts';
import { type LabelledEvidence, labelUsable } from '#shared/prompting/handles.ts';
import type { PlannedSection } from '#shared/domain/plan.ts';
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
import { type NoteAttempt, notesFor } from '#shared/prompting/compress-notes.ts';
import { WRITING_SYSTEM_END, WrittenPart, describeClaims } from '#shared/prompting/writing-briefing.ts';
import type { DraftInput } from './without-model.ts';

/** A part of the report: the direct answer, or a planned section. */
export type ReportPart = 'answer' | PlannedSection;

export interface PartPromptInput extends Pick<
  DraftInput,
  'brief' | 'plan' | 'evidence' | 'claims' | 'sources'
> {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
}

const SYSTEM = `You write one part of a research report, from quotes that readers took from the sources. The other parts are written at the same time by others and joined to yours, so keep to your part: no title, no opening about the report, no summary at the end. outline says what the report is for and what your part should tell.

${WRITING_SYSTEM_END}`;

const ANSWER_SHARE = 0.25;
const MOST_ANSWER_WORDS = 300;
const LEAST_WORDS = 60;
/** Writers run over: they are asked for less than they may use. */
const ASKED_SHARE = 0.8;

/** Asks a writer for the direct answer or for one section; all parts can be asked for side by side. */
export function promptForPart(
  part: ReportPart,
  input: PartPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof WrittenPart> {
  const words = Math.floor(wordsFor(part, input) * ASKED_SHARE);
  const notes = notesFor(evidenceFor(part, input), attempt);
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  const task =
    part === 'answer'
      ? 'Your part is the direct answer, which stands first: answer the question in the first sentence, then tell what one must know to rely on the answer, and, where several things were asked about, the answer for each.'
      : 'Your part is the section named in the outline. The direct answer stands before it: go further than that, and do not repeat it.';
  return {
    system: SYSTEM,
    user: composeUser(
      [`${describeDay(input.today)} ${task} At most ${words} words.`],
      [
        ...askedTexts(input.brief),
        { name: 'outline', text: describeOutline(part, input) },
        { name: 'claims', text: describeClaims(input.claims, notes) },
        ...describeQuotes(notes, sources),
      ],
    ),
    schema: WrittenPart,
    schemaName: 'written_part',
    maximumTokens: Math.min(4_000, 400 + words * 4),
  };
}

const UNSOURCED_SYSTEM = `You tell a colleague what you know about a question, from memory. Search is switched off for this job: there is no source to read, nothing can be looked up, and your text will stand under a notice that says so. It will be read by someone who can check what you say but has not yet.

Say what you are sure of first, and plainly. Say what you are less sure of as such, and where your knowledge may be out of date. If you do not know the answer, say that in one sentence and stop: that is a good answer, too. Close with the two or three points that most need looking up.

Refer to no source: no papers, authors, titles, years of publication, links, identifiers, footnotes, numbers in brackets or quotations. Nobody could check them, and a reference from memory looks like evidence without being any. Give a figure only where it is common knowledge.

Write plain prose in the language of the question, in short sentences, each paragraph an entry of paragraphs. No headings, tables, links, emphasis or other markup.

${MATERIAL_RULE}`;

/** Asks a writer what it knows by itself; only where search is off and nothing was read. */
export function promptForKnowledge({
  brief,
  plan,
  today,
}: Pick<PartPromptInput, 'brief' | 'plan' | 'today'>): Prompt<typeof WrittenPart> {
  const words = Math.floor(unsourcedWords(plan) * ASKED_SHARE);
  const items = plan.checklist.map((item) => quotedLine(item.description, 300));
  return {
    system: UNSOURCED_SYSTEM,
    user: composeUser(
      [`${describeDay(today)} At most ${words} words.`],
      [...askedTexts(brief), { name: 'checklist', text: items.join('\n') }],
    ),
    schema: WrittenPart,
    schemaName: 'written_part',
    maximumTokens: Math.min(4_000, 400 + words * 4),
  };
}

const MOST_UNSOURCED_WORDS = 400;

export function unsourcedWords({ writingPlan }: Pick<PartPromptInput, 'plan'>['plan']): number {
  return Math.min(MOST_UNSOURCED_WORDS, writingPlan.maximumWords);
}

/** What a part may cite: all evidence for the answer, and for a section what serves its items. Flagged sources are left out. */
export function evidenceFor(
  part: ReportPart,
  input: { readonly evidence: readonly Evidence[]; readonly sources: readonly Source[] },
): readonly LabelledEvidence[] {
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  const labelled = labelUsable(input.evidence, sources);
  if (part === 'answer') return labelled;
  const own = labelled.filter(({ evidence }) =>
    evidence.items.some((item) => part.itemIds.includes(item.itemId)),
  );
  return own.length > 0 ? own : labelled;
}

/** What a part may use: a quarter of the report, within bounds, is the answer's; the sections share the rest. */
export function wordsFor(part: ReportPart, { plan: { writingPlan } }: Pick<DraftInput, 'plan'>): number {
  const answer = Math.min(MOST_ANSWER_WORDS, Math.round(writingPlan.maximumWords * ANSWER_SHARE));
  const rest = (writingPlan.maximumWords - answer) / Math.max(1, writingPlan.sections.length);
  return Math.max(LEAST_WORDS, part === 'answer' ? answer : Math.floor(rest));
}

function describeOutline(part: ReportPart, { plan: { writingPlan } }: PartPromptInput): string {
  const others = writingPlan.sections.filter((section) => section !== part);
  return [
    `Goal: ${quotedLine(writingPlan.goal, 400)}`,
    `Tone: ${quotedLine(writingPlan.tone, 200)}`,
    ...writingPlan.directives.map((directive) => `Throughout: ${quotedLine(directive, 300)}`),
    ...(part === 'answer'
      ? []
      : [
          `Your section: ${quotedLine(part.title, 200)}`,
          `It should tell: ${quotedLine(part.guidance, 800)}`,
        ]),
    `Parts of others: ${others.map((section) => quotedLine(section.title, 200)).join(', ')}`,
  ].join('\n');
}
