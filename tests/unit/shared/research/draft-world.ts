import type { StepEvent } from '#shared/research/step.ts';
import { contextOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';
import { type Script, scriptedModel } from './scripted-model.ts';

/** A step that writes a draft with a model that follows a script, and what it emits. */
export async function openDraft(script: Script) {
  const model = scriptedModel({ script });
  const ports = await openPorts({ model });
  const job = await submit(ports, jobOf('job-1'));
  const emitted: StepEvent[] = [];
  const context = {
    ...contextOf(ports, job, 'DraftReport'),
    emit: async (event: StepEvent) => void emitted.push(event),
  };
  return { model, context, emitted };
}
