import { readInPlace } from '../prompting/read-in-place.ts';
import { type FaultySentence, type ReadPart, citedBy, withFaults } from '../prompting/read-written.ts';
import { type CorrectionInput, correctSentences } from './correct-sentences.ts';
import { type PlacedSentence, doubtSentences, sentencesToCheck, underLabels } from './doubt-sentences.ts';
import { isQuote } from './is-quote.ts';
import type { AskContext } from './model-call.ts';

/** What sentences are checked against, and written again from. */
export type Material = Omit<CorrectionInput, 'faulty'>;

export interface Checked {
  /** With the faults that a reader has found beside those of code. */
  readonly parts: readonly (ReadPart | undefined)[];
  /** What their writer made of the sentences that cannot stand, in their order; undefined where that cannot stand either. */
  readonly rewritten: readonly (string | undefined)[];
}

/**
 * Written parts held against their quotes by a reader, after code has done so; what cannot stand goes back to the writer in
 * one call. As they were rewritten the reader sees all of them, also what only code had refused: code lets another lie pass
 * than the first. What the reader doubts then is not used.
 */
export async function checkAndCorrect(
  parts: readonly (ReadPart | undefined)[],
  material: Material,
  { wave, name }: { readonly wave: string; readonly name: string },
  context: AskContext,
): Promise<Checked> {
  const sentences = sentencesToCheck(parts);
  const doubts = await doubtSentences({ ...material, sentences }, { wave, index: `check-${name}` }, context);
  const checked = parts.map((part, index) =>
    part === undefined ? undefined : doubts.reduce((told, doubt) => withDoubt(told, index, doubt), part),
  );
  const faulty = checked.flatMap((part) =>
    part === undefined ? [] : part.written.faulty.map((one) => ({ part, one })),
  );
  const input = { ...material, faulty: faulty.map(({ one }) => one) };
  const rewritten = await correctSentences(input, wave, context);
  const again = faulty.flatMap(({ part, one }, place) =>
    rewrittenToCheck(part, one, rewritten[place], place),
  );
  const left = await doubtSentences(
    { ...material, sentences: again },
    { wave, index: `check-${name}-again` },
    context,
  );
  const refused = new Set(left.map(({ sentence }) => sentence.place));
  return {
    parts: checked,
    rewritten: rewritten.map((text, place) => (refused.has(place) ? undefined : text)),
  };
}

function withDoubt(
  part: ReadPart,
  index: number,
  { sentence, reason }: { readonly sentence: PlacedSentence; readonly reason: string },
): ReadPart {
  if (sentence.part !== index) return part;
  return withFaults(part, sentence, [{ kind: 'unsupported', reason }]);
}

/** What the writer made of a sentence that could not stand, unless code refuses that, too, or it is a quote now. */
function rewrittenToCheck(
  { from, written }: ReadPart,
  faulty: FaultySentence,
  text: string | undefined,
  place: number,
): readonly {
  readonly text: string;
  readonly cited: ReadPart['from']['evidence'];
  readonly place: number;
}[] {
  const sentence = text === undefined ? undefined : readInPlace(text, { faulty, written, from });
  const cited = sentence ? citedBy(sentence, from.evidence) : [];
  if (sentence === undefined || cited.length === 0 || isQuote(sentence.text, cited)) return [];
  return [{ text: underLabels(sentence.text, written.blocks[faulty.block], faulty.sentence), cited, place }];
}
