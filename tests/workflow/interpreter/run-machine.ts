import type { Ending, Run } from '#local/interpreter/run.ts';
import { startRun } from '#local/interpreter/run.ts';
import { readMachine } from '#local/interpreter/machine.ts';
import type { Invocation } from '#local/interpreter/task.ts';
import { TokenRegistry } from '#local/interpreter/tokens.ts';

type Handler = (payload: unknown, invocation: Invocation) => unknown;

export interface Setup {
  readonly states: Readonly<Record<string, unknown>>;
  readonly startAt: string;
  readonly input?: unknown;
  readonly handlers?: Readonly<Record<string, Handler>>;
  readonly tokens?: TokenRegistry;
  readonly reached?: (position: { state: string; input: unknown }) => Promise<void>;
  readonly timeoutMilliseconds?: number;
}

/** Runs a small machine with functions by state name; retries do not wait. */
export function startMachine(setup: Setup): Run {
  return startRun({
    machine: readMachine({ StartAt: setup.startAt, States: setup.states }),
    from: { state: setup.startAt, input: setup.input ?? {} },
    invoke: async (invocation) => setup.handlers?.[invocation.state]?.(invocation.payload, invocation),
    tokens: setup.tokens ?? new TokenRegistry(),
    retryMilliseconds: 0,
    ...(setup.reached ? { reached: setup.reached } : {}),
    ...(setup.timeoutMilliseconds === undefined ? {} : { timeoutMilliseconds: setup.timeoutMilliseconds }),
  });
}

export async function runMachine(setup: Setup): Promise<Ending> {
  return startMachine(setup).ending;
}

/** A Task state that calls a function with its whole input. */
export function task(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: 'f', 'Payload.$': '$' },
    TimeoutSeconds: 5,
    ...fields,
  };
}

export function namedError(name: string, message = 'broken'): Error {
  return Object.assign(new Error(message), { name });
}
