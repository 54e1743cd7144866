import * as z from 'zod';
import type { Model, ModelReply, ModelRequest, Prompt } from '#shared/ports/model.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';

/** What a call gets: a value, an error that is thrown, or whatever the function does. */
export type Script = (request: ModelRequest<z.ZodType>, count: number) => unknown;

export interface ScriptedModel extends Model {
  /** What was sent, in order. */
  readonly sent: readonly ModelRequest<z.ZodType>[];
}

export interface ScriptedOptions {
  readonly script: Script;
  readonly modelId?: string;
  readonly usd?: number | undefined;
  readonly tokens?: number;
  readonly priceOf?: Model['priceOf'];
}

/** A model in this process that follows a script. */
export function scriptedModel(options: ScriptedOptions): ScriptedModel {
  const { script, modelId = 'test-model', tokens = 100, usd, priceOf } = options;
  const sent: ModelRequest<z.ZodType>[] = [];
  const modelOf = (_role: ModelRole): string => modelId;
  return {
    name: 'bedrock',
    sent,
    modelOf,
    ...(priceOf ? { priceOf } : {}),
    complete: async <Schema extends z.ZodType>(
      request: ModelRequest<Schema>,
    ): Promise<ModelReply<z.infer<Schema>>> => {
      sent.push(request);
      const value = await script(request, sent.length);
      if (value instanceof Error) throw value;
      return {
        // As an adapter with a fault would, it may give back what the schema does not allow.
        value: z.any().parse(value),
        usage: {
          modelId,
          inputTokens: tokens - 10,
          outputTokens: 10,
          cacheReadTokens: 0,
          cacheWriteTokens: 0,
          ...(usd === undefined ? {} : { usd }),
          attempts: 1,
        },
      };
    },
  };
}

export const Facts = z.object({ facts: z.array(z.string()) });

export function promptOf(user: string, maximumTokens = 100): Prompt<typeof Facts> {
  return { system: 'Find facts.', user, schema: Facts, schemaName: 'facts', maximumTokens };
}
