import { countOf } from '#shared/domain/plural.ts';
import type { ModelPrice } from '#shared/domain/budget.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import * as z from 'zod';
import { Cursor } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { modelIdOf } from '#shared/research/model-call.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, StepInput } from '#shared/research/step.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { estimateCost } from '#shared/domain/cost-estimate.ts';
import type { CostEstimate, Plan } from '#shared/domain/plan.ts';
import { readModel } from '#shared/research/read-model.ts';
import { planFromModel } from './from-model.ts';
import { outlineFromModel, withOutline } from './outline-from-model.ts';
import { promptForOutline, promptForPlan } from './prompt.ts';
import { searchBeside } from './search-beside.ts';
import { type PlanInput, planWithoutModel } from './without-model.ts';

const Output = z.object({ cursor: Cursor });

export const planResearchStep: Step<'PlanResearch', StepInput, z.infer<typeof Output>> = {
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
    const proposed = await searchBeside(context, brief, async () => propose(known, context));
    const plan = { ...proposed, estimate: estimateOf(proposed, context) };
    await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
    return {
      output: { cursor: { iteration: 1, purpose: 'research', revision: 0 } },
      message: `Plan with ${countOf(plan.checklist.length, 'checklist item')} and ${countOf(plan.subQuestions.length, 'sub-question')}`,
      data: {
        checklist: plan.checklist.map((item) => ({ id: item.id, description: item.description })),
        subQuestions: plan.subQuestions.map((sub) => sub.text),
        estimate: plan.estimate,
        model: modelIdOf(ports.model, 'planner'),
      },
    };
  },
};

/** What research begins with and the outline of the report, asked for side by side; each has its fallback. */
async function propose(known: PlanInput, context: StepContext<'PlanResearch'>): Promise<Plan> {
  const inputs = { ...known, today: context.job.createdAt.slice(0, 10) };
  const ask = { role: 'planner' as const, wave: '' };
  const [plan, outline] = await Promise.all([
    readModel(context, { ...ask, prompt: promptForPlan(inputs), index: '' }, (reply) =>
      planFromModel(reply, known),
    ),
    readModel(context, { ...ask, prompt: promptForOutline(inputs), index: 'outline' }, outlineFromModel),
  ]);
  const begun = plan ?? planWithoutModel(known);
  return outline === undefined ? begun : withOutline(begun, outline, known);
}

/** What the run may cost at most, shown before it is approved. */
function estimateOf(plan: Plan, { ports, job }: StepContext<'PlanResearch'>): CostEstimate {
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
