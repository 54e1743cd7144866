import type * as z from 'zod';
import { ceilingOf } from '#shared/domain/budget.ts';
import { limitsWithin } from '#shared/domain/job-budget.ts';
import { isPastDeadline } from '#shared/domain/job.ts';
import { STEPS } from '#shared/domain/steps.ts';
import { hashOf } from '#shared/text/hash.ts';
import { mayCall, noteCall } from './breakers.ts';
import {
  type AskContext,
  type AskedFor,
  callMilliseconds,
  type ModelCall,
  identifyCall,
  makeCall,
  usedBy,
} from './model-call.ts';
import { type Answered, ModelOutcome, type Refusal, isSampleOfHealth } from './model-outcome.ts';
import type { Prompt } from '../ports/model.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import { callOnce } from './recorded-call.ts';
import {
  type Without,
  emitAnswered,
  emitBreakerOpened,
  emitDegraded,
  emitShortened,
} from './emit-model-call.ts';

export interface ModelAsk<Schema extends z.ZodType> {
  readonly role: ModelRole;
  readonly prompt: Prompt<Schema>;
  /** Shorter forms of the prompt, made and tried in turn when the model says that one is too long. */
  readonly shorter?: readonly (() => Prompt<Schema>)[];
  /** With `index`, distinguishes the calls of a step: the wave's id, and the item within it. */
  readonly wave: string;
  readonly index: string;
  /** What it is for, where that is not what the step is for. */
  readonly askedFor?: AskedFor;
  /** For all forms of the prompt together; undefined: each call has its own bound. */
  readonly milliseconds?: number;
}

export type ModelAnswer<Value> =
  | { readonly value: Value }
  /** The model failed (the name of the error, `TimedOut` or `Unexpected`) or was not asked (a Refusal). */
  | { readonly reason: string }
  /** No model is configured. */
  | { readonly none: true };

/**
 * Asks the model of a role, once: an outcome that was recorded, good or bad, is given back and nothing is sent. A
 * failure, an open breaker or a spent budget is emitted to the trace as `degraded`, and the fallback of the step takes over.
 * Throws JobCancelled when the job was stopped, and what the stores throw; never because of the model.
 */
export async function askModel<Schema extends z.ZodType>(
  context: AskContext,
  ask: ModelAsk<Schema>,
): Promise<ModelAnswer<z.infer<Schema>>> {
  if (context.ports.model.name === 'none') return { none: true };
  const timeLeft = stopwatch(context, ask.milliseconds);
  let call = identifyCall(context, ask, ask.prompt);
  let outcome = await settledOutcome(context, call, timeLeft);
  for (const makePrompt of ask.shorter ?? []) {
    if (!isTooLong(outcome)) break;
    const next = identifyCall(context, ask, makePrompt());
    // A short text is as short as it gets: the same prompt would be refused again.
    if (next.identity.inputHash === call.identity.inputHash) continue;
    await emitShortened(context, call);
    call = next;
    outcome = await settledOutcome(context, call, timeLeft);
  }
  return answerOf(context, call, outcome);
}

/** What is left of a bound that begins to run now; never nothing, so that a late call fails as one that was made. */
function stopwatch({ ports }: AskContext, milliseconds: number | undefined): () => number {
  const most = callMilliseconds(ports.config);
  if (milliseconds === undefined) return () => most;
  const end = ports.clock.now() + milliseconds;
  return () => Math.min(most, Math.max(1, end - ports.clock.now()));
}

function isTooLong(outcome: ModelOutcome): boolean {
  return 'failure' in outcome && outcome.failure === 'ContextTooLong';
}

/** The outcome, recorded or made now; what it has used is in the budget when this returns. */
async function settledOutcome(
  context: AskContext,
  call: ModelCall,
  timeLeft: () => number,
): Promise<ModelOutcome> {
  const { ports, job } = context;
  let isNew = false;
  const outcome = await callOnce<ModelOutcome>(ports.ledger, {
    job,
    call: call.identity,
    parse: (recorded) => ModelOutcome.parse(recorded),
    make: async () => {
      isNew = true;
      const refusal = await refusalOf(context, call);
      return refusal === undefined ? makeCall(context, call, timeLeft()) : { refusal };
    },
  });
  if ('refusal' in outcome) return outcome;
  await ports.budget.settle(job, { hash: hashOf(call.identity), used: usedBy(outcome, call) });
  if (isNew && isSampleOfHealth(outcome)) {
    const hasOpened = await noteCall(context, `role:${call.role}`, 'failure' in outcome);
    if (hasOpened) await emitBreakerOpened(context, call);
  }
  return outcome;
}

/**
 * Why this call must not be made; for one that may, what it is expected to use is reserved. Time does not end the steps
 * after the research, and the reserve of the budget is theirs.
 */
async function refusalOf(context: AskContext, call: ModelCall): Promise<Refusal | undefined> {
  const { ports, job, state } = context;
  const { budgetPool } = STEPS[state];
  const pool = budgetPool === 'synthesis' ? 'synthesis' : 'research';
  if (pool === 'research' && isPastDeadline(job, ports.clock.now())) return 'deadline';
  if (!(await mayCall(context, `role:${call.role}`))) return 'breaker-open';
  const isReserved = await ports.budget.reserve(job, {
    hash: hashOf(call.identity),
    expected: call.expected,
    ceiling: ceilingOf(limitsWithin(ports.config.budget, job.settings.budget), pool),
  });
  return isReserved ? undefined : 'budget';
}

async function answerOf<Schema extends z.ZodType>(
  context: AskContext,
  call: ModelCall<Schema>,
  outcome: ModelOutcome,
): Promise<ModelAnswer<z.infer<Schema>>> {
  if ('refusal' in outcome) return withoutModel(context, call, { reason: outcome.refusal });
  if ('failure' in outcome) {
    return withoutModel(context, call, { reason: outcome.failure, usage: outcome.usage });
  }
  return readAnswer(context, call, outcome);
}

/** A value that was recorded under an older form of the schema is no answer. */
async function readAnswer<Schema extends z.ZodType>(
  context: AskContext,
  call: ModelCall<Schema>,
  answered: Answered,
): Promise<ModelAnswer<z.infer<Schema>>> {
  const parsed = call.prompt.schema.safeParse(answered.value);
  if (!parsed.success) {
    return withoutModel(context, call, { reason: 'MalformedReply', usage: answered.usage });
  }
  await emitAnswered(context, call, answered);
  return { value: parsed.data };
}

async function withoutModel(
  context: AskContext,
  call: ModelCall,
  without: Without,
): Promise<{ readonly reason: string }> {
  await emitDegraded(context, call, without);
  return { reason: without.reason };
}
