import { beforeAll, describe, expect, it } from 'vitest';
import { EnvironmentFailure, Throttled } from '#shared/errors.ts';
import type { Encoder, PairReader } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { measureOnce, tellOnce } from '#shared/research/measure-once.ts';
import { jobOf, openPorts } from '#tests/unit/functions/steps/ports.ts';
import { PLAIN_READER } from '#tests/support/plain-reader.ts';

const PAIRS = [
  { asked: 'a', said: 'a' },
  { asked: 'a', said: 'bb' },
];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts({});
});

/** Puts texts of one letter on one axis and all others on another; fails at the calls that are named. */
function encoderFailing(at: readonly number[], error: Error = new EnvironmentFailure('no memory')) {
  let calls = 0;
  const encoder: Encoder = {
    name: 'letters',
    reader: PLAIN_READER,
    encode: async (texts) => {
      calls += 1;
      if (at.includes(calls)) throw error;
      return texts.map((text) => (text.length === 1 ? Float32Array.of(1, 0) : Float32Array.of(0, 1)));
    },
  };
  return { encoder, calls: () => calls };
}

async function measure(jobId: string, encoder: Encoder, pairs = PAIRS, waveId = 'i01') {
  const context = { state: 'SelectSources', ports, job: jobOf(jobId), emit: async () => undefined } as const;
  return measureOnce(pairs, { encoder, waveId }, context);
}

describe('measureOnce', () => {
  it('gives what it gave before, and does not ask again', async () => {
    const { encoder, calls } = encoderFailing([2]);
    expect(await measure('again', encoder)).toEqual([1, 0]);
    expect(await measure('again', encoder)).toEqual([1, 0]);
    expect(calls()).toBe(1);
  });

  it('fails again where it failed before, though the encoder would run now', async () => {
    const { encoder, calls } = encoderFailing([1]);
    await expect(measure('failed', encoder)).rejects.toThrow(new EnvironmentFailure('no memory'));
    await expect(measure('failed', encoder)).rejects.toThrow(new EnvironmentFailure('no memory'));
    expect(calls()).toBe(1);
  });

  it('keeps each wave, each job and other pairs apart', async () => {
    const { encoder, calls } = encoderFailing([]);
    await measure('one', encoder);
    await measure('one', encoder, PAIRS, 'i02');
    await measure('two', encoder);
    await measure('one', encoder, PAIRS.slice(1));
    expect(calls()).toBe(4);
  });

  it('does not keep another fault than one of the encoder', async () => {
    const { encoder } = encoderFailing([1], new Throttled('slow down'));
    await expect(measure('throttled', encoder)).rejects.toThrow('slow down');
    expect(await measure('throttled', encoder)).toEqual([1, 0]);
  });

  it('asks nobody where there is nothing to compare', async () => {
    const { encoder, calls } = encoderFailing([1]);
    expect(await measure('nothing', encoder, [])).toEqual([]);
    expect(calls()).toBe(0);
  });
});

describe('tellOnce', () => {
  const tellBy = async (jobId: string, tell: PairReader['tell']) => {
    const context = {
      state: 'CheckCompleteness',
      ports,
      job: jobOf(jobId),
      emit: async () => undefined,
    } as const;
    return tellOnce(PAIRS, { reader: { name: 'reader', tell }, waveId: 'i01' }, context);
  };

  it('gives what it gave before, and does not ask again', async () => {
    expect(await tellBy('told', async () => [1, -2])).toEqual([1, -2]);
    expect(await tellBy('told', async () => [9, 9])).toEqual([1, -2]);
  });

  it.each([
    ['fewer than the pairs', [1]],
    ['none that is a number', [1, Number.NaN]],
    ['without end', [1, Infinity]],
  ])('takes numbers for no answer that are %s, now and when it is run again', async (name, given) => {
    await expect(tellBy(name, async () => given)).rejects.toThrow(EnvironmentFailure);
    await expect(tellBy(name, async () => [1, 2])).rejects.toThrow(EnvironmentFailure);
  });
});
