import * as z from 'zod';
import type { JobReference } from '#shared/domain/job.ts';
import { Report } from '#shared/domain/report.ts';
import { evaluationKey, reportKey } from '#shared/domain/report-files.ts';
import { NotFound } from '#shared/errors.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, StepInput, type StepResult } from '#shared/research/step.ts';
import { readModel } from '#shared/research/read-model.ts';
import { type JudgedEvaluation, evaluationFromModel } from './from-model.ts';
import { promptForJudgement } from './prompt.ts';
import { type EvaluationFacts, scoreReport } from './score-report.ts';

const Output = z.object({ score: z.number() });
type Output = z.infer<typeof Output>;

export const evaluateReportStep: Step<'EvaluateReport', JobReference, Output> = {
  state: 'EvaluateReport',
  input: StepInput,
  output: Output,
  run: evaluateReport,
};

/** Rates a published report by what can be counted. It never changes the job. */
export async function evaluateReport(
  input: JobReference,
  context: StepContext<'EvaluateReport'>,
): Promise<StepResult<Output>> {
  const { ports } = context;
  const facts = await gatherFacts(input, ports);
  const evaluation = (await judge(input, facts, context)) ?? scoreReport(facts);
  await ports.archive.put(evaluationKey(input.tenantId, input.jobId), JSON.stringify(evaluation));
  return {
    output: { score: evaluation.score },
    message: `The report is rated ${evaluation.score}: answer ${evaluation.answer.score}, process ${evaluation.process.score}`,
    data: { evaluation },
  };
}

async function gatherFacts(
  job: JobReference,
  { archive, research }: Pick<StepContext<'EvaluateReport'>['ports'], 'archive' | 'research'>,
): Promise<EvaluationFacts> {
  const text = await archive.getText(reportKey(job.tenantId, job.jobId, 'json'));
  if (text === undefined) throw new NotFound(`Job ${job.jobId} has no report to evaluate.`);
  const searches = await research.list(job, 'SEARCH');
  const gates = await research.list(job, 'GATE');
  const brief = await research.get(job, 'BRIEF', ONLY);
  return {
    report: Report.parse(JSON.parse(text)),
    gate: gates.toSorted((a, b) => a.iteration - b.iteration).at(-1),
    keyTerms: brief?.keyTerms ?? [],
    searchCount: searches.length,
    failedSearchCount: searches.filter((search) => search.failure !== undefined).length,
  };
}

/** What a judge says of it; undefined when it is rated by what can be counted. */
async function judge(
  input: JobReference,
  facts: EvaluationFacts,
  context: StepContext<'EvaluateReport'>,
): Promise<JudgedEvaluation | undefined> {
  const { ports, job } = context;
  if (ports.model.name === 'none') return undefined;
  const queries = new Map((await ports.research.list(input, 'QUERY')).map((query) => [query.id, query.text]));
  const searches = (await ports.research.list(input, 'SEARCH')).map((search) => ({
    query: queries.get(search.queryId) ?? '',
    provider: search.provider,
    hits: search.hits.length,
  }));
  const prompt = promptForJudgement({
    report: facts.report,
    gate: facts.gate,
    searches,
    today: job.createdAt.slice(0, 10),
  });
  const ask = { role: 'judge' as const, prompt, wave: '', index: '' };
  return readModel(context, ask, (reply) => evaluationFromModel(reply, facts));
}
