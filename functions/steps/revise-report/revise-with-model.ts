import { revisionId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import { askModel } from '#shared/research/ask-model.ts';
import { emitTrimmed, emitUnusable } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import { SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { revisionFromModel } from './from-model.ts';
import { type AskingPart, type RevisionPromptInput, partsAsking, promptForRevision } from './prompt.ts';

/** The parts that asked for more, revised side by side; undefined when the fallback must do it. */
export async function reviseWithModel(
  input: RevisionPromptInput,
  context: StepContext<'ReviseReport'>,
): Promise<Draft | undefined> {
  const asking = partsAsking(input.draft);
  if (context.ports.model.name === 'none' || asking.length === 0) return undefined;
  const replies = await Promise.all(
    asking.map(async (part, index) => revisePart(part, index, { input, context })),
  );
  if (replies.every((reply) => reply === undefined)) return undefined;
  const reading = revisionFromModel(replies, input);
  const writer = { role: 'writer' as const, index: 'all' };
  if ('reason' in reading) {
    await emitUnusable(context, writer, reading.reason);
    return undefined;
  }
  await emitTrimmed(context, writer, reading.dropped);
  return reading.value;
}

async function revisePart(
  part: AskingPart,
  index: number,
  { input, context }: { readonly input: RevisionPromptInput; readonly context: StepContext<'ReviseReport'> },
): Promise<WrittenPart | undefined> {
  const prompt = promptForRevision(part, input);
  const shorter = SHORTER_NOTES.map((attempt) => () => promptForRevision(part, input, attempt));
  const wave = revisionId(input.revision);
  const answer = await askModel(context, { role: 'writer', prompt, shorter, wave, index: String(index) });
  return 'value' in answer ? answer.value : undefined;
}
