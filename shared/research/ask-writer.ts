import { isRefusal } from '../prompting/refusal.ts';
import type { WrittenPart } from '../prompting/writing-briefing.ts';
import { type ModelAsk, askModel } from './ask-model.ts';
import type { AskContext } from './model-call.ts';
import { reasonText } from './model-outcome.ts';

const REFUSED = 'ModelRefused';

/** A part of a report as its writer handed it in; undefined where the model failed, or refused in words, as the trace says. */
export async function askWriter(
  context: AskContext,
  ask: ModelAsk<typeof WrittenPart>,
): Promise<WrittenPart | undefined> {
  const answer = await askModel(context, ask);
  if (!('value' in answer)) return undefined;
  if (!isRefusal(answer.value.paragraphs)) return answer.value;
  const reason = reasonText(REFUSED);
  await context.emit({
    type: 'degraded',
    key: ask.index,
    message: `${reason} This step goes on without it.`,
    data: { role: ask.role, error: REFUSED, reason },
  });
  return undefined;
}
