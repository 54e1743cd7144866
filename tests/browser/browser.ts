import { existsSync } from 'node:fs';
import { type Browser, type Page, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where this machine has a Chromium; undefined where it has none. */
export const CHROMIUM = PLACES.find((place) => existsSync(place));

/** Whether the tests in a browser run, as with `npm run test:browser`: they take minutes. A machine without one fails them. */
export const RUNS_BROWSER = process.env['BROWSER_TESTS'] === 'required';

/** For a machine that has much else to do. */
const PATIENCE = 90_000;

/** Letters are drawn alike on each machine. */
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

export async function openBrowser(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error(`No Chromium is installed: none of ${PLACES.join(', ')}.`);
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', ...STEADY] });
}

/** What a page did that it should not: errors, requests elsewhere, scripts that ran. */
export interface Misdeeds {
  readonly errors: string[];
  readonly requestsElsewhere: string[];
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** Lets styles in that are not the page's own. */
  readonly bypassCSP?: boolean;
  readonly timezoneId?: string;
}

/** A new page at an address, watched. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = 1280, height = 800, scheme = 'light', ...more }: Look = {},
): Promise<{ readonly page: Page; readonly misdeeds: Misdeeds }> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'en',
    ...more,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const misdeeds: Misdeeds = { errors: [], requestsElsewhere: [] };
  page.on('pageerror', (error) => misdeeds.errors.push(error.message));
  page.on('console', (message) => {
    const isExpected = /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET/u.test(
      message.text(),
    );
    if (message.type() === 'error' && !isExpected) misdeeds.errors.push(message.text());
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    const isOwn =
      asked.protocol === 'data:' || asked.protocol === 'blob:' || asked.origin === new URL(url).origin;
    if (!isOwn) misdeeds.requestsElsewhere.push(request.url());
  });
  await page.goto(url);
  return { page, misdeeds };
}
