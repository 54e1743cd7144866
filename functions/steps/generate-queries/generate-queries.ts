import * as z from 'zod';
import type { Endpoint, SearchTask } from '#shared/domain/plan.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import { resetBreakers } from '#shared/ports/breakers.ts';
import { readModel } from '#shared/ports/read-model.ts';
import { requestTasksFromModel } from './from-model.ts';
import { tellSearchOff, withoutProviders } from './nothing-to-search.ts';
import { promptForRequests } from './prompt.ts';
import { type Query, waveId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/ports/corpus-idf.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { queryTerms } from '#shared/text/analyze.ts';
import { type Proposal, proposeQueries } from './propose-queries.ts';

const Output = z.object({ queries: z.array(z.object({ queryId: z.string() })), queryCount: z.int() });

/** Turns proposals into queries: to each provider, none asked before, within the caps of wave and job. */
export const generateQueriesStep: Step<WaveInput, z.infer<typeof Output>> = {
  state: 'GenerateQueries',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    await resetBreakers(job, ports);
    await tellSearchOff(input, context);
    const nothing = withoutProviders(context);
    if (nothing) return nothing;
    // Without those of this wave, which are there when the step is run again: it must ask the model the same.
    const asked = (await ports.research.list(job, 'QUERY')).filter(
      (query) => query.waveId !== waveId(input.cursor),
    );
    const proposals = await propose(input, asked, context);
    const left = Math.max(0, ports.config.research.searchBudget - asked.length);
    const fresh = dropRepeats(spread(proposals, job.settings.providers), asked);
    const cap = Math.min(ports.config.research.queriesPerWave, left);
    const queries = fresh.slice(0, cap).map((one, index) => toQuery(one, index, { input, context }));
    await ports.research.putAll(
      job,
      'QUERY',
      queries.map((query) => ({ id: query.id, record: query })),
    );
    return {
      output: { queries: queries.map((query) => ({ queryId: query.id })), queryCount: queries.length },
      message: describe(queries, left),
      data: {
        queries: queries.map((query) => ({ id: query.id, text: query.text, provider: query.provider })),
      },
    };
  },
};

interface Addressed extends Proposal {
  readonly provider: string;
}

async function propose(
  input: WaveInput,
  asked: readonly Query[],
  context: StepContext,
): Promise<readonly Proposal[]> {
  const { ports, job } = context;
  const plan = await ports.research.get(job, 'PLAN', ONLY);
  if (!plan) throw new NotFound(`Job ${job.jobId} has no plan to search by.`);
  if (input.cursor.purpose === 'revision') {
    const drafts = await ports.research.list(job, 'DRAFT');
    const requests = drafts.at(-1)?.requests ?? [];
    const itemIds = plan.checklist.map((item) => item.id);
    const tasks = await tasksByModel({ requests, itemIds, asked, wave: waveId(input.cursor) }, context);
    return (
      tasks?.map((task) => ({ text: task.query, itemIds: task.itemIds })) ??
      requests.map((request) => ({ text: request.topic, itemIds }))
    );
  }
  const coverage = (await ports.research.list(job, 'COVERAGE')).at(-1);
  const sources = await ports.research.list(job, 'SOURCE');
  const topTitles = sources
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1))
    .slice(0, 8)
    .map((source) => source.title);
  const words = plan.checklist.flatMap((item) => item.parts.flatMap((part) => part.terms));
  const idf = await corpusIdf(ports.statistics, queryTerms(words.join(' ')));
  const proposed = (coverage?.searchTasks ?? []).map((task) => ({ text: task.query, itemIds: task.itemIds }));
  const widened = proposeQueries({ plan, coverage, iteration: input.cursor.iteration, topTitles, idf });
  return input.cursor.iteration === 1 ? widened : [...proposed, ...widened];
}

/** Each proposal to each provider, proposals in turn, so that a cap cuts the least important of all. */
function spread(proposals: readonly Proposal[], providers: readonly string[]): readonly Addressed[] {
  return proposals.flatMap((proposal) => providers.map((provider) => ({ ...proposal, provider })));
}

function dropRepeats(candidates: readonly Addressed[], asked: readonly Query[]): readonly Addressed[] {
  const seen = new Set(asked.map((query) => fingerprint(query)));
  return candidates.filter((one) => !seen.has(fingerprint(one)) && seen.add(fingerprint(one)));
}

/** The same words in another order are the same query. */
function fingerprint(query: { readonly provider: string; readonly text: string }): string {
  return `${query.provider}|${queryTerms(query.text).toSorted().join(' ')}`;
}

function toQuery(
  one: Addressed,
  index: number,
  wave: { readonly input: WaveInput; readonly context: StepContext },
): Query {
  const id = waveId(wave.input.cursor);
  return {
    id: `${id}-${String(index + 1).padStart(2, '0')}`,
    waveId: id,
    text: one.text,
    provider: one.provider,
    endpoint: endpointOf(one.provider),
    resultCount: wave.context.ports.config.research.resultsPerQuery,
    itemIds: one.itemIds,
  };
}

function endpointOf(provider: string): Endpoint {
  return provider === 'corpus' || provider === 'pubmed' ? provider : 'search';
}

function describe(queries: readonly Query[], left: number): string {
  if (left === 0) return 'The search budget is used up';
  return queries.length === 0 ? 'No query is left that was not asked before' : `${queries.length} queries`;
}

interface Requested {
  readonly requests: readonly InformationRequest[];
  readonly itemIds: readonly string[];
  /** Queries of earlier waves. */
  readonly asked: readonly Query[];
  readonly wave: string;
}

async function tasksByModel(
  { requests, itemIds, asked, wave }: Requested,
  context: StepContext,
): Promise<readonly SearchTask[] | undefined> {
  const { ports, job } = context;
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  if (!brief || requests.length === 0) return undefined;
  const known = { requests, providers: job.settings.providers, asked: asked.map((query) => query.text) };
  const prompt = promptForRequests({ ...known, today: job.createdAt.slice(0, 10), brief });
  const { resultsPerQuery } = ports.config.research;
  return readModel(context, { role: 'planner', prompt, wave, index: '' }, (reply) =>
    requestTasksFromModel(reply, { ...known, resultsPerQuery, itemIds }),
  );
}
