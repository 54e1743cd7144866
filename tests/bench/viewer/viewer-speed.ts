import type { Browser } from 'playwright-core';
import * as z from 'zod';
import type { TraceEvent as JobEvent } from '#shared/domain/trace-event.ts';
import { openBrowser, openPage } from '#tests/browser/browser.ts';
import { serveRecording } from '#tests/browser/screens/recorded-service.ts';
import { type Recording, readRecording } from '#tests/browser/screens/recording.ts';
import type { Measure, Row } from '../measure.ts';

const EVENTS = 2000;
const LONGEST_TASK = 50;
const SLOWER = 4;
const FIRST_PAINT = 1000;
const RUNS = 5;

/** How the viewer feels in a real Chromium: a long trace that comes all at once, and a report on a slow machine. */
export const viewerSpeed: Measure = {
  name: 'viewer',
  needs: [],
  run: async ({ limit }) => {
    const recording = await readRecording();
    const long = { ...recording, events: manyEvents(recording.events) };
    const browser = await openBrowser();
    const runs = Math.min(limit, RUNS);
    try {
      const progress = await leastOf(runs, async () =>
        longestTask(browser, long, `#/jobs/${recording.jobId}`),
      );
      const trace = await leastOf(runs, async () =>
        longestTask(browser, long, `#/jobs/${recording.jobId}/trace`),
      );
      const paint = await leastOf(runs, async () => firstPaint(browser, recording));
      return [
        rowOf(`${EVENTS} events, longest task of the page of progress, CPU ms`, progress, LONGEST_TASK),
        rowOf(`${EVENTS} events, longest task of the page of the trace, CPU ms`, trace, LONGEST_TASK),
        rowOf(`a finished report is painted, processor ${SLOWER} times slower, ms`, paint, FIRST_PAINT),
      ];
    } finally {
      await browser.close();
    }
  },
};

function rowOf(metric: string, ours: number, ceiling: number): Row {
  return { measure: 'viewer in Chromium', metric, ours, ceiling, note: `least of some runs` };
}

/** What else the machine does makes a run slower, never faster. */
async function leastOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  return Math.min(...all);
}

/** The events of a job sent again and again, each time of other documents. */
function manyEvents(events: readonly JobEvent[]): readonly JobEvent[] {
  const first = events.slice(0, -1);
  const many = Array.from({ length: EVENTS - 1 }, (_, index): JobEvent => {
    const turn = Math.floor(index / first.length);
    const event = first[index % first.length];
    if (!event) throw new Error('The recording has no events.');
    const text = JSON.stringify(event).replaceAll(/"s-[0-9a-f]+"/gu, (id) => `${id.slice(0, -1)}-${turn}"`);
    return { ...JSON.parse(text), sequence: index + 1, key: `${event.key} ${turn}` };
  });
  const last = events.at(-1);
  return last === undefined ? many : [...many, { ...last, sequence: EVENTS }];
}

/** Runs in the page before all else. */
const WATCH = `
  globalThis.seen = { answered: 0 };
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('.answer') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      seen.answered = performance.now();
      document.documentElement.dataset.answered = '';
    }));
  }).observe(document, { childList: true, subtree: true });
`;

const TraceEvent = z.looseObject({
  name: z.string(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.number().optional(),
});
type Traced = z.infer<typeof TraceEvent>;

/** The longest task until all events are shown, by the processor's clock of the page's own thread. */
async function longestTask(browser: Browser, recording: Recording, address: string): Promise<number> {
  const server = await serveRecording(recording);
  const { page } = await openPage(browser, 'about:blank');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.goto(`${server.url}/${address}`);
  const isTrace = address.endsWith('/trace');
  await page.waitForSelector(isTrace ? `summary >> text=(${EVENTS})` : '.stages li:last-child.done');
  await page.waitForTimeout(AFTERWARDS);
  const traced = JSON.parse((await browser.stopTracing()).toString('utf8'));
  await page.context().close();
  await server.close();
  return longestOf(z.array(TraceEvent).parse(traced.traceEvents));
}

const AFTERWARDS = 500;

/** Of the thread that drew the page, once its script has begun to ask. */
function longestOf(events: readonly Traced[]): number {
  const drawing = new Set(events.filter(({ name }) => name === 'FunctionCall').map(({ tid }) => tid));
  const own = events.filter(({ tid }) => drawing.has(tid));
  const scripts = own.filter(({ name }) => name === 'EvaluateScript');
  const started = scripts.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))[0]?.ts ?? 0;
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts > started);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function firstPaint(browser: Browser, recording: Recording): Promise<number> {
  const server = await serveRecording(recording);
  const { page } = await openPage(browser, 'about:blank');
  await page.addInitScript({ content: WATCH });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${server.url}/#/jobs/${recording.jobId}/report`);
  await page.waitForSelector('[data-answered]');
  const painted = Number(await page.evaluate('globalThis.seen.answered'));
  await page.context().close();
  await server.close();
  return painted;
}
