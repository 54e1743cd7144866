import { type TaskState, isTaskState, stepName } from '#shared/domain/steps.ts';
import { NotFound } from '#shared/errors.ts';
import type { LocalContext } from '#shared/lambda/given-ports.ts';
import type { Log } from '#shared/lambda/log.ts';
import type { StepHandler } from '#shared/lambda/handle-step.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { Invocation } from './task.ts';

const loaded = new Map<string, Promise<StepHandler>>();

/** The handler of a state, from its folder; imported when it is first needed. */
export async function loadHandler(state: string): Promise<StepHandler> {
  const known = loaded.get(state);
  if (known) return known;
  const loading = importHandler(taskStateOf(state));
  loaded.set(state, loading);
  return loading;
}

/** What Lambda says to a function about the call, and the ports to work with. */
export function contextOf(invocation: Invocation, ports: Ports, log?: Log): LocalContext {
  const functionName = stepName(taskStateOf(invocation.state));
  return {
    ports,
    log,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    awsRequestId: invocation.requestId,
    memoryLimitInMB: '1024',
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: invocation.requestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => invocation.getRemainingTimeInMillis(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}

async function importHandler(state: TaskState): Promise<StepHandler> {
  const module: unknown = await import(`../../functions/steps/${stepName(state)}/handler.ts`);
  if (hasHandler(module)) return module.handler;
  throw new NotFound(`The step of ${state} exports no handler.`);
}

export function taskStateOf(name: string): TaskState {
  if (isTaskState(name)) return name;
  throw new NotFound(`No function belongs to the state ${name}.`);
}

function hasHandler(module: unknown): module is { readonly handler: StepHandler } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
