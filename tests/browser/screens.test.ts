import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeViewer } from '#local/make-viewer.ts';
import { RUNS_BROWSER, openBrowser } from './browser.ts';
import { PICTURES, differenceTo } from './screens/pictures.ts';
import { takeScreens } from './screens/take-screens.ts';

/** Of the pixels of a picture: what a moved line or another colour changes is many times that. */
const SAME_CHROMIUM = 0.001;
/** Another version draws letters and controls a little differently. */
const OTHER_CHROMIUM = 0.02;
const SCREENS = 8;
const LOOKS = 6;

const REMEDY =
  'Differences are in dist/screens. If they are meant: npm run screens, look at each, and keep them.';

describe.runIf(RUNS_BROWSER)('R7.9 eight screens at three widths, light and dark', () => {
  let browser: Browser;
  beforeAll(async () => {
    await makeViewer();
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());

  test(
    'look as they were when somebody looked at them, and none is wider than its screen',
    { timeout: 240_000 },
    async () => {
      const kept = (await readFile(join(PICTURES, 'chromium.txt'), 'utf8')).trim();
      const isSame = majorOf(kept) === majorOf(browser.version());
      if (!isSame)
        process.stderr.write(
          `The pictures are of Chromium ${kept}, this is ${browser.version()}: compared less strictly.\n`,
        );
      const most = isSame ? SAME_CHROMIUM : OTHER_CHROMIUM;
      const seen: string[] = [];
      const problems: string[] = [];
      await takeScreens(browser, async ({ name, png, overhang }) => {
        seen.push(name);
        const share = await differenceTo(name, png);
        if (share > most) problems.push(`${name}: ${(share * 100).toFixed(2)} % of its pixels differ`);
        if (overhang > 0) problems.push(`${name}: ${overhang} pixels wider than its screen`);
      });
      expect(seen).toHaveLength(SCREENS * LOOKS);
      expect(problems, REMEDY).toEqual([]);
    },
  );
});

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
