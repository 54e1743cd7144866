import {
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Batch } from '#shared/domain/batch.ts';
import type { BatchRuns } from '#shared/ports/batch-runs.ts';
import { hashOf } from '#shared/text/hash.ts';
import { errorName, storeError } from '../storage/store-errors.ts';
import type { StateMachineAddress } from './executions-step-functions.ts';

const STORE = 'The state machine of batches';

/** Runs of batches on AWS: an execution each. */
export function createStepFunctionsBatchRuns({ stateMachineArn, region }: StateMachineAddress): BatchRuns {
  const client = new SFNClient({ region, maxAttempts: 2 });
  const executionArn = (batch: Batch): string =>
    `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${nameOfRun(batch)}`;
  return {
    start: async (batch) => {
      const input = JSON.stringify({ tenantId: batch.tenantId, batchId: batch.batchId });
      const command = new StartExecutionCommand({ stateMachineArn, name: nameOfRun(batch), input });
      await unless(client.send(command), 'ExecutionAlreadyExists');
    },
    isAtWork: async (batch) => {
      const command = new DescribeExecutionCommand({ executionArn: executionArn(batch) });
      const reply = await unless(client.send(command), 'ExecutionDoesNotExist');
      return reply?.status === 'RUNNING' || reply?.status === 'PENDING_REDRIVE';
    },
    stop: async (batch) => {
      const cause = 'The batch was cancelled.';
      const command = new StopExecutionCommand({ executionArn: executionArn(batch), cause });
      await unless(client.send(command), 'ExecutionDoesNotExist');
    },
  };
}

/** Two tenants may have batches of one id, and no two executions one name, even when the first has ended. */
function nameOfRun({ tenantId, batchId, runs }: Batch): string {
  return `${batchId.slice(0, 50)}-${hashOf([tenantId, batchId]).slice(0, 16)}.${runs}`;
}

/** Undefined when the call failed in the way that is expected. */
async function unless<Reply>(reply: Promise<Reply>, expected: string): Promise<Reply | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (errorName(error) === expected) return undefined;
    throw storeError(error, STORE);
  }
}
