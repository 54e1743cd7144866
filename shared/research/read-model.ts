import type * as z from 'zod';
import type { Dropped, Reading } from '#shared/prompting/reading.ts';
import type { AskContext } from './model-call.ts';
import { type ModelAnswer, type ModelAsk, askModel } from './ask-model.ts';

/**
 * Asks a model and reads its answer under code's rules. Undefined when the fallback must do the step: no model is
 * configured, or it failed, or nothing in its answer can be used; all but the first is emitted as `degraded`. What was left out of
 * an answer is emitted as `reply-trimmed`, with the causes.
 */
export async function readModel<Schema extends z.ZodType, Value>(
  context: AskContext,
  ask: ModelAsk<Schema>,
  read: (value: z.infer<Schema>) => Reading<Value>,
): Promise<Value | undefined> {
  const answer = await readAnswer(context, ask, read);
  return 'value' in answer ? answer.value : undefined;
}

/** The same for a step that must say why its fallback had to do it. */
export async function readAnswer<Schema extends z.ZodType, Value>(
  context: AskContext,
  ask: ModelAsk<Schema>,
  read: (value: z.infer<Schema>) => Reading<Value>,
): Promise<ModelAnswer<Value>> {
  const answer = await askModel(context, ask);
  if (!('value' in answer)) return answer;
  const reading = read(answer.value);
  if ('reason' in reading) {
    await emitUnusable(context, ask, reading.reason);
    return { reason: reading.reason };
  }
  await emitTrimmed(context, ask, reading.dropped);
  return { value: reading.value };
}

/** Emits what was left out of an answer, if anything was. */
export async function emitTrimmed(
  context: AskContext,
  { role, index }: Pick<ModelAsk<z.ZodType>, 'role' | 'index'>,
  dropped: Dropped,
): Promise<void> {
  if (Object.keys(dropped).length === 0) return;
  await context.emit({
    type: 'reply-trimmed',
    key: index,
    message: `Left out of the answer of the ${role}: ${list(dropped)}`,
    data: { role, dropped },
  });
}

/** For a step that puts several answers together before it knows whether they can be used. */
export async function emitUnusable(
  context: AskContext,
  { role, index }: Pick<ModelAsk<z.ZodType>, 'role' | 'index'>,
  reason: string,
): Promise<void> {
  await context.emit({
    type: 'degraded',
    key: index,
    message: `Nothing in the answer of the ${role} can be used; the step does without it.`,
    data: { role, reason },
  });
}

function list(dropped: Dropped): string {
  return Object.entries(dropped)
    .map(([cause, count]) => `${count} ${cause}`)
    .join(', ');
}
