import { beforeEach, describe, expect, it } from 'vitest';
import type { Hit } from '#shared/domain/hit.ts';
import { type Query, waveId } from '#shared/domain/query.ts';
import { JobCancelled, ProviderRefused, QuotaSpent, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { type SearchContext, searchOnce } from '#shared/research/search-once.ts';
import type { StepEvent } from '#shared/research/step.ts';
import { hitOf } from '#tests/unit/functions/steps/builders.ts';
import {
  type StandingClock,
  contextOf,
  createStandingClock,
  jobOf,
  openPorts,
} from '#tests/unit/functions/steps/ports.ts';

const WAVE = waveId({ iteration: 1, purpose: 'research', revision: 0 });

let clock: StandingClock;
let ports: Ports;
let context: SearchContext;
let emitted: StepEvent[];
let calls = 0;
let answer: () => readonly Hit[] = () => [];

beforeEach(async () => {
  calls = 0;
  answer = () => [hitOf('a')];
  emitted = [];
  clock = createStandingClock();
  const provider = {
    name: 'library',
    needsNetwork: true,
    search: async () => {
      calls += 1;
      return answer();
    },
  };
  ports = await openPorts({ clock, providers: new Map([['library', provider]]) });
  context = {
    ...contextOf(ports, jobOf('job-1'), 'RunSearch'),
    emit: async (event) => void emitted.push(event),
  };
});

function queryOf(index: number): Query {
  return {
    id: `${WAVE}-${String(index).padStart(2, '0')}`,
    waveId: WAVE,
    text: `query ${index}`,
    provider: 'library',
    endpoint: 'search',
    resultCount: 10,
    itemIds: [],
  };
}

async function failOften(error: Error, count = 5): Promise<void> {
  answer = () => {
    throw error;
  };
  for (let index = 1; index <= count; index += 1) await searchOnce(context, queryOf(index));
}

describe('R2.3 a provider that fails', () => {
  it.each([
    new ServiceUnavailable('It is closed.'),
    new Throttled('Fewer, please.'),
    new QuotaSpent('It is used up.'),
  ])('is left alone after five failures, and the result says so: $name', async (error) => {
    await failOften(error);
    answer = () => [hitOf('a')];
    const result = await searchOnce(context, queryOf(6));
    expect(result).toMatchObject({
      hits: [],
      failure: {
        name: 'ServiceUnavailable',
        message: expect.stringContaining('library has failed too often'),
      },
    });
    expect(calls).toBe(5);
    expect(emitted).toMatchObject([{ type: 'breaker.opened', data: { provider: 'library' } }]);
  });

  it('is left alone when what it answers is no list of results', async () => {
    answer = () => [{ ...hitOf('a'), rank: 0 }];
    for (let index = 1; index <= 6; index += 1) await searchOnce(context, queryOf(index));
    expect(calls).toBe(5);
  });

  it('is tried again by one query after a while, and asked as ever once it has answered', async () => {
    await failOften(new ServiceUnavailable('It is closed.'));
    answer = () => [hitOf('a')];
    clock.moveBy(61_000);
    expect(await searchOnce(context, queryOf(6))).toMatchObject({ hits: [{ id: 'a' }] });
    expect(await searchOnce(context, queryOf(7))).toMatchObject({ hits: [{ id: 'a' }] });
  });

  it('gives a recorded result though it is left alone', async () => {
    const first = await searchOnce(context, queryOf(9));
    await failOften(new ServiceUnavailable('It is closed.'), 8);
    expect(await searchOnce(context, queryOf(9))).toEqual(first);
  });

  it('is asked on when it only refuses queries', async () => {
    await failOften(new ProviderRefused('No such word.'), 8);
    expect(calls).toBe(8);
    expect(emitted).toEqual([]);
  });
});

describe('a search', () => {
  it('is recorded with its failure, and not sent again', async () => {
    await failOften(new Throttled('Fewer, please.'), 1);
    answer = () => [hitOf('a')];
    const failure = { name: 'Throttled', message: 'Fewer, please.' };
    expect(await searchOnce(context, queryOf(1))).toMatchObject({ hits: [], failure });
    expect(calls).toBe(1);
  });

  it('is not recorded when the job was cancelled under it', async () => {
    await expect(failOften(new JobCancelled('The job has ended.'), 1)).rejects.toThrow(JobCancelled);
    answer = () => [hitOf('a')];
    expect(await searchOnce(context, queryOf(1))).toMatchObject({ hits: [{ id: 'a' }] });
  });

  it('fails when the store of the breakers does, and does not lay that on the provider', async () => {
    const down = async (): Promise<never> => {
      throw new ServiceUnavailable('The table does not answer.');
    };
    const broken = { ...ports, breakers: { ...ports.breakers, read: down } };
    await expect(searchOnce({ ...context, ports: broken }, queryOf(1))).rejects.toThrow('The table');
    expect(await searchOnce(context, queryOf(1))).toMatchObject({ hits: [{ id: 'a' }] });
  });
});
