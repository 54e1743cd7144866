import * as z from 'zod';
import { noModel } from '#shared/adapters/index.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { ProviderRefused } from '#shared/errors.ts';
import type { Model } from '#shared/ports/model.ts';
import { MODEL_ROLES, type ModelRole } from '#shared/domain/model-role.ts';

const ModelCalled = z.object({
  role: z.enum(MODEL_ROLES),
  service: z.enum(['bedrock', 'openai']),
  model: z.string(),
});

/** A model that bears the names that a job has asked, and answers nothing. */
export function recordedModel(events: readonly TraceEvent[]): Model {
  const asked = events
    .filter((event) => event.type === 'model-called' || event.type === 'degraded')
    .map((event) => ModelCalled.safeParse(event.data))
    .flatMap((called) => (called.success ? [called.data] : []));
  const service = asked.at(-1)?.service;
  if (service === undefined) return noModel;
  const ids = new Map<ModelRole, string>(asked.map(({ role, model }) => [role, model]));
  return {
    name: service,
    modelOf: (role) => ids.get(role) ?? 'none',
    complete: async () => {
      throw new ProviderRefused('A replay asks no model.');
    },
  };
}
