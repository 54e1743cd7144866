import { beforeAll, describe, expect, it } from 'vitest';
import { runSearchStep } from '#functions/steps/run-search/run-search.ts';
import type { Job } from '#shared/domain/job.ts';
import { JobCancelled, ServiceUnavailable } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { hitOf } from '../builders.ts';
import { contextOf } from '../ports.ts';
import { type Inputs, WAVE, type WaveWorld, openWaveWorld, referenceOf } from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;
let inputs: Inputs;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports, inputs } = world);
});

const told: (string | undefined)[] = [];

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
  const { message } = await runSearchStep.run(input, contextOf(ports, job));
  told.push(message);
  return ports.research.get(job, 'SEARCH', query.id);
}

describe('RunSearch', () => {
  it('keeps what was found, and asks no second time', async () => {
    const job = await world.newJob();
    inputs.search = () => [hitOf('a')];
    const first = await search(job);
    expect(first).toMatchObject({ hits: [{ id: 'a' }] });
    expect(await search(job)).toEqual(first);
    expect(inputs.calls).toBe(1);
  });

  it('tells what was looked for besides the words of the query', async () => {
    inputs.search = () => [hitOf('a')];
    inputs.nearTerms = ['rusti'];
    expect(await search(await world.newJob())).toMatchObject({ nearTerms: ['rusti'] });
    expect(told.at(-1)).toBe(
      '1 results from corpus for "iron rust" (and for rusti: a word of it is in no document as it is written)',
    );
    delete inputs.nearTerms;
    expect(await search(await world.newJob())).not.toHaveProperty('nearTerms');
  });

  it('tells what is among the results for want of others', async () => {
    inputs.search = () => [hitOf('a'), { ...hitOf('b'), isUnmatched: true }];
    await search(await world.newJob());
    expect(told.at(-1)).toBe(
      '2 results from corpus for "iron rust" (1 without any of its words: there are few documents)',
    );
  });

  it('keeps a failure with its reason', async () => {
    const job = await world.newJob();
    inputs.search = () => {
      throw new ServiceUnavailable('The library is closed.');
    };
    const failure = { name: 'ServiceUnavailable', message: 'The library is closed.' };
    expect(await search(job)).toMatchObject({ hits: [], failure });
  });

  it('leaves a search that was stopped unrecorded', async () => {
    const job = await world.newJob();
    inputs.search = () => {
      throw new JobCancelled('The job was stopped before this call.');
    };
    await expect(search(job)).rejects.toBeInstanceOf(JobCancelled);
    inputs.search = () => [hitOf('a')];
    expect(await search(job)).toMatchObject({ hits: [{ id: 'a' }] });
  });

  it('takes results of another shape for a failure of the provider', async () => {
    const job = await world.newJob();
    inputs.search = () => [{ ...hitOf('a'), rank: 0 }];
    expect(await search(job)).toMatchObject({ hits: [], failure: { name: 'MalformedReply' } });
  });
});
