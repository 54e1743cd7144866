import { revisionId } from '#shared/domain/query.ts';
import type { Draft } from '#shared/domain/report.ts';
import type { StepContext } from '#shared/research/step.ts';
import { writeParts } from '#shared/research/write-parts.ts';
import { faultySentences, revisionFromModel } from './from-model.ts';
import { type RevisionPromptInput, evidenceForRevision, partsAsking, promptForRevision } from './prompt.ts';

/** The parts that asked for more, where a new quote tells more; undefined when the fallback must do it. */
export async function reviseWithModel(
  input: RevisionPromptInput,
  context: StepContext<'ReviseReport'>,
): Promise<Draft | undefined> {
  const parts = partsAsking(input.draft);
  const hasNews = parts.some((part) => evidenceForRevision(part, input).found.length > 0);
  if (context.ports.model.name === 'none' || !hasNews) return undefined;
  return writeParts(context, {
    parts,
    wave: revisionId(input.revision),
    promptFor: (part, attempt) => promptForRevision(part, input, attempt),
    correct: (replies) => ({ ...input, faulty: faultySentences(replies, input) }),
    join: (replies, rewritten) => revisionFromModel(replies, input, rewritten),
  });
}
