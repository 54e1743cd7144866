import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER, openBrowser, openPage } from './browser.ts';
import { seriousFindings } from './serious-findings.ts';
import { serveRecording } from './screens/recorded-service.ts';
import { readRecording } from './screens/recording.ts';

describe.runIf(HAS_BROWSER)('R7.9 the pages of batches, standing questions and schedules', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test(
    'have no serious fault for assistive technology, wide or narrow, light or dark',
    { timeout: 240_000 },
    async () => {
      const recording = await readRecording();
      const server = await serveRecording(recording);
      const pages = [
        ['#/batches', '.jobs li'],
        [`#/batches/${recording.batchId}`, '.line-errors'],
        ['#/standing', '#schedules'],
        [`#/standing/${recording.standingId}`, '.change .in-text summary'],
      ] as const;
      try {
        for (const [width, scheme] of [
          [1280, 'dark'],
          [360, 'light'],
          [1280, 'light'],
          [360, 'dark'],
        ] as const) {
          const { page, misdeeds } = await openPage(browser, server.url, { width, scheme });
          for (const [address, shown] of pages) {
            await page.evaluate((hash) => {
              location.hash = hash;
            }, address);
            await page.waitForSelector(shown);
            for (const summary of await page.$$('.in-text summary')) await summary.press('Enter');
            expect(await seriousFindings(page), `${address} at ${width}, ${scheme}`).toEqual([]);
          }
          expect(await page.locator('.in-text mark').count()).toBeGreaterThan(1);
          expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
          await page.context().close();
        }
      } finally {
        await server.close();
      }
    },
  );
});
