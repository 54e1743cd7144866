import type { ModelPrice } from '#shared/domain/budget.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import * as z from 'zod';
import { Cursor } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/ports/corpus-idf.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, StepInput } from '#shared/ports/step.ts';
import { terms } from '#shared/text/analyze.ts';
import { estimateCost } from '#shared/domain/cost-estimate.ts';
import type { CostEstimate, Plan } from '#shared/domain/plan.ts';
import { readModel } from '#shared/ports/read-model.ts';
import { planFromModel } from './from-model.ts';
import { promptForPlan } from './prompt.ts';
import { searchBeside } from './search-beside.ts';
import { type PlanInput, planWithoutModel } from './without-model.ts';

const Output = z.object({ cursor: Cursor });

export const planResearchStep: Step<StepInput, z.infer<typeof Output>> = {
  state: 'PlanResearch',
  input: StepInput,
  output: Output,
  async run(_input, context) {
    const { ports, job } = context;
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    if (!brief) throw new NotFound(`Job ${job.jobId} has no brief to plan from.`);
    const { research, report } = ports.config;
    const known: PlanInput = {
      brief,
      maxSubQuestions: research.maxSubQuestions,
      maxIterations: job.settings.maxIterations,
      resultsPerQuery: research.resultsPerQuery,
      sourcesPerWave: research.fullSources + research.chunkedSources,
      queriesPerWave: research.queriesPerWave,
      searchBudget: research.searchBudget,
      maximumWords: report.maximumWords,
      providers: job.settings.providers,
      idf: await corpusIdf(ports.statistics, terms(brief.question)),
    };
    const prompt = promptForPlan({ ...known, today: job.createdAt.slice(0, 10) });
    const ask = { role: 'planner' as const, prompt, wave: '', index: '' };
    const read = await searchBeside(context, brief.question, async () =>
      readModel(context, ask, (reply) => planFromModel(reply, known)),
    );
    const proposed = read ?? planWithoutModel(known);
    const plan = { ...proposed, estimate: estimateOf(proposed, context) };
    await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
    return {
      output: { cursor: { iteration: 1, purpose: 'research', revision: 0 } },
      message: `Plan with ${plan.checklist.length} checklist items and ${plan.subQuestions.length} sub-questions`,
      data: {
        checklist: plan.checklist.map((item) => ({ id: item.id, description: item.description })),
        subQuestions: plan.subQuestions.map((sub) => sub.text),
        estimate: plan.estimate,
      },
    };
  },
};

/** What the run may cost at most, shown before it is approved. */
function estimateOf(plan: Plan, { ports, job }: StepContext): CostEstimate {
  const { model, config } = ports;
  if (model.name === 'none') return plan.estimate;
  const priceOf = (role: ModelRole): ModelPrice | undefined => model.priceOf?.(role);
  return estimateCost(
    plan,
    {
      research: config.research,
      maxIterations: job.settings.maxIterations,
      providers: job.settings.providers,
      evaluates: job.settings.evaluate,
    },
    {
      planner: priceOf('planner'),
      reader: priceOf('reader'),
      writer: priceOf('writer'),
      judge: priceOf('judge'),
    },
  );
}
