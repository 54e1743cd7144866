import { beforeAll, describe, expect, it } from 'vitest';
import { selectSourcesStep } from '#functions/steps/select-sources/select-sources.ts';
import type { Hit } from '#shared/domain/hit.ts';
import type { Job } from '#shared/domain/job.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { hitOf } from '../builders.ts';
import { contextOf } from '../ports.ts';
import { WAVE, type WaveWorld, openWaveWorld, referenceOf } from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports } = world);
});

async function select(job: Job, iteration: number, hits: readonly Hit[]): Promise<readonly string[]> {
  const waveId = `i0${iteration}`;
  const result = { queryId: `${waveId}-01`, waveId, provider: 'corpus', hits };
  await ports.research.put(job, 'SEARCH', { id: result.queryId, record: result });
  const input = { ...referenceOf(job), cursor: { ...WAVE, iteration } };
  const { output } = await selectSourcesStep.run(input, contextOf(ports, job));
  return output.sources.map((source) => source.sourceId);
}

describe('SelectSources', () => {
  it('reads no document again that an earlier wave read, by whatever name', async () => {
    const job = await world.newJob();
    const url = 'https://papers.example/rust';
    const first = await select(job, 1, [hitOf('a', { url })]);
    expect(first).toHaveLength(1);
    const again = [hitOf('b', { url, workIds: { doi: '10.1/x' } }), hitOf('c')];
    const second = await select(job, 2, again);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });

  it('chooses the same when it runs again', async () => {
    const job = await world.newJob();
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
