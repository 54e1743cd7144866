import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#shared/domain/job.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { noteLostSearches, noteLostSources } from '#shared/research/note-losses.ts';
import { describeFailures, readSearchHealth } from '#shared/research/search-trouble.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { sourceOf } from '#tests/unit/functions/steps/builders.ts';
import { contextOf, jobOf, openPorts, submit } from '#tests/unit/functions/steps/ports.ts';

let ports: Ports;
let job: Job;
let emitted: StepEvent[] = [];
const context = () => ({
  ...contextOf(ports, job),
  emit: async (event: StepEvent) => void emitted.push(event),
});

beforeEach(async () => {
  ports = await openPorts();
  job = await submit(ports, jobOf('job-1'));
  emitted = [];
});

describe('a part of a wave that was given up', () => {
  it('is put down as a search that failed, with an event', async () => {
    const record = {
      id: 'i01-01',
      waveId: 'i01',
      text: 'rust',
      provider: 'pubmed',
      endpoint: 'pubmed' as const,
      resultCount: 10,
      itemIds: [],
    };
    await ports.research.put(job, 'QUERY', { id: record.id, record });
    await noteLostSearches(
      [
        { queryId: 'i01-01', error: 'States.Timeout' },
        { queryId: 'i01-02' },
        { queryId: 'i01-09', error: 'States.Timeout' },
      ],
      context(),
    );
    const message = 'A search of pubmed was lost: it did not end in its time (States.Timeout).';
    expect(await ports.research.list(job, 'SEARCH')).toEqual([
      {
        queryId: 'i01-01',
        waveId: 'i01',
        provider: 'pubmed',
        hits: [],
        failure: { name: 'States.Timeout', message },
        lost: 'States.Timeout',
      },
    ]);
    expect(emitted).toEqual([
      {
        type: 'search-lost',
        key: 'i01-01',
        message,
        data: { queryId: 'i01-01', provider: 'pubmed', error: 'States.Timeout' },
      },
    ]);
  });

  it('is put down as a source that was skipped, with an event', async () => {
    await ports.research.put(job, 'SOURCE', { id: 's-1', record: sourceOf('s-1', { status: 'selected' }) });
    await noteLostSources(
      [{ sourceId: 's-1', error: 'Odd' }, { sourceId: 's-2' }, { sourceId: 's-9', error: 'Odd' }],
      context(),
    );
    expect(await ports.research.list(job, 'SOURCE')).toEqual([
      sourceOf('s-1', {
        status: 'skipped',
        skipReason: 'Lost: it failed in the service itself (Odd).',
        lost: 'Odd',
      }),
    ]);
    expect(emitted).toEqual([
      {
        type: 'source-lost',
        key: 's-1',
        message: 'A source was lost: it failed in the service itself (Odd).',
        data: { sourceId: 's-1', error: 'Odd' },
      },
    ]);
  });
});

describe('the searches of a job', () => {
  const search = (queryId: string, provider: string, message?: string): SearchResult => ({
    queryId,
    waveId: queryId.slice(0, 3),
    provider,
    hits: [],
    ...(message === undefined ? {} : { failure: { name: 'ServiceUnavailable', message } }),
  });

  it('are in trouble when every one of a wave failed', async () => {
    for (const one of [search('i01-01', 'pubmed', 'Down.'), search('i02-01', 'pubmed')])
      await ports.research.put(job, 'SEARCH', { id: one.queryId, record: one });
    expect(await readSearchHealth(ports, job, 'i01')).toMatchObject({ trouble: 'failed' });
    expect(await readSearchHealth(ports, job, 'i02')).toMatchObject({ trouble: undefined });
    const all = await readSearchHealth(ports, job);
    expect([all.trouble, all.searches.length]).toEqual([undefined, 2]);
  });

  it('name each provider that failed once, with each of its reasons once', () => {
    expect(
      describeFailures([
        search('i01-01', 'pubmed', 'Down.'),
        search('i01-02', 'arxiv'),
        search('i01-03', 'pubmed', 'Slow.'),
        search('i01-04', 'pubmed', 'Down.'),
        search('i01-05', 'exa', 'Refused.'),
      ]),
    ).toEqual(['pubmed: Down. Slow.', 'exa: Refused.']);
  });
});
