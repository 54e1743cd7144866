import { addressTasks } from './address-tasks.ts';
import type { ModelPrice, Spending } from './budget.ts';
import { spendingOf } from './budget.ts';
import type { CostEstimate, Plan } from './plan.ts';
import type { Settings } from './settings.ts';
import { mostSources } from './sources-per-wave.ts';

type Role = 'planner' | 'reader' | 'writer' | 'judge';

/** What a role's models cost; undefined where that is not known. */
export type RolePrices = Readonly<Record<Role, ModelPrice | undefined>>;

export interface EstimateSettings {
  readonly research: Pick<
    Settings['research'],
    'fullSources' | 'chunkedSources' | 'queriesPerWave' | 'searchBudget' | 'maxRevisions'
  >;
  readonly maxIterations: number;
  readonly providers: readonly string[];
  readonly evaluates: boolean;
}

/** Calls of one role, alike in size. */
interface Calls {
  readonly role: Role;
  readonly count: number;
  readonly input: number;
  readonly output: number;
}

/** Instructions, question and checklist, before any text of a source. */
const FRAME = 1000;
const CHARACTERS_PER_TOKEN = 4;
/** What a reader is shown of a source at most. */
const FULL_CHARACTERS = 10_000;
const CHUNKED_CHARACTERS = 4000;
/** Sentence numbers. */
const READING_TOKENS = 200;
/** Sources read in a revision wave. */
const REVISION_READS = 3;
const WORDS_PER_TOKEN = 0.75;

/**
 * What a run by this plan takes at most, when every iteration is needed: searches, reads, model calls, tokens, and US
 * dollars where the price of every model that takes part is known.
 */
export function estimateCost(
  plan: Pick<Plan, 'searchTasks' | 'writingPlan'>,
  settings: EstimateSettings,
  prices: RolePrices,
): CostEstimate {
  const { research, maxIterations } = settings;
  const queries = Math.min(
    addressTasks(plan.searchTasks, settings.providers).length,
    research.queriesPerWave,
  );
  const reads = mostSources(research);
  const calls = callsOf(plan, settings).filter((one) => one.count > 0);
  const spending = calls.map((one) => spendingOfCalls(one, prices[one.role]));
  const isPriced = calls.every((one) => prices[one.role] !== undefined);
  return {
    searches: Math.min(queries * maxIterations, research.searchBudget),
    reads: reads * maxIterations,
    modelCalls: sum(calls.map((one) => one.count)),
    tokens: sum(spending.map((one) => one.tokens)),
    ...(isPriced ? { usd: sum(spending.map((one) => one.usd)) } : {}),
  };
}

function callsOf(plan: Pick<Plan, 'writingPlan'>, settings: EstimateSettings): readonly Calls[] {
  const { research, maxIterations } = settings;
  const chunked = FRAME + CHUNKED_CHARACTERS / CHARACTERS_PER_TOKEN;
  const full = FRAME + FULL_CHARACTERS / CHARACTERS_PER_TOKEN;
  const words = plan.writingPlan.maximumWords / WORDS_PER_TOKEN;
  // Each section, and the answer.
  const texts = Math.max(1, plan.writingPlan.sections.length) + 1;
  return [
    { role: 'planner', count: 3, input: FRAME, output: 600 },
    // What to read, and how far the checklist is covered.
    { role: 'planner', count: 2 * maxIterations, input: 4 * FRAME, output: 500 },
    { role: 'reader', count: research.fullSources * maxIterations, input: full, output: READING_TOKENS },
    {
      role: 'reader',
      count: (mostSources(research) - research.fullSources) * maxIterations,
      input: chunked,
      output: READING_TOKENS,
    },
    { role: 'reader', count: 1, input: 6 * FRAME, output: 1500 },
    { role: 'writer', count: texts, input: 4 * FRAME, output: words / texts },
    { role: 'reader', count: REVISION_READS * research.maxRevisions, input: chunked, output: READING_TOKENS },
    { role: 'writer', count: research.maxRevisions, input: 6 * FRAME, output: words },
    { role: 'judge', count: settings.evaluates ? 1 : 0, input: 6 * FRAME, output: 500 },
  ];
}

function spendingOfCalls(calls: Calls, price: ModelPrice | undefined): Spending {
  const input = Math.ceil(calls.input * calls.count);
  return spendingOf({ input, output: Math.ceil(calls.output * calls.count) }, price);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
