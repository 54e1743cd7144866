import type { Brief } from '#shared/domain/brief.ts';
import { openingQueries } from '#shared/domain/opening-queries.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import { searchOnce } from '#shared/research/search-once.ts';
import type { StepContext } from '#shared/research/step.ts';

/**
 * Does some work that waits for a model, and beside it the searches with which the first wave will begin. RunSearch
 * finds their results in the ledger, failures with their reasons. Nothing that befalls them touches the work: what is
 * not recorded RunSearch does again, and answers for.
 */
export async function searchBeside<Value>(
  context: StepContext<'PlanResearch'>,
  { question, language }: Pick<Brief, 'question' | 'language'>,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!searchesEarly(context)) return work();
  const { job, ports } = context;
  const { queriesPerWave, searchBudget, resultsPerQuery } = ports.config.research;
  const queries = openingQueries(question, {
    providers: job.settings.providers,
    cap: Math.min(queriesPerWave, searchBudget),
    resultsPerQuery,
    language,
  });
  const searching = Promise.allSettled(queries.map(async (query) => searchOnce(context, query)));
  const [done] = await Promise.allSettled([work(), searching]);
  if (done.status === 'rejected') throw done.reason;
  const results = (await searching).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await emitSearched(context, { asked: queries.length, results });
  return done.value;
}

/** Not before a plan is approved: until then nothing but planning costs anything. And without a model there is no waiting. */
function searchesEarly({ job, ports }: StepContext<'PlanResearch'>): boolean {
  const { interaction, providers } = job.settings;
  return ports.model.name !== 'none' && interaction !== 'approve' && providers.length > 0;
}

async function emitSearched(
  context: StepContext<'PlanResearch'>,
  { asked, results }: { readonly asked: number; readonly results: readonly SearchResult[] },
): Promise<void> {
  const failures = asked - results.filter((one) => one.failure === undefined).length;
  const hitCount = results.reduce((sum, one) => sum + one.hits.length, 0);
  await context.emit({
    type: 'question-searched',
    message: `${countOf(hitCount, 'result')} for the question itself, from ${countOf(asked, 'search', 'searches')} while the plan was made`,
    data: { searches: asked, failures, hitCount },
  });
}
