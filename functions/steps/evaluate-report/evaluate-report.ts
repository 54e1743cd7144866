import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { Report } from '#shared/domain/report.ts';
import { evaluationKey, reportKey } from '#shared/domain/report-files.ts';
import { NotFound } from '#shared/errors.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, StepInput, type StepResult } from '#shared/ports/step.ts';
import { type Evaluation, scoreReport } from './score-report.ts';

const Output = z.object({ score: z.number() });
type Output = z.infer<typeof Output>;

export const evaluateReportStep: Step<JobReference, Output> = {
  state: 'EvaluateReport',
  input: StepInput,
  output: Output,
  run: evaluateReport,
};

/** Rates a published report by what can be counted. It never changes the job. */
export async function evaluateReport(
  input: JobReference,
  { ports }: Pick<StepContext, 'ports'>,
): Promise<StepResult<Output>> {
  const evaluation = await rate(input, ports);
  await ports.archive.put(evaluationKey(input.tenantId, input.jobId), JSON.stringify(evaluation));
  return {
    output: { score: evaluation.score },
    message: `The report is rated ${evaluation.score}: answer ${evaluation.answer.score}, process ${evaluation.process.score}`,
    data: { evaluation },
  };
}

async function rate(
  job: JobReference,
  { archive, research }: Pick<StepContext['ports'], 'archive' | 'research'>,
): Promise<Evaluation> {
  const text = await archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  if (text === undefined) throw new NotFound(`Job ${job.jobId} has no report to evaluate.`);
  const searches = await research.list(job, 'SEARCH');
  const gates = await research.list(job, 'GATE');
  const brief = await research.get(job, 'BRIEF', ONLY);
  return scoreReport({
    report: Report.parse(JSON.parse(text)),
    gate: gates.toSorted((a, b) => a.iteration - b.iteration).at(-1),
    keyTerms: brief?.keyTerms ?? [],
    searchCount: searches.length,
    failedSearchCount: searches.filter((search) => search.failure !== undefined).length,
  });
}
