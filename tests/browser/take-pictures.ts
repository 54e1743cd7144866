import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { EXAMPLE_QUESTIONS } from '#shared/domain/example-questions.ts';
import { inFolder, start } from '#tests/e2e/run-command.ts';
import { openBrowser, openPage } from './browser.ts';
import { serveRecording } from './screens/recorded-service.ts';
import { readRecording } from './screens/recording.ts';

/** Takes the pictures of README and docs from a real run over the documentation of the installed packages. */

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const QUESTION = EXAMPLE_QUESTIONS[1]?.question ?? '';

async function shoot(page: Page, name: string): Promise<void> {
  // Without the frame of the focus, and with every font in place.
  await page.evaluate(async () => document.fonts.ready);
  await page.screenshot({ path: join(IMAGES, `${name}.png`), animations: 'disabled' });
  process.stdout.write(`${name}.png\n`);
}

async function ask(page: Page): Promise<void> {
  await page.fill('.question-box textarea', QUESTION);
  await page.click('button[type=submit]');
}

async function waitForReport(page: Page): Promise<string> {
  await page.waitForURL(/#\/jobs\/[^/]+\/report/u, { timeout: 120_000 });
  return /jobs\/([^/]+)/u.exec(page.url())?.[1] ?? '';
}

await inFolder(async (folder) => {
  const server = start(['serve', '--data', join(folder, 'data'), '--port', '0']);
  const url = /listens at (\S+)/u.exec(await server.said(/listens at \S+/u))?.[1] ?? '';
  const browser = await openBrowser();
  const { page } = await openPage(browser, url, { width: 1280, height: 760 });
  await page.waitForSelector('.examples');
  await shoot(page, 'viewer-ask');
  await ask(page);
  const first = await waitForReport(page);
  await page.goto(`${url}/#/`);
  await page.waitForSelector('.examples');
  await ask(page);
  await page.waitForSelector('.reading .quoted', { timeout: 120_000 });
  await shoot(page, 'viewer-live');
  const second = await waitForReport(page);
  await page.waitForSelector('.cite');
  await page.click('.cite >> nth=0');
  await page.waitForSelector('.sheet mark >> visible=true');
  await shoot(page, 'viewer-quote');
  await page.goto(`${url}/#/compare/${first}/${second}`);
  await page.waitForSelector('.figures');
  await shoot(page, 'viewer-compare');
  const report = await openPage(browser, `${url}/v1/research/jobs/${second}/result?format=html`, {
    width: 1280,
    height: 760,
  });
  await shoot(report.page, 'report');
  await report.page.click('.cite >> nth=0');
  await report.page.waitForSelector('.sheet:popover-open mark >> visible=true');
  await shoot(report.page, 'citation');
  const recording = await readRecording();
  const recorded = await serveRecording(recording);
  const repeated = await openPage(browser, `${recorded.url}/#/standing/${recording.standingId}`, {
    width: 1280,
    height: 900,
  });
  await repeated.page.waitForSelector('main:has(#schedules ~ ul li) .change blockquote');
  await shoot(repeated.page, 'viewer-standing');
  await repeated.page.goto(`${recorded.url}/#/batches/${recording.batchId}`);
  await repeated.page.waitForSelector('.line-errors');
  await shoot(repeated.page, 'viewer-batch');
  await recorded.close();
  await browser.close();
  server.interrupt();
  await server.ended;
});
