import type { Config } from '#shared/config.ts';
import type { ModelProvider } from '#shared/domain/settings.ts';
import { InvalidConfiguration } from '#shared/errors.ts';
import { MODEL_ROLES, type Model, type ModelRole } from '#shared/ports/model.ts';
import type { Guardrail } from './bedrock.ts';
import { noModel } from './no-model.ts';
import { createUsdOf } from './prices.ts';
import { type RoleSettings, type ServiceModelOptions, createServiceModel } from './service-model.ts';
import type { ModelService } from './service.ts';
import { type Timing, systemTiming } from './timing.ts';

type Provider = Exclude<ModelProvider, 'none'>;

/** The models of a role whose own is not configured; the reader is called most, so it is the small one. */
export const DEFAULT_MODELS: Readonly<Record<Provider, Readonly<Record<ModelRole, string>>>> = {
  bedrock: {
    planner: 'global.anthropic.claude-sonnet-5-5',
    reader: 'global.anthropic.claude-haiku-5-5',
    writer: 'global.anthropic.claude-sonnet-5-5',
    judge: 'global.anthropic.claude-sonnet-5-5',
  },
  openai: {
    planner: 'gpt-5.4',
    reader: 'gpt-5.4-mini',
    writer: 'gpt-5.4',
    judge: 'gpt-5.4',
  },
};

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
  return createServiceModel(service, optionsOf(config, provider, timing));
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

function optionsOf({ model }: Config, provider: Provider, timing: Timing): ServiceModelOptions {
  const own: Readonly<
    Record<ModelRole, { readonly id: string | undefined; readonly maximumTokens: number }>
  > = {
    planner: { id: model.plannerModel, maximumTokens: model.plannerMaxTokens },
    reader: { id: model.readerModel, maximumTokens: model.readerMaxTokens },
    writer: { id: model.writerModel, maximumTokens: model.writerMaxTokens },
    judge: { id: model.judgeModel, maximumTokens: model.judgeMaxTokens },
  };
  const roleOf = (role: ModelRole): RoleSettings => ({
    modelId: own[role].id ?? model.defaultModel ?? DEFAULT_MODELS[provider][role],
    maximumTokens: own[role].maximumTokens,
  });
  return {
    roles: {
      planner: roleOf('planner'),
      reader: roleOf('reader'),
      writer: roleOf('writer'),
      judge: roleOf('judge'),
    },
    timeoutSeconds: model.timeoutSeconds,
    maximumAttempts: model.maxAttempts,
    usdOf: createUsdOf(model.prices),
    timing,
  };
}
