import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayJob } from '#local/replay.ts';
import { parseLocator } from '#shared/domain/locator.ts';
import type { Report } from '#shared/domain/report.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { TraceEvent } from '#shared/domain/trace-event.ts';
import { type Library, eventsOf, openLibrary, reportOf } from '../support/world.ts';
import { KEY, type Seen, runWithModel } from './model-world.ts';
import { STEPS, TASK_STATES, stepName } from '#shared/domain/steps.ts';
import { TASKS, TASKS_ON_SENTENCES, tasksOf } from '#tests/support/prompt-reading.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const ASKING = TASK_STATES.filter((state) => STEPS[state].asksModel).map(stepName);

describe.each(['bedrock', 'openai'] as const)('a job with %s', (protocol) => {
  let ran: Seen;
  let report: Report;
  let events: readonly TraceEvent[];
  beforeAll(async () => {
    const settings = { maxIterations: 2, evaluate: true, interaction: 'clarify' as const };
    ran = await runWithModel({ library, protocol, behaviour: { asks: true }, settings });
    report = await reportOf(ran.ports, ran.job);
    events = await eventsOf(ran.ports, ran.job);
  });

  test('ends with a written report, and no step did without its model', () => {
    expect(ran.job).toMatchObject({ status: 'COMPLETED' });
    expect(ran.logged).toEqual([]);
    expect(events.filter((event) => event.type === 'degraded')).toEqual([]);
    expect(report).toMatchObject({ method: 'written', trust: { degradedSteps: [], quotesDropped: 0 } });
  });

  test('asks the model at every step', () => {
    const asked = new Set(tasksOf(ran.server.requests));
    for (const task of TASKS_ON_SENTENCES) asked.delete(task);
    expect([...asked].toSorted()).toEqual(TASKS.toSorted());
  });

  test('cites only what stands in the archive where its locator says', async () => {
    const quotes = report.sources.flatMap((source) => source.quotes.map((quote) => ({ source, quote })));
    expect(quotes.length).toBeGreaterThan(3);
    for (const { source, quote } of quotes) {
      const key = archiveKey(ran.job.tenantId, source.sourceId, source.archiveHash);
      const text = await ran.ports.archive.getText(key);
      const locator = parseLocator(quote.locator);
      expect(text?.slice(locator?.start, locator?.end)).toBe(quote.quote);
    }
  });

  test('searches for the question while the plan is made, and for nothing twice', async () => {
    const early = events.find((event) => event.type === 'plan-research-question-searched');
    expect(early?.data).toMatchObject({ searches: 3, failures: 0, hitCount: 30 });
    const searched = events.filter((event) => event.type === 'run-search-finished');
    expect(searched[0]?.data).toMatchObject({ query: ran.job.question, hitCount: 10 });
    expect(ran.searches).toHaveLength(searched.length);
  });

  test('emits what each call has used', () => {
    const called = events.filter((event) => event.type === 'model-called');
    expect(called).toHaveLength(ran.server.requests.length);
    expect(new Set(called.map((event) => event.stage))).toEqual(new Set(ASKING));
    for (const { data } of called) {
      expect(data).toMatchObject({
        inputTokens: 100,
        outputTokens: 20,
        usd: expect.closeTo(0.0004),
        attempts: 1,
      });
    }
  });

  test('is revised once for what its draft asked to know', () => {
    const tasks = tasksOf(ran.server.requests);
    expect(tasks.filter((task) => task === 'revision')).toHaveLength(1);
    expect(tasks.filter((task) => task === 'request_queries')).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain('request_more_info');
    expect(events.filter((event) => event.type === 'revise-report-finished')).toHaveLength(1);
  });

  test('shows no key and no address', () => {
    const shown = JSON.stringify([events, report, ran.job]);
    for (const secret of [KEY, '127.0.0.1', 'AKIA']) expect(shown).not.toContain(secret);
  });

  test('is replayed from its ledger byte for byte, with the server gone', async () => {
    const { difference } = await replayJob(ran.ports, ran.ports.config, ran.job);
    expect(difference).toBeUndefined();
  });
});
