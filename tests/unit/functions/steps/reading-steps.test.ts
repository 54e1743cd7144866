import { beforeAll, describe, expect, it } from 'vitest';
import { digestSourceStep } from '#functions/steps/digest-source/digest-source.ts';
import { fetchSourceStep } from '#functions/steps/fetch-source/fetch-source.ts';
import { planWithoutModel } from '#functions/steps/plan-research/without-model.ts';
import { reviseReportStep } from '#functions/steps/revise-report/revise-report.ts';
import { runSearchStep } from '#functions/steps/run-search/run-search.ts';
import { selectSourcesStep } from '#functions/steps/select-sources/select-sources.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import type { Draft } from '#shared/domain/report.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { JobCancelled, ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import { sha256 } from '#shared/text/hash.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { ONLY } from '#shared/domain/records.ts';
import type { Document } from '#shared/ports/search-provider.ts';
import { PLAN_LIMITS, briefOf, evidenceOf, hitOf, sourceOf } from './builders.ts';
import { contextOf, jobOf, openPorts } from './ports.ts';

const WAVE = { iteration: 1, purpose: 'research', revision: 0 } as const;
const TEXT = 'Iron rusts because water and oxygen reach it.\n\nWhales sing to each other under water.';

/** What the provider does next; calls are counted. */
interface Inputs {
  search: () => readonly Hit[];
  read: () => Document;
  calls: number;
}

let ports: Ports;
let count = 0;
const inputs: Inputs = { search: () => [], read: documentOf, calls: 0 };

function documentOf(text = TEXT): Document {
  return { title: 'Rust', contentType: 'text/plain', text, isAbstract: false };
}

beforeAll(async () => {
  const provider = {
    name: 'corpus',
    needsNetwork: false,
    search: async () => {
      inputs.calls += 1;
      return inputs.search();
    },
    read: async () => {
      inputs.calls += 1;
      return inputs.read();
    },
  };
  ports = await openPorts({ providers: new Map([['corpus', provider]]) });
});

async function newJob(): Promise<Job> {
  count += 1;
  inputs.calls = 0;
  const job = jobOf(`job-${count}`);
  const brief = briefOf(job.question);
  const plan = planWithoutModel({
    brief,
    ...PLAN_LIMITS,
  });
  await ports.research.put(job, 'BRIEF', { id: ONLY, record: brief });
  await ports.research.put(job, 'PLAN', { id: ONLY, record: plan });
  return job;
}

const referenceOf = ({ tenantId, jobId }: Job) => ({ tenantId, jobId });

async function search(job: Job): Promise<unknown> {
  const query = {
    id: 'i01-01',
    waveId: 'i01',
    text: 'iron rust',
    provider: 'corpus',
    endpoint: 'corpus' as const,
    resultCount: 10,
    itemIds: ['item_1'],
  };
  await ports.research.put(job, 'QUERY', { id: query.id, record: query });
  const input = { ...referenceOf(job), cursor: WAVE, queryId: query.id };
  await runSearchStep.run(input, contextOf(ports, job));
  return ports.research.get(job, 'SEARCH', query.id);
}

async function select(job: Job, iteration: number, hits: readonly Hit[]): Promise<readonly string[]> {
  const waveId = `i0${iteration}`;
  const result = { queryId: `${waveId}-01`, waveId, provider: 'corpus', hits };
  await ports.research.put(job, 'SEARCH', { id: result.queryId, record: result });
  const input = { ...referenceOf(job), cursor: { ...WAVE, iteration } };
  const { output } = await selectSourcesStep.run(input, contextOf(ports, job));
  return output.sources.map((source) => source.sourceId);
}

async function fetchSource(job: Job, origins?: Source['origins']): Promise<Source | undefined> {
  const record = sourceOf('s-1', { status: 'selected', ...(origins ? { origins } : {}) });
  await ports.research.put(job, 'SOURCE', { id: 's-1', record });
  const input = { ...referenceOf(job), cursor: WAVE, sourceId: 's-1' };
  await fetchSourceStep.run(input, contextOf(ports, job));
  return ports.research.get(job, 'SOURCE', 's-1');
}

async function digest(job: Job): Promise<number> {
  const input = { ...referenceOf(job), cursor: WAVE, sourceId: 's-1' };
  const { output } = await digestSourceStep.run(input, contextOf(ports, job));
  return output.evidenceCount;
}

describe('RunSearch', () => {
  it('keeps what was found, and asks no second time', async () => {
    const job = await newJob();
    inputs.search = () => [hitOf('a')];
    const first = await search(job);
    expect(first).toMatchObject({ hits: [{ id: 'a' }] });
    expect(await search(job)).toEqual(first);
    expect(inputs.calls).toBe(1);
  });

  it('puts a text back that was damaged in the archive', async () => {
    const job = await newJob();
    inputs.read = documentOf;
    const key = archiveKey(job.tenantId, 's-1', sha256(TEXT));
    await ports.archive.put(key, 'Iron never rusts.');
    await fetchSource(job);
    expect(await ports.archive.getText(key)).toBe(TEXT);
  });

  it('keeps a failure with its reason', async () => {
    const job = await newJob();
    inputs.search = () => {
      throw new ServiceUnavailable('The library is closed.');
    };
    const failure = { name: 'ServiceUnavailable', message: 'The library is closed.' };
    expect(await search(job)).toMatchObject({ hits: [], failure });
  });

  it('leaves a search that was stopped unrecorded', async () => {
    const job = await newJob();
    inputs.search = () => {
      throw new JobCancelled('The job was stopped before this call.');
    };
    await expect(search(job)).rejects.toBeInstanceOf(JobCancelled);
    inputs.search = () => [hitOf('a')];
    expect(await search(job)).toMatchObject({ hits: [{ id: 'a' }] });
  });

  it('takes results of another shape for a failure of the provider', async () => {
    const job = await newJob();
    inputs.search = () => [{ ...hitOf('a'), rank: 0 }];
    expect(await search(job)).toMatchObject({ hits: [], failure: { name: 'MalformedReply' } });
  });
});

describe('SelectSources', () => {
  it('reads no document again that an earlier wave read, by whatever name', async () => {
    const job = await newJob();
    const url = 'https://papers.example/rust';
    const first = await select(job, 1, [hitOf('a', { url })]);
    expect(first).toHaveLength(1);
    const again = [hitOf('b', { url, workIds: { doi: '10.1/x' } }), hitOf('c')];
    const second = await select(job, 2, again);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });

  it('chooses the same when it runs again', async () => {
    const job = await newJob();
    const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id, index) =>
      hitOf(id, { rank: index + 1 }),
    );
    const first = await select(job, 1, hits);
    expect(first).toHaveLength(7);
    expect(await select(job, 1, hits)).toEqual(first);
    const sources = await ports.research.list(job, 'SOURCE');
    expect(sources.filter((source) => source.readMode === 'full')).toHaveLength(3);
  });
});

async function archived(job: Job, change: Partial<Source> = {}): Promise<Source> {
  const source = sourceOf('s-1', { archiveHash: 'a'.repeat(64), contentType: 'text/plain', ...change });
  await ports.research.put(job, 'SOURCE', { id: source.id, record: source });
  await ports.archive.put(archiveKey(job.tenantId, source.id, 'a'.repeat(64)), TEXT);
  return source;
}

describe('FetchSource', () => {
  it('archives the canonical text under its hash, and reads no second time', async () => {
    const job = await newJob();
    inputs.read = documentOf;
    const source = await fetchSource(job);
    expect(source).toMatchObject({ status: 'fetched', characters: TEXT.length });
    const key = archiveKey(job.tenantId, 's-1', source?.archiveHash ?? '');
    expect(await ports.archive.getText(key)).toBe(TEXT);
    await fetchSource(job);
    expect(inputs.calls).toBe(1);
  });

  it.each([
    ['there is no text', () => documentOf(' \n '), 'There is no text in it.'],
    [
      'it is gone',
      () => {
        throw new UnreadableSource('It is gone.');
      },
      'It is gone.',
    ],
  ])('skips a source with the reason when %s', async (_, read, skipReason) => {
    const job = await newJob();
    inputs.read = read;
    expect(await fetchSource(job)).toMatchObject({ status: 'skipped', skipReason });
  });

  it('reads a document elsewhere that is gone where it was found first', async () => {
    const job = await newJob();
    inputs.read = () => {
      if (inputs.calls === 1) throw new UnreadableSource('It is gone.');
      return documentOf();
    };
    const origins = ['a', 'a', 'b'].map((hitId) => ({ provider: 'corpus', hitId, queryId: 'i01-01' }));
    expect(await fetchSource(job, origins)).toMatchObject({ status: 'fetched' });
    expect(inputs.calls).toBe(2);
  });

  it('fails, to be tried again, when the provider does not answer', async () => {
    const job = await newJob();
    inputs.read = () => {
      throw new ServiceUnavailable('Not now.');
    };
    await expect(fetchSource(job)).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});

describe('DigestSource', () => {
  it('keeps quotes that verify, and a digest/v1 payload', async () => {
    const job = await newJob();
    await archived(job);
    expect(await digest(job)).toBeGreaterThan(0);
    const evidence = await ports.research.list(job, 'EVIDENCE');
    expect(evidence.filter((one) => !verifyLocator(TEXT, one.locator, one.quote))).toEqual([]);
    const kept = await ports.research.get(job, 'DIGEST', 's-1');
    expect(kept?.payload).toMatchObject({
      version: '1.0',
      content_type: 'digest/v1',
      original_chars: TEXT.length,
      source_text_hash: `sha256:${'a'.repeat(64)}`,
    });
    expect(kept?.replacesContent).toBe(false);
  });

  it('reads an address whose escapes are of another encoding', async () => {
    const job = await newJob();
    await archived(job, { url: 'https://a.example/caf%E9/100%/rust' });
    expect(await digest(job)).toBeGreaterThan(0);
  });

  it('writes the same records when it runs again', async () => {
    const job = await newJob();
    await archived(job);
    const first = await digest(job);
    const before = await ports.research.list(job, 'EVIDENCE');
    expect(await digest(job)).toBe(first);
    expect(await ports.research.list(job, 'EVIDENCE')).toEqual(before);
  });

  it('takes words for what they are that name parts of every object', async () => {
    const job = await newJob();
    await archived(job);
    await ports.research.put(job, 'RARITY', { id: ONLY, record: { documentCount: 9, idf: { iron: 2 } } });
    const plan = await ports.research.get(job, 'PLAN', ONLY);
    const [item] = plan?.checklist ?? [];
    const part = { text: 'constructor', terms: ['constructor', 'iron', 'rust'], focus: [], circumstance: [] };
    const checklist = item ? [{ ...item, parts: [part], topic: ['constructor', 'rust'] }] : [];
    if (plan) await ports.research.put(job, 'PLAN', { id: ONLY, record: { ...plan, checklist } });
    expect(await digest(job)).toBeGreaterThan(0);
    const scores = (await ports.research.list(job, 'EVIDENCE')).flatMap((one) => one.items);
    expect(scores.filter((one) => !(one.score > 0 && one.score <= 1))).toEqual([]);
  });

  it('fails for a source whose archived text is gone', async () => {
    const job = await newJob();
    await archived(job, { archiveHash: 'b'.repeat(64) });
    await expect(digest(job)).rejects.toBeInstanceOf(UnreadableSource);
  });
});

describe('ReviseReport', () => {
  it('makes the same revision when it runs again after a crash', async () => {
    const job = await newJob();
    const draft: Draft = {
      revision: 0,
      title: 'Rust',
      answer: [],
      sections: [],
      contradictions: [],
      limitations: [],
      gaps: [],
      requests: [{ topic: 'prices' }],
      method: 'written',
    };
    await ports.research.put(job, 'DRAFT', { id: 'r00', record: draft });
    const found = evidenceOf({ sourceId: 's-1', quote: 'Copper has become dear.' }, { waveId: 'r01' });
    await ports.research.put(job, 'EVIDENCE', { id: found.id, record: found });
    const input = {
      ...referenceOf(job),
      cursor: { iteration: 1, purpose: 'revision', revision: 1 } as const,
    };
    await reviseReportStep.run(input, contextOf(ports, job));
    const first = await ports.research.get(job, 'DRAFT', 'r01');
    await reviseReportStep.run(input, contextOf(ports, job));
    expect(await ports.research.get(job, 'DRAFT', 'r01')).toEqual(first);
    expect(first?.sections.map((section) => section.title)).toEqual(['On prices']);
  });
});
