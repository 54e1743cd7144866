import { openingShare } from '#shared/domain/opening-queries.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { ModelPrice } from '#shared/domain/budget.ts';
import type { ModelRole } from '#shared/domain/model-role.ts';
import * as z from 'zod';
import { searchesWithin } from '#shared/domain/job-budget.ts';
import { Cursor } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { mostSources } from '#shared/domain/sources-per-wave.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { modelIdOf } from '#shared/research/model-call.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, StepInput, type StepResult } from '#shared/research/step.ts';
import { terms } from '#shared/text/words/analyze.ts';
import { estimateCost } from '#shared/domain/cost-estimate.ts';
import {
  type ChecklistItem,
  type CostEstimate,
  type Plan,
  type SearchTask,
  asAsked,
} from '#shared/domain/plan.ts';
import { readModel } from '#shared/research/read-model.ts';
import { checklistFromModel, planFrom, searchesFromModel } from './from-model.ts';
import { promptForChecklist, promptForSearches } from './prompt.ts';
import { type EarlyWave, closeWave, openWave, roomOf, sendFurther, titlesIn } from './search-beside.ts';
import type { PlanInput } from './without-model.ts';

const Output = z.object({ cursor: Cursor });

export const planResearchStep: Step<'PlanResearch', StepInput, z.infer<typeof Output>> = {
  state: 'PlanResearch',
  input: StepInput,
  output: Output,
  async run(_input, context) {
    const { ports, job } = context;
    const brief = await ports.research.get(job, 'BRIEF', ONLY);
    if (!brief) throw new NotFound(`Job ${job.jobId} has no brief to plan from.`);
    const pinned = job.standing?.isPlanned === true && (await ports.research.get(job, 'PLAN', ONLY));
    if (pinned) return asBefore(pinned);
    const { research, report } = ports.config;
    const known: PlanInput = {
      brief,
      maxSubQuestions: research.maxSubQuestions,
      maxIterations: job.settings.maxIterations,
      resultsPerQuery: research.resultsPerQuery,
      sourcesPerWave:
        ports.model.name === 'none' ? research.fullSources + research.chunkedSources : mostSources(research),
      queriesPerWave: research.queriesPerWave,
      searchBudget: searchesWithin(research.searchBudget, job.settings.budget),
      maximumWords: report.maximumWords,
      providers: job.settings.providers,
      idf: await corpusIdf(ports.statistics, terms(brief.question)),
    };
    const proposed = await propose(known, context);
    const plan = { ...proposed, estimate: estimateOf(proposed, context) };
    await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
    return {
      output: { cursor: { iteration: 1, purpose: 'research', revision: 0 } },
      message: `Plan with ${countOf(plan.checklist.length, 'checklist item')} and ${countOf(plan.subQuestions.length, 'sub-question')}`,
      data: {
        checklist: plan.checklist.map((item) => ({ id: item.id, description: asAsked(item) })),
        subQuestions: plan.subQuestions.map((sub) => sub.text),
        estimate: plan.estimate,
        model: modelIdOf(ports.model, 'planner'),
      },
    };
  },
};

/** A standing question is researched by the plan of its run before, or by that plan as its owner has edited it. */
function asBefore(plan: Plan): StepResult<z.infer<typeof Output>> {
  return {
    output: { cursor: { iteration: 1, purpose: 'research', revision: 0 } },
    message: `The plan of the run before, with ${countOf(plan.checklist.length, 'checklist item')}`,
    data: {
      checklist: plan.checklist.map((item) => ({ id: item.id, description: asAsked(item) })),
      subQuestions: plan.subQuestions.map((sub) => sub.text),
      estimate: plan.estimate,
      isPinned: true,
    },
  };
}

/** Searches and checklist, asked for side by side; what is to be searched is sent as soon as it is known. Each has its fallback. */
async function propose(known: PlanInput, context: StepContext<'PlanResearch'>): Promise<Plan> {
  const listing = proposeChecklist(known, context);
  const opened = openWave(known, context, untilAsked(listing, context));
  const [searched, listed] = await Promise.allSettled([proposeSearches(known, opened, context), listing]);
  await Promise.all(opened?.results ?? []);
  if (searched.status === 'rejected') throw searched.reason;
  if (listed.status === 'rejected') throw listed.reason;
  const { searches, wave } = searched.value;
  const plan = planFrom({ searches, checklist: listed.value }, known);
  if (wave) await closeWave(wave, plan.checklist, context);
  return plan;
}

/** A corpus is searched in this process, and would keep what is asked for from being sent. */
async function untilAsked(listing: Promise<unknown>, { ports }: StepContext<'PlanResearch'>): Promise<void> {
  if (ports.whileWaiting === undefined) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  ports.whileWaiting(resolve);
  await Promise.race([promise, Promise.allSettled([listing])]);
}

interface Searching {
  readonly searches: readonly SearchTask[] | undefined;
  readonly wave: EarlyWave | undefined;
}

async function proposeSearches(
  known: PlanInput,
  opened: EarlyWave | undefined,
  context: StepContext<'PlanResearch'>,
): Promise<Searching> {
  const isNobodyThere = known.providers.length === 0;
  if (isNobodyThere || context.ports.model.name === 'none') return { searches: undefined, wave: opened };
  const titles = opened === undefined ? [] : await titlesIn(opened);
  const sent = opened?.queries.length ?? openingShare(roomOf(known));
  const room = Math.min(MOST_QUERIES, Math.max(1, roomOf(known) - sent));
  const prompt = promptForSearches({ ...known, ...dayOf(context), titles, room });
  const searches = await readModel(context, { ...PLANNER, prompt, index: 'searches' }, (reply) =>
    searchesFromModel(reply, known, room),
  );
  const wave = opened && searches ? sendFurther(opened, searches, { known, context }) : opened;
  return { searches, wave };
}

const MOST_QUERIES = 10;
const PLANNER = { role: 'planner', wave: '' } as const;

async function proposeChecklist(
  known: PlanInput,
  context: StepContext<'PlanResearch'>,
): Promise<readonly ChecklistItem[] | undefined> {
  const prompt = promptForChecklist({ ...known, ...dayOf(context) });
  return readModel(context, { ...PLANNER, prompt, index: '' }, (reply) => checklistFromModel(reply, known));
}

function dayOf({ job }: StepContext<'PlanResearch'>): { readonly today: string } {
  return { today: job.createdAt.slice(0, 10) };
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
