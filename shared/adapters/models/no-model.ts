import { ProviderRefused } from '#shared/errors.ts';
import type { Model } from '#shared/ports/model.ts';

/** Stands for the model when none is configured: every step asks for its name and uses its fallback. */
export const noModel: Model = {
  name: 'none',
  modelOf: () => 'none',
  complete: async () => {
    throw new ProviderRefused('No model is configured.');
  },
};
