import type { Draft } from '#shared/domain/report.ts';
import type { StepContext } from '#shared/research/step.ts';
import { writeParts } from '#shared/research/write-parts.ts';
import { draftFromModel, faultySentences } from './from-model.ts';
import { type ReportPart, promptForPart } from './prompt.ts';
import type { DraftInput } from './without-model.ts';

/** All parts of the report; undefined when the fallback must write it. */
export async function writeWithModel(
  input: DraftInput,
  context: StepContext<'DraftReport'>,
): Promise<Draft | undefined> {
  if (context.ports.model.name === 'none' || input.evidence.length === 0) return undefined;
  const inputs = { ...input, today: context.job.createdAt.slice(0, 10) };
  const parts: readonly ReportPart[] = ['answer', ...input.plan.writingPlan.sections];
  return writeParts(context, {
    parts,
    wave: 'r00',
    promptFor: (part, attempt) => promptForPart(part, inputs, attempt),
    correct: ([answer, ...sections]) => ({
      ...inputs,
      faulty: faultySentences({ answer, sections }, input),
    }),
    join: ([answer, ...sections], rewritten) => draftFromModel({ answer, sections }, input, rewritten),
  });
}
