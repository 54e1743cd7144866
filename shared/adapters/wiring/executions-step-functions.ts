import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  SFNClient,
  SendTaskFailureCommand,
  SendTaskSuccessCommand,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { ExecutionStanding } from '#shared/domain/execution.ts';
import { Conflict, NoReply } from '#shared/errors.ts';
import type { ExecutionReference, Executions } from '#shared/ports/executions.ts';
import { errorName, storeError } from '../storage/store-errors.ts';

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
  const executionArn = (job: ExecutionReference): string =>
    `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${nameOfExecution(job)}`;
  return {
    start: async (job) => {
      const { tenantId, jobId, attempt } = job;
      const input = JSON.stringify({ tenantId, jobId, ...(attempt === undefined ? {} : { attempt }) });
      const command = new StartExecutionCommand({ stateMachineArn, name: nameOfExecution(job), input });
      return unless(client.send(command), (name) => name === 'ExecutionAlreadyExists');
    },
    describe: async (job) =>
      standingOf(client.send(new DescribeExecutionCommand({ executionArn: executionArn(job) }))),
    stop: async (job, reason, afterwards) => {
      const cause = reason.slice(0, CAUSE_LENGTH);
      const command = new StopExecutionCommand({ executionArn: executionArn(job), cause });
      try {
        await unless(client.send(command), (name) => name === 'ExecutionDoesNotExist');
      } finally {
        await afterwards?.();
      }
    },
    answer: async (taskToken, output) => {
      const command = new SendTaskSuccessCommand({ taskToken, output: JSON.stringify(output) });
      await answered(client.send(command));
    },
    giveUp: async (taskToken) => {
      const { name, message } = new NoReply('Nobody replied in time.');
      await answered(client.send(new SendTaskFailureCommand({ taskToken, error: name, cause: message })));
    },
  };
}

/** No two executions may have one name, even when the first has ended. */
function nameOfExecution({ jobId, attempt }: ExecutionReference): string {
  return attempt === undefined ? jobId : `${jobId}.${attempt}`;
}

async function standingOf(reply: Promise<DescribeExecutionOutput>): Promise<ExecutionStanding> {
  try {
    const { status, error, cause } = await reply;
    if (status === undefined || status === 'RUNNING' || status === 'PENDING_REDRIVE') {
      return { status: 'RUNNING' };
    }
    const ended = {
      ...(error === undefined ? {} : { Error: error }),
      ...(cause === undefined ? {} : { Cause: cause }),
    };
    return { status, ...ended };
  } catch (error) {
    if (errorName(error) === 'ExecutionDoesNotExist') return { status: 'NONE' };
    throw storeError(error, 'The state machine');
  }
}

async function answered(reply: Promise<unknown>): Promise<void> {
  const isTaken = await unless(reply, (name) => GONE.has(name));
  if (!isTaken) throw new Conflict('Nothing waits for this answer any more.');
}

/** False when the call failed in the way that is expected. */
async function unless(reply: Promise<unknown>, isExpected: (name: string) => boolean): Promise<boolean> {
  try {
    await reply;
    return true;
  } catch (error) {
    if (isExpected(errorName(error))) return false;
    throw storeError(error, 'The state machine');
  }
}
