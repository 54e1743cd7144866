import * as z from 'zod';
import { MalformedReply } from '#shared/errors.ts';
import { readRetryAfter } from './attempts.ts';
import { type HttpReply, exchangeBytes } from './exchange-bytes.ts';
import {
  failureOfStatus,
  noAccess,
  refusedToAnswer,
  tooLong,
  modelUnavailable,
  unknownModel,
} from './service-failures.ts';
import { failureMeaning } from './service-words.ts';
import { type Ending, type Exchange, type ModelService, NO_TOKENS, type ServiceRequest } from './service.ts';
import { describeSchema } from './structured-output.ts';

export interface OpenaiOptions {
  /** Ends where `/chat/completions` begins. */
  readonly baseUrl: string;
  /** Servers on one's own machine want none. */
  readonly apiKey: string | undefined;
  readonly now: () => number;
}

const FALLBACK_LEVELS = ['json_schema', 'json_object', 'plain'] as const;

/** Newer models of OpenAI know one name of the bound only, older servers the other. */
type BoundName = 'max_tokens' | 'max_completion_tokens';

const count = z.number().nonnegative().catch(0);
const Usage = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_tokens_details: z.object({ cached_tokens: count }).optional().catch(undefined),
});
const Part = z.object({ text: z.string().catch('') });
const Failure = z.object({
  message: z.string().catch(''),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  param: z.string().optional().catch(undefined),
});
const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({
    content: z.union([z.string(), z.array(Part)]).nullish(),
    refusal: z.string().nullish(),
  }),
});
const Completion = z.object({ choices: z.array(Choice).min(1), usage: Usage.nullish().catch(undefined) });
/** Some servers answer with the error itself, most with an object around it. */
const FailureBody = z.union([z.object({ error: Failure }).transform(({ error }) => error), Failure]);

/** Chat completions as OpenAI, Ollama, vLLM and OpenRouter speak them. */
export function createOpenaiService(options: OpenaiOptions): ModelService {
  const url = `${options.baseUrl.replace(/\/+$/u, '').replace(/\/chat\/completions$/u, '')}/chat/completions`;
  let boundName: BoundName = isOpenai(url) ? 'max_completion_tokens' : 'max_tokens';
  return {
    name: 'openai',
    levels: FALLBACK_LEVELS.length,
    send: async (request) => {
      try {
        const sent = { url, headers: headersOf(options), body: JSON.stringify(bodyOf(request, boundName)) };
        const reply = await exchangeBytes({ ...sent, method: 'POST', signal: request.signal });
        const refused = otherBoundName(reply, boundName);
        if (refused !== undefined) {
          boundName = refused;
          return { kind: 'adapted' };
        }
        return readReply(reply, options.now());
      } catch (error) {
        if (error instanceof MalformedReply) return malformed();
        return { kind: 'failed', error: modelUnavailable(error) };
      }
    },
  };
}

function isOpenai(url: string): boolean {
  return new URL(url).hostname.endsWith('openai.com');
}

function headersOf({ apiKey }: OpenaiOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
}

function bodyOf(request: ServiceRequest, boundName: BoundName): unknown {
  const level = FALLBACK_LEVELS[request.level] ?? 'plain';
  const system = [
    request.system,
    ...(level === 'json_schema' ? [] : [describeSchema(request.jsonSchema)]),
    ...(request.correction === undefined ? [] : [request.correction]),
  ];
  return {
    model: request.modelId,
    messages: [
      { role: 'system', content: system.join('\n\n') },
      { role: 'user', content: request.user },
    ],
    [boundName]: request.maximumTokens,
    stream: false,
    ...formatOf(level, request),
  };
}

function formatOf(
  level: (typeof FALLBACK_LEVELS)[number],
  { schemaName, jsonSchema }: ServiceRequest,
): object {
  if (level === 'plain') return {};
  if (level === 'json_object') return { response_format: { type: 'json_object' } };
  const format = { name: schemaName, strict: true, schema: jsonSchema };
  return { response_format: { type: 'json_schema', json_schema: format } };
}

function readReply(reply: HttpReply, now: number): Exchange {
  const body = parseBody(reply);
  const completion = Completion.safeParse(body);
  if (reply.status < 300 && completion.success) return readCompletion(completion.data);
  const failure = FailureBody.safeParse(body);
  const reported = failure.success ? failure.data : undefined;
  const status = statusOf(reply, reported);
  if (status < 300) return malformed();
  const error = failureOf(status, reported);
  if (error === undefined) return { kind: 'rejected' };
  return {
    kind: 'failed',
    error,
    retryAfterMilliseconds: readRetryAfter(reply.headers['retry-after'], now),
  };
}

function readCompletion({ choices, usage }: z.infer<typeof Completion>): Exchange {
  const [choice] = choices;
  const cached = usage?.prompt_tokens_details?.cached_tokens ?? 0;
  const prompt = usage?.prompt_tokens ?? 0;
  return {
    kind: 'reply',
    text: textOf(choice?.message.content),
    ending: endingOf(choice?.finish_reason, choice?.message.refusal),
    tokens: {
      ...NO_TOKENS,
      input: Math.max(0, prompt - cached),
      output: usage?.completion_tokens ?? 0,
      cacheRead: Math.min(prompt, cached),
    },
  };
}

function textOf(content: z.infer<typeof Choice>['message']['content']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text).join('');
}

function endingOf(reason: string | null | undefined, refusal: string | null | undefined): Ending {
  if (typeof refusal === 'string' && refusal !== '') return 'refused';
  if (reason === 'length') return 'truncated';
  if (reason === 'error') return 'malformed';
  return reason === 'content_filter' || reason === 'refusal' ? 'refused' : 'complete';
}

function failureOf(status: number, reported: z.infer<typeof Failure> | undefined): Error | undefined {
  const code = reported?.code;
  const meaning = status === 400 || status === 422 ? failureMeaning(reported?.message ?? '') : undefined;
  if (code === 'context_length_exceeded' || meaning === 'context-too-long') return tooLong(reported);
  if (code === 'content_filter' || code === 'content_policy_violation') return refusedToAnswer(reported);
  if (code === 'model_not_found' || meaning === 'unknown-model') return unknownModel(reported);
  if (code === 'insufficient_quota') return noAccess(reported);
  return failureOfStatus(status, reported);
}

/** A gateway may report a failure in the body of an answer whose status says that all is well. */
function statusOf(reply: HttpReply, reported: z.infer<typeof Failure> | undefined): number {
  const code = Number(reported?.code);
  return reply.status < 300 && Number.isInteger(code) && code >= 300 ? code : reply.status;
}

function otherBoundName(reply: HttpReply, used: BoundName): BoundName | undefined {
  if (reply.status !== 400) return undefined;
  const failure = FailureBody.safeParse(parseBody(reply));
  if (!failure.success || failure.data.param !== used) return undefined;
  return used === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
}

function parseBody({ body }: HttpReply): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function malformed(): Exchange {
  return { kind: 'reply', text: '', ending: 'malformed', tokens: NO_TOKENS };
}
