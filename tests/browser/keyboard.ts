import type { Page } from 'playwright-core';
import { AnswerFormat, Interaction } from '#shared/domain/job.ts';

/** What is chosen beside the question. */
interface Choices {
  readonly interaction?: Interaction;
  readonly format?: AnswerFormat;
}

/** Asks as one does without a mouse: the choices by their arrow keys, the question by Enter. */
export async function ask(
  page: Page,
  question: string,
  { interaction = 'none', format = 'report' }: Choices,
): Promise<void> {
  await page.waitForSelector('.examples');
  await tabTo(page, '.options summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[name=interaction]:checked');
  await pressTimes(page, 'ArrowDown', Interaction.options.indexOf(interaction));
  await tabTo(page, '[name=format]:checked');
  await pressTimes(page, 'ArrowDown', AnswerFormat.options.indexOf(format));
  await tabTo(page, '.question-box textarea');
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the element that matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}.`);
}

const MOST_PRESSES = 200;

/** Tabs to a button or link and presses Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
}
