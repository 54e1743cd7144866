import * as z from 'zod';
import type { Brief } from '#shared/domain/brief.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '../ports/model.ts';
import { describeFault } from '../text/sentence-check/check-sentence.ts';
import {
  MATERIAL_RULE,
  composeUser,
  describeDay,
  describeQuotes,
  quotedLine,
} from '../prompting/briefing.ts';
import { notesFor } from '../prompting/compress-notes.ts';
import { labelUsable } from '../prompting/handles.ts';
import type { FaultySentence } from '../prompting/read-written.ts';
import type { WrittenFault } from '../prompting/written-faults.ts';
import type { AskContext } from './model-call.ts';
import { askModel } from './ask-model.ts';

/** Rewritten sentences, each under the name by which it was given. */
export const Corrections = z.object({
  sentences: z.array(z.object({ name: z.string(), text: z.string().catch('') })),
});
export type Corrections = z.infer<typeof Corrections>;

export interface CorrectionInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly faulty: readonly FaultySentence[];
  /** What sentences without a citation may be borne by; that of flagged sources is left out. */
  readonly evidence: readonly Evidence[];
  readonly sources: readonly Source[];
}

const SYSTEM = `You correct single sentences of a report. Each was held against the quotes it cites, and something in it is not borne by them: a figure, a name, a denial, who does what to whom, a condition that was left out, or it names no quote at all. What is wrong stands behind each sentence. A sentence that is still wrong is replaced by its bare quote or left out, so say less rather than guess.

Rewrite each sentence, in its own language, so that it says what its quotes say and nothing else: figures with their units and names exactly as the quotes give them, nothing denied that they affirm, nothing more where they say less. Name the quotes it rests on in square brackets, like [e3], before its full stop. Where the quotes carry no such sentence, text is empty. Give each sentence once, by its name.

${MATERIAL_RULE}`;

const MOST_SENTENCES = 40;
const MOST_FURTHER = 24;

/**
 * What the writer made of each sentence that cannot stand, all asked for in one call; undefined where nothing came. No
 * call where there is none.
 */
export async function correctSentences(
  input: CorrectionInput,
  wave: string,
  context: AskContext,
): Promise<readonly (string | undefined)[]> {
  if (input.faulty.length === 0) return [];
  const half = { ...input, faulty: input.faulty.slice(0, Math.ceil(input.faulty.length / 2)), evidence: [] };
  const prompt = promptForCorrections(input);
  const shorter = [() => promptForCorrections(half)];
  const ask = { role: 'writer' as const, prompt, shorter, wave, index: 'corrections' };
  const answer = await askModel(context, ask);
  return 'value' in answer ? readCorrections(answer.value, input.faulty.length) : [];
}

/** Asks a writer to mend all sentences that cannot stand. */
export function promptForCorrections(input: CorrectionInput): Prompt<typeof Corrections> {
  const faulty = input.faulty.slice(0, MOST_SENTENCES);
  const cited = [...new Set(faulty.flatMap((one) => one.cited))];
  const sources = new Map(input.sources.map((source) => [source.id, source]));
  const isUncited = faulty.some((one) => one.cited.length === 0);
  const further = isUncited ? notesFor(labelUsable(input.evidence, sources), 'compressed') : [];
  const known = new Set(cited.map((one) => one.handle));
  const quotes = [
    ...cited.map((one) => ({ ...one, text: one.evidence.quote })),
    ...further.filter((note) => !known.has(note.handle)).slice(0, MOST_FURTHER),
  ];
  return {
    system: SYSTEM,
    user: composeUser(
      [describeDay(input.today)],
      [
        { name: 'question', text: input.brief.question },
        { name: 'sentences', text: faulty.map(describeSentence).join('\n') },
        ...describeQuotes(quotes, sources),
      ],
    ),
    schema: Corrections,
    schemaName: 'sentence_corrections',
    maximumTokens: Math.min(4_000, 300 + faulty.length * 120),
  };
}

function describeSentence({ text, cited, faults }: FaultySentence, index: number): string {
  const handles = cited.length === 0 ? 'cites nothing' : `cites ${cited.map((one) => one.handle).join(', ')}`;
  return `k${index + 1} (${handles}): ${quotedLine(text, 1_200)}; wrong: ${faults.map(describeWrong).join('; ')}`;
}

function describeWrong(fault: WrittenFault): string {
  if (fault.kind === 'uncited') return 'it names no quote';
  if (fault.kind === 'unsupported') return `its quotes do not say that: ${quotedLine(fault.reason, 300)}`;
  if (fault.kind === 'bare') return 'it stands in a table and says no more than yes or no';
  if (fault.kind === 'one-sided')
    return `it tells one side, and ${fault.other.handle} speaks against it: tell both sides, each with its quote`;
  return quotedLine(describeFault(fault), 300);
}

function readCorrections(reply: Corrections, count: number): readonly (string | undefined)[] {
  const byName = new Map(reply.sentences.map((one) => [one.name.trim().toLowerCase(), one.text]));
  return Array.from({ length: count }, (_, index) => byName.get(`k${index + 1}`) || undefined);
}
