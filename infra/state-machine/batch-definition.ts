import { type Asl, RETRY } from './step.ts';

/** Name of the map within the names of its executions. */
const BATCH_MAP_LABEL = 'SubmitLines';

/** How long the function of a batch may work at one of its tasks. */
export const BATCH_TASK_SECONDS = 300;
/** Of a batch of the most lines, with all its retries. */
const RUN_SECONDS = 6 * 3600;

const LINES_AT_ONCE = 25;
/** What an input of Step Functions may have, with some left for what stands beside the lines. */
const MOST_BYTES = 240 * 1024;
/** Jobs are made far faster than they are done: more would only crowd out people's calls. */
const SLICES_AT_ONCE = 2;

const REFERENCE = { 'tenantId.$': '$.tenantId', 'batchId.$': '$.batchId' } as const;

/**
 * How the lines of a batch become jobs, as Amazon States Language: the file is read and checked, then its clean lines are
 * submitted some at a time. It runs on AWS only: a Distributed Map reads the file itself, so that no state holds it. A slice
 * that fails costs none of the others; the sweep submits what is missing in the end.
 */
export function defineBatchMachine(): Asl {
  return {
    Comment: 'Plumbline: the lines of a batch become jobs of the queue',
    StartAt: 'ReadLines',
    TimeoutSeconds: RUN_SECONDS,
    States: {
      ReadLines: task({
        comment: 'Write a clean file of the lines that can be submitted, and say why the others cannot',
        payload: { task: 'validate', ...REFERENCE },
        rest: {
          ResultSelector: {
            'status.$': '$.Payload.status',
            'lines.$': '$.Payload.lines',
            'cleanKey.$': '$.Payload.cleanKey',
          },
          ResultPath: '$.read',
          Next: 'LinesToSubmit',
        },
      }),
      LinesToSubmit: {
        Type: 'Choice',
        Comment: 'A batch may be cancelled by now, or have no line that can be submitted',
        Choices: [
          {
            And: [
              { Variable: '$.read.status', StringEquals: 'SUBMITTING' },
              { Variable: '$.read.lines', NumericGreaterThan: 0 },
            ],
            Next: BATCH_MAP_LABEL,
          },
          { Variable: '$.read.status', StringEquals: 'SUBMITTING', Next: 'EndSubmission' },
        ],
        Default: 'BatchLeft',
      },
      [BATCH_MAP_LABEL]: submitLines(),
      EndSubmission: task({
        comment: 'All lines were handed over: the batch waits for the ends of its jobs',
        payload: { task: 'submitted', ...REFERENCE },
        rest: { ResultSelector: { 'status.$': '$.Payload.status' }, Next: 'BatchLeft' },
      }),
      BatchLeft: { Type: 'Succeed' },
    },
  };
}

function submitLines(): Asl {
  return {
    Type: 'Map',
    Comment: 'The lines of the clean file, some at a time',
    Label: BATCH_MAP_LABEL,
    ItemReader: {
      Resource: 'arn:aws:states:::s3:getObject',
      ReaderConfig: { InputType: 'JSONL' },
      Parameters: { Bucket: '${Archive}', 'Key.$': '$.read.cleanKey' },
    },
    ItemBatcher: {
      MaxItemsPerBatch: LINES_AT_ONCE,
      MaxInputBytesPerBatch: MOST_BYTES,
      BatchInput: REFERENCE,
    },
    MaxConcurrency: SLICES_AT_ONCE,
    ToleratedFailurePercentage: 100,
    ItemProcessor: {
      ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
      StartAt: 'SubmitSlice',
      States: {
        SubmitSlice: task({
          comment: 'Make a job of each line, under an id that follows from batch and line',
          payload: {
            task: 'submit',
            'tenantId.$': '$.BatchInput.tenantId',
            'batchId.$': '$.BatchInput.batchId',
            'lines.$': '$.Items',
          },
          // What all slices answer is one state of the map: two words of each.
          rest: { ResultSelector: { 'status.$': '$.Payload.status' }, End: true },
        }),
      },
    },
    ResultPath: null,
    Next: 'EndSubmission',
  };
}

interface BatchTask {
  readonly comment: string;
  readonly payload: Asl;
  readonly rest: Asl;
}

/** A run that fails in spite of the retries is begun again by the sweep: nothing has to be caught. */
function task({ comment, payload, rest }: BatchTask): Asl {
  return {
    Type: 'Task',
    Comment: comment,
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: '${Batch}', Payload: payload },
    TimeoutSeconds: BATCH_TASK_SECONDS,
    Retry: RETRY,
    ...rest,
  };
}
