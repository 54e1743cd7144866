import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeViewer } from '#local/make-viewer.ts';
import { createFileArchive } from '#shared/adapters/index.ts';
import { textAt } from '#shared/domain/locator.ts';
import { Report } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { outcomeLabel } from '#shared/presentation/own-words.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { CORPUS, QUESTION } from '#tests/e2e/run-command.ts';
import { RUNS_BROWSER, openBrowser, openPage } from './browser.ts';
import { overhangOf } from './overhang.ts';
import { writeHostileCorpus } from './hostile-corpus.ts';
import { seriousFindings } from './serious-findings.ts';
import { withServers } from './servers.ts';

describe.runIf(RUNS_BROWSER)('R7.9 the viewer in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    await makeViewer();
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test(
    'asks, shows the plan, follows over a killed server, reads and checks, by keyboard alone',
    { timeout: 240_000 },
    async () => {
      await withServers(async (folder, serve) => {
        const corpus = [CORPUS, await writeHostileCorpus(folder)];
        const first = await serve(corpus);
        const { page, misdeeds } = await openPage(browser, first.url);
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
        await page.focus('.options summary');
        await page.keyboard.press('Enter');
        await page.focus('[name=interaction]:checked');
        await page.keyboard.press('ArrowUp');
        await page.focus('.question-box textarea');
        await page.keyboard.type(QUESTION);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.asked button.first:focus');

        first.process.kill();
        await first.process.ended;
        await page.waitForSelector('.lost');
        const second = await serve(corpus, new URL(first.url).port);
        await page.waitForSelector('.lost', { state: 'detached' });
        await page.focus('.asked button.first');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.answer');
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

        const jobId = /jobs\/([^/]+)\/report/u.exec(page.url())?.[1] ?? '';
        const answer = await fetch(`${second.url}/v1/research/jobs/${jobId}/result`);
        const report = Report.parse(await answer.json());
        expect(await page.textContent('.head .badge')).toBe(outcomeLabel(report, ENGLISH));
        await checkQuotes(page, report, join(folder, 'data', 'archive'));
        await checkKeys(page);
        await checkTrace(page);
        await checkScreens(page, jobId);
        await checkReportFile(browser, `${second.url}/v1/research/jobs/${jobId}/result?format=html`);
        await checkFolder(browser, await saveFolder(folder, second.url, jobId));
        expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
        expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
        expect(await page.evaluate(() => document.scripts.length)).toBe(1);
      });
    },
  );
});

/** Each citation opens exactly the characters of the archive that its locator names, and the text stays where it is. */
async function checkQuotes(page: Page, report: Report, archivePath: string): Promise<void> {
  const archive = await createFileArchive(archivePath);
  const place = await page.evaluate(() => document.querySelector('.answer')?.getBoundingClientRect().left);
  const places = await page.$$eval('.cite', (cites) =>
    cites.map((cite) => cite.getAttribute('data-place') ?? ''),
  );
  expect(new Set(places).size).toBeGreaterThan(2);
  for (const one of new Set(places)) {
    const scrolled = await page.evaluate((at) => {
      const cite = document.querySelector<HTMLElement>(`.cite[data-place="${at}"]`);
      cite?.scrollIntoView({ block: 'center' });
      const before = scrollY;
      cite?.click();
      return before;
    }, one);
    await page.waitForSelector(`.sheet[data-place="${one}"] mark`);
    const marked = await page.$$eval('.sheet mark', (marks) =>
      marks.map((mark) => mark.textContent).join(''),
    );
    const [number = 0, at = 0] = one.split('-').map(Number);
    const source = report.sources[number - 1];
    const key = archiveKey(report.tenantId, source?.sourceId ?? '', source?.archiveHash ?? '');
    const canonical = (await archive.getText(key)) ?? '';
    const slice = textAt(canonical, source?.quotes[at - 1]?.locator ?? '') ?? '';
    expect(marked).toBe(slice.replaceAll(/\p{Bidi_Control}/gu, ''));
    expect(await page.evaluate(() => document.querySelector('.answer')?.getBoundingClientRect().left)).toBe(
      place,
    );
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
}

/** Arrows open other quotes, the address follows, Escape closes and gives the focus back. */
async function checkKeys(page: Page): Promise<void> {
  const opened = page.url();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((before) => location.href !== before, opened);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((before) => location.href === before, opened);
  await page.reload();
  await page.waitForSelector('.sheet mark');
  expect(page.url()).toBe(opened);
  // The sections are drawn after the answer.
  const place = await page.getAttribute('.sheet', 'data-place');
  await page.waitForSelector(`.cite[data-place="${place}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('cite');
}

/** Every event is there once, over the death of the server. */
async function checkTrace(page: Page): Promise<void> {
  await page.click('.tabs a:nth-child(3)');
  await page.click('details > summary');
  await page.waitForSelector('.events code >> text=job-completed');
  const sequences = await page.$$eval('.events td:first-child', (cells) =>
    cells.map((cell) => Number(cell.textContent)),
  );
  expect(sequences.length).toBeGreaterThan(40);
  expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  await page.click('.tabs a:nth-child(2)');
  await page.waitForSelector('.stages li.done:nth-child(7)');
  expect(await page.$$eval('.stages li', (stages) => stages.map((stage) => stage.className))).toEqual(
    Array.from({ length: 7 }, () => 'done'),
  );
  expect(await page.locator('.checklist .satisfied, .checklist .partial').count()).toBeGreaterThan(0);
}

/** The report by itself: the answer comes first, a quote opens beside text that stays, Escape closes it. */
async function checkReportFile(browser: Browser, url: string): Promise<void> {
  const { page, misdeeds } = await openPage(browser, url);
  const box = async () =>
    page.evaluate(() => document.querySelector('.answer')?.getBoundingClientRect().toJSON());
  const place = await box();
  expect(place.top).toBeLessThan(400);
  await page.focus('.cite');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet:popover-open mark >> visible=true');
  expect(await box()).toEqual(place);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.sheet:popover-open', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('cite');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await overhangOf(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
  await page.context().close();
}

/** The files of a report as `--out` saves them. */
async function saveFolder(folder: string, url: string, jobId: string): Promise<readonly string[]> {
  const job = `${url}/v1/research/jobs/${jobId}`;
  const text = async (path: string): Promise<string> => (await fetch(`${job}/${path}`)).text();
  const { events } = z
    .object({ events: z.array(z.unknown()) })
    .parse(JSON.parse(await text('events?limit=1000')));
  const files = [
    ['report.json', await text('result?format=json')],
    ['evidence.json', await text('evidence')],
    ['trace.jsonl', events.map((event) => JSON.stringify(event)).join('\n')],
  ] as const;
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return files.map(([name]) => join(folder, name));
}

/** The page as a file reads a saved report without any server. */
async function checkFolder(browser: Browser, files: readonly string[]): Promise<void> {
  const { page, misdeeds } = await openPage(
    browser,
    new URL('../../dist/viewer/index.html', import.meta.url).href,
  );
  await page.evaluate(() => document.querySelector('input[type=file]')?.removeAttribute('webkitdirectory'));
  await page.setInputFiles('input[type=file]', [...files]);
  await page.waitForSelector('.answer');
  await page.click('.cite >> nth=0');
  await page.waitForSelector('.sheet mark >> visible=true');
  expect(await page.locator('.sheet .line').count()).toBeGreaterThan(1);
  await page.click('.tabs a:nth-child(3)');
  await page.waitForSelector('.waterfall rect');
  expect(misdeeds).toEqual({ errors: [], requestsElsewhere: [] });
  await page.context().close();
}

/** No screen has a serious fault for assistive technology, and none is wider than the device. */
async function checkScreens(page: Page, jobId: string): Promise<void> {
  const screens = [
    ['#/', '.examples'],
    ['#/jobs', '.jobs li'],
    ['#/failures', 'main p'],
    ['#/folder', '.file'],
    [`#/jobs/${jobId}`, '.stages'],
    [`#/jobs/${jobId}/report`, '.answer'],
    [`#/jobs/${jobId}/report/1-1`, '.sheet mark'],
    [`#/jobs/${jobId}/trace`, '.waterfall rect'],
    [`#/compare/${jobId}/${jobId}`, '.figures'],
  ] as const;
  const looks = [
    [1280, 'light'],
    [360, 'dark'],
  ] as const;
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const [route, shown] of screens) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, route);
      await page.waitForSelector(shown);
      expect(await seriousFindings(page), `${route} at ${width}`).toEqual([]);
      expect(await overhangOf(page), `${route} at ${width}`).toBe(0);
    }
  }
}
