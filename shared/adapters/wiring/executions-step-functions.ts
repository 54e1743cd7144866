import {
  SFNClient,
  SendTaskSuccessCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { Conflict } from '#shared/errors.ts';
import type { Executions } from '#shared/ports/executions.ts';
import { nameOf, storeError } from '../storage/store-errors.ts';

export interface StateMachineAddress {
  readonly stateMachineArn: string;
  readonly region: string;
}

const GONE: ReadonlySet<string> = new Set(['TaskDoesNotExist', 'TaskTimedOut', 'InvalidToken']);
/** What Step Functions takes as the cause of a stop. */
const CAUSE_LENGTH = 1000;

/** Runs of the state machine on AWS. */
export function createStepFunctionsExecutions(address: StateMachineAddress): Executions {
  const { stateMachineArn } = address;
  const client = new SFNClient({ region: address.region, maxAttempts: 2 });
  return {
    start: async ({ tenantId, jobId }) => {
      const input = JSON.stringify({ tenantId, jobId });
      const command = new StartExecutionCommand({ stateMachineArn, name: jobId, input });
      await unless(client.send(command), (name) => name === 'ExecutionAlreadyExists');
    },
    stop: async ({ jobId }, reason) => {
      const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${jobId}`;
      const command = new StopExecutionCommand({ executionArn, cause: reason.slice(0, CAUSE_LENGTH) });
      await unless(client.send(command), (name) => name === 'ExecutionDoesNotExist');
    },
    answer: async (taskToken, output) => {
      const command = new SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) });
      const isAnswered = await unless(client.send(command), (name) => GONE.has(name));
      if (!isAnswered) throw new Conflict('Nothing waits for this answer any more.');
    },
  };
}

/** False when the call failed in the way that is expected. */
async function unless(reply: Promise<unknown>, isExpected: (name: string) => boolean): Promise<boolean> {
  try {
    await reply;
    return true;
  } catch (error) {
    if (isExpected(nameOf(error))) return false;
    throw storeError(error, 'The state machine');
  }
}
