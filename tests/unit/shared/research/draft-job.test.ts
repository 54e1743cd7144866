import { beforeEach, describe, expect, test } from 'vitest';
import type { FollowUp } from '#shared/domain/follow-up.ts';
import type { Job } from '#shared/domain/job.ts';
import type { JobRequest } from '#shared/domain/job-request.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { SearchProvider } from '#shared/ports/search-provider.ts';
import { type DraftedFor, checkRequest, draftJob, storeJob } from '#shared/research/draft-job.ts';
import { START, eventsOf, openPorts } from '#tests/unit/functions/steps/ports.ts';

const silent: SearchProvider = { name: 'silent', needsNetwork: false, search: async () => [] };
const FOR: DraftedFor = { tenantId: 't', owner: 'ann', jobId: 'j' };
const QUESTION = 'Why does iron rust?';
const CORPORA: NonNullable<Ports['corpora']> = {
  names: ['manuals'],
  open: () => undefined,
  openFolders: () => {
    throw new Error('No folder is opened before a job runs.');
  },
};

async function portsOf(environment: Readonly<Record<string, string>> = {}): Promise<Ports> {
  const providers = new Map(['pubmed', 'arxiv', 'corpus'].map((name) => [name, silent]));
  const own = { SEARCH_PROVIDERS: 'pubmed,arxiv', CORPUS_FOLDERS: '', ...environment };
  return openPorts({ environment: own, providers, corpora: CORPORA });
}

let ports: Ports;
beforeEach(async () => {
  ports = await portsOf();
});

async function draft(asked: Partial<JobRequest> = {}, drafted: Partial<DraftedFor> = {}): Promise<Job> {
  return draftJob({ question: QUESTION, ...asked }, { ...FOR, ...drafted }, ports);
}

describe('a drafted job', () => {
  test('has what the service says where its request says nothing', async () => {
    const { research, job } = ports.config;
    expect(await draft()).toEqual({
      ...FOR,
      question: QUESTION,
      settings: {
        maxIterations: research.maxIterations,
        interaction: 'none',
        providers: ['pubmed', 'arxiv'],
        deadlineMilliseconds: job.deadlineSeconds * 1000,
        evaluate: job.evaluate,
      },
      corpusFolders: [],
      status: 'QUEUED',
      createdAt: new Date(START).toISOString(),
      expiresAt: new Date(START + job.timeToLiveSeconds * 1000).toISOString(),
      clarifications: [],
      waitedMilliseconds: 0,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/u),
    });
  });

  test('has what its request says', async () => {
    const own = {
      metadata: { team: 'roofs' },
      language: 'de',
      format: 'table',
      budget: { tokens: 5 },
    } as const;
    const asked = {
      ...own,
      context: ' For a talk. ',
      maxIterations: 7,
      interaction: 'approve',
      evaluate: true,
    } as const;
    const { metadata, context, settings } = await draft(asked);
    expect({ metadata, context }).toEqual({ metadata: own.metadata, context: 'For a talk.' });
    const { language, format, budget } = own;
    expect(settings).toMatchObject({
      language,
      format,
      budget,
      maxIterations: 7,
      interaction: 'approve',
      evaluate: true,
    });
  });

  test('has no context where that is blank', async () => {
    expect(await draft({ context: ' \n ' })).not.toHaveProperty('context');
  });

  test('counts from when it is said to be submitted', async () => {
    const { createdAt, expiresAt } = await draft({}, { at: START - 1000 });
    expect(Date.parse(createdAt)).toBe(START - 1000);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(ports.config.job.timeToLiveSeconds * 1000);
  });

  test.each([
    [{ deadlineSeconds: 90 }, 90],
    [{ budget: { seconds: 60 } }, 60],
    [{ deadlineSeconds: 90, budget: { seconds: 60 } }, 60],
    [{ deadlineSeconds: 30, budget: { seconds: 60 } }, 30],
  ])('ends by the sooner of its deadline and its budget: %j', async (asked, seconds) => {
    expect((await draft(asked)).settings.deadlineMilliseconds).toBe(seconds * 1000);
  });
});

describe('what a drafted job searches', () => {
  test('is what it names, each once, in its order', async () => {
    const { settings } = await draft({ providers: ['arxiv', 'pubmed', 'arxiv'] });
    expect(settings.providers).toEqual(['arxiv', 'pubmed']);
    expect(settings).not.toHaveProperty('isSearchOff');
  });

  test('is what can be reached, and the rest is named', async () => {
    ports = { ...ports, chooseProviders: async () => ({ providers: ['arxiv'], unreachable: ['pubmed'] }) };
    expect((await draft()).settings).toMatchObject({
      providers: ['arxiv'],
      unreachableProviders: ['pubmed'],
    });
    const named = await draft({ providers: ['pubmed'] });
    expect(named.settings.providers).toEqual(['pubmed']);
    expect(named.settings).not.toHaveProperty('unreachableProviders');
  });

  test('is not off where all that it searches cannot be reached', async () => {
    ports = { ...ports, chooseProviders: async () => ({ providers: [], unreachable: ['pubmed'] }) };
    expect((await draft()).settings).not.toHaveProperty('isSearchOff');
  });

  test('is nothing where search is off, but for folders that someone named', async () => {
    expect((await draft({ providers: [] })).settings).toMatchObject({ providers: [], isSearchOff: true });
    ports = await portsOf({ CORPUS_FOLDERS: 'tests/fixtures/corpus' });
    expect((await draft({ providers: [] })).settings).toMatchObject({
      providers: ['corpus'],
      isSearchOff: true,
    });
    ports = { ...ports, providers: new Map() };
    expect((await draft({ providers: [] })).settings.providers).toEqual([]);
  });

  test('has a corpus that is named before all else, once', async () => {
    const corpus = { name: 'manuals' };
    expect((await draft({ corpus })).settings).toMatchObject({
      corpus: 'manuals',
      providers: ['corpus', 'pubmed', 'arxiv'],
    });
    const { settings } = await draft({ corpus, providers: ['pubmed', 'corpus'] });
    expect(settings.providers).toEqual(['pubmed', 'corpus']);
  });

  test('is bound by its domains, and by its lens', async () => {
    const { settings } = await draft({ allowDomains: ['example.org'] });
    expect(settings.domains).toMatchObject({ included: ['example.org'] });
    expect((await draft({ lens: 'medicine' })).settings.lens).toBe('medicine');
  });
});

describe('the fingerprint of a question', () => {
  const of = async (asked: Partial<JobRequest> = {}, drafted: Partial<DraftedFor> = {}): Promise<unknown> =>
    (await draft(asked, drafted)).fingerprint;

  test('is the same whoever asks, whenever, and whatever can be reached', async () => {
    const first = await of();
    expect(await of({ metadata: { team: 'roofs' } }, { owner: 'bob', jobId: 'k', at: 1 })).toBe(first);
    ports = { ...ports, chooseProviders: async () => ({ providers: ['arxiv'], unreachable: ['pubmed'] }) };
    expect(await of()).toBe(first);
  });

  test('is another for whatever changes the answer', async () => {
    const followUp: FollowUp = {
      jobId: 'before',
      question: QUESTION,
      answer: '',
      isSameTopic: true,
      reason: '',
      sourceIds: [],
      thread: [],
    };
    const all = [
      await of(),
      await of({ question: 'Why does zinc not?' }),
      await of({ context: 'For a talk.' }),
      await of({ providers: ['arxiv'] }),
      await of({ maxIterations: 1 }),
      await of({ format: 'brief' }),
      await of({}, { followUp }),
      await of({}, { followUp: { ...followUp, jobId: 'another' } }),
    ];
    ports = await portsOf({ CORPUS_FOLDERS: 'tests/fixtures/corpus' });
    expect(new Set([...all, await of()]).size).toBe(all.length + 1);
  });
});

describe('a request is refused by the name of its field', () => {
  test.each([
    [{ providers: ['pubmed', 'nowhere'] }, 'providers', 'nowhere'],
    [{ providers: ['nowhere'], corpus: { name: 'manuals' } }, 'providers', 'nowhere'],
    [{ corpus: { name: 'novels' } }, 'corpus.name', 'novels'],
    [{ budget: { searches: 1_000_000 } }, 'budget.searches', '1000000'],
    [{ question: ' ?! ' }, 'question', 'no word'],
    [{ context: 'x'.repeat(100_000) }, 'context', '100000'],
    [{ lens: 'astrology' }, 'lens', 'astrology'],
  ])('%j', async (asked, field, said) => {
    await expect(draft(asked)).rejects.toMatchObject({
      name: 'InvalidInput',
      field,
      message: expect.stringContaining(said),
    });
  });

  test('and told what there is', () => {
    const asked = { question: QUESTION, providers: ['nowhere'] };
    expect(() => checkRequest(asked, ports)).toThrow(
      expect.objectContaining({ remedy: 'Choose from: pubmed, arxiv, corpus.' }),
    );
  });

  test('but not for a corpus of its own among its providers, where the service has none', () => {
    const asked = { question: QUESTION, corpus: { name: 'manuals' }, providers: ['corpus'] };
    const { question } = checkRequest(asked, { ...ports, providers: new Map([['pubmed', silent]]) });
    expect(question).toBe(QUESTION);
    const without = { ...asked, corpus: undefined };
    expect(() => checkRequest(without, { ...ports, providers: new Map() })).toThrow('named "corpus"');
  });
});

test('a job is stored once, and its beginning is emitted once, also where it was not', async () => {
  const job = await draft();
  await ports.jobs.create(job);
  expect(await storeJob(job, ports)).toBe(false);
  expect(await storeJob(job, ports)).toBe(false);
  const other = await draft({}, { jobId: 'k' });
  expect(await storeJob(other, ports)).toBe(true);
  for (const one of [job, other]) {
    const events = await eventsOf(ports, one);
    expect(events).toMatchObject([
      {
        type: 'job-queued',
        stage: 'queue',
        progress: 0,
        data: { question: QUESTION, settings: one.settings },
      },
    ]);
  }
});
