import { describe, expect, it } from 'vitest';
import { gatherCandidates } from '#functions/steps/select-sources/gather-candidates.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { SearchResult } from '#shared/domain/search-result.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { BRIEF, PLAN } from '#tests/unit/shared/prompting/given.ts';
import { sourceOf } from '../builders.ts';
import { contextOf, jobOf, openPorts } from '../ports.ts';
import { pageOf, resultOf } from './select-world.ts';

const job = jobOf('job-1');
const WORDS = [
  'whales',
  'iron',
  'bees',
  'tides',
  'glass',
  'rivers',
  'owls',
  'moss',
  'salt',
  'clay',
  'peat',
  'ice',
];

/** Pages that have nothing in common. */
const pages = (from: number, to: number): readonly Hit[] =>
  WORDS.slice(from, to).map((word) =>
    pageOf(word, { title: `${word} by ${word}`, snippet: `On ${word}, ${word}s and no other ${word}.` }),
  );

async function gather(results: readonly SearchResult[], environment: Readonly<Record<string, string>> = {}) {
  const ports = await openPorts({ environment });
  for (const record of results) await ports.research.put(job, 'SEARCH', { id: record.queryId, record });
  const read = sourceOf('s-read', { domain: 'read.example' });
  await ports.research.put(job, 'SOURCE', { id: read.id, record: { ...read, waveId: 'i00' } });
  const emitted: StepEvent[] = [];
  const context = {
    ...contextOf(ports, job, 'SelectSources'),
    emit: async (event: StepEvent) => void emitted.push(event),
  };
  return gatherCandidates({ id: 'i01', brief: BRIEF, plan: PLAN }, context);
}

const found = ({ fresh }: Awaited<ReturnType<typeof gather>>): readonly string[] =>
  fresh.map(({ hit }) => hit.id).toSorted();

describe('R2.2 the candidates of a wave', () => {
  it('are the eight best of each search, where it brought more', async () => {
    const gathered = await gather([resultOf(1, pages(0, 12))]);
    expect(found(gathered)).toEqual(WORDS.slice(0, 8).toSorted());
    expect(gathered.counts).toMatchObject({ found: 12, over_cap: 4, documents: 8 });
  });

  it('are as many as the configuration keeps of each search', async () => {
    const results = [resultOf(1, pages(0, 6)), resultOf(2, pages(6, 12))];
    const gathered = await gather(results, { KEPT_PER_QUERY: '2' });
    expect(found(gathered)).toEqual([...WORDS.slice(0, 2), ...WORDS.slice(6, 8)].toSorted());
  });

  it('are what the others brought, when a search failed', async () => {
    const failure = { name: 'ServiceUnavailable', message: 'Down.' };
    const gathered = await gather([{ ...resultOf(1, []), failure }, resultOf(2, pages(0, 3))]);
    expect(found(gathered)).toEqual(WORDS.slice(0, 3).toSorted());
  });

  it('know the domains that were read before', async () => {
    expect([...(await gather([])).domains]).toEqual(['read.example']);
  });
});
