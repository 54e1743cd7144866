import { revisionId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { StepContext } from '#shared/research/step.ts';
import { writeParts } from '#shared/research/write-parts.ts';
import { faultySentences, revisionFromModel } from './from-model.ts';
import { type RevisionPromptInput, partsAsking, promptForRevision } from './prompt.ts';

/** The parts that asked for more; undefined when the fallback must do it. */
export async function reviseWithModel(
  input: RevisionPromptInput,
  context: StepContext<'ReviseReport'>,
): Promise<Draft | undefined> {
  const parts = partsAsking(input.draft);
  if (context.ports.model.name === 'none' || parts.length === 0) return undefined;
  return writeParts(context, {
    parts,
    wave: revisionId(input.revision),
    promptFor: (part, attempt) => promptForRevision(part, input, attempt),
    correct: (replies) => ({ ...input, faulty: faultySentences(replies, input) }),
    join: (replies, rewritten) => revisionFromModel(replies, input, rewritten),
  });
}
