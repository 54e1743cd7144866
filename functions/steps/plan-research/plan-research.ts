import * as z from 'zod';
import { Cursor } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/ports/corpus-idf.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, StepInput } from '#shared/ports/step.ts';
import { terms } from '#shared/text/analyze.ts';
import { planWithoutModel } from './without-model.ts';

const Output = z.object({ cursor: Cursor });

export const planResearchStep: Step<StepInput, z.infer<typeof Output>> = {
  state: 'PlanResearch',
  input: StepInput,
  output: Output,
  async run(_input, { ports, job }) {
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    if (!brief) throw new NotFound(`Job ${job.jobId} has no brief to plan from.`);
    const { research, report } = ports.config;
    const plan = planWithoutModel({
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
    });
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
