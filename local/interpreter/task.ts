import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { assertFits, functionFailure, stopped, timeout } from './failure.ts';
import { type State, waitsForToken } from './machine.ts';
import type { StepCall, WatchedStep } from '../step-watch.ts';
import type { TokenRegistry } from './tokens.ts';

/** One call of a function: what Lambda would be asked to do. */
export interface Invocation {
  readonly state: string;
  readonly payload: unknown;
  readonly requestId: string;
  getRemainingTimeInMillis(): number;
}

export type Invoke = (invocation: Invocation) => Promise<unknown>;

/** Called when a step begins; undefined of one that must not, as it has overrun its time limit before. */
export type BeginStep = (step: StepCall) => WatchedStep | undefined;

/** What the tasks of one run share. */
export interface TaskScope {
  readonly invoke: Invoke;
  readonly begin: BeginStep;
  readonly tokens: TokenRegistry;
  /** Aborted when the run, or the state that the task belongs to, has ended: nothing starts after that. */
  readonly signal: AbortSignal;
  /** Calls that were begun and have not come back. */
  readonly inFlight: Set<Promise<unknown>>;
}

/** Stands for the task token in the context object; each task gets its own in its stead. */
export const TOKEN_PLACEHOLDER = 'task-token-placeholder:5f0c6f5e';

const Parameters = z.looseObject({ Payload: z.unknown() });

/** Runs a Task state as `lambda:invoke`, or `.waitForTaskToken`, would: JSON in and out, errors and limits alike. */
export async function runTask(
  name: string,
  state: State,
  parameters: unknown,
  scope: TaskScope,
): Promise<unknown> {
  // Map starts its next item before it learns that the last one failed: one turn later it knows.
  await nextTurn();
  if (scope.signal.aborted) throw stopped();
  assertFits(parameters, `input of ${name}`);
  const seconds = state.TimeoutSeconds ?? 60;
  const token = waitsForToken(state) ? randomUUID() : undefined;
  const payload = Parameters.parse(parameters).Payload;
  const step = scope.begin({ state: name, payload, seconds });
  if (step === undefined) throw timeout();
  const work = call(name, { seconds, token, payload, step }, scope);
  try {
    const output = await within(seconds, work, scope.signal);
    assertFits(output, `output of ${name}`);
    return output;
  } finally {
    step.leave();
    if (token !== undefined) scope.tokens.close(token);
  }
}

interface Call {
  readonly step: WatchedStep;
  readonly seconds: number;
  readonly token: string | undefined;
  readonly payload: unknown;
}

async function call(
  name: string,
  { step, seconds, token, payload }: Call,
  scope: TaskScope,
): Promise<unknown> {
  const until = Date.now() + seconds * 1000;
  const answer = token === undefined ? undefined : scope.tokens.open(token);
  const invocation: Invocation = {
    state: name,
    payload: copy(token === undefined ? payload : withToken(payload, token)),
    requestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  };
  const work = step.run(async () => scope.invoke(invocation));
  const returned = copy(await tracked(scope, work).catch(rethrow));
  // A person is waited for without the function.
  step.leave();
  return answer ? copy(await answer) : { Payload: returned, StatusCode: 200, ExecutedVersion: '$LATEST' };
}

function rethrow(error: unknown): never {
  throw functionFailure(error);
}

async function tracked<Value>(scope: TaskScope, work: Promise<Value>): Promise<Value> {
  scope.inFlight.add(work);
  try {
    return await work;
  } finally {
    scope.inFlight.delete(work);
  }
}

/** Waits for the work, at most so long, and no longer than the run lasts. */
async function within(seconds: number, work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const interrupted = Promise.withResolvers<never>();
  const timer = setTimeout(() => interrupted.reject(timeout()), seconds * 1000);
  const onAbort = (): void => interrupted.reject(stopped());
  signal.addEventListener('abort', onAbort, { once: true });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, interrupted.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

function withToken(payload: unknown, token: string): unknown {
  return JSON.parse(JSON.stringify(payload ?? null).replaceAll(TOKEN_PLACEHOLDER, () => token));
}

/** As if it had travelled over the wire; nothing becomes null. */
function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}
