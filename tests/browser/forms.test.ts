import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeViewer } from '#local/make-viewer.ts';
import { CORPUS, QUESTION } from '#tests/e2e/run-command.ts';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { ask, enter, tabTo } from './keyboard.ts';
import { withServers } from './servers.ts';

describe.runIf(RUNS_BROWSER)('R7.9 somebody at the keyboard', () => {
  let browser: Browser;
  beforeAll(async () => {
    await makeViewer();
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test('asks for a table, copies its link, and follows up', { timeout: 240_000 }, async () => {
    await withServers(async (_folder, serve) => {
      const { url } = await serve([CORPUS]);
      const { page, misdeeds } = await openPage(browser, url);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await ask(page, QUESTION, { format: 'table' });
      await page.waitForSelector('.answer table td .cite');
      await enter(page, '.to-export');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('export');
      await enter(page, '.export button.first');
      await page.waitForFunction(async () => (await navigator.clipboard.readText()) === location.href);
      const asked = page.url();
      await tabTo(page, '.follow-up textarea');
      await page.keyboard.type('When does the memory buffer drop events?');
      await enter(page, '.follow-up button');
      await page.waitForSelector('.answer');
      await page.waitForURL((now) => now.href !== asked);
      await page.waitForSelector('.answer');
      expect(await page.textContent('.head h1')).toContain('drop events');
      const jobId = /jobs\/([^/]+)/u.exec(asked)?.[1] ?? '';
      expect(await page.getAttribute('.thread a, main p a', 'href')).toContain(jobId);
      expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
    });
  });

  test('sends a batch, and reads what came of it', { timeout: 240_000 }, async () => {
    await withServers(async (_folder, serve) => {
      const { url } = await serve([CORPUS]);
      const { page } = await openPage(browser, `${url}/#/batches`);
      await tabTo(page, '.new textarea');
      await page.keyboard.type('What is the default size of the memory buffer of Tern?');
      await page.keyboard.press('Enter');
      await page.keyboard.type('When does Tern write to its disk buffer?');
      await enter(page, '.new button');
      await page.waitForSelector('main a[href$="/report"] >> nth=1');
      await enter(page, 'main a[href$="/report"]');
      await page.waitForSelector('.answer .cite');
    });
  });

  test(
    'keeps a question, runs it, and sets, pauses and removes a schedule',
    { timeout: 240_000 },
    async () => {
      await withServers(async (_folder, serve) => {
        const { url } = await serve([CORPUS]);
        const { page } = await openPage(browser, `${url}/#/standing`);
        await tabTo(page, '.new textarea');
        await page.keyboard.type(QUESTION);
        await enter(page, '.new button');
        await enter(page, '.actions.row button.first');
        await page.waitForSelector('.runs a[href$="/report"]');
        await enter(page, '#schedules ~ .actions button');
        await page.waitForSelector('#schedules ~ ul code >> text=1 day');
        await enter(page, '#schedules ~ ul .actions > button.second');
        await page.waitForSelector('#schedules ~ ul .badge');
        await enter(page, '#schedules ~ ul .cancel button');
        await page.waitForSelector('#schedules ~ ul .cancel button.first:focus');
        await page.keyboard.press('Enter');
        await page.waitForSelector('#schedules ~ ul code', { state: 'detached' });
      });
    },
  );
});
