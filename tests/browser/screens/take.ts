import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../browser.ts';
import { PICTURES, keepPicture } from './pictures.ts';
import { recordAnswers } from './record-answers.ts';
import { takeScreens } from './take-screens.ts';

/** Takes the pictures that the visual test compares with: look at each of them before it is kept. `--record` asks again what they show. */

if (process.argv.includes('--record')) await recordAnswers();
await mkdir(PICTURES, { recursive: true });
const browser = await openBrowser();
await takeScreens(browser, async ({ name, png }) => keepPicture(name, png));
await writeFile(join(PICTURES, 'chromium.txt'), `${browser.version()}\n`);
await browser.close();
