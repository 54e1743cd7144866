import { citedIn } from '#shared/domain/cited-in.ts';
import type { Claim } from '#shared/domain/claim.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { WrittenSection } from '#shared/domain/written-section.ts';
import { COMPRESSED, SHORTER_NOTES, compressNotes } from '#shared/prompting/compress-notes.ts';
import type { LabelledEvidence } from '#shared/prompting/handles.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { askWriter } from '#shared/research/ask-writer.ts';
import { checkAndCorrect } from '#shared/research/check-and-correct.ts';
import { emitTrimmed, emitUnusable } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import { onFirstUse } from '#shared/text/on-first-use.ts';
import {
  type Prepared,
  draftFromModel,
  labelledIn,
  mendParts,
  prepareDraft,
  publishable,
  readDraftAnswer,
  readSections,
} from './from-model.ts';
import { findDisputes } from './find-disputes.ts';
import { readClaims } from './read-claims.ts';
import { showBothSides } from './show-both-sides.ts';
import { type AnswerPromptInput, promptForAnswer } from './prompt.ts';
import type { DraftInput } from './without-model.ts';

type Context = StepContext<'DraftReport'>;

/** A draft comes before the first revision. */
const WAVE = 'r00';

/**
 * The sections checked and mended, and the answer written from them; the sentences of the sections are checked by a reader,
 * and written again where they cannot stand, beside the answer, as are the claims, those of the answer after it. Undefined when the fallback must
 * write the report.
 */
export async function writeWithModel(
  input: DraftInput,
  planned: readonly WrittenSection[],
  context: Context,
): Promise<Draft | undefined> {
  if (context.ports.model.name === 'none' || input.evidence.length === 0) return undefined;
  const prepared = onFirstUse(() => prepareDraft(input));
  context.ports.whileWaiting?.(() => void prepared());
  const read = showBothSides(readSections(planned, input), input);
  const sections = publishable(planned, mendParts(read));
  const evidence = citable(citedIn(sections.flatMap(({ blocks }) => blocks)), input);
  const { createdAt, settings } = context.job;
  const known = { ...input, today: createdAt.slice(0, 10), sections, format: settings.format };
  const [reply, checked, claims] = await Promise.all([
    askForAnswer({ ...known, evidence }, context),
    checkAndCorrect(read, known, { wave: WAVE, name: 'sections' }, context),
    readClaims(input, { today: known.today, cited: evidence }, context),
  ]);
  if (reply === undefined && sections.length === 0) return undefined;
  const own = reply && readDraftAnswer(reply, evidence, input);
  const answer = await checkAndCorrect([own], known, { wave: WAVE, name: 'answer' }, context);
  const reading = draftFromModel(
    {
      answer: mendParts(answer.parts, answer.rewritten)[0],
      planned,
      sections: mendParts(checked.parts, checked.rewritten),
    },
    withClaims(prepared(), claims),
  );
  const writer = { role: 'writer' as const, index: 'all' };
  if ('reason' in reading) {
    await emitUnusable(context, writer, reading.reason);
    return undefined;
  }
  await emitTrimmed(context, writer, reading.dropped);
  return reading.value;
}

/** What code adds to the draft, by the claims as they may be shown. */
function withClaims(prepared: Prepared, claims: readonly Claim[]): Prepared {
  if (claims === prepared.input.claims) return prepared;
  const contradictions = findDisputes(claims, prepared.inputs);
  return { ...prepared, fallback: { ...prepared.fallback, contradictions, claims } };
}

/** What the sections cite; where there are none, what says most in few words. */
function citable(cited: readonly string[], input: DraftInput): readonly LabelledEvidence[] {
  const labelled = labelledIn(input);
  if (cited.length === 0) return compressNotes(labelled, COMPRESSED);
  return labelled.filter(({ evidence }) => cited.includes(evidence.id));
}

async function askForAnswer(input: AnswerPromptInput, context: Context): Promise<WrittenPart | undefined> {
  const ask = {
    prompt: promptForAnswer(input),
    shorter: SHORTER_NOTES.map((attempt) => () => promptForAnswer(input, attempt)),
    wave: WAVE,
    index: 'answer',
  };
  return askWriter(context, ask, {
    brief: input.brief,
    quotes: input.evidence.map(({ evidence }) => evidence.quote),
  });
}
