import { type AskedIn, describeOther, otherLanguage } from '../prompting/other-language.ts';
import { isRefusal } from '../prompting/refusal.ts';
import type { WrittenPart } from '../prompting/writing-briefing.ts';
import type { Prompt } from '../ports/model.ts';
import { type ModelAsk, askModel } from './ask-model.ts';
import type { AskContext } from './model-call.ts';
import { reasonText } from './model-outcome.ts';
import { emitUnusable } from './read-model.ts';

type WriterAsk = Omit<ModelAsk<typeof WrittenPart>, 'role'>;
type WriterPrompt = Prompt<typeof WrittenPart>;

/**
 * What a writer hands in for one part of a report; undefined when the fallback must write it. Where it is surely in another language
 * than the question, the writer is asked once more; what is in another one then, too, is not used (`degraded`, `OtherLanguage`).
 * Nor is what only says that it will not write (`degraded`, `ModelRefused`).
 */
export async function askWriter(
  context: AskContext,
  ask: WriterAsk,
  askedIn: AskedIn,
): Promise<WrittenPart | undefined> {
  const first = await askOnce(context, ask);
  if (first === undefined) return undefined;
  const other = otherLanguage(first.paragraphs, askedIn);
  if (other === undefined) return first;
  const told = (prompt: WriterPrompt): WriterPrompt => ({
    ...prompt,
    user: `${describeOther(other)}\n\n${prompt.user}`,
  });
  const again = await askOnce(context, {
    ...ask,
    index: `${ask.index}-language`,
    prompt: told(ask.prompt),
    shorter: (ask.shorter ?? []).map((shorter) => () => told(shorter())),
  });
  if (again === undefined || otherLanguage(again.paragraphs, askedIn) === undefined) return again;
  await emitUnusable(context, { role: 'writer', index: ask.index }, 'OtherLanguage');
  return undefined;
}

const REFUSED = 'ModelRefused';

/** Undefined where the model failed, or refused in words. */
async function askOnce(context: AskContext, ask: WriterAsk): Promise<WrittenPart | undefined> {
  const answer = await askModel(context, { ...ask, role: 'writer' });
  if (!('value' in answer)) return undefined;
  if (!isRefusal(answer.value.paragraphs)) return answer.value;
  const reason = reasonText(REFUSED);
  await context.emit({
    type: 'degraded',
    key: ask.index,
    message: `${reason} This step goes on without it.`,
    data: { role: 'writer', error: REFUSED, reason },
  });
  return undefined;
}
