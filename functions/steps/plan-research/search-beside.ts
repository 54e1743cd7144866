import { openingQueries } from '#shared/domain/opening-queries.ts';
import type { ChecklistItem, SearchTask } from '#shared/domain/plan.ts';
import { countOf } from '#shared/domain/plural.ts';
import { type Query, queryId } from '#shared/domain/query.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { searchOnce } from '#shared/research/search-once.ts';
import { spendQueries } from '#shared/research/spend-queries.ts';
import type { StepContext } from '#shared/research/step.ts';
import { matchItems } from './match-items.ts';
import type { PlanInput } from './without-model.ts';

/** Searches of the first wave that are under way while the plan is made. RunSearch finds their results in the ledger. */
export interface EarlyWave {
  readonly queries: readonly Query[];
  /** Of each query what it brought; undefined, and never a rejection, where RunSearch must do it again and answers for it. */
  readonly results: readonly Promise<SearchResult | undefined>[];
}

/** The question itself, to as many providers as half of the wave allows, not before `ready`; undefined where nothing is searched early. */
export function openWave(
  known: PlanInput,
  context: StepContext<'PlanResearch'>,
  ready: Promise<void>,
): EarlyWave | undefined {
  if (!searchesEarly(context)) return undefined;
  const { question, language } = known.brief;
  const { providers, resultsPerQuery } = known;
  return send(
    openingQueries(question, { providers, cap: roomOf(known), resultsPerQuery, language }),
    context,
    ready,
  );
}

/** Queries that the first wave may send. */
export function roomOf({ queriesPerWave, searchBudget }: PlanInput): number {
  return Math.min(queriesPerWave, searchBudget);
}

/** Titles that the question found in the corpus, best first: what there is to look for. */
export async function titlesIn({ queries, results }: EarlyWave): Promise<readonly string[]> {
  const ofCorpus = results.filter((_, index) => queries[index]?.endpoint === 'corpus');
  const found = await Promise.all(ofCorpus);
  return [...new Set(found.flatMap((one) => one?.hits ?? []).map((hit) => hit.title))];
}

/** Sends what a model would search for, as far as the wave has room, beside what is under way. */
export function sendFurther(
  wave: EarlyWave,
  tasks: readonly SearchTask[],
  { known, context }: { readonly known: PlanInput; readonly context: StepContext<'PlanResearch'> },
): EarlyWave {
  const cap = roomOf(known) - wave.queries.length;
  const { providers } = known;
  const { chosen } = spendQueries(tasks, { providers, cap, opening: 0, asked: wave.queries });
  const [first] = wave.queries;
  const further = chosen.map(({ query, provider, endpoint, resultCount }, index): Query => ({
    ...(first?.language === undefined ? {} : { language: first.language }),
    id: queryId(first?.waveId ?? '', wave.queries.length + index),
    waveId: first?.waveId ?? '',
    text: query,
    provider,
    endpoint,
    resultCount,
    itemIds: [],
  }));
  const added = send(further, context);
  return { queries: [...wave.queries, ...further], results: [...wave.results, ...added.results] };
}

function send(
  queries: readonly Query[],
  context: StepContext<'PlanResearch'>,
  ready: Promise<void> = Promise.resolve(),
): EarlyWave {
  return {
    queries,
    results: queries.map(async (query) => ready.then(async () => tryToSearch(query, context))),
  };
}

async function tryToSearch(
  query: Query,
  context: StepContext<'PlanResearch'>,
): Promise<SearchResult | undefined> {
  const [settled] = await Promise.allSettled([searchOnce(context, query)]);
  return settled.status === 'fulfilled' ? settled.value : undefined;
}

/** Not before a plan is approved: until then nothing but planning costs anything. And without a model there is no waiting. */
function searchesEarly({ job, ports }: StepContext<'PlanResearch'>): boolean {
  const { interaction, providers } = job.settings;
  return ports.model.name !== 'none' && interaction !== 'approve' && providers.length > 0;
}

/** Keeps the queries that were sent, each with the items that its words are about, and emits what they brought. */
export async function closeWave(
  { queries, results: searching }: EarlyWave,
  checklist: readonly ChecklistItem[],
  context: StepContext<'PlanResearch'>,
): Promise<void> {
  const results = (await Promise.all(searching)).filter((one) => one !== undefined);
  const match = matchItems(checklist);
  const all = checklist.map((item) => item.id);
  const { ports, job } = context;
  await ports.research.putAll(
    job,
    'QUERY',
    queries.map((query) => {
      const found = query.text === queries[0]?.text ? all : match(query.text);
      const record = { ...query, itemIds: found.length > 0 ? found : all, isEarly: true as const };
      return { id: query.id, record };
    }),
  );
  const failures = queries.length - results.filter((one) => one.failure === undefined).length;
  const hitCount = results.reduce((sum, one) => sum + one.hits.length, 0);
  await context.emit({
    type: 'question-searched',
    message: `${countOf(hitCount, 'result')} from ${countOf(queries.length, 'search', 'searches')} while the plan was made`,
    data: { searches: queries.length, failures, hitCount },
  });
}
