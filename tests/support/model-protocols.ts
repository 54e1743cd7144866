import * as z from 'zod';
import type { AskedRequest, Protocol } from './asked-request.ts';

/** What is put into an answer, before it is put into the words of a protocol. */
export interface AnswerParts {
  readonly text: string;
  /** Handed to the tool where the request has one. */
  readonly value: unknown;
  readonly stop:
    | 'complete'
    | 'truncated'
    | 'refusal'
    | 'content-filter'
    | 'guardrail'
    | 'malformed'
    | 'context';
  readonly usage: Usage;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

const Text = z.object({ text: z.string() });
const UserBlock = z.union([
  Text.transform(({ text }) => text),
  z
    .object({ guardContent: z.object({ text: Text }) })
    .transform(({ guardContent }) => guardContent.text.text),
]);
const ConverseBody = z.object({
  system: z.array(z.union([Text.transform(({ text }) => text), z.object({}).transform(() => '')])),
  messages: z.array(z.object({ role: z.literal('user'), content: z.array(UserBlock).min(1) })).length(1),
  inferenceConfig: z.strictObject({ maxTokens: z.int().positive() }),
  outputConfig: z
    .object({
      textFormat: z.object({
        type: z.literal('json_schema'),
        structure: z.object({ jsonSchema: z.object({ name: z.string(), schema: z.string() }) }),
      }),
    })
    .optional(),
  toolConfig: z
    .object({
      tools: z
        .array(
          z.object({
            toolSpec: z.object({ name: z.string(), inputSchema: z.object({ json: z.unknown() }) }),
          }),
        )
        .length(1),
      toolChoice: z.union([z.object({ any: z.object({}) }), z.object({ auto: z.object({}) })]),
    })
    .optional(),
});

const CompletionBody = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  stream: z.literal(false),
  response_format: z
    .union([
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.unknown() }),
      }),
      z.object({ type: z.literal('json_object') }),
    ])
    .optional(),
});

type Parts = Pick<AskedRequest, 'modelId' | 'system' | 'user' | 'form' | 'schemaName' | 'maximumTokens'>;

/** Reads a request strictly: one that the real service would not take throws. */
export function readRequest(protocol: Protocol, path: string, body: unknown): Parts {
  return protocol === 'bedrock' ? readConverse(path, body) : readCompletion(body);
}

function readConverse(path: string, body: unknown): Parts {
  const asked = ConverseBody.parse(body);
  const tool = asked.toolConfig?.tools[0]?.toolSpec.name;
  const format = asked.outputConfig?.textFormat.structure.jsonSchema.name;
  return {
    modelId: decodeURIComponent(/^\/model\/([^/]+)\/converse$/u.exec(path)?.[1] ?? ''),
    system: asked.system.join('\n'),
    user: asked.messages.flatMap((message) => message.content).join('\n'),
    form: converseForm(asked),
    schemaName: tool ?? format,
    maximumTokens: asked.inferenceConfig.maxTokens,
  };
}

function converseForm({ outputConfig, toolConfig }: z.infer<typeof ConverseBody>): string {
  if (outputConfig !== undefined) return 'text-format';
  if (toolConfig === undefined) return 'plain';
  return 'any' in toolConfig.toolChoice ? 'any-tool' : 'auto-tool';
}

function readCompletion(body: unknown): Parts {
  const asked = CompletionBody.parse(body);
  const format = asked.response_format;
  return {
    modelId: asked.model,
    system: asked.messages[0].content,
    user: asked.messages[1].content,
    form: format?.type ?? 'plain',
    schemaName: format?.type === 'json_schema' ? format.json_schema.name : undefined,
    maximumTokens: asked.max_tokens ?? asked.max_completion_tokens ?? 0,
  };
}

/** The body of an answer, as the protocol of the request has it. */
export function writeAnswer(request: AskedRequest, parts: AnswerParts): string {
  const body = request.protocol === 'bedrock' ? converseAnswer(request, parts) : completionAnswer(parts);
  return JSON.stringify(body);
}

const CONVERSE_STOPS: Readonly<Record<AnswerParts['stop'], string>> = {
  complete: 'end_turn',
  truncated: 'max_tokens',
  refusal: 'refusal',
  'content-filter': 'content_filtered',
  guardrail: 'guardrail_intervened',
  malformed: 'malformed_model_output',
  context: 'model_context_window_exceeded',
};

function converseAnswer(request: AskedRequest, { text, value, stop, usage }: AnswerParts): unknown {
  const isTool = request.form.endsWith('-tool') && value !== undefined;
  const toolUse = { toolUseId: 'tooluse_1', name: request.schemaName, input: value };
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return {
    metrics: { latencyMs: 12 },
    output: {
      message: { role: 'assistant', content: isTool ? [{ toolUse }] : text === '' ? [] : [{ text }] },
    },
    stopReason: isTool && stop === 'complete' ? 'tool_use' : CONVERSE_STOPS[stop],
    usage: {
      inputTokens,
      outputTokens,
      totalTokens: inputTokens + outputTokens,
      cacheReadInputTokens: cacheReadTokens,
      cacheWriteInputTokens: cacheWriteTokens,
    },
  };
}

const COMPLETION_STOPS: Readonly<Record<AnswerParts['stop'], string>> = {
  complete: 'stop',
  truncated: 'length',
  refusal: 'stop',
  'content-filter': 'content_filter',
  guardrail: 'content_filter',
  malformed: 'error',
  context: 'length',
};

function completionAnswer({ text, stop, usage }: AnswerParts): unknown {
  const { inputTokens, outputTokens, cacheReadTokens } = usage;
  const isRefusal = stop === 'refusal';
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_767_225_600,
    model: 'm',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: isRefusal ? null : text,
          refusal: isRefusal ? text : null,
        },
        finish_reason: COMPLETION_STOPS[stop],
      },
    ],
    usage: {
      prompt_tokens: inputTokens + cacheReadTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + cacheReadTokens + outputTokens,
      prompt_tokens_details: { cached_tokens: cacheReadTokens },
    },
  };
}
