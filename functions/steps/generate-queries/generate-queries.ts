import * as z from 'zod';
import type { AddressedTask } from '#shared/domain/address-tasks.ts';
import { searchesWithin } from '#shared/domain/job-budget.ts';
import { openingShare } from '#shared/domain/opening-queries.ts';
import type { SearchTask } from '#shared/domain/plan.ts';
import { namedProducts } from '#shared/domain/named-products.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { InformationRequest } from '#shared/domain/report.ts';
import { resetBreakers } from '#shared/research/breakers.ts';
import type { RuntimeProgress } from '#shared/domain/runtime-progress.ts';
import { progressOfDispatch } from '#shared/research/runtime-progress.ts';
import { readModel } from '#shared/research/read-model.ts';
import { askForAll } from './ask-for-all.ts';
import { type CitationQuery, followCitations } from './follow-citations.ts';
import { requestTasksFromModel } from './from-model.ts';
import { countAlong, emitSearchOff, withoutProviders } from './nothing-to-search.ts';
import { promptForRequests } from './prompt.ts';
import { type Query, queryId, waveId } from '#shared/domain/query.ts';
import { NotFound } from '#shared/errors.ts';
import { corpusIdf } from '#shared/research/corpus-idf.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { type Proposal, proposeQueries, toProposal } from './propose-queries.ts';
import { readsWholeCorpus } from '#shared/research/small-corpus.ts';
import { type WaveLimits, spendQueries } from '#shared/research/spend-queries.ts';

const Output = z.object({ queries: z.array(z.object({ queryId: z.string() })), queryCount: z.int() });

/** Turns proposals into queries: to the providers that suit, none asked before, within the caps of wave and job. */
export const generateQueriesStep: Step<'GenerateQueries', WaveInput, z.infer<typeof Output>> = {
  state: 'GenerateQueries',
  input: WaveInput,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const [known, brief] = await Promise.all([
      ports.research.list(job, 'QUERY'),
      ports.research.get(job, 'BRIEF', ONLY),
      resetBreakers(job, ports),
    ]);
    await emitSearchOff(input, context);
    const nothing = withoutProviders(input, context);
    if (nothing) return nothing;
    // Without those of this wave, which are there when the step is run again: it must ask the model the same.
    const asked = known.filter((query) => query.waveId !== waveId(input.cursor));
    // What was sent while the plan was made is a part of the first wave.
    const early = known.filter((query) => query.waveId === waveId(input.cursor) && query.isEarly === true);
    const proposals = freshFirst(await propose(input, asked, context), early);
    const limits = limitsOf(input, { asked, early }, context);
    const along = await alongCitations(input, { asked, cap: limits.cap }, context);
    const cap = limits.cap - along.length;
    const spent = spendQueries(tasksOf(proposals, context), { ...limits, cap });
    const wave = { id: waveId(input.cursor), language: brief?.language ?? 'und' };
    const { language } = wave;
    const place = { cursor: input.cursor, question: brief?.question ?? job.question, language };
    const isWhole = await readsWholeCorpus(place, context);
    const chosen = isWhole ? askForAll(spent.chosen, { asked, cap }) : spent.chosen;
    const added = chosen.map((one, index) => toQuery(one, early.length + index, wave));
    const before = [...early, ...added];
    const queries = [...before, ...along.map((one, index) => placeIn(wave, before.length + index, one))];
    await ports.research.putAll(
      job,
      'QUERY',
      queries.map((query) => ({ id: query.id, record: query })),
    );
    return {
      output: {
        queries: queries.map((query) => ({ queryId: query.id })),
        queryCount: queries.length + countAlong(input.cursor, job),
      },
      message: describe(queries, spent.droppedCount, limits),
      data: {
        droppedCount: spent.droppedCount,
        queries: queries.map((query) => ({ id: query.id, text: query.text, provider: query.provider })),
        ...(await progressOf(input, queries, context)),
      },
    };
  },
};

async function alongCitations(
  { cursor }: WaveInput,
  { asked, cap }: { readonly asked: readonly Query[]; readonly cap: number },
  { ports, job }: StepContext<'GenerateQueries'>,
): Promise<readonly CitationQuery[]> {
  const plan = cursor.iteration < 2 ? undefined : await ports.research.get(job, 'PLAN', ONLY);
  if (!plan) return [];
  const coverage = (await ports.research.list(job, 'COVERAGE')).at(-1);
  const sources = await ports.research.list(job, 'SOURCE');
  return followCitations({ cursor, plan, coverage, sources, providers: job.settings.providers, asked, cap });
}

/** What nobody was asked yet has its turn before further places for what somebody was. */
function freshFirst(proposals: readonly Proposal[], early: readonly Query[]): readonly Proposal[] {
  const sent = new Set(early.map((query) => query.text));
  return [
    ...proposals.filter(({ text }) => !sent.has(text)),
    ...proposals.filter(({ text }) => sent.has(text)),
  ];
}

/** Research alone goes on by waves of units; a revision looks up what a draft asked for. */
async function progressOf(
  { cursor }: WaveInput,
  queries: readonly Query[],
  { ports, job }: StepContext<'GenerateQueries'>,
): Promise<Partial<RuntimeProgress>> {
  return cursor.purpose === 'research' ? progressOfDispatch(ports, job, { cursor, queries }) : {};
}

function tasksOf(
  proposals: readonly Proposal[],
  { ports }: StepContext<'GenerateQueries'>,
): readonly SearchTask[] {
  const { resultsPerQuery } = ports.config.research;
  return proposals.map(({ text, ...rest }) => ({
    resultCount: resultsPerQuery,
    reasoning: '',
    ...rest,
    query: text,
  }));
}

async function propose(
  input: WaveInput,
  asked: readonly Query[],
  context: StepContext<'GenerateQueries'>,
): Promise<readonly Proposal[]> {
  const { ports, job } = context;
  const [brief, plan, coverages, sources] = await Promise.all([
    ports.research.get(job, 'BRIEF', ONLY),
    ports.research.get(job, 'PLAN', ONLY),
    ports.research.list(job, 'COVERAGE'),
    ports.research.list(job, 'SOURCE'),
  ]);
  if (!plan) throw new NotFound(`Job ${job.jobId} has no plan to search by.`);
  if (input.cursor.purpose === 'revision') {
    const drafts = await ports.research.list(job, 'DRAFT');
    const requests = drafts.at(-1)?.requests ?? [];
    const itemIds = plan.checklist.map((item) => item.id);
    const tasks = await tasksByModel({ requests, itemIds, asked, wave: waveId(input.cursor) }, context);
    return tasks?.map(toProposal) ?? requests.map((request) => ({ text: request.topic, itemIds }));
  }
  const coverage = coverages.at(-1);
  const topTitles = sources
    .filter((source) => source.credibilityTier !== 'FLAGGED')
    .toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? -1 : 1))
    .slice(0, 8)
    .map((source) => source.title);
  const words = plan.checklist.flatMap((item) => item.parts.flatMap((part) => part.terms));
  const idf = await corpusIdf(ports.statistics, queryTerms([...words, ...topTitles].join(' ')));
  const proposed = (coverage?.searchTasks ?? []).map(toProposal);
  const products = namedProducts(brief?.question ?? '', sources);
  const { iteration } = input.cursor;
  const widened = proposeQueries({ plan, coverage, iteration, topTitles, products, idf });
  return iteration === 1 ? widened : [...proposed, ...widened];
}

/** In the first wave of research the question itself goes out first; later waves begin with no such thing. */
function limitsOf(
  { cursor }: WaveInput,
  { asked, early }: { readonly asked: readonly Query[]; readonly early: readonly Query[] },
  { ports: { config }, job }: StepContext<'GenerateQueries'>,
): WaveLimits & Room {
  const left = Math.max(0, searchesWithin(config.research.searchBudget, job.settings.budget) - asked.length);
  const wave = Math.min(config.research.queriesPerWave, left);
  const isFirst = cursor.purpose === 'research' && cursor.iteration === 1;
  return {
    providers: job.settings.providers,
    cap: Math.max(0, wave - early.length),
    opening: isFirst && early.length === 0 ? openingShare(wave) : 0,
    asked: [...asked, ...early],
    left,
    wave,
  };
}

interface Wave {
  readonly id: string;
  readonly language: string;
}

function placeIn({ id: wave }: Wave, index: number, query: CitationQuery): Query {
  return { ...query, id: queryId(wave, index), waveId: wave };
}

function toQuery(one: AddressedTask, index: number, { id: wave, language }: Wave): Query {
  const { provider, endpoint, resultCount, itemIds } = one;
  return {
    id: queryId(wave, index),
    waveId: wave,
    text: one.query,
    provider,
    endpoint,
    resultCount,
    itemIds,
    ...(language === 'und' ? {} : { language }),
  };
}

function describe(queries: readonly Query[], droppedCount: number, { wave, left }: Room): string {
  if (left === 0) return 'The search budget is used up';
  if (queries.length === 0) return 'No query is left that was not asked before';
  if (droppedCount === 0) return countOf(queries.length, 'query', 'queries');
  const bound = wave === left ? 'the search budget' : 'the size of a wave';
  return `${countOf(queries.length, 'query', 'queries')}, ${droppedCount} more left out: ${bound} allows no more`;
}

interface Room {
  /** Queries that the wave may send. */
  readonly wave: number;
  /** Those that the job may. */
  readonly left: number;
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
  context: StepContext<'GenerateQueries'>,
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
