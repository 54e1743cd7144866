import { beforeEach, describe, expect, it } from 'vitest';
import { generateQueriesStep } from '#functions/steps/generate-queries/generate-queries.ts';
import { planResearchStep } from '#functions/steps/plan-research/plan-research.ts';
import { runSearchStep } from '#functions/steps/run-search/run-search.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { Model } from '#shared/ports/model.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { JobCancelled, ServiceUnavailable } from '#shared/errors.ts';
import { noModel } from '#shared/adapters/index.ts';
import { type Script, scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { briefOf, hitOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const PROVIDERS = ['corpus', 'pubmed', 'wikipedia'];
const CURSOR = { iteration: 1, purpose: 'research', revision: 0 } as const;

let searched: string[];
let emitted: StepEvent[];
let answer: (provider: string) => readonly Hit[];

beforeEach(() => {
  searched = [];
  emitted = [];
  answer = () => [hitOf('a')];
});

interface Seen {
  readonly script?: Script;
  readonly model?: Model;
  readonly settings?: Partial<Job['settings']>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Plans a job; the searches that were sent meanwhile are in `searched`. */
async function plan({ script = planned, ...given }: Seen = {}): Promise<{
  ports: Ports;
  job: Job;
  data: Readonly<Record<string, unknown>> | undefined;
}> {
  const providers = PROVIDERS.map((name) => ({
    name,
    needsNetwork: false,
    search: async ({ text }: { readonly text: string }) => {
      searched.push(`${name}: ${text}`);
      return answer(name);
    },
  }));
  const ports = await openPorts({
    model: given.model ?? scriptedModel({ script }),
    providers: new Map(providers.map((one) => [one.name, one])),
    environment: given.environment ?? {},
  });
  const plain = jobOf('job-1');
  const job = { ...plain, settings: { ...plain.settings, providers: PROVIDERS, ...given.settings } };
  await ports.research.put(job, 'BRIEF', { id: ONLY, record: briefOf(job.question) });
  const { data } = await planResearchStep.run(
    { tenantId: job.tenantId, jobId: job.jobId },
    { ...contextOf(ports, job, 'PlanResearch'), emit: async (event) => void emitted.push(event) },
  );
  return { ports, job, data };
}

const planned: Script = () => ({
  checklist: [{ description: 'Why iron rusts', entity: '', asks: [] }],
  searches: [{ query: 'rust chemistry', endpoint: 'search' }],
});

/** The first wave of a planned job. */
async function search({ ports, job }: { ports: Ports; job: Job }): Promise<readonly SearchResult[]> {
  const input = { tenantId: job.tenantId, jobId: job.jobId, cursor: CURSOR };
  const { output } = await generateQueriesStep.run(input, contextOf(ports, job, 'GenerateQueries'));
  for (const { queryId } of output.queries) {
    await runSearchStep.run({ ...input, queryId }, contextOf(ports, job, 'RunSearch'));
  }
  return ports.research.list(job, 'SEARCH');
}

const asked = (question: string): readonly string[] => PROVIDERS.map((name) => `${name}: ${question}`);

describe('while a model plans', () => {
  it('every provider is asked for the question itself, then what the model would search for, and the first wave asks nothing again', async () => {
    const world = await plan();
    const early = [...asked(world.job.question), 'wikipedia: rust chemistry'];
    expect(searched).toEqual(early);
    const results = await search(world);
    expect(results.length).toBeGreaterThan(PROVIDERS.length);
    expect(results.slice(0, 3).map((one) => [one.provider, one.hits.length])).toEqual(
      PROVIDERS.map((name) => [name, 1]),
    );
    const later = searched.slice(early.length);
    expect(later.filter((one) => early.includes(one))).toEqual([]);
    expect(emitted.map((event) => event.type)).toContain('question-searched');
  });

  it('is asked though the model fails, and the plan of the fallback begins with the same queries', async () => {
    const world = await plan({ script: () => new ServiceUnavailable('Down.') });
    const before = searched.length;
    await search(world);
    expect(searched.slice(before)).not.toContainEqual(expect.stringContaining(world.job.question));
  });

  it('a search that fails is no failure of the plan, and the wave emits why', async () => {
    answer = () => {
      throw new ServiceUnavailable('The library is closed.');
    };
    const world = await plan();
    expect(emitted.find((event) => event.type === 'question-searched')?.data).toEqual({
      searches: 4,
      failures: 4,
      hitCount: 0,
    });
    const failure = { name: 'ServiceUnavailable', message: 'The library is closed.' };
    expect((await search(world))[0]).toMatchObject({ hits: [], failure });
  });

  it.each([new JobCancelled('Over.'), new TypeError('A bug.')])(
    'a search that breaks off with $name is done again by the wave',
    async (error) => {
      answer = () => {
        throw error;
      };
      const world = await plan();
      answer = () => [hitOf('a')];
      expect((await search(world))[0]).toMatchObject({ hits: [{ id: 'a' }] });
    },
  );

  it.each([
    ['1 of a wave of 1', { QUERIES_PER_WAVE: '1' }, 1],
    ['1 of a budget of 2', { SEARCH_BUDGET: '2' }, 1],
    ['2 of a wave of 3', { QUERIES_PER_WAVE: '3' }, 2],
  ])('asks %s', async (_name, environment, count) => {
    const world = await plan({ environment });
    expect(searched.filter((one) => one.includes(world.job.question))).toHaveLength(count);
    await search(world);
    expect(searched.filter((one) => one.includes(world.job.question))).toHaveLength(count);
  });
});

it.each([
  [undefined, 'test-model'],
  [noModel, 'none'],
])('a plan says which model was asked for it', async (model, name) => {
  const { data } = await plan(model === undefined ? {} : { model });
  expect(data).toMatchObject({ model: name });
});

it('nothing is searched before a plan is approved', async () => {
  await plan({ settings: { interaction: 'approve' } });
  expect(searched).toEqual([]);
});

it('nothing is searched early where no model is waited for', async () => {
  await plan({ model: noModel });
  expect(searched).toEqual([]);
});
