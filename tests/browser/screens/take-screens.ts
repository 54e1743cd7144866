import type { Browser, Page } from 'playwright-core';
import { type Look, openPage } from '../browser.ts';
import { overhangOf } from '../overhang.ts';
import { LIVE_JOB, serveRecording } from './recorded-service.ts';
import { type Recording, readRecording } from './recording.ts';

interface Screen {
  readonly name: string;
  readonly address: string;
  /** What is there when the page is. */
  readonly waitFor: string;
}

/** The eight screens, in the order in which one meets them. */
function screensOf({ jobId, batchId, standingId }: Recording): readonly Screen[] {
  return [
    { name: 'ask', address: '#/', waitFor: '.examples' },
    { name: 'live', address: `#/jobs/${LIVE_JOB}`, waitFor: '.reading .quoted' },
    { name: 'report', address: `#/jobs/${jobId}/report`, waitFor: '.all-sources' },
    { name: 'quote', address: `#/jobs/${jobId}/report/1-1`, waitFor: '.sheet mark' },
    { name: 'trace', address: `#/jobs/${jobId}/trace`, waitFor: '.waterfall rect' },
    { name: 'failures', address: '#/failures', waitFor: '.jobs .failure' },
    { name: 'batch', address: `#/batches/${batchId}`, waitFor: '.line-errors' },
    {
      name: 'standing',
      address: `#/standing/${standingId}`,
      waitFor: 'main:has(#schedules ~ ul li):has(.change blockquote)',
    },
  ];
}

const SIZES = [
  { width: 360, height: 960 },
  { width: 768, height: 880 },
  { width: 1280, height: 760 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Those of `fonts-dejavu-core`, without which no Chromium of Debian is installed. */
const FONTS = `:root { --serif: 'DejaVu Serif'; --sans: 'DejaVu Sans'; --mono: 'DejaVu Sans Mono'; }
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }`;

interface Taken {
  /** `report-360-dark`. */
  readonly name: string;
  readonly png: Buffer;
  /** Pixels by which the page is wider than its screen. */
  readonly overhang: number;
}

/** Takes each screen at each width, light and dark. */
export async function takeScreens(browser: Browser, see: (taken: Taken) => Promise<void>): Promise<void> {
  const recording = await readRecording();
  const now = shortlyAfter(recording);
  const server = await serveRecording(recording);
  try {
    for (const screen of screensOf(recording)) {
      const { page } = await openPage(browser, 'about:blank', QUIET);
      await page.clock.setFixedTime(now);
      await page.goto(`${server.url}/${screen.address}`);
      await page.addStyleTag({ content: FONTS });
      await page.waitForSelector(screen.waitFor);
      await page.evaluate(async () => document.fonts.ready);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const scheme of SCHEMES)
          await see(await takeOne(page, `${screen.name}-${size.width}-${scheme}`, scheme));
      }
      await page.context().close();
    }
  } finally {
    await server.close();
  }
}

/** The page lets no style in but its own. */
const QUIET: Look = { bypassCSP: true, timezoneId: 'UTC' };

/** Some seconds after the job of the recording began. */
function shortlyAfter({ events }: Recording): Date {
  return new Date(Date.parse(events[0]?.at ?? '') + 4000);
}

async function takeOne(page: Page, name: string, scheme: 'light' | 'dark'): Promise<Taken> {
  await page.emulateMedia({ colorScheme: scheme });
  await laidOut(page);
  const overhang = await overhangOf(page);
  // Not by page.screenshot, which packs the picture three times as long.
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await client.detach();
  return { name, png: Buffer.from(data, 'base64'), overhang };
}

/** Two frames after a change of the size a page has its places: a picture before them may be a pixel off. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
