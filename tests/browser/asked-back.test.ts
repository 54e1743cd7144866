import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeViewer } from '#local/make-viewer.ts';
import { CORPUS, QUESTION } from '#tests/e2e/run-command.ts';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { ask, tabTo } from './keyboard.ts';
import { withServers } from './servers.ts';

describe.runIf(RUNS_BROWSER)('R7.9 somebody at the keyboard who is asked back', () => {
  let browser: Browser;
  beforeAll(async () => {
    await makeViewer();
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test('answers, words the plan otherwise, and cancels', { timeout: 240_000 }, async () => {
    await withServers(async (_folder, serve) => {
      const { url } = await serve([CORPUS]);
      const { page, misdeeds } = await openPage(browser, url);

      await ask(page, 'Which is better?', { interaction: 'clarify' });
      await page.waitForSelector('.asked textarea:focus');
      await page.keyboard.type('Which queue keeps messages longer, standard or FIFO?');
      await tabTo(page, '.asked button.first');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.answer');

      await page.goto(`${url}/#/`);
      await page.reload();
      await ask(page, QUESTION, { interaction: 'approve' });
      await page.waitForSelector('.plan-items textarea');
      await page.focus('.plan-items textarea');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('How long does a queue keep a message?');
      await tabTo(page, '.asked button[type=submit]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.answer');
      expect(await page.textContent('main')).toContain('How long does a queue keep a message?');

      await page.goto(`${url}/#/`);
      await page.reload();
      await ask(page, QUESTION, { interaction: 'approve' });
      await page.waitForSelector('.asked button.first:focus');
      await tabTo(page, '.cancel button');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cancel button.first:focus');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cancel', { state: 'detached' });
      expect(await page.textContent('main')).toContain('Cancelled');
      expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
    });
  });
});
