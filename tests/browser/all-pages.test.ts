import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { overhangOf } from './overhang.ts';
import { TWO_LOOKS, seriousFindings } from './serious-findings.ts';
import { LIVE_JOB, serveRecording } from './screens/recorded-service.ts';
import { type Recording, readRecording } from './screens/recording.ts';

/** Every page of the viewer by its address, with what is there when the page is. */
function pagesOf({ jobId, batchId, standingId }: Recording): readonly (readonly [string, string])[] {
  return [
    ['#/', '.examples'],
    ['#/jobs', '.jobs li'],
    ['#/failures', '.jobs .failure'],
    ['#/folder', '.file'],
    [`#/jobs/${LIVE_JOB}`, '.reading .quoted'],
    [`#/jobs/${jobId}`, '.stages li.done:nth-child(7)'],
    [`#/jobs/${jobId}/report`, '.all-sources'],
    [`#/jobs/${jobId}/report/1-1`, '.sheet mark'],
    [`#/jobs/${jobId}/trace`, '.waterfall rect'],
    [`#/compare/${jobId}`, 'main h2'],
    [`#/compare/${jobId}/${jobId}`, '.figures'],
    ['#/batches', '.jobs li'],
    [`#/batches/${batchId}`, '.line-errors'],
    ['#/standing', '#schedules'],
    [`#/standing/${standingId}`, '.change .in-text summary'],
    ['#/jobs/not-there/report', '.failure button'],
    ['#/nowhere/at/all', 'h1'],
  ];
}

describe.runIf(RUNS_BROWSER)('R7.9 every page of the viewer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test.each(TWO_LOOKS)(
    'has no serious fault for assistive technology and fits its screen: %i wide, %s',
    { timeout: 240_000 },
    async (width, scheme) => {
      const recording = await readRecording();
      const server = await serveRecording(recording);
      try {
        const { page, misdeeds } = await openPage(browser, server.url, { width, scheme });
        for (const [address, shown] of pagesOf(recording)) {
          await page.evaluate((hash) => {
            location.hash = hash;
          }, address);
          await page.waitForSelector(shown);
          for (const summary of await page.$$('details:not([open]) > summary')) await summary.press('Enter');
          expect(await seriousFindings(page), address).toEqual([]);
          expect(await overhangOf(page), address).toBe(0);
        }
        expect(misdeeds.requestsElsewhere).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );
});
