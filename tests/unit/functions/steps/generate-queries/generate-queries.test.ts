import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateQueriesStep } from '#functions/steps/generate-queries/generate-queries.ts';
import { openItems, proposeQueries } from '#functions/steps/generate-queries/propose-queries.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Coverage, ItemStatus, Plan } from '#shared/domain/plan.ts';
import { Query } from '#shared/domain/query.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY } from '#shared/domain/records.ts';
import { queryTerms } from '#shared/text/words/analyze.ts';
import { briefOf, evenly, sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

function planOf(question: string, providers: readonly string[] = ['corpus']): Plan {
  return planWithoutModel({
    brief: briefOf(question),
    maxSubQuestions: 8,
    maxIterations: 10,
    resultsPerQuery: 10,
    sourcesPerWave: 7,
    queriesPerWave: 12,
    searchBudget: 60,
    maximumWords: 1500,
    providers,
    idf: evenly,
  });
}

function coverageOf(plan: Plan, statuses: readonly ItemStatus[]): Coverage {
  const items = plan.checklist.map((item, index) => ({
    itemId: item.id,
    status: statuses[index] ?? ('unsatisfied' as const),
    parts: [],
    independentSources: 0,
    evidenceIds: [],
    reason: '',
  }));
  return { iteration: 1, items };
}

const PLAN = planOf('How are the valves of a steam engine opened, and why do they leak?');
const TITLES = ['Poppet valves and steam ports', 'Steam ports of an engine', 'Gaskets'];

const sameWords = (query: Query): string =>
  `${query.provider}|${queryTerms(query.text).toSorted().join(' ')}`;

const exceptSteam = (term: string): number => (term === 'steam' ? 0.1 : 1);

describe('proposeQueries', () => {
  const input = { plan: PLAN, coverage: undefined, topTitles: TITLES, idf: evenly };

  it('begins with the search tasks of the plan', () => {
    expect(proposeQueries({ ...input, iteration: 1 }).map((one) => one.text)).toEqual(
      PLAN.searchTasks.map((task) => task.query),
    );
  });

  it('goes on with what is open', () => {
    const coverage = coverageOf(PLAN, ['satisfied', 'partial', 'satisfied']);
    const proposals = proposeQueries({ ...input, coverage, iteration: 2 });
    expect(new Set(proposals.flatMap((one) => one.itemIds))).toEqual(new Set(['item_2']));
  });

  it('goes on with everything when nothing is open', () => {
    const coverage = coverageOf(PLAN, ['satisfied', 'satisfied', 'satisfied']);
    expect(openItems(PLAN, coverage)).toEqual(PLAN.checklist);
  });

  it('widens from iteration to iteration', () => {
    const [second, third] = [2, 3].map((iteration) => proposeQueries({ ...input, iteration }));
    expect(third?.length).toBeGreaterThan(second?.length ?? 0);
    expect(second?.map((one) => one.text).join(' ')).toContain('ports');
  });

  it('adds what several titles say of the field, and no version, site or word of one title alone', () => {
    const topTitles = [
      'Poppet gear (Kestrel 7.3.0 manual)',
      'Slide gear (Kestrel 7.3.0 manual)',
      'Gaskets (Kestrel 7.3.0 manual)',
      'Boilers (Kestrel 7.3.0 manual)',
      'Boilers (Kestrel 7.3.0 manual)',
    ];
    const texts = [2, 3, 9].flatMap((iteration) =>
      proposeQueries({ ...input, topTitles, iteration }).map((one) => one.text),
    );
    expect(texts.join(' ')).toContain('gear');
    expect(texts.join(' ')).not.toMatch(/7\.3\.0|manual|kestrel|poppet|gaskets|boilers/iu);
  });

  const LEANING: Plan = {
    ...PLAN,
    checklist: PLAN.checklist.map((item) => ({ ...item, asked: 'Why is that?' })),
  };
  const searchedFor = (plan: Plan, products: readonly string[]): readonly string[] =>
    [2, 5].flatMap((iteration) =>
      proposeQueries({ ...input, plan, products, iteration }).map((one) => one.text),
    );

  it('asks on of the product that the question names, where an item leans on the question and leaves it out', () => {
    const texts = searchedFor(LEANING, ['LibreOffice', 'Potterix', 'Lampero']);
    expect(texts.filter((text) => !text.startsWith('LibreOffice Potterix '))).toEqual([]);
    expect(texts.join(' ')).not.toContain('Lampero');
  });

  it('asks of no product where an item stands by itself, or names one', () => {
    const alone = planOf('How are the valves of a steam engine opened?');
    expect(searchedFor(alone, ['LibreOffice']).join(' ')).not.toContain('LibreOffice');
    expect(searchedFor(LEANING, ['LibreOffice', 'Valves']).join(' ')).not.toContain('LibreOffice');
  });

  it('drops first what says least', () => {
    const first = proposeQueries({ ...input, idf: exceptSteam, iteration: 2 })[0];
    expect(first?.text.split(' ')).not.toContain('steam');
  });

  it('proposes nothing empty in any iteration', () => {
    const questions = fc.constantFrom(
      'How?',
      'rust',
      '?;?',
      'tea vs coffee',
      '水为什么结冰？',
      'Why does iron rust?',
    );
    fc.assert(
      fc.property(questions, fc.integer({ min: 2, max: 12 }), (question, iteration) => {
        const proposals = proposeQueries({ ...input, plan: planOf(question), iteration });
        expect(proposals.filter((one) => one.text.trim() === '' || one.itemIds.length === 0)).toEqual([]);
      }),
    );
  });
});

describe('GenerateQueries', () => {
  let ports: Ports;
  let count = 0;

  beforeAll(async () => {
    ports = await openPorts();
  });

  async function jobWith(plan: Plan, providers: readonly string[] = ['corpus']): Promise<Job> {
    count += 1;
    const base = jobOf(`job-${count}`);
    const job = { ...base, settings: { ...base.settings, providers } };
    await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
    return job;
  }

  async function generate(job: Job, iteration: number, given: Ports = ports): Promise<number> {
    const cursor = { iteration, purpose: 'research', revision: 0 } as const;
    const { tenantId, jobId } = job;
    const { output } = await generateQueriesStep.run({ tenantId, jobId, cursor }, contextOf(given, job));
    return output.queryCount;
  }

  it('asks on of the package that the question names and that was found', async () => {
    const question =
      'git moans "no newline at end of file" about all I edit in Potterix. Why does it do that, and is there a setting to make it stop?';
    const job = await jobWith(planOf(question));
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: briefOf(question) });
    const record = sourceOf('s-1', { container: 'potterix-doc' });
    await ports.research.put(job, 'SOURCE', { id: 's-1', record });
    await generate(job, 2);
    const queries = await ports.research.list(job, 'QUERY');
    expect(queries.map(({ text }) => text).join('\n')).toContain('Potterix');
  });

  it('asks nothing twice over ten iterations', async () => {
    const job = await jobWith(PLAN, ['corpus', 'pubmed']);
    for (let iteration = 1; iteration <= 10; iteration += 1) {
      await ports.research.put(job, 'SOURCE', {
        id: `s-${iteration}`,
        record: sourceOf(`s-${iteration}`, { title: `${TITLES[iteration % 3] ?? ''} part ${iteration}` }),
      });
      await generate(job, iteration);
    }
    const queries = await ports.research.list(job, 'QUERY');
    expect(queries.length).toBeGreaterThan(PLAN.searchTasks.length);
    expect(new Set(queries.map(sameWords)).size).toBe(queries.length);
    for (const query of queries) expect(Query.parse(query)).toEqual(query);
  });

  it('writes the same queries when it runs again', async () => {
    const job = await jobWith(PLAN);
    const first = await generate(job, 1);
    const before = await ports.research.list(job, 'QUERY');
    expect(await generate(job, 1)).toBe(first);
    expect(await ports.research.list(job, 'QUERY')).toEqual(before);
  });

  it('asks each provider, through its own endpoint', async () => {
    const job = await jobWith(PLAN, ['corpus', 'pubmed', 'other']);
    await generate(job, 1);
    const queries = await ports.research.list(job, 'QUERY');
    expect(queries.slice(0, 3).map(({ provider, endpoint }) => [provider, endpoint])).toEqual([
      ['corpus', 'corpus'],
      ['pubmed', 'pubmed'],
      ['other', 'search'],
    ]);
  });

  it('keeps to the queries of a wave and to the searches of a job', async () => {
    const narrow = await openPorts({ environment: { QUERIES_PER_WAVE: '3', SEARCH_BUDGET: '4' } });
    const job = jobOf('narrow');
    await narrow.research.put(job, 'PLAN', { id: ONLY, record: PLAN });
    const counts = [
      await generate(job, 1, narrow),
      await generate(job, 2, narrow),
      await generate(job, 3, narrow),
    ];
    expect(counts).toEqual([3, 1, 0]);
  });

  it('emits how many queries there was no room for, and why', async () => {
    const emitOf = async (environment: Readonly<Record<string, string>>): Promise<unknown> => {
      const narrow = await openPorts({ environment });
      const job = jobOf('narrow');
      await narrow.research.put(job, 'PLAN', { id: ONLY, record: PLAN });
      const cursor = { iteration: 1, purpose: 'research', revision: 0 } as const;
      const input = { tenantId: job.tenantId, jobId: job.jobId, cursor };
      const { message, data } = await generateQueriesStep.run(input, contextOf(narrow, job));
      return { message, droppedCount: data?.['droppedCount'] };
    };
    const count = await generate(await jobWith(PLAN), 1);
    expect(await emitOf({ QUERIES_PER_WAVE: '3' })).toEqual({
      message: `3 queries, ${count - 3} more left out: the size of a wave allows no more`,
      droppedCount: count - 3,
    });
    expect(await emitOf({ SEARCH_BUDGET: '2' })).toEqual({
      message: `2 queries, ${count - 2} more left out: the search budget allows no more`,
      droppedCount: count - 2,
    });
    expect(await emitOf({})).toEqual({ message: `${count} queries`, droppedCount: 0 });
  });

  it('asks nothing without a provider', async () => {
    const job = await jobWith(PLAN, []);
    expect(await generate(job, 1)).toBe(0);
  });
});
