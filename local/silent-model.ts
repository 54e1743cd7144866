import { isReachable } from '#shared/adapters/search/reachability.ts';
import type { Config } from '#shared/config.ts';

const MODEL_PATIENCE_MILLISECONDS = 1500;

/** A model server that is down is said before the work begins: every step would run on code alone. */
export async function tellSilentModel({ model }: Config, note: (message: string) => void): Promise<void> {
  if (model.provider !== 'openai') return;
  if (await isReachable(model.openaiBaseUrl, MODEL_PATIENCE_MILLISECONDS)) return;
  const { host } = new URL(model.openaiBaseUrl);
  note(
    `The model server at ${host} does not answer, so every step will run on code alone. Start it and ask again, or go on without.`,
  );
}
