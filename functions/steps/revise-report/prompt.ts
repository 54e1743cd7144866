import type { Brief } from '#shared/domain/brief.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { describeBlocks } from '#shared/prompting/describe-blocks.ts';
import { type LabelledEvidence, labelEvidence, labelUsable } from '#shared/prompting/handles.ts';
import type { Block, Draft } from '#shared/domain/report.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  askedTexts,
  composeUser,
  quotedLine,
  describeDay,
  describeQuotes,
} from '#shared/prompting/briefing.ts';
import { type NoteAttempt, estimateWords, notesFor } from '#shared/prompting/compress-notes.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { WRITING_SYSTEM_END, WrittenPart, describeClaims } from '#shared/prompting/writing-briefing.ts';

export interface RevisionInput {
  readonly draft: Draft;
  readonly brief: Brief;
  /** All evidence, that of this revision's wave included. */
  readonly evidence: readonly Evidence[];
  readonly sources: readonly Source[];
  readonly revision: number;
  readonly claims: readonly Claim[];
}

export interface RevisionPromptInput extends RevisionInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
}

/** A part of the draft that asked for more: the direct answer (no title) or a section, and its topics. */
export interface AskingPart {
  readonly section: string | undefined;
  readonly topics: readonly string[];
  /** What the section is for; none for the answer. */
  readonly itemIds: readonly string[];
  readonly blocks: readonly Block[];
}

const SYSTEM = `You revise one part of a research report. Its writer asked to know more on the topics below, and readers have brought new quotes. Work in what they tell on those topics, mend what they prove wrong, and leave the rest as it is, with its citations. If they tell nothing on a topic, the part stays as it is. Hand in the whole part, not the changes.

draft is the part as it stands, each statement followed by the names of its quotes; new names the quotes that were not there when it was written.

${WRITING_SYSTEM_END}`;

/**
 * The parts of a draft that asked for more and are there to be revised; each is one call, side by side. What code says at
 * the end of the answer is not the writer's to revise.
 */
export function partsAsking(draft: Draft): readonly AskingPart[] {
  const groups = Map.groupBy(draft.requests, (request) => request.section);
  return [...groups].flatMap(([section, requests]) => {
    const found = draft.sections.find((one) => one.title === section);
    const blocks = section === undefined ? splitAnswer(draft).written : (found?.blocks ?? []);
    const topics = requests.map((request) => request.topic);
    return blocks.length === 0 ? [] : [{ section, topics, itemIds: found?.itemIds ?? [], blocks }];
  });
}

/**
 * The answer as a writer wrote it, and what code said after it: blocks that state nothing, and, behind a label of its own, quotes of what
 * the writer left out.
 */
export function splitAnswer({ answer }: Pick<Draft, 'answer'>): {
  readonly written: readonly Block[];
  readonly said: readonly Block[];
} {
  const lastWritten = answer.findLastIndex(({ sentences }) =>
    sentences.some(({ kind }) => kind === 'written'),
  );
  const isOfCode = ({ sentences: [first] }: Block, at: number): boolean =>
    first?.kind === 'connective' && lastWritten >= 0 && at > lastWritten;
  const labelled = answer.findIndex(isOfCode);
  const stated =
    answer.findLastIndex(({ sentences }) => sentences.some((one) => one.kind !== 'connective')) + 1;
  const end = labelled < 0 ? stated : Math.min(labelled, stated);
  return { written: answer.slice(0, end), said: answer.slice(end) };
}

/** What a revised part may cite: what it cites already, and what of the quotes of the revision's wave concerns it. */
export function evidenceForRevision(
  part: AskingPart,
  input: Pick<RevisionInput, 'evidence' | 'sources' | 'revision'>,
): { readonly cited: readonly LabelledEvidence[]; readonly found: readonly LabelledEvidence[] } {
  const ids = new Set(part.blocks.flatMap((block) => block.sentences).flatMap((one) => one.evidenceIds));
  const wave = `r${String(input.revision).padStart(2, '0')}`;
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  return {
    cited: labelEvidence(input.evidence).filter(({ evidence }) => ids.has(evidence.id)),
    found: labelUsable(input.evidence, sources).filter(
      ({ evidence }) => evidence.waveId === wave && !ids.has(evidence.id) && concerns(evidence, part),
    ),
  };
}

const LEAST_SHARED = 0.5;

/** The answer is concerned by all that is new, a section by what is filed under its items or has the words of its topics. */
function concerns({ quote, headings, items }: Evidence, { section, topics, itemIds }: AskingPart): boolean {
  if (section === undefined || items.some(({ itemId }) => itemIds.includes(itemId))) return true;
  const said = new Set(terms([quote, ...headings].join(' ')));
  return topics.some((topic) => {
    const asked = [...new Set(terms(topic))];
    return asked.length > 0 && asked.filter((term) => said.has(term)).length >= LEAST_SHARED * asked.length;
  });
}

/** Asks a writer to work what was found into one part of the draft. */
export function promptForRevision(
  part: AskingPart,
  input: RevisionPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof WrittenPart> {
  const { cited, found } = evidenceForRevision(part, input);
  const notes = [...notesFor(cited, 'full'), ...notesFor(found, attempt)];
  const known = labelEvidence(input.evidence);
  const text = describeBlocks(part.blocks, known);
  const words = wordsForRevision(part);
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  return {
    system: SYSTEM,
    user: composeUser(
      [
        `${describeDay(input.today)} You revise ${part.section === undefined ? 'the direct answer' : 'a section'}. At most ${words} words.`,
      ],
      [
        ...askedTexts(input.brief),
        { name: 'part', text: part.section === undefined ? '' : quotedLine(part.section, 200) },
        { name: 'topics', text: part.topics.map((topic) => quotedLine(topic, 300)).join('\n') },
        { name: 'draft', text },
        { name: 'claims', text: describeClaims(input.claims, notes) },
        { name: 'new', text: found.map((one) => one.handle).join(', ') },
        ...describeQuotes(notes, sources),
      ],
    ),
    schema: WrittenPart,
    schemaName: 'written_part',
    maximumTokens: Math.min(4_000, 400 + words * 4),
  };
}

/** A revised part may grow by half and a paragraph. */
export function wordsForRevision({ blocks }: AskingPart): number {
  const sentences = blocks.flatMap((block) => block.sentences);
  return Math.ceil(sentences.reduce((sum, { text }) => sum + estimateWords(text), 0) * 1.5) + 150;
}
