import { beforeEach, describe, expect, it } from 'vitest';
import type { CallIdentity } from '#shared/ports/call-ledger.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { TermStatistics } from '#shared/ports/search-provider.ts';
import { recordPorts } from '#shared/research/recorded-ports.ts';
import { START, jobOf, openPorts } from '#tests/unit/functions/steps/ports.ts';

const job = jobOf('job-1');
const STEP: CallIdentity = {
  kind: 'step',
  step: 'DigestSource',
  waveId: 'i01',
  index: 's-1',
  inputHash: 'h',
};
const entry = (value: unknown) => ({ value, expiresAt: START + 60_000 });

let ports: Ports;
beforeEach(async () => {
  ports = await openPorts();
});

const recorded = (change: Partial<Ports> = {}, step = STEP): Ports =>
  recordPorts({ ...ports, ...change }, job, step);

describe('what a step finds in the cache', () => {
  it('is what it found before, when it runs again', async () => {
    await ports.cache.put('local', 'key', entry('old'));
    expect(await recorded().cache.get('local', 'key')).toBe('old');
    await ports.cache.put('local', 'key', entry('new'));
    expect(await recorded().cache.get('local', 'key')).toBe('old');
  });

  it('is another matter for another key, another step, another wave and another item', async () => {
    await ports.cache.put('local', 'key', entry('old'));
    await ports.cache.put('local', 'other', entry('other'));
    await recorded().cache.get('local', 'key');
    await ports.cache.put('local', 'key', entry('new'));
    expect(await recorded().cache.get('local', 'other')).toBe('other');
    for (const step of [
      { ...STEP, step: 'CheckCompleteness' },
      { ...STEP, waveId: 'i02' },
      { ...STEP, index: 's-2' },
    ])
      expect(await recorded({}, step).cache.get('local', 'key')).toBe('new');
  });

  it('may come later, where there was nothing', async () => {
    expect(await recorded().cache.get('local', 'key')).toBeUndefined();
    await recorded().cache.put('local', 'key', entry('made'));
    expect(await recorded().cache.get('local', 'key')).toBe('made');
  });
});

describe('what a corpus counts', () => {
  function counting(documentCount: number): TermStatistics & { asked: number } {
    const counts = {
      documentCount: 0,
      asked: 0,
      documentFrequencies: async (terms: readonly string[]) => {
        counts.asked += 1;
        counts.documentCount = documentCount;
        return new Map(terms.map((term) => [term, documentCount / 10]));
      },
    };
    return counts;
  }

  it('is counted once for a step, however the corpus changes', async () => {
    const [first, later] = [counting(100), counting(900)];
    const { statistics } = recorded({ statistics: first });
    expect(statistics?.documentCount).toBe(0);
    expect(await statistics?.documentFrequencies(['rust'])).toEqual(new Map([['rust', 10]]));
    expect(statistics?.documentCount).toBe(100);
    const again = recorded({ statistics: later }).statistics;
    expect(await again?.documentFrequencies(['rust'])).toEqual(new Map([['rust', 10]]));
    expect(again?.documentCount).toBe(100);
    expect([first.asked, later.asked]).toEqual([1, 0]);
  });

  it('is counted again for other words', async () => {
    const counts = counting(100);
    const { statistics } = recorded({ statistics: counts });
    await statistics?.documentFrequencies(['rust']);
    await statistics?.documentFrequencies(['salt']);
    expect(counts.asked).toBe(2);
  });

  it('is nothing without a corpus', () => {
    expect(recorded({ statistics: undefined }).statistics).toBeUndefined();
  });
});
