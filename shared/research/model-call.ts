import * as z from 'zod';
import {
  type Spending,
  NO_SPENDING,
  addSpending,
  estimateTokens,
  spendingOf,
} from '#shared/domain/budget.ts';
import type { READ_AGAIN } from '#shared/domain/model-trouble.ts';
import type { Settings } from '#shared/domain/settings.ts';
import { JobCancelled } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { CallIdentity } from '../ports/call-ledger.ts';
import { sendHedged } from './hedge.ts';
import { usualMilliseconds } from './slowness.ts';
import { type MadeOutcome, ModelOutcome, failureName, mayBeBilled } from './model-outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { Model, ModelUsage, Prompt } from '../ports/model.ts';
import type { Ports } from '../ports/ports.ts';
import type { ContextWith } from './step.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';

/** What a step that asks a model works with. */
export type AskContext = ContextWith<
  Pick<Ports, 'model' | 'budget' | 'breakers' | 'ledger' | 'clock' | 'config' | 'trace'>
>;

/**
 * What a call is for, where that is not what its step is for: to read again what was written, or the claims that will be shown. A
 * trace names it beside the stage, so that nobody takes the failure of the one for that of the other.
 */
export type AskedFor = typeof READ_AGAIN | 'extract-claims';

/** One prompt to one model, on behalf of one step. */
export interface ModelCall<Schema extends z.ZodType = z.ZodType> {
  readonly role: ModelRole;
  readonly prompt: Prompt<Schema>;
  readonly identity: CallIdentity;
  readonly askedFor?: AskedFor | undefined;
  /** What it takes at most, as far as one can know before. */
  readonly expected: Spending;
}

interface CallScope {
  readonly role: ModelRole;
  readonly wave: string;
  readonly index: string;
  readonly askedFor?: AskedFor;
}

/** Equal prompts to the same model in the same role, at the same place of a job, are the same call. */
export function identifyCall<Schema extends z.ZodType>(
  { ports, state }: AskContext,
  { role, wave, index, askedFor }: CallScope,
  prompt: Prompt<Schema>,
): ModelCall<Schema> {
  const { schema, ...text } = prompt;
  const shape = shapeOf(schema);
  const inputHash = hashOf({ ...text, shape, role, model: modelIdOf(ports.model, role) });
  const tokens = { input: estimateTokens(prompt.system + prompt.user), output: prompt.maximumTokens };
  return {
    role,
    prompt,
    identity: { kind: 'model', step: state, waveId: wave, index, inputHash },
    askedFor,
    expected: spendingOf(tokens, ports.model.priceOf?.(role)),
  };
}

/** Each schema is described for every reader of a wave. */
const shapes = new WeakMap<z.ZodType, object>();

function shapeOf(schema: z.ZodType): object {
  const shape = shapes.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  shapes.set(schema, shape);
  return shape;
}

/** The name of a role's model; of an ARN, which names an account, only its end. */
export function modelIdOf(model: Pick<Model, 'modelOf'>, role: ModelRole): string {
  const id = model.modelOf(role);
  return id.startsWith('arn:') ? (id.split(/[/:]/).at(-1) ?? '') : id;
}

const GRACE_MILLISECONDS = 5000;
/** No call is taken for a hung one sooner. */
const LEAST_BEFORE_HEDGE = 10_000;

/**
 * After so long a call is given up, whether or not its adapter, which gives up by itself a little sooner, still works on
 * it. Every step that asks has longer.
 */
export function callMilliseconds({ model }: Pick<Settings, 'model'>): number {
  return model.timeoutSeconds * 1000 + GRACE_MILLISECONDS;
}

/** Sends it. Throws JobCancelled when the job was stopped before; every failure of the model is an outcome. */
export async function makeCall(
  { ports, job }: AskContext,
  call: ModelCall,
  milliseconds: number,
): Promise<MadeOutcome> {
  const begin = ports.clock.now();
  let spent: ModelUsage | undefined;
  const failed = (failure: string): MadeOutcome => ({
    failure,
    milliseconds: since(begin, ports.clock),
    ...(spent === undefined ? {} : { usage: spent }),
  });
  const onSpent = (usage: ModelUsage): void => {
    spent = usage;
  };
  try {
    const reply = await inTime(milliseconds, async (signal) =>
      sendHedged({
        signal,
        leastMilliseconds: LEAST_BEFORE_HEDGE,
        furtherMilliseconds: async () =>
          (await usualMilliseconds(ports.trace, job, call.role)) - LEAST_BEFORE_HEDGE,
        send: async (own) => ports.model.complete({ ...call.prompt, role: call.role, signal: own, onSpent }),
      }),
    );
    if (reply === undefined) return failed('TimedOut');
    const { value, usage } = reply.value;
    const hedge = reply.isHedged ? ({ isHedged: true } as const) : {};
    const outcome = { value, usage, milliseconds: since(begin, ports.clock), ...hedge };
    const isUsable = call.prompt.schema.safeParse(value).success && ModelOutcome.safeParse(outcome).success;
    return isUsable ? outcome : failed('MalformedReply');
  } catch (error) {
    if (error instanceof JobCancelled) throw error;
    return failed(failureName(error));
  }
}

function since(begin: number, clock: Clock): number {
  return Math.max(0, clock.now() - begin);
}

/** Undefined when nothing has come in time, even where nobody listens to the signal. */
async function inTime<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | undefined> {
  const stop = new AbortController();
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    late.resolve(undefined);
    stop.abort();
  }, milliseconds);
  try {
    return await Promise.race([work(stop.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a call has used: what the service has reported, of a failure as well. Where it reported nothing of one that may be billed,
 * nobody knows, so it counts as was expected.
 */
export function usedBy(outcome: MadeOutcome, call: ModelCall): Spending {
  const reported = outcome.usage === undefined ? NO_SPENDING : spendingIn(outcome.usage);
  // What was stopped for another may be billed, too, and has reported nothing.
  if (!('failure' in outcome))
    return outcome.isHedged === true ? addSpending(reported, call.expected) : reported;
  // What was under way when the time was up has reported nothing.
  if (reported.tokens > 0 && outcome.failure !== 'TimedOut') return reported;
  return mayBeBilled(outcome.failure) ? call.expected : NO_SPENDING;
}

function spendingIn(usage: ModelUsage): Spending {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, usd = 0 } = usage;
  return { tokens: inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens, usd };
}
