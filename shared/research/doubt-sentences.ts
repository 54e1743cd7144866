import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import { READ_AGAIN } from '#shared/domain/model-trouble.ts';
import type { Block } from '#shared/domain/report.ts';
import { labelsAt } from '#shared/domain/table-block.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '../ports/model.ts';
import {
  MATERIAL_RULE,
  composeUser,
  describeDay,
  describeQuotes,
  quotedLine,
} from '../prompting/briefing.ts';
import { type LabelledEvidence, resolveHandles } from '../prompting/handles.ts';
import { type ReadPart, citedBy } from '../prompting/read-written.ts';
import { type Reading, accept } from '../prompting/reading.ts';
import { isQuote } from './is-quote.ts';
import type { AskContext, AskedFor } from './model-call.ts';
import { readModel } from './read-model.ts';
import { whyUnreadFalls } from './why-unread-falls.ts';

/** The sentences whose quotes do not bear them out, each under the name by which it was given. */
export const SentenceCheck = z.object({
  unsupported: z.array(z.object({ name: z.string(), reason: z.string().catch('') })),
});
export type SentenceCheck = z.infer<typeof SentenceCheck>;

/** A sentence and the quotes it rests on. */
export interface CitedSentence {
  readonly text: string;
  readonly cited: readonly LabelledEvidence[];
}

/** A sentence in its part of the report, by the places of its block and of it within the block. */
export interface PlacedSentence extends CitedSentence {
  readonly part: number;
  readonly block: number;
  readonly sentence: number;
}

export interface CheckInput<Sentence extends CitedSentence = CitedSentence> {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Pick<Brief, 'question'>;
  readonly sources: readonly Source[];
  readonly sentences: readonly Sentence[];
}

/** A sentence that the checker does not find in its quotes, and why, in its words. */
export interface Doubt<Sentence extends CitedSentence> {
  readonly sentence: Sentence;
  readonly reason: string;
}

const SYSTEM = `You check a report before it is published. Each sentence below stands with the names of the quotes it cites. Name the sentences that say something which their quotes, taken together, do not say: a reader who opens them must find all that the sentence states.

Look for a figure, date or name that belongs to something else; who does what to whom turned round; the properties of two things exchanged; denied for so, before for after, more for less; an association told as a cause, a cause as its effect, "may" as "does"; a condition, exception or group left out, so that more is claimed; what is in none of its quotes.

Other words, another language or order, saying less, and what follows at once from the quotes are no faults; titles and dates of sources and the words of the question may be used. Whether it is true is not asked. A doubt without ground costs a good sentence: an empty list is a good answer, and the usual one. Reasons tell in at most fifteen words what the quotes say instead.

${MATERIAL_RULE}`;

/** In characters, of the sentences and quotes of one call. */
const MOST_AT_ONCE = 30_000;
const LONGEST_SENTENCE = 1_200;

/** What a second reader made of sentences. */
export interface ReadAgain<Sentence extends CitedSentence> {
  readonly doubts: readonly Doubt<Sentence>[];
  /** Those that it was asked about in vain. */
  readonly unread: readonly Sentence[];
}

interface Place {
  readonly wave: string;
  readonly index: string;
  readonly askedFor: AskedFor;
}

/**
 * The sentences that a second reader does not find in the quotes they cite; what code cannot see: who does what to whom, what
 * is left out. Where the model fails (emitted as `degraded`), what code has checked stands, but for sentences in another language
 * than their quotes, and those that share no word with them.
 */
export async function doubtSentences<Sentence extends CitedSentence>(
  input: CheckInput<Sentence>,
  at: Pick<Place, 'wave' | 'index'>,
  context: AskContext,
): Promise<readonly Doubt<Sentence>[]> {
  const { doubts, unread } = await readAgain(input, { ...at, askedFor: READ_AGAIN }, context);
  const from = { question: input.brief.question, sources: input.sources };
  const fallen = unread.flatMap((sentence) => {
    const reason = whyUnreadFalls(sentence, from);
    return reason === undefined ? [] : [{ sentence, reason }];
  });
  return [...doubts, ...fallen];
}

/** The same, telling which were not read and doubting none of those. One call, or several side by side where there is much; none where there is nothing to check. */
export async function readAgain<Sentence extends CitedSentence>(
  { sentences, ...input }: CheckInput<Sentence>,
  { index, ...place }: Place,
  context: AskContext,
): Promise<ReadAgain<Sentence>> {
  const read = await Promise.all(
    inCalls(sentences).map(async (own, at) => {
      const call = at === 0 ? index : `${index}-${at + 1}`;
      return askAbout({ ...input, sentences: own }, { ...place, index: call }, context);
    }),
  );
  return {
    doubts: read.flatMap(({ doubts }) => doubts),
    unread: read.flatMap(({ unread }) => unread),
  };
}

/** Where all are too many for the model, the first half is asked about, and then the other. */
async function askAbout<Sentence extends CitedSentence>(
  input: CheckInput<Sentence>,
  place: Place,
  context: AskContext,
): Promise<ReadAgain<Sentence>> {
  let asked = input.sentences;
  const askHalf = (): ReturnType<typeof promptForCheck> => {
    asked = input.sentences.slice(0, Math.ceil(input.sentences.length / 2));
    return promptForCheck({ ...input, sentences: asked });
  };
  const ask = { role: 'reader' as const, prompt: promptForCheck(input), shorter: [askHalf], ...place };
  const doubts = await readModel(context, ask, (reply) => readCheck(reply, asked));
  if (doubts === undefined) return { doubts: [], unread: input.sentences };
  const left = input.sentences.slice(asked.length);
  if (left.length === 0) return { doubts, unread: [] };
  const rest = { ...place, index: `${place.index}-rest` };
  const others = await askAbout({ ...input, sentences: left }, rest, context);
  return { doubts: [...doubts, ...others.doubts], unread: others.unread };
}

/**
 * What is to be checked of written parts: the statements that cite something, in which code has found no fault, and which
 * are not word for word in a quote.
 */
export function sentencesToCheck(parts: readonly (ReadPart | undefined)[]): readonly PlacedSentence[] {
  return parts.flatMap((one, part) => (one === undefined ? [] : placedIn(one, part)));
}

function placedIn({ written, from }: ReadPart, part: number): readonly PlacedSentence[] {
  const isAtFault = (block: number, sentence: number): boolean =>
    written.faulty.some(
      (one) =>
        one.block === block &&
        one.sentence === sentence &&
        one.faults.some(({ kind }) => kind !== 'one-sided'),
    );
  return written.blocks.flatMap((block, at) =>
    block.sentences.flatMap((one, sentence) => {
      const cited = citedBy(one, from.evidence);
      const said = underLabels(one.text, block, sentence);
      const isOpen = one.kind === 'written' && !isAtFault(at, sentence) && !isQuote(one.text, cited);
      return isOpen && cited.length > 0 ? [{ part, block: at, sentence, text: said, cited }] : [];
    }),
  );
}

/** What is said at a place: a cell of a table says nothing without the labels of its row and its column. */
export function underLabels(text: string, block: Block | undefined, place: number): string {
  const labels = block?.form === 'table' ? labelsAt(block, place) : undefined;
  return [...(labels ?? []), text].join(', ');
}

function inCalls<Sentence extends CitedSentence>(
  sentences: readonly Sentence[],
): readonly (readonly Sentence[])[] {
  const calls: Sentence[][] = [];
  let room = 0;
  let shown = new Set<string>();
  for (const one of sentences) {
    const needed = (): number =>
      one.text.length +
      one.cited.reduce(
        (sum, { handle, evidence }) => sum + (shown.has(handle) ? 0 : evidence.quote.length),
        0,
      );
    if (calls.length === 0 || needed() > room) {
      calls.push([]);
      room = MOST_AT_ONCE;
      shown = new Set();
    }
    room -= needed();
    for (const { handle } of one.cited) shown.add(handle);
    calls.at(-1)?.push(one);
  }
  return calls;
}

/** Asks a reader which sentences their quotes do not bear out. */
export function promptForCheck({
  today,
  brief,
  sources,
  sentences,
}: CheckInput): Prompt<typeof SentenceCheck> {
  const cited = new Map(sentences.flatMap((one) => one.cited).map((one) => [one.handle, one]));
  const quotes = [...cited.values()].map((one) => ({ ...one, text: one.evidence.quote }));
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(today)],
      [
        { name: 'question', text: quotedLine(brief.question) },
        ...describeQuotes(quotes, new Map(sources.map((source) => [source.id, source]))),
        { name: 'sentences', text: sentences.map(describeSentence).join('\n') },
      ],
    ),
    schema: SentenceCheck,
    schemaName: 'sentence_check',
    maximumTokens: Math.min(4_000, 300 + sentences.length * 60),
  };
}

function nameAt(index: number): string {
  return `k${index + 1}`;
}

function describeSentence({ text, cited }: CitedSentence, index: number): string {
  return `${nameAt(index)} (cites ${cited.map((one) => one.handle).join(', ')}): ${quotedLine(text, LONGEST_SENTENCE)}`;
}

/** Names that stand for nothing are counted (`unknownReference`). */
function readCheck<Sentence extends CitedSentence>(
  { unsupported }: SentenceCheck,
  sentences: readonly Sentence[],
): Reading<readonly Doubt<Sentence>[]> {
  const named = sentences.map((sentence, index) => ({ handle: nameAt(index), sentence }));
  const read = unsupported.map(({ name, reason }) => ({ reason, ...resolveHandles([name], named) }));
  const reasons = new Map(read.flatMap(({ found, reason }) => found.map((one) => [one.sentence, reason])));
  return accept(
    [...reasons].map(([sentence, reason]) => ({ sentence, reason })),
    { unknownReference: read.reduce((sum, { unknown }) => sum + unknown, 0) },
  );
}
