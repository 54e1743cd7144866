import { beforeAll, describe, expect, it } from 'vitest';
import { fetchSourceStep } from '#functions/steps/fetch-source/fetch-source.ts';
import type { Job } from '#shared/domain/job.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { sha256 } from '#shared/text/hash.ts';
import { sourceOf } from '../builders.ts';
import { contextOf } from '../ports.ts';
import {
  type Inputs,
  TEXT,
  WAVE,
  type WaveWorld,
  documentOf,
  openWaveWorld,
  referenceOf,
} from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;
let inputs: Inputs;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports, inputs } = world);
});

async function fetchSource(job: Job, origins?: Source['origins']): Promise<Source | undefined> {
  const record = sourceOf('s-1', { status: 'selected', ...(origins ? { origins } : {}) });
  await ports.research.put(job, 'SOURCE', { id: 's-1', record });
  const input = { ...referenceOf(job), cursor: WAVE, sourceId: 's-1' };
  await fetchSourceStep.run(input, contextOf(ports, job));
  return ports.research.get(job, 'SOURCE', 's-1');
}

describe('FetchSource', () => {
  it('archives the canonical text under its hash, and reads no second time', async () => {
    const job = await world.newJob();
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
    const job = await world.newJob();
    inputs.read = read;
    expect(await fetchSource(job)).toMatchObject({ status: 'skipped', skipReason });
  });

  it('reads a document elsewhere that is gone where it was found first', async () => {
    const job = await world.newJob();
    inputs.read = () => {
      if (inputs.calls === 1) throw new UnreadableSource('It is gone.');
      return documentOf();
    };
    const origins = ['a', 'a', 'b'].map((hitId) => ({ provider: 'corpus', hitId, queryId: 'i01-01' }));
    expect(await fetchSource(job, origins)).toMatchObject({ status: 'fetched' });
    expect(inputs.calls).toBe(2);
  });

  it('fails, to be tried again, when the provider does not answer', async () => {
    const job = await world.newJob();
    inputs.read = () => {
      throw new ServiceUnavailable('Not now.');
    };
    await expect(fetchSource(job)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('puts a text back that was damaged in the archive', async () => {
    const job = await world.newJob();
    inputs.read = documentOf;
    const key = archiveKey(job.tenantId, 's-1', sha256(TEXT));
    await ports.archive.put(key, 'Iron never rusts.');
    await fetchSource(job);
    expect(await ports.archive.getText(key)).toBe(TEXT);
  });
});
