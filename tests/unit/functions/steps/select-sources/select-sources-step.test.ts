import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupStatements } from '#functions/steps/extract-claims/group-statements.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { selectSourcesStep } from '#functions/steps/select-sources/select-sources.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import { JobCancelled, QuotaSpent } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { RerankCandidate } from '#shared/ports/reranker.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { PLAN_LIMITS, briefOf, evenly, evidenceOf, sourcesById } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';
import { pageOf, paperOf } from './select-world.ts';

// Longer than 250 lines: the step as a whole, on one set of stores.

const TITLE = 'Iron rusts in moist air, as a long trial shows';

let ports: Ports;
let job: Job;
let count = 0;
/** What the step emitted beside its result. */
let emitted: StepEvent[] = [];
let asked: { readonly question: string; readonly candidates: readonly RerankCandidate[] }[] = [];
let answer: (candidates: readonly RerankCandidate[]) => readonly number[] = () => [];

const reranker: NonNullable<Ports['reranker']> = {
  name: 'jina',
  model: 'a-reranker',
  rank: async (question, candidates) => {
    asked.push({ question, candidates });
    return answer(candidates);
  },
};

beforeAll(async () => {
  ports = await openPorts({ environment: { DOMAIN_TIERS: '{"lies.example": "FLAGGED"}' } });
});

beforeEach(async () => {
  count += 1;
  emitted = [];
  asked = [];
  job = jobOf(`job-${count}`);
  const brief = briefOf(job.question);
  await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: planWithoutModel({ brief, ...PLAN_LIMITS }) });
});

async function select(hits: readonly Hit[], given: Partial<Ports> = {}, iteration = 1) {
  const waveId = `i0${iteration}`;
  const ranked = hits.map((hit, index) => ({ ...hit, rank: index + 1 }));
  const record = { queryId: `${waveId}-01`, waveId, provider: 'web', hits: ranked };
  await ports.research.put(job, 'SEARCH', { id: record.queryId, record });
  const { tenantId, jobId } = job;
  return selectSourcesStep.run(
    { tenantId, jobId, cursor: { iteration, purpose: 'research', revision: 0 } },
    {
      state: 'SelectSources',
      ports: { ...ports, ...given },
      job,
      emit: async (event) => {
        emitted.push(event);
      },
    },
  );
}

const sources = async () => ports.research.list(job, 'SOURCE');

describe('SelectSources', () => {
  it('R2.4 counts what it did without a model', async () => {
    const { data, message } = await select([
      pageOf('a'),
      pageOf('a2', { url: 'http://a.example/?utm_source=x' }),
      pageOf('b', { url: 'https://one.example/1' }),
      pageOf('c', { url: 'https://one.example/2' }),
      pageOf('d', { url: 'https://one.example/3' }),
      pageOf('e', { url: 'javascript:alert(1)' }),
      pageOf('f', { url: 'https://lies.example/' }),
    ]);
    expect(data?.['search_preprocess']).toEqual({
      found: 7,
      unusable: 1,
      excluded_domains: 0,
      over_cap: 0,
      merged: 1,
      near_duplicates: 0,
      documents: 5,
      known: 0,
      flagged: 1,
      host_capped: 1,
      kept: 3,
      llm_calls_in_preprocess: 0,
    });
    expect(message).toBe('3 of 5 documents chosen to read');
  });

  it('R2.10 fills every field of a source that a search can tell', async () => {
    const paper = paperOf('p', {
      title: TITLE,
      workIds: { doi: '10.1000/x' },
      container: 'Rust',
      authors: ['P Okafor'],
      publishedAt: '2025-03-01',
      language: 'en',
      fullTextUrl: 'https://open.example/x.pdf',
      citationCount: 20,
    });
    await select([paper]);
    expect(await sources()).toMatchObject([
      {
        title: TITLE,
        url: paper.url,
        text: paper.snippet,
        kind: 'scholar',
        retrievalMethod: 'web',
        workIds: { doi: '10.1000/x' },
        container: 'Rust',
        domain: 'rust',
        authors: ['P Okafor'],
        publishedAt: '2025-03-01',
        language: 'en',
        fullTextUrl: 'https://open.example/x.pdf',
        origins: [{ provider: 'scholar', hitId: 'p', queryId: 'i01-01' }],
        relevanceScore: 1,
        credibilityTier: 'PRIMARY_SOURCE',
        domainAuthority: 87,
        quality: 'HIGH',
        readMode: 'full',
        status: 'selected',
      },
    ]);
  });

  it('emits an identifier under two titles, and the host that has had its share', async () => {
    const wrong = paperOf('w', { title: 'Song of whales in the sea', workIds: { doi: '10.1000/x' } });
    const right = paperOf('r', { provider: 'crossref', title: TITLE, workIds: { doi: '10.1000/x' } });
    const pages = [1, 2, 3].map((page) => pageOf(`p${page}`, { url: `https://one.example/${page}` }));
    const { data } = await select([wrong, right, ...pages]);
    expect(emitted.map(({ type, key }) => [type, key])).toEqual([['identifier-dropped', 'doi:10.1000/x']]);
    expect(data?.['left_out']).toMatchObject([{ reason: 'host_cap' }]);
  });

  it('R2.11 does not read what is retracted or flagged, and keeps it on record with the reason', async () => {
    const { output } = await select([
      paperOf('r', { title: TITLE, notices: ['retracted'] }),
      pageOf('f', { url: 'https://www.lies.example/' }),
      pageOf('a'),
    ]);
    expect(output.sources).toHaveLength(1);
    const unread = (await sources()).filter((source) => source.status === 'skipped');
    const recorded = unread.map(
      (source) => `${source.credibilityTier} ${source.notices.join()}: ${source.skipReason}`,
    );
    expect(recorded.toSorted()).toEqual([
      'FLAGGED : Its domain is flagged as unreliable; pages of it are not read.',
      'FLAGGED retracted: It was retracted; what is retracted supports nothing and is not read.',
    ]);
  });

  it('reads three documents for a revision', async () => {
    const hits = Array.from({ length: 6 }, (_, index) => pageOf(`p${index}`)).map((hit, index) => ({
      ...hit,
      rank: index + 1,
    }));
    const record = { queryId: 'r01-01', waveId: 'r01', provider: 'web', hits };
    await ports.research.put(job, 'SEARCH', { id: record.queryId, record });
    const { tenantId, jobId } = job;
    const cursor = { iteration: 1, purpose: 'revision', revision: 1 } as const;
    const { output } = await selectSourcesStep.run({ tenantId, jobId, cursor }, contextOf(ports, job));
    expect(output.sources).toHaveLength(3);
    expect((await sources()).map(({ waveId }) => waveId)).toEqual(['r01', 'r01', 'r01']);
  });

  it('R2.11 keeps the five best of those that are flagged on record, and reads none', async () => {
    const flagged = Array.from({ length: 7 }, (_, index) =>
      paperOf(`r${index}`, { title: `${TITLE}, part ${index}`, notices: ['retracted'] }),
    );
    const { output } = await select(flagged);
    expect(output.sources).toHaveLength(0);
    expect((await sources()).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'skipped'));
  });

  it('R2.11 flags a source that a later search knows to be retracted, and lets it support nothing', async () => {
    const url = 'https://papers.example/iron';
    await select([paperOf('a', { url, title: TITLE, workIds: { pmid: '7' } })]);
    const [source] = await sources();
    if (source)
      await ports.research.put(job, 'SOURCE', { id: source.id, record: { ...source, status: 'digested' } });
    const evidence = [
      evidenceOf({ sourceId: source?.id ?? '', quote: 'Iron rusts because moist air reaches it.' }),
    ];
    const claims = async () =>
      groupStatements({
        evidence,
        idf: evenly,
        sourcesPerClaim: 5,
        claimsPerUnit: 5,
        sources: sourcesById(await sources()),
      });
    expect(await claims()).toHaveLength(1);
    const warning = paperOf('b', { title: TITLE, workIds: { pmid: '7' }, notices: ['retracted'] });
    const { output } = await select([warning], {}, 2);
    expect(output.sources).toHaveLength(0);
    expect(await sources()).toMatchObject([
      { notices: ['retracted'], credibilityTier: 'FLAGGED', domainAuthority: 0, status: 'digested' },
    ]);
    expect(emitted.map(({ type }) => type)).toEqual(['notice-found']);
    expect(await claims()).toEqual([]);
    await select([warning], {}, 2);
    expect(emitted).toHaveLength(1);
  });

  it('reads the copy of a source that could not be read, but not the source again', async () => {
    await select([pageOf('a')]);
    const [source] = await sources();
    if (source)
      await ports.research.put(job, 'SOURCE', { id: source.id, record: { ...source, status: 'skipped' } });
    const copy = pageOf('b', { title: 'About a' });
    const { output } = await select([pageOf('a'), copy], {}, 2);
    expect(output.sources).toHaveLength(1);
  });
});

describe('a reranker', () => {
  const hits = ['a', 'b', 'c', 'd', 'e'].map((id) => pageOf(id, { snippet: `On ${id}.` }));

  it('R2.5 orders what is read by the question as it was asked, once, and its choice is emitted', async () => {
    answer = (candidates) => candidates.map(({ text }) => (text === 'On d.' ? 0.9 : 0.3));
    const { data, output } = await select(hits, { reranker });
    expect(asked.map(({ question }) => question)).toEqual([job.question]);
    expect(asked[0]?.candidates).toHaveLength(5);
    const chosen = await sources();
    expect(chosen.find((source) => source.relevanceScore === 1)?.text).toBe('On d.');
    expect(chosen.filter((source) => source.readMode === 'full').map((source) => source.text)).toContain(
      'On d.',
    );
    expect(data?.['ranking']).toEqual({
      name: 'jina',
      model: 'a-reranker',
      scored: 5,
      full_sources: 3,
      chunked_sources: 4,
      chunks_per_source: 15,
    });
    expect((await select(hits, { reranker })).output).toEqual(output);
    expect(asked).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it('asks the cleared question of a job that had to ask back', async () => {
    answer = (candidates) => candidates.map(() => 0.5);
    const brief = { ...briefOf('Why does iron rust in sea air?'), originalQuestion: 'Why?' };
    await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
    job = { ...job, clarifications: [{ questions: ['What?'], answer: 'iron' }] };
    await select(hits, { reranker });
    expect(asked[0]?.question).toBe(brief.question);
  });

  it.each([
    [
      'refuses',
      () => {
        throw new QuotaSpent('The plan of Jina is used up.');
      },
      'QuotaSpent',
    ],
    ['gives too few scores', () => [0.5], 'MalformedReply'],
    ['gives scores beyond 1', () => [2, 2, 2, 2, 2], 'MalformedReply'],
    ['gives no numbers', () => [Number.NaN, 0, 0, 0, 0], 'MalformedReply'],
  ])('R2.5 gives way to the built-in ranking, and that is emitted, where it %s', async (_, fails, error) => {
    const { output } = await select(hits);
    answer = fails;
    const { data, output: other } = await select(hits, { reranker });
    expect(other).toEqual(output);
    expect(emitted).toMatchObject([
      { type: 'degraded', data: { reranker: 'jina', model: 'a-reranker', error } },
    ]);
    expect(data?.['ranking']).toMatchObject({ name: 'builtin', failure: emitted[0]?.data?.['reason'] });
    await select(hits, { reranker });
    expect(asked).toHaveLength(1);
  });

  it('ends with the job when that is stopped', async () => {
    answer = () => {
      throw new JobCancelled('The job was stopped.');
    };
    await expect(select(hits, { reranker })).rejects.toBeInstanceOf(JobCancelled);
  });
});
