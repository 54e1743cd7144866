import type { Config } from '#shared/config.ts';
import { MODEL_ROLES, type ModelRole, modelOfRole } from '#shared/domain/model-role.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Guardrail } from './bedrock.ts';
import { noModel } from './no-model.ts';
import { createUsdOf } from './prices.ts';
import { type RoleSettings, type ServiceModelOptions, createServiceModel } from './service-model.ts';
import type { ModelService } from './service.ts';
import { type Timing, systemTiming } from './timing.ts';

const OPENAI_HOST = 'api.openai.com';

/**
 * The model that the configuration names; what a service needs is loaded only where it is chosen. Throws
 * InvalidConfiguration that names the variable that is missing.
 */
export async function createModel(config: Config, timing: Timing = systemTiming): Promise<Model> {
  const { provider } = config.model;
  if (provider === 'none') return noModel;
  const service = await (provider === 'bedrock'
    ? bedrockService(config, timing)
    : openaiService(config, timing));
  return createServiceModel(service, optionsOf(config, timing));
}

/** In a few words for a person: which service, and which model for which role. */
export function describeModel(model: Model): string {
  if (model.name === 'none') return 'Model: none (every step runs on code alone).';
  const ids = [...new Set(MODEL_ROLES.map((role) => model.modelOf(role)))];
  const parts = ids.map((id) => {
    const roles = MODEL_ROLES.filter((role) => model.modelOf(role) === id);
    return roles.length === MODEL_ROLES.length ? id : `${id} as ${roles.join(', ')}`;
  });
  return `Model: ${model.name}, ${parts.join('; ')}.`;
}

async function bedrockService(config: Config, timing: Timing): Promise<ModelService> {
  const guardrail = guardrailOf(config);
  const { createBedrockService } = await import('./bedrock.ts');
  return createBedrockService({
    region: config.store.region,
    endpoint: config.model.bedrockEndpoint,
    guardrail,
    now: () => timing.now(),
  });
}

function guardrailOf({ model: { guardrailId, guardrailVersion } }: Config): Guardrail | undefined {
  if (guardrailId === undefined && guardrailVersion === undefined) return undefined;
  return {
    id: needed('GUARDRAIL_ID', guardrailId, 'Set it, or unset GUARDRAIL_VERSION.'),
    version: needed('GUARDRAIL_VERSION', guardrailVersion, 'Set it, or unset GUARDRAIL_ID.'),
  };
}

async function openaiService({ model }: Config, timing: Timing): Promise<ModelService> {
  const { openaiBaseUrl: baseUrl, openaiApiKey } = model;
  const apiKey =
    new URL(baseUrl).hostname === OPENAI_HOST
      ? needed(
          'OPENAI_API_KEY',
          openaiApiKey,
          'Set it, or set OPENAI_BASE_URL to a service that wants no key.',
        )
      : openaiApiKey;
  const { createOpenaiService } = await import('./openai.ts');
  return createOpenaiService({ baseUrl, apiKey, now: () => timing.now() });
}

function needed(variable: string, value: string | undefined, remedy: string): string {
  if (value !== undefined) return value;
  throw new InvalidConfiguration(`${variable} is not set.`, { remedy });
}

function optionsOf({ model }: Config, timing: Timing): ServiceModelOptions {
  const role = (name: ModelRole, maximumTokens: number): RoleSettings => ({
    modelId: modelOfRole(model, name),
    maximumTokens,
  });
  return {
    roles: {
      planner: role('planner', model.plannerMaxTokens),
      reader: role('reader', model.readerMaxTokens),
      writer: role('writer', model.writerMaxTokens),
      judge: role('judge', model.judgeMaxTokens),
    },
    timeoutSeconds: model.timeoutSeconds,
    maximumAttempts: model.maxAttempts,
    usdOf: createUsdOf(model.prices),
    timing,
  };
}
