import { describe, expect, it } from 'vitest';
import { findEarlierSources } from '#functions/steps/select-sources/earlier-sources.ts';
import type { FollowUp } from '#shared/domain/follow-up.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';

const EARLIER = jobOf('earlier');
const FOLLOW_UP: FollowUp = {
  jobId: 'earlier',
  question: 'Why does iron rust?',
  answer: 'Because water reaches it.',
  isSameTopic: true,
  reason: 'It names iron.',
  sourceIds: ['s-1', 's-gone', 's-2'],
  thread: [],
};

const WHOLE = sourceOf('s-1', {
  origins: [{ provider: 'pubmed', hitId: '77', queryId: 'i01-01' }],
  kind: 'pubmed',
  title: 'Rust',
  url: 'https://papers.example/77',
  text: 'Iron rusts.',
  workIds: { pmid: '77' },
  authors: ['A. Smith'],
  container: 'Journal of Rust',
  publishedAt: '2021',
  notices: ['corrected'],
  compositeScore: 0.8,
  fullTextUrl: 'https://papers.example/77/full',
  language: 'en',
});
const BARE = sourceOf('s-2', { origins: [], compositeScore: 0.3 });

async function opened(): Promise<Ports> {
  const ports = await openPorts();
  for (const record of [WHOLE, BARE]) await ports.research.put(EARLIER, 'SOURCE', { id: record.id, record });
  return ports;
}

const find = async (ports: Ports, followUp: Partial<FollowUp> | undefined, wave = 'i01') => {
  const change = followUp === undefined ? {} : { followUp: { ...FOLLOW_UP, ...followUp } };
  return findEarlierSources(wave, contextOf(ports, jobOf('next', change), 'SelectSources'));
};

describe('R1.3 a question that follows up', () => {
  it('has the sources of the earlier report as hits of its first wave, as far as they are kept', async () => {
    const found = await find(await opened(), {});
    expect(found).toMatchObject({ waveId: 'i01', queryId: 'i01-99', provider: 'earlier-report' });
    expect(found?.hits).toEqual([
      {
        id: '77',
        provider: 'pubmed',
        kind: 'pubmed',
        title: 'Rust',
        url: 'https://papers.example/77',
        snippet: 'Iron rusts.',
        rank: 1,
        score: 0.8,
        notices: ['corrected'],
        workIds: { pmid: '77' },
        authors: ['A. Smith'],
        container: 'Journal of Rust',
        publishedAt: '2021',
        fullTextUrl: 'https://papers.example/77/full',
        language: 'en',
      },
      {
        id: 's-2',
        provider: 'earlier-report',
        kind: 'corpus',
        title: 'Source s-2',
        url: 'file:///library/s-2.md',
        snippet: '',
        rank: 2,
        score: 0.3,
        notices: [],
      },
    ]);
  });

  it.each([
    ['that leaves the topic', { isSameTopic: false }, 'i01'],
    ['on a report that cites nothing', { sourceIds: [] }, 'i01'],
    ['in its second wave', {}, 'i02'],
    ['that is none', undefined, 'i01'],
  ])('has none of them %s', async (_, followUp, wave) => {
    expect(await find(await opened(), followUp, wave)).toBeUndefined();
  });

  it('finds the same again, though the earlier job is gone meanwhile', async () => {
    const ports = await opened();
    const found = await find(ports, {});
    await ports.research.put(EARLIER, 'SOURCE', { id: 's-2', record: { ...BARE, title: 'Changed' } });
    expect(await find(ports, {})).toEqual(found);
    expect((await find(ports, { sourceIds: ['s-2'] }))?.hits[0]?.title).toBe('Changed');
  });
});
