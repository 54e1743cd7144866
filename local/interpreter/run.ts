import { UNWATCHED_STEP } from '../step-watch.ts';
import { assertFits, StateFailure } from './failure.ts';
import { ExecutionAbortedError, ExecutionError } from './library.ts';
import {
  exitTo,
  isPure,
  type Machine,
  machineOf,
  stateAt,
  targetsOf,
  tasksOf,
  waitsForToken,
} from './machine.ts';
import { type BeginStep, type Invoke, runTask, type TaskScope, TOKEN_PLACEHOLDER } from './task.ts';
import type { TokenRegistry } from './tokens.ts';
import { Trail } from './trail.ts';

/** Where an execution stands: the next top-level state and its input. */
export interface Position {
  readonly state: string;
  readonly input: unknown;
}

export type Ending =
  | { readonly status: 'SUCCEEDED'; readonly output: unknown }
  | { readonly status: 'FAILED'; readonly error: string; readonly cause: string }
  | { readonly status: 'TIMED_OUT' }
  | { readonly status: 'ABORTED' };

export interface RunOptions {
  readonly machine: Machine;
  readonly from: Position;
  readonly invoke: Invoke;
  /** Hears of each step that begins, where somebody watches them. */
  readonly begin?: BeginStep;
  readonly tokens: TokenRegistry;
  /**
   * Called with states that do work: the place to write the position down. The run goes on beside it, and of the states that it
   * comes to meanwhile only the last is told next: what was done since the position on the disk is in the ledger, and is not
   * done again. Only where a person is waited for it is waited for.
   */
  readonly reached?: (position: Position) => Promise<void>;
  /** Called for each state that is entered, those inside of Map and Parallel included: each costs a transition on AWS. */
  readonly entered?: (state: string) => void;
  /** How long the run may last; the machine's TimeoutSeconds less what has gone before. */
  readonly timeoutMilliseconds?: number;
  /** Waits between attempts, in place of those of the definition. */
  readonly retryMilliseconds?: number;
}

export interface Run {
  readonly ending: Promise<Ending>;
  /** Nothing starts after this. */
  abort(): void;
  /** Resolves when the run has ended and all calls that were begun have come back. */
  settled(): Promise<void>;
}

/** Interprets the machine from a position to its end, one top-level state after the other. */
export function startRun(options: RunOptions): Run {
  const stop = new AbortController();
  const inFlight = new Set<Promise<unknown>>();
  let hasTimedOut = false;
  const onTimeout = (): void => {
    hasTimedOut = true;
    stop.abort();
  };
  const limit = options.timeoutMilliseconds;
  const timer = limit === undefined ? undefined : setTimeout(onTimeout, limit);
  const ending = walk(options, { signal: stop.signal, inFlight })
    .catch(endingOf)
    .then((ended): Ending => (ended.status === 'ABORTED' && hasTimedOut ? { status: 'TIMED_OUT' } : ended))
    .finally(() => clearTimeout(timer));
  return {
    ending,
    abort: () => {
      clearTimeout(timer);
      stop.abort();
    },
    settled: async () => {
      await ending.catch(() => undefined);
      await Promise.allSettled(inFlight);
    },
  };
}

type Limits = Pick<TaskScope, 'signal' | 'inFlight'>;

/** Nothing is under way behind the end of a run. */
async function walk(options: RunOptions, limits: Limits): Promise<Ending> {
  const trail = new Trail<Position>(async (position) => options.reached?.(position));
  try {
    return await follow(options, limits, trail);
  } finally {
    await trail.settled();
  }
}

async function follow(options: RunOptions, limits: Limits, trail: Trail<Position>): Promise<Ending> {
  let position = options.from;
  for (;;) {
    const left = await leave(options, position, limits);
    if (left === undefined) return { status: 'ABORTED' };
    if (left.state === undefined) return { status: 'SUCCEEDED', output: left.input };
    const before = stateAt(options.machine, position.state);
    position = { state: left.state, input: left.input };
    const state = stateAt(options.machine, position.state);
    if (limits.signal.aborted || isPure(state)) continue;
    trail.reach(position);
    if (waitsForToken(before) || waitsForToken(state)) await trail.settled();
  }
}

/** What came out of a state and where it goes; to no state at the end. */
interface Exit {
  readonly state: string | undefined;
  readonly input: unknown;
}

/** Undefined where the run was aborted before. */
async function leave(options: RunOptions, position: Position, limits: Limits): Promise<Exit | undefined> {
  if (limits.signal.aborted) return undefined;
  assertFits(position.input, `input of ${position.state}`);
  const left = await runState(options, position, limits);
  assertFits(left.input, `output of ${position.state}`);
  return left;
}

async function runState(options: RunOptions, position: Position, limits: Limits): Promise<Exit> {
  const state = stateAt(options.machine, position.state);
  const over = new AbortController();
  const signal = AbortSignal.any([limits.signal, over.signal]);
  const { invoke, begin = () => UNWATCHED_STEP, tokens } = options;
  const scope = { invoke, begin, tokens, signal, inFlight: limits.inFlight };
  let exit: Exit | undefined;
  const exits = targetsOf(state).map((target) => {
    const leave = (input: unknown): null => {
      exit = { state: target, input };
      return null;
    };
    return [exitTo(target), leave] as const;
  });
  const tasks = [...tasksOf({ StartAt: position.state, States: { [position.state]: state } })];
  const handlers = tasks.map(
    ([name, task]) => [name, (input: unknown) => runTask(name, task, input, scope)] as const,
  );
  const execution = machineOf(position.state, state).run(json(position.input), {
    overrides: {
      taskResourceLocalHandlers: handlersOf([...handlers, ...exits]),
      ...retries(options, [position.state, ...tasks.map(([name]) => name)]),
    },
    context: { Task: { Token: TOKEN_PLACEHOLDER } },
  });
  if (options.entered) void tellEntered(execution.eventLogs, options.entered);
  limits.signal.addEventListener('abort', execution.abort, { once: true });
  try {
    const output = await execution.result;
    return exit ?? { state: undefined, input: output };
  } finally {
    limits.signal.removeEventListener('abort', execution.abort);
    over.abort();
  }
}

async function tellEntered(
  events: ReturnType<ReturnType<typeof machineOf>['run']>['eventLogs'],
  entered: (state: string) => void,
): Promise<void> {
  for await (const event of events) {
    // Where a state goes next is a state of its own here, and none on AWS.
    if (event.type === 'StateEntered' && !event.state.name.startsWith(exitTo(''))) entered(event.state.name);
  }
}

function retries({ retryMilliseconds }: RunOptions, states: readonly string[]): object {
  if (retryMilliseconds === undefined) return {};
  return { retryIntervalOverrides: Object.fromEntries(states.map((name) => [name, retryMilliseconds])) };
}

function endingOf(error: unknown): Ending {
  if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
  const cause = error instanceof ExecutionError ? error.cause : error;
  if (cause instanceof StateFailure && cause.name === 'ExecutionStopped') return { status: 'ABORTED' };
  if (error instanceof ExecutionError || error instanceof StateFailure) {
    const failure = cause instanceof Error ? cause : error;
    return { status: 'FAILED', error: failure.name, cause: failure.message };
  }
  throw error;
}

type Json = Parameters<ReturnType<typeof machineOf>['run']>[0];
type Handlers = Readonly<Record<string, (input: Json) => Promise<Json>>>;

/** Positions are JSON: they come from the journal or from the interpreter itself. */
function json(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value) ?? 'null');
  return copy;
}

function handlersOf(entries: readonly (readonly [string, (input: unknown) => unknown])[]): Handlers {
  const wrapped = entries.map(
    ([name, handler]) => [name, async (input: Json) => json(await handler(input))] as const,
  );
  return Object.fromEntries(wrapped);
}
