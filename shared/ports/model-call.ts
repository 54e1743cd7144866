import * as z from 'zod';
import { type Spending, NO_SPENDING, estimateTokens, spendingOf } from '#shared/domain/budget.ts';
import { JobCancelled } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { CallIdentity } from './call-ledger.ts';
import { type MadeOutcome, ModelOutcome, failureName, mayBeBilled } from './model-outcome.ts';
import type { Model, ModelRole, Prompt } from './model.ts';
import type { StepContext } from './step.ts';

/** One prompt to one model, on behalf of one step. */
export interface ModelCall<Schema extends z.ZodType = z.ZodType> {
  readonly role: ModelRole;
  readonly prompt: Prompt<Schema>;
  readonly identity: CallIdentity;
  /** What it takes at most, as far as one can tell before. */
  readonly expected: Spending;
}

interface Place {
  readonly role: ModelRole;
  readonly wave: string;
  readonly index: string;
}

/** Equal prompts to the same model in the same role, at the same place of a job, are the same call. */
export function identifyCall<Schema extends z.ZodType>(
  { ports, state }: StepContext,
  { role, wave, index }: Place,
  prompt: Prompt<Schema>,
): ModelCall<Schema> {
  const { schema, ...text } = prompt;
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const inputHash = hashOf({ ...text, shape, role, model: modelIdOf(ports.model, role) });
  const tokens = { input: estimateTokens(prompt.system + prompt.user), output: prompt.maximumTokens };
  return {
    role,
    prompt,
    identity: { kind: 'model', step: state, waveId: wave, index, inputHash },
    expected: spendingOf(tokens, ports.model.priceOf?.(role)),
  };
}

/** The name of a role's model; of an ARN, which tells an account, only its end. */
export function modelIdOf(model: Pick<Model, 'modelOf'>, role: ModelRole): string {
  const id = model.modelOf(role);
  return id.startsWith('arn:') ? (id.split(/[/:]/).at(-1) ?? '') : id;
}

/**
 * After so long a call is given up, whether or not its adapter, which gives up by itself after 60 seconds in all,
 * still works on it. Every step that asks has longer.
 */
export const CALL_MILLISECONDS = 65_000;

/** Sends it. Throws JobCancelled when the job was stopped before; every failure of the model is an outcome. */
export async function makeCall(
  { ports }: StepContext,
  call: ModelCall,
  milliseconds: number = CALL_MILLISECONDS,
): Promise<MadeOutcome> {
  const begin = ports.clock.now();
  const failed = (failure: string): MadeOutcome => ({ failure, milliseconds: since(begin, ports.clock) });
  try {
    const reply = await inTime(milliseconds, async (signal) =>
      ports.model.complete({ ...call.prompt, role: call.role, signal }),
    );
    if (reply === undefined) return failed('TimedOut');
    const { value, usage } = reply;
    const outcome = { value, usage, milliseconds: since(begin, ports.clock) };
    const isUsable = call.prompt.schema.safeParse(value).success && ModelOutcome.safeParse(outcome).success;
    return isUsable ? outcome : failed('MalformedReply');
  } catch (error) {
    if (error instanceof JobCancelled) throw error;
    return failed(failureName(error));
  }
}

function since(begin: number, clock: StepContext['ports']['clock']): number {
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

/** What an answer has used; of a failure that may be billed nobody knows, so it counts as was expected. */
export function usedBy(outcome: MadeOutcome, call: ModelCall): Spending {
  if ('failure' in outcome) return mayBeBilled(outcome.failure) ? call.expected : NO_SPENDING;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, usd = 0 } = outcome.usage;
  return { tokens: inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens, usd };
}
