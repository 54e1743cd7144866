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
  await choose(
    page,
    'interaction',
    Interaction.options.slice(0, Interaction.options.indexOf(interaction) + 1),
  );
  await choose(page, 'format', AnswerFormat.options.slice(0, AnswerFormat.options.indexOf(format) + 1));
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

/** From the first of the options, which is chosen, to the last of them. */
async function choose(page: Page, name: string, options: readonly string[]): Promise<void> {
  await tabTo(page, `[name=${name}]:checked`);
  for (const option of options.slice(1)) {
    await page.keyboard.press('ArrowDown');
    // A page that is slow to show a choice would take the next key for another's.
    await page.waitForSelector(`[name=${name}][value=${option}]:checked:focus`);
  }
}
