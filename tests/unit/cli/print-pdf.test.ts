import { expect, test } from 'vitest';
import { printPdf } from '../../../cli/print-pdf.ts';

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

test('a browser that is not there is said to be missing, and nothing goes on waiting for it', async () => {
  const before = timers();
  await expect(printPdf('<p>A report.</p>', '/nowhere/chromium')).rejects.toThrow(
    'There is no browser at /nowhere/chromium.',
  );
  expect(timers()).toBe(before);
});
