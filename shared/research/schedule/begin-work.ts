import { batchUploadPrefix } from '#shared/domain/batch.ts';
import { scheduledBatchId, scheduledJobId, scheduledRunKey } from '#shared/domain/schedule/run-ids.ts';
import {
  type Schedule,
  type ScheduleRun,
  type ScheduledWork,
  scheduleLinesKey,
} from '#shared/domain/schedule/schedule.ts';
import { NotFound } from '#shared/errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { createBatch, type CreatePorts } from '../batch/create-batch.ts';
import { type DraftPorts, draftJob, storeJob } from '../draft-job.ts';
import { beginRun, type RunPorts } from '../standing/begin-run.ts';

export type BeginPorts = DraftPorts & CreatePorts & RunPorts & Pick<Ports, 'jobs' | 'trace'>;

/** What has become of a time of a schedule. */
export type Begun = Pick<ScheduleRun, 'result' | 'jobId' | 'batchId' | 'reason'>;

type WorkOf<Kind extends ScheduledWork['kind']> = Extract<ScheduledWork, { readonly kind: Kind }>;

/** What a run begins, as far as its name follows from its time; a standing question names its jobs itself. */
export function idsOf(schedule: Schedule, key: string): { readonly jobId: string; readonly batchId: string } {
  return { jobId: scheduledJobId(schedule, key), batchId: scheduledBatchId(schedule, key) };
}

/** Begins a run; doing it again for the same key begins nothing more. Throws as submitting does, NotFound for what is gone. */
export async function beginWork(schedule: Schedule, key: string, ports: BeginPorts): Promise<Begun> {
  const { work } = schedule;
  if (work.kind === 'question') return beginQuestion(schedule, { work, key }, ports);
  if (work.kind === 'batch') return beginBatch(schedule, { work, key }, ports);
  const { tenantId, owner } = schedule;
  const standing = await ports.standings.get({ tenantId, standingId: work.standingId });
  if (standing?.owner !== owner) {
    throw new NotFound(`There is no standing question ${work.standingId} any more.`, {
      remedy: 'Remove the schedule, or give it another question.',
    });
  }
  const begun = await beginRun(standing, scheduledRunKey(schedule, key), ports);
  if ('job' in begun) return { result: 'started', jobId: begun.job.jobId };
  return { result: 'skipped', reason: `Job ${begun.skipped.jobId} is still at work.` };
}

async function beginQuestion(
  schedule: Schedule,
  { work, key }: { readonly work: WorkOf<'question'>; readonly key: string },
  ports: BeginPorts,
): Promise<Begun> {
  const { jobId } = idsOf(schedule, key);
  const { tenantId, owner } = schedule;
  const { fingerprint: _fingerprint, ...job } = await draftJob(
    work.request,
    { tenantId, owner, jobId },
    ports,
  );
  await storeJob(job, ports);
  return { result: 'started', jobId };
}

/** Lines that the schedule keeps are copied, so that the batch has them whatever becomes of the schedule. */
async function beginBatch(
  schedule: Schedule,
  { work, key }: { readonly work: WorkOf<'batch'>; readonly key: string },
  ports: BeginPorts,
): Promise<Begun> {
  const { tenantId, owner, scheduleId, name } = schedule;
  const { batchId } = idsOf(schedule, key);
  const { batch } = await createBatch(
    {
      tenantId,
      owner,
      batchId,
      name,
      scheduleId,
      requestHash: undefined,
      defaults: work.defaults ?? {},
      input: await inputOf(schedule, work, ports),
    },
    ports,
  );
  return { result: 'started', batchId: batch.batchId };
}

async function inputOf(
  schedule: Schedule,
  { inputKey }: WorkOf<'batch'>,
  { archive }: BeginPorts,
): Promise<Parameters<typeof createBatch>[0]['input']> {
  if (inputKey.startsWith(batchUploadPrefix(schedule.tenantId))) return { key: inputKey };
  const bytes = inputKey === scheduleLinesKey(schedule) ? await archive.get(inputKey) : undefined;
  if (bytes) return { bytes };
  throw new NotFound('The lines of the schedule are not there any more.', { remedy: 'Make it again.' });
}
