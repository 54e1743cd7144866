import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as z from 'zod';

const Findings = z.array(
  z.object({ id: z.string(), impact: z.string().nullish(), nodes: z.array(z.unknown()) }),
);

/** How every page is looked at: wide and narrow, light and dark. */
export const LOOKS = [
  [1280, 'light'],
  [1280, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const;

/** Each width and each scheme once. */
export const TWO_LOOKS = [LOOKS[0], LOOKS[3]];

/** What axe finds on a page that is serious or worse. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  // The policy of the page lets no script in; axe comes in by the debugger.
  await client.send('Runtime.evaluate', { expression: axe.source });
  const expression = 'axe.run().then((found) => JSON.stringify(found.violations))';
  const { result } = await client.send('Runtime.evaluate', { expression, awaitPromise: true });
  const findings = Findings.parse(JSON.parse(String(result.value)));
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes).slice(0, 300)}`);
}
