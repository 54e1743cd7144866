import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendHedged } from '#shared/research/hedge.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Requests that end when they are asked to. */
function openLine() {
  const sent: { readonly answer: PromiseWithResolvers<string>; readonly signal: AbortSignal }[] = [];
  const furtherMilliseconds = vi.fn<() => Promise<number>>(async () => 0);
  const stop = new AbortController();
  const hedge = {
    signal: stop.signal,
    leastMilliseconds: 10_000,
    furtherMilliseconds,
    send: async (signal: AbortSignal): Promise<string> => {
      const answer = Promise.withResolvers<string>();
      sent.push({ answer, signal });
      return answer.promise;
    },
  };
  return { sent, stop, furtherMilliseconds, asked: sendHedged(hedge) };
}

describe('a request', () => {
  it('is sent once where it is answered soon, and nobody is asked how slow is slow', async () => {
    const { sent, asked, furtherMilliseconds } = openLine();
    await vi.advanceTimersByTimeAsync(9_999);
    sent[0]?.answer.resolve('first');
    expect(await asked).toEqual({ value: 'first', isHedged: false });
    expect(sent).toHaveLength(1);
    expect(furtherMilliseconds).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is sent again after ten seconds, and the one that hangs is stopped', async () => {
    const { sent, asked } = openLine();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
    sent[1]?.answer.resolve('second');
    expect(await asked).toEqual({ value: 'second', isHedged: true });
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('wins where it is answered after all before the second', async () => {
    const { sent, asked } = openLine();
    await vi.advanceTimersByTimeAsync(10_000);
    sent[0]?.answer.resolve('first');
    expect(await asked).toEqual({ value: 'first', isHedged: true });
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  it('is waited for as long as others of its kind took', async () => {
    const { sent, asked, furtherMilliseconds } = openLine();
    furtherMilliseconds.mockResolvedValue(20_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    sent[1]?.answer.resolve('second');
    await asked;
  });

  it('that fails is not sent again, and a failure of one of two waits for the other', async () => {
    const failed = openLine();
    failed.sent[0]?.answer.reject(new RangeError('No.'));
    await expect(failed.asked).rejects.toThrow('No.');
    expect(failed.sent).toHaveLength(1);
    const { sent, asked } = openLine();
    await vi.advanceTimersByTimeAsync(10_000);
    sent[0]?.answer.reject(new RangeError('No.'));
    sent[1]?.answer.resolve('second');
    expect(await asked).toEqual({ value: 'second', isHedged: true });
  });

  it('fails with the first failure where both fail', async () => {
    const { sent, asked } = openLine();
    await vi.advanceTimersByTimeAsync(10_000);
    sent[1]?.answer.reject(new RangeError('Second.'));
    sent[0]?.answer.reject(new RangeError('First.'));
    await expect(asked).rejects.toThrow('First.');
  });

  it('is stopped with all that was sent', async () => {
    const { sent, stop, asked } = openLine();
    await vi.advanceTimersByTimeAsync(10_000);
    stop.abort();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    for (const one of sent) one.answer.reject(new RangeError('Stopped.'));
    await expect(asked).rejects.toThrow('Stopped.');
  });
});
