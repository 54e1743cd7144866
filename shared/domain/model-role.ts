import type { Settings } from './settings.ts';
import type { ModelProvider } from './settings/model-settings.ts';

export const MODEL_ROLES = ['planner', 'reader', 'writer', 'judge'] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

/** Ids of models by role, for each service; the reader is asked most, so its is the small one. */
const DEFAULT_MODELS: Readonly<Record<Exclude<ModelProvider, 'none'>, Readonly<Record<ModelRole, string>>>> =
  {
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

/** The model of a role: its own, else the default one of the settings, else that of the service; `none` without one. */
export function modelOfRole(settings: Settings['model'], role: ModelRole): string {
  if (settings.provider === 'none') return 'none';
  const own = {
    planner: settings.plannerModel,
    reader: settings.readerModel,
    writer: settings.writerModel,
    judge: settings.judgeModel,
  };
  return own[role] ?? settings.defaultModel ?? DEFAULT_MODELS[settings.provider][role];
}
