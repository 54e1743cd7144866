import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  type SystemContentBlock,
} from '@aws-sdk/client-bedrock-runtime';
import { enclosedFrom } from '#shared/prompting/envelope.ts';
import { bedrockFailure } from './bedrock-failures.ts';
import { createSdkHandler } from './sdk-handler.ts';
import { type Ending, type Exchange, type ModelService, NO_TOKENS, type ServiceRequest } from './service.ts';
import { describeSchema } from './structured-output.ts';

export interface Guardrail {
  readonly id: string;
  readonly version: string;
}

export interface BedrockOptions {
  readonly region: string;
  /** Another endpoint than that of AWS. */
  readonly endpoint?: string | undefined;
  readonly guardrail?: Guardrail | undefined;
  /** By default those of the process, as every AWS SDK finds them. */
  readonly credentials?: BedrockRuntimeClientConfig['credentials'];
  readonly now: () => number;
}

type FallbackLevel = 'text-format' | 'any-tool' | 'auto-tool' | 'plain';
const FALLBACK_LEVELS: readonly FallbackLevel[] = ['text-format', 'any-tool', 'auto-tool', 'plain'];
/** A guardrail does not look at what a model hands to a tool. */
const GUARDED_LEVELS: readonly FallbackLevel[] = ['text-format', 'plain'];

/** Amazon Bedrock by its Converse API; a model id may be that of an inference profile. */
export function createBedrockService(options: BedrockOptions): ModelService {
  const client = connect(options);
  const { guardrail } = options;
  const levels = guardrail === undefined ? FALLBACK_LEVELS : GUARDED_LEVELS;
  return {
    name: 'bedrock',
    levels: levels.length,
    send: async (request) => {
      const command = new ConverseCommand(
        converseInput(request, { level: levels[request.level] ?? 'plain', guardrail }),
      );
      try {
        return readOutput(await client.send(command, { abortSignal: request.signal }));
      } catch (error) {
        return bedrockFailure(error, options.now());
      }
    },
  };
}

function connect({ region, endpoint, credentials }: BedrockOptions): BedrockRuntimeClient {
  return new BedrockRuntimeClient({
    region,
    // Attempts are counted above: none may be made here.
    maxAttempts: 1,
    requestHandler: createSdkHandler(),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

interface Form {
  readonly level: FallbackLevel;
  readonly guardrail: Guardrail | undefined;
}

function converseInput(request: ServiceRequest, { level, guardrail }: Form): ConverseCommandInput {
  return {
    modelId: request.modelId,
    system: systemBlocks(request, level),
    messages: [
      {
        role: 'user',
        content: userBlocks(request, guardrail),
      },
    ],
    inferenceConfig: { maxTokens: request.maximumTokens },
    ...structure(request, level),
    ...(guardrail === undefined
      ? {}
      : { guardrailConfig: { guardrailIdentifier: guardrail.id, guardrailVersion: guardrail.version } }),
  };
}

/** Families that read best what stands before the words on what to do with it. */
const TEXTS_FIRST = /anthropic\.claude/u;

/**
 * The texts of others and our own words, in the order that the family reads best. A guardrail looks only at what is tagged:
 * the question and the sources, not our own words; where nothing is enclosed, at all.
 */
function userBlocks({ modelId, user }: ServiceRequest, guardrail: Guardrail | undefined): ContentBlock[] {
  const from = Math.max(0, enclosedFrom(user));
  const [own, texts] = [user.slice(0, from).trim(), user.slice(from)];
  const isTurned = TEXTS_FIRST.test(modelId);
  if (guardrail === undefined) {
    const parts = isTurned ? [texts, own] : [own, texts];
    return [{ text: parts.filter((part) => part !== '').join('\n\n') }];
  }
  const guarded: ContentBlock = { guardContent: { text: { text: texts } } };
  const plain: ContentBlock[] = own === '' ? [] : [{ text: own }];
  return isTurned ? [guarded, ...plain] : [...plain, guarded];
}

function systemBlocks(request: ServiceRequest, level: FallbackLevel): SystemContentBlock[] {
  const { modelId, system, jsonSchema, schemaName, correction } = request;
  const blocks: SystemContentBlock[] = [{ text: system }];
  if (paysToCache(modelId, system)) blocks.push({ cachePoint: { type: 'default' } });
  if (level === 'plain') blocks.push({ text: describeSchema(jsonSchema) });
  if (level === 'auto-tool') blocks.push({ text: `Give the answer by calling the tool ${schemaName}.` });
  if (correction !== undefined) blocks.push({ text: correction });
  return blocks;
}

/** Tokens below which a model keeps nothing (its documentation); others do not know the mark at all. */
const CACHE_MINIMUM_TOKENS: readonly (readonly [models: RegExp, tokens: number])[] = [
  [/anthropic\.claude-(?:sonnet-4|opus-4-1|3-7-sonnet)/u, 1024],
  [/anthropic\.claude-(?:opus|sonnet|haiku|fable)-[4-9]/u, 4096],
  [/amazon\.nova-(?:micro|lite|pro|premier)/u, 1000],
];
/** Cautious: most English text has more characters to a token. */
const CHARACTERS_PER_TOKEN = 4;

function paysToCache(modelId: string, text: string): boolean {
  const row = CACHE_MINIMUM_TOKENS.find(([models]) => models.test(modelId));
  return row !== undefined && text.length / CHARACTERS_PER_TOKEN >= row[1];
}

function structure(request: ServiceRequest, level: FallbackLevel): Partial<ConverseCommandInput> {
  const { schemaName, jsonSchema } = request;
  if (level === 'plain') return {};
  if (level === 'text-format') {
    const schema = JSON.stringify(jsonSchema);
    const structure = { jsonSchema: { schema, name: schemaName } };
    return { outputConfig: { textFormat: { type: 'json_schema', structure } } };
  }
  const toolSpec = {
    name: schemaName,
    description: 'Takes the answer.',
    inputSchema: { json: JSON.parse(JSON.stringify(jsonSchema)) },
  };
  const toolChoice = level === 'any-tool' ? { any: {} } : { auto: {} };
  return { toolConfig: { tools: [{ toolSpec }], toolChoice } };
}

function readOutput(output: ConverseCommandOutput): Exchange {
  const { usage } = output;
  return {
    kind: 'reply',
    text: textOf(output),
    ending: endingOf(output.stopReason),
    tokens: {
      ...NO_TOKENS,
      input: usage?.inputTokens ?? 0,
      output: usage?.outputTokens ?? 0,
      cacheRead: usage?.cacheReadInputTokens ?? 0,
      cacheWrite: usage?.cacheWriteInputTokens ?? 0,
    },
  };
}

/** What the model handed to the tool, else its words without its thoughts. */
function textOf({ output }: ConverseCommandOutput): string {
  const content = output?.message?.content ?? [];
  const handed = content.find((block) => block.toolUse !== undefined)?.toolUse?.input;
  if (typeof handed === 'object') return JSON.stringify(handed);
  return typeof handed === 'string' ? handed : content.map((block) => block.text ?? '').join('');
}

function endingOf(stopReason: string | undefined): Ending {
  switch (stopReason) {
    case 'max_tokens':
      return 'truncated';
    case 'guardrail_intervened':
    case 'content_filtered':
    case 'refusal':
      return 'refused';
    case 'malformed_model_output':
    case 'malformed_tool_use':
      return 'malformed';
    case 'model_context_window_exceeded':
      return 'context-too-long';
    default:
      return 'complete';
  }
}
