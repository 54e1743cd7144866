import type { AnswerFormat } from '#shared/domain/job.ts';
import type { Section } from '#shared/domain/report.ts';
import { describeBlocks } from '#shared/prompting/describe-blocks.ts';
import type { LabelledEvidence } from '#shared/prompting/handles.ts';
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
import { answerWords } from '#shared/prompting/report-words.ts';
import { WRITING_SYSTEM_END, WrittenPart, describeClaims } from '#shared/prompting/writing-briefing.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';
import type { DraftInput } from './without-model.ts';

/** What the direct answer is written from. */
export interface AnswerPromptInput extends Pick<
  DraftInput,
  'brief' | 'plan' | 'coverage' | 'claims' | 'sources'
> {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  /** As they will be published; none where the answer is all there is. */
  readonly sections: readonly Section[];
  /** The form in which the caller wants it; undefined: a report. */
  readonly format?: AnswerFormat | undefined;
  /** What may be cited. */
  readonly evidence: readonly LabelledEvidence[];
}

const FROM_SECTIONS = `The sections of the report are finished and stand below, each statement followed by the names of its quotes. Answer from them, cite as they do, and do not retell them.`;
const FROM_QUOTES = `The answer is all of the report: there are no sections. Answer from the quotes below.`;

const AS_TABLE = `The answer is one table, and there are no sections: hand it in as one paragraph, a Markdown table, made of the quotes below. It has a row for each thing that is compared, or for each point of checklist where nothing is compared, and a column for each respect that was asked about. One sentence may stand before it that answers the question. What no quote fills stays an empty cell.`;

const SYSTEM = (
  material: string,
): string => `You write the direct answer of a research report. It stands first, and most people read nothing else.

${material}

The first sentence answers the question as it was asked; where several things were asked, the answer to each follows, none left out. Then say how firm that is and what one must know to rely on it, and where sources disagree tell both sides. checklist says how far each thing that was asked is covered: what is open there is listed below your answer, so do not fill it by a guess, and do not write about it.

${WRITING_SYSTEM_END}`;

/** Writers run over: they are asked for less than they may use. */
const ASKED_SHARE = 0.8;
const WORDS_PER_ITEM = 40;

/** Asks a writer for the direct answer, from finished sections where there are some. */
export function promptForAnswer(
  input: AnswerPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof WrittenPart> {
  const { plan, sections, evidence } = input;
  const most = Math.floor(answerWords(plan.writingPlan.maximumWords) * ASKED_SHARE);
  const words = Math.min(most, WORDS_PER_ITEM * (plan.checklist.length + 1));
  const notes = notesFor(evidence, attempt);
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  const claims = input.claims.filter(
    (claim) => claim.contradictionFlag || new Set(claim.supporting.map((one) => one.sourceId)).size > 1,
  );
  return {
    system: SYSTEM(materialOf(input)),
    user: composeUser(
      [`${describeDay(input.today)} At most ${words} words.`],
      [
        ...askedTexts(input.brief),
        { name: 'checklist', text: describeCoverage(input) },
        { name: 'claims', text: describeClaims(claims, notes) },
        ...(sections.length > 0
          ? [{ name: 'sections', text: describeSections(sections, evidence, attempt) }]
          : describeQuotes(notes, sources)),
      ],
    ),
    schema: WrittenPart,
    schemaName: 'direct_answer',
    maximumTokens: Math.min(4_000, 400 + words * 4),
  };
}

function materialOf({ format, sections }: AnswerPromptInput): string {
  if (format === 'table') return AS_TABLE;
  return sections.length > 0 ? FROM_SECTIONS : FROM_QUOTES;
}

function describeCoverage({ plan, coverage }: AnswerPromptInput): string {
  const known = new Map(coverage?.items.map((item) => [item.itemId, item]));
  return plan.checklist
    .map(({ id, description }) => {
      const { status = 'unsatisfied', reason = '' } = known.get(id) ?? {};
      const open = status === 'satisfied' ? '' : `; open: ${quotedLine(reason, 240)}`;
      return `${quotedLine(description, 300)}: ${status}${open}`;
    })
    .join('\n');
}

const SHARE_OF_ATTEMPT: Readonly<Record<NoteAttempt, number>> = { full: 1, half: 0.5, compressed: 0.25 };
const MOST_CHARACTERS = 14_000;

function describeSections(
  sections: readonly Section[],
  evidence: readonly LabelledEvidence[],
  attempt: NoteAttempt,
): string {
  const most = (MOST_CHARACTERS * SHARE_OF_ATTEMPT[attempt]) / sections.length;
  return sections
    .map(
      ({ title, blocks }) => `${quotedLine(title, 200)}\n${cutText(describeBlocks(blocks, evidence), most)}`,
    )
    .join('\n\n');
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
}: Pick<AnswerPromptInput, 'brief' | 'plan' | 'today'>): Prompt<typeof WrittenPart> {
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

export function unsourcedWords({ writingPlan }: Pick<AnswerPromptInput, 'plan'>['plan']): number {
  return Math.min(MOST_UNSOURCED_WORDS, writingPlan.maximumWords);
}
