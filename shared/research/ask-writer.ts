import { type AskedIn, describeOther, otherLanguage } from '../prompting/other-language.ts';
import type { WrittenPart } from '../prompting/writing-briefing.ts';
import type { Prompt } from '../ports/model.ts';
import { type ModelAsk, askModel } from './ask-model.ts';
import type { AskContext } from './model-call.ts';
import { emitUnusable } from './read-model.ts';

type WriterAsk = Omit<ModelAsk<typeof WrittenPart>, 'role'>;
type WriterPrompt = Prompt<typeof WrittenPart>;

/**
 * What a writer hands in for one part of a report; undefined when the fallback must write it. Where it is surely in another language
 * than the question, the writer is asked once more; what is in another one then, too, is not used (`degraded`, `OtherLanguage`).
 */
export async function askWriter(
  context: AskContext,
  ask: WriterAsk,
  askedIn: AskedIn,
): Promise<WrittenPart | undefined> {
  const first = await askModel(context, { ...ask, role: 'writer' });
  if (!('value' in first)) return undefined;
  const other = otherLanguage(first.value.paragraphs, askedIn);
  if (other === undefined) return first.value;
  const told = (prompt: WriterPrompt): WriterPrompt => ({
    ...prompt,
    user: `${describeOther(other)}\n\n${prompt.user}`,
  });
  const again = await askModel(context, {
    ...ask,
    role: 'writer',
    index: `${ask.index}-language`,
    prompt: told(ask.prompt),
    shorter: (ask.shorter ?? []).map((shorter) => () => told(shorter())),
  });
  if (!('value' in again)) return undefined;
  if (otherLanguage(again.value.paragraphs, askedIn) === undefined) return again.value;
  await emitUnusable(context, { role: 'writer', index: ask.index }, 'OtherLanguage');
  return undefined;
}
