import type * as z from 'zod';
import {
  JobCancelled,
  MalformedReply,
  ReplyTruncated,
  isPlumblineError,
  isRetryable,
} from '#shared/errors.ts';
import type { Model, ModelReply, ModelRequest } from '#shared/ports/model.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import { checkPermit, orStopped, throwIfStopped } from '../call-permits.ts';
import { pauseBefore } from './attempts.ts';
import { type JsonSchema, portableSchema } from './portable-schema.ts';
import { type UsdOf, priceOf } from './prices.ts';
import { late, leftAlone, refusedToAnswer, tooLong, unfitRequest } from './service-failures.ts';
import { type Exchange, type ModelService, NO_TOKENS, type ServiceRequest, type Tokens } from './service.ts';
import { describeProblem, parseModelReply } from './structured-output.ts';
import type { Timing } from './timing.ts';

export interface RoleSettings {
  readonly modelId: string;
  /** No answer of this role may be longer, whatever is asked for. */
  readonly maximumTokens: number;
}

export interface ServiceModelOptions {
  readonly roles: Readonly<Record<ModelRole, RoleSettings>>;
  /** For a whole call: all its requests and the pauses between them. */
  readonly timeoutSeconds: number;
  readonly maximumAttempts: number;
  readonly usdOf: UsdOf;
  readonly timing: Timing;
}

interface Own extends ServiceModelOptions {
  readonly service: ModelService;
  /** The level that last worked, by model id. */
  readonly levels: Map<string, number>;
}

/** A model behind roles on one service. It owns the attempts: no layer below repeats a request. */
export function createServiceModel(service: ModelService, options: ServiceModelOptions): Model {
  const own: Own = { ...options, service, levels: new Map() };
  return {
    name: service.name,
    modelOf: (role) => options.roles[role].modelId,
    priceOf: (role) => priceOf(options.roles[role].modelId, options.usdOf),
    complete: async (request) => complete(request, own),
  };
}

/** Where a call stands before its next request. */
interface Standing {
  readonly level: number;
  readonly maximumTokens: number;
  readonly correction: string | undefined;
  readonly hasGrown: boolean;
}

interface Call<Schema extends z.ZodType> {
  readonly own: Own;
  readonly request: ModelRequest<Schema>;
  readonly jsonSchema: JsonSchema;
  readonly role: RoleSettings;
  readonly signal: AbortSignal;
}

/** What follows from one exchange. */
type Turn<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: Error }
  | {
      readonly kind: 'again';
      readonly standing: Standing;
      readonly pauseMilliseconds: number;
      /** What the call fails with when no request is left. */
      readonly error: Error;
    };

async function complete<Schema extends z.ZodType>(
  request: ModelRequest<Schema>,
  own: Own,
): Promise<ModelReply<z.infer<Schema>>> {
  const deadline = own.timing.after(own.timeoutSeconds * 1000);
  const call = beginCall(request, own, deadline);
  let standing = firstStanding(call);
  const spent = createTally(call);
  for (let attempts = 1; ; attempts += 1) {
    await checkPermit();
    const exchange = await own.service.send(serviceRequest(call, standing));
    if (exchange.kind === 'reply') {
      spent.add(exchange.tokens);
      request.onSpent?.(spent.usage(attempts));
    } else checkTime(call, deadline);
    const turn = judge(exchange, standing, { call, attempts });
    if (turn.kind === 'done') {
      own.levels.set(call.role.modelId, standing.level);
      return { value: turn.value, usage: spent.usage(attempts) };
    }
    if (turn.kind === 'failed' || attempts >= own.maximumAttempts) throw turn.error;
    await own.timing.pause(turn.pauseMilliseconds, call.signal);
    checkTime(call, deadline);
    standing = turn.standing;
  }
}

function beginCall<Schema extends z.ZodType>(
  request: ModelRequest<Schema>,
  own: Own,
  deadline: AbortSignal,
): Call<Schema> {
  return {
    own,
    request,
    jsonSchema: portableSchema(request.schema),
    role: own.roles[request.role],
    signal: orStopped(request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal])),
  };
}

function firstStanding<Schema extends z.ZodType>({ own, request, role }: Call<Schema>): Standing {
  return {
    level: own.levels.get(role.modelId) ?? 0,
    maximumTokens: Math.min(request.maximumTokens, role.maximumTokens),
    correction: undefined,
    hasGrown: false,
  };
}

function serviceRequest<Schema extends z.ZodType>(
  { request, role, jsonSchema, signal }: Call<Schema>,
  { level, maximumTokens, correction }: Standing,
): ServiceRequest {
  const { system, user, schemaName } = request;
  const { modelId } = role;
  return { modelId, system, user, schemaName, jsonSchema, level, maximumTokens, correction, signal };
}

function checkTime<Schema extends z.ZodType>({ own, request }: Call<Schema>, deadline: AbortSignal): void {
  throwIfStopped();
  if (request.signal?.aborted === true) {
    const reason: unknown = request.signal.reason;
    throw isPlumblineError(reason) ? reason : new JobCancelled('The call of the model was stopped.');
  }
  if (deadline.aborted) throw late(own.timeoutSeconds);
}

interface Progress<Schema extends z.ZodType> {
  readonly call: Call<Schema>;
  readonly attempts: number;
}

function judge<Schema extends z.ZodType>(
  exchange: Exchange,
  standing: Standing,
  { call, attempts }: Progress<Schema>,
): Turn<z.infer<Schema>> {
  if (exchange.kind === 'reply') return judgeReply(exchange, standing, call);
  if (exchange.kind === 'failed') return judgeFailure(exchange, standing, { call, attempts });
  const level = exchange.kind === 'adapted' ? standing.level : standing.level + 1;
  const error = unfitRequest();
  if (level >= call.own.service.levels) return { kind: 'failed', error };
  return { kind: 'again', standing: { ...standing, level }, pauseMilliseconds: 0, error };
}

function judgeFailure<Schema extends z.ZodType>(
  { error, retryAfterMilliseconds }: Extract<Exchange, { kind: 'failed' }>,
  standing: Standing,
  { call, attempts }: Progress<Schema>,
): Turn<z.infer<Schema>> {
  if (!isRetryable(error)) return { kind: 'failed', error };
  const random = call.own.timing.random();
  const pauseMilliseconds = pauseBefore({ attempts, retryAfterMilliseconds, random });
  if (pauseMilliseconds === undefined) {
    return { kind: 'failed', error: leftAlone(retryAfterMilliseconds ?? 0, error) };
  }
  return { kind: 'again', standing, pauseMilliseconds, error };
}

function judgeReply<Schema extends z.ZodType>(
  { ending, text }: Extract<Exchange, { kind: 'reply' }>,
  standing: Standing,
  call: Call<Schema>,
): Turn<z.infer<Schema>> {
  if (ending === 'refused') return { kind: 'failed', error: refusedToAnswer() };
  if (ending === 'context-too-long') return { kind: 'failed', error: tooLong() };
  if (ending === 'truncated') return grow(standing, call);
  if (ending === 'malformed') return correct('it was not well-formed.', standing);
  const parsed = parseModelReply(text, call.request.schema);
  return 'value' in parsed ? { kind: 'done', value: parsed.value } : correct(parsed.problem, standing);
}

/** Once, and only where the role has room for a longer answer. */
function grow<Schema extends z.ZodType>(standing: Standing, { role }: Call<Schema>): Turn<z.infer<Schema>> {
  const error = new ReplyTruncated('The answer of the model was cut off at its maximum length.');
  const maximumTokens = Math.min(standing.maximumTokens * 2, role.maximumTokens);
  if (standing.hasGrown || maximumTokens <= standing.maximumTokens) return { kind: 'failed', error };
  return {
    kind: 'again',
    standing: { ...standing, maximumTokens, hasGrown: true },
    pauseMilliseconds: 0,
    error,
  };
}

/** One request to mend an answer, no more: what does not fit twice will not fit. */
function correct(problem: string, standing: Standing): Turn<never> {
  const error = new MalformedReply('The model gave no answer of the form that was asked for.');
  if (standing.correction !== undefined) return { kind: 'failed', error };
  const correction = describeProblem(problem);
  return { kind: 'again', standing: { ...standing, correction }, pauseMilliseconds: 0, error };
}

/** Adds up what the requests of a call took. */
function createTally<Schema extends z.ZodType>({
  own,
  role,
}: Call<Schema>): {
  add(tokens: Tokens): void;
  usage(attempts: number): ModelReply<unknown>['usage'];
} {
  let sum = NO_TOKENS;
  let usd: number | undefined = 0;
  return {
    add: (tokens) => {
      const price = own.usdOf(role.modelId, tokens);
      usd = usd === undefined || price === undefined ? undefined : usd + price;
      sum = addTokens(sum, tokens);
    },
    usage: (attempts) => ({
      modelId: role.modelId,
      inputTokens: sum.input,
      outputTokens: sum.output,
      cacheReadTokens: sum.cacheRead,
      cacheWriteTokens: sum.cacheWrite,
      ...(usd === undefined ? {} : { usd }),
      attempts,
    }),
  };
}

function addTokens(a: Tokens, b: Tokens): Tokens {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cacheRead: a.cacheRead + b.cacheRead,
    cacheWrite: a.cacheWrite + b.cacheWrite,
  };
}
