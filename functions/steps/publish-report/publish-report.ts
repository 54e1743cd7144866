import * as z from 'zod';
import { type JobReference, Outcome } from '#shared/domain/job.ts';
import { endEvent } from '#shared/domain/job-end.ts';
import { Report } from '#shared/domain/report.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { stepName } from '#shared/domain/steps.ts';
import type { NewTraceEvent } from '#shared/domain/trace-event.ts';
import { JobCancelled, NotFound } from '#shared/errors.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import {
  type Step,
  type StepContext,
  StepInput,
  type StepPorts,
  type StepResult,
} from '#shared/research/step.ts';
import { loadContexts } from '#shared/research/load-contexts.ts';
import { renderHtml } from './html/render-html.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';

const Output = z.object({ outcome: Outcome });
type Output = z.infer<typeof Output>;

export const publishReportStep: Step<'PublishReport', JobReference, Output> = {
  state: 'PublishReport',
  input: StepInput,
  output: Output,
  run: publishReport,
};

/** Renders and stores the verified report, completes the job, frees its slot. A job completed before stays as it is. */
export async function publishReport(
  input: JobReference,
  { ports }: Pick<StepContext<'PublishReport'>, 'ports'>,
): Promise<StepResult<Output>> {
  const report = await loadReport(input, ports.archive);
  const { tenantId, jobId } = input;
  const contexts = loadContexts(report, ports.archive);
  await Promise.all([
    ports.archive.put(reportKey(tenantId, jobId, 'md'), renderMarkdown(report)),
    contexts.then(async (found) =>
      ports.archive.put(reportKey(tenantId, jobId, 'html'), renderHtml(report, found)),
    ),
  ]);
  const end = await completeJob(report, ports);
  await ports.slots.release(input);
  await ports.dispatcher.notify();
  return {
    output: { outcome: report.outcome },
    message: `The report is published: ${report.outcome}`,
    data: { outcome: report.outcome, sources: report.sources.length },
    ...(end ? { end } : {}),
  };
}

async function loadReport(job: JobReference, archive: ArchiveReader): Promise<Report> {
  const text = await archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  if (text === undefined) throw new NotFound(`Job ${job.jobId} has no verified report to publish.`);
  return Report.parse(JSON.parse(text));
}

async function completeJob(
  report: Report,
  { jobs, clock }: StepPorts<'PublishReport'>,
): Promise<NewTraceEvent | undefined> {
  const changed = await jobs.change(report, ['PROCESSING'], {
    status: 'COMPLETED',
    outcome: report.outcome,
    endReason: report.endReason ?? null,
    endedAt: new Date(clock.now()).toISOString(),
    pendingInput: null,
  });
  const job = changed ?? (await jobs.get(report));
  if (job?.status !== 'COMPLETED') {
    throw new JobCancelled(`Job ${report.jobId} has ended as ${job?.status ?? 'deleted'}.`);
  }
  const { outcome, endReason, trust } = report;
  const data = { outcome, ...(endReason === undefined ? {} : { endReason }), trust };
  return endEvent(job, { stage: stepName('PublishReport'), message: 'The report is ready', data });
}
