import type { Draft } from '#shared/domain/report.ts';
import { askModel } from '#shared/research/ask-model.ts';
import { emitTrimmed, emitUnusable } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import { SHORTER_NOTES } from '#shared/prompting/compress-notes.ts';
import type { WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { draftFromModel } from './from-model.ts';
import { type ReportPart, promptForPart } from './prompt.ts';
import type { DraftInput } from './without-model.ts';

/** All parts of the report, written side by side and joined by code; undefined when the fallback must write it. */
export async function writeWithModel(
  input: DraftInput,
  context: StepContext<'DraftReport'>,
): Promise<Draft | undefined> {
  if (context.ports.model.name === 'none' || input.evidence.length === 0) return undefined;
  const parts: readonly ReportPart[] = ['answer', ...input.plan.writingPlan.sections];
  const [answer, ...sections] = await Promise.all(
    parts.map(async (part, index) => writePart(part, index, { input, context })),
  );
  if ([answer, ...sections].every((part) => part === undefined)) return undefined;
  const reading = draftFromModel({ answer, sections }, input);
  const writer = { role: 'writer' as const, index: 'all' };
  if ('reason' in reading) {
    await emitUnusable(context, writer, reading.reason);
    return undefined;
  }
  await emitTrimmed(context, writer, reading.dropped);
  return reading.value;
}

async function writePart(
  part: ReportPart,
  index: number,
  { input, context }: { readonly input: DraftInput; readonly context: StepContext<'DraftReport'> },
): Promise<WrittenPart | undefined> {
  const inputs = { ...input, today: context.job.createdAt.slice(0, 10) };
  const prompt = promptForPart(part, inputs);
  const shorter = SHORTER_NOTES.map((attempt) => () => promptForPart(part, inputs, attempt));
  const answer = await askModel(context, {
    role: 'writer',
    prompt,
    shorter,
    wave: 'r00',
    index: String(index),
  });
  return 'value' in answer ? answer.value : undefined;
}
