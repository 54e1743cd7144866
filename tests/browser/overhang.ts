import type { Page } from 'playwright-core';

/** How many pixels a page is wider than its screen. */
export async function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
