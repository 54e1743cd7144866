import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPdf } from '../../../cli/print-pdf.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a browser that is not there is said to be missing, and nothing goes on waiting for it', async () => {
  await expect(printPdf('<p>A report.</p>', '/nowhere/chromium')).rejects.toThrow(
    'There is no browser at /nowhere/chromium.',
  );
  expect(vi.getTimerCount()).toBe(0);
});
