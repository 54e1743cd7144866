import * as z from 'zod';
import { Batch, BatchReference, CleanLine, batchKey } from '#shared/domain/batch.ts';
import { InvalidInput, MalformedReply, NotFound } from '#shared/errors.ts';
import { type FinishPorts, finishBatch } from '#shared/research/batch/finish-batch.ts';
import { failBatch } from '#shared/research/batch/mend-batches.ts';
import { type SubmitPorts, submitLines } from '#shared/research/batch/submit-lines.ts';
import { type ValidatePorts, validateBatch } from '#shared/research/batch/validate-batch.ts';

/** The three tasks of the batch machine: reading the lines, making jobs of some of them, and the word that all are made. */
const BatchTask = z.discriminatedUnion('task', [
  BatchReference.extend({ task: z.literal('validate') }),
  BatchReference.extend({ task: z.literal('submit'), lines: z.array(CleanLine) }),
  BatchReference.extend({ task: z.literal('submitted') }),
]);

const BatchTaskResult = z.object({
  status: Batch.shape.status,
  /** How many can be submitted. */
  lines: z.int().nonnegative(),
  /** Archive key of the file that they are in. */
  cleanKey: z.string(),
});
export type BatchTaskResult = z.infer<typeof BatchTaskResult>;

export type BatchPorts = ValidatePorts & SubmitPorts & FinishPorts;

/** Each may be done twice: the same files, the same jobs, one end. */
export async function runBatchTask(event: unknown, ports: BatchPorts): Promise<BatchTaskResult> {
  const parsed = BatchTask.safeParse(event);
  if (!parsed.success) throw new MalformedReply('The event is not a task of a batch.');
  const task = parsed.data;
  if (task.task === 'validate') return resultOf(await validateOrFail(task, ports));
  if (task.task === 'submitted') return resultOf(await endSubmission(task, ports));
  // A batch that is cancelled meanwhile takes no more jobs, which is no error of the machine either.
  const isTaken = await submitLines(task, task.lines, ports);
  const cleanKey = batchKey(task, 'clean');
  return isTaken
    ? { status: 'SUBMITTING', lines: task.lines.length, cleanKey }
    : { status: 'CANCELLING', lines: 0, cleanKey };
}

/** What is wrong with the lines as a whole is an end with a reason, not an error of the machine. */
async function validateOrFail(task: BatchReference, ports: BatchPorts): Promise<Batch> {
  try {
    return await validateBatch(task, ports);
  } catch (error) {
    const batch = await ports.batches.get(task);
    if (!batch || !(error instanceof InvalidInput || error instanceof NotFound)) throw error;
    const { name, message, remedy } = error;
    await failBatch(batch, ports, { name, message, ...(remedy === undefined ? {} : { remedy }) });
    return (await ports.batches.get(task)) ?? batch;
  }
}

/** All jobs are made; they may all have ended meanwhile, or there may be none. */
async function endSubmission(task: BatchReference, ports: BatchPorts): Promise<Batch> {
  const batch =
    (await ports.batches.change(task, ['SUBMITTING'], { status: 'RUNNING' })) ??
    (await ports.batches.get(task));
  if (!batch) throw new NotFound(`There is no batch ${task.batchId}.`);
  if (batch.status !== 'RUNNING') return batch;
  const ends = await ports.batches.ends(batch);
  return ends.size >= (batch.lines ?? Infinity) ? finishBatch(batch, ports) : batch;
}

function resultOf(batch: Batch): BatchTaskResult {
  return { status: batch.status, lines: batch.lines ?? 0, cleanKey: batchKey(batch, 'clean') };
}
