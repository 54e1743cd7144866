import { describe, expect, test } from 'vitest';
import { checklistIn, describeEvent } from '../../../cli/describe-event.ts';
import { createProgressDisplay, formatElapsed } from '../../../cli/progress-display.ts';
import { SHORT_RUN, exampleEvent } from './example-events.ts';
import { outputTo } from './test-terminal.ts';

describe('what an event shows', () => {
  test('a gate event without a verdict shows none, whatever its message reads like', () => {
    const event = exampleEvent({ type: 'apply-gate-finished', message: 'Gate passed with 12 claims' });
    expect(describeEvent(event)).toBeUndefined();
  });

  test('the verdict comes from the data, not from a misleading message', () => {
    const event = exampleEvent({
      type: 'apply-gate-finished',
      message: 'Gate passed',
      data: { quality_gate_status: 'retry', quality_gate_reason: '2 of 5 evidence records' },
    });
    expect(describeEvent(event)?.text).toBe('retry (2 of 5 evidence records)');
  });

  test('the number of queries comes from the event, never from counting searches', () => {
    const silent = exampleEvent({ type: 'generate-queries-finished', message: '7 queries dispatched' });
    expect(describeEvent(silent)).toBeUndefined();
    const searches = Array.from({ length: 3 }, (_value, index) =>
      exampleEvent({ type: 'run-search-finished', sequence: index + 1, message: 'searched' }),
    );
    expect(searches.map((event) => describeEvent(event))).toEqual([undefined, undefined, undefined]);
  });

  test('the checklist count is shown only when all its numbers are there', () => {
    expect(checklistIn(exampleEvent({ type: 'x', data: { satisfied: 2 } }))).toBeUndefined();
    expect(
      checklistIn(exampleEvent({ type: 'x', data: { satisfied: 2, partial: 1, unsatisfied: 1 } })),
    ).toEqual({ satisfied: 2, items: 4 });
  });

  test('a failure and a degraded step are shown in their own words', () => {
    expect(
      describeEvent(exampleEvent({ type: 'run-search-failed', message: 'PubMed is silent' })),
    ).toMatchObject({
      label: 'Search',
      text: 'PubMed is silent',
      isTrouble: true,
    });
  });

  test('a stage that is not known goes by its own name', () => {
    const event = exampleEvent({ type: 'dream-finished', message: 'Dreamt' });
    expect(describeEvent(event)).toMatchObject({ label: 'dream', text: 'Dreamt' });
  });
});

describe('progress without a terminal', () => {
  test('is plain lines, one for each thing that was finished', () => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts), () => 0);
    for (const event of SHORT_RUN) display.show(event);
    display.tick();
    display.clear();
    expect(parts.join('')).toBe(
      [
        '    2s   5%  Plan     Plan with 4 checklist items and 2 sub-questions',
        '    3s  10%  Queries  iteration 1: 2 queries',
        '    4s  20%  Search   corpus: gate counts (8 hits)',
        '    5s  40%  Check    checklist 3/4',
        '    6s  45%  Gate     pass',
        '    7s  82%  Draft    No model: the report is extractive',
        '',
      ].join('\n'),
    );
  });
});

describe('progress at a terminal', () => {
  test('is one line that is drawn again, no wider than the terminal', () => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts, { isTerminal: true, columns: 40 }), () => 0);
    for (const event of SHORT_RUN) display.show(event);
    display.clear();
    const lines = parts.join('').replaceAll('\r\u001B[2K', '\n').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(parts.join('')).toContain('45%  Gate  iteration 1  checklist 3/4');
    expect(parts.at(-1)).toBe('\r\u001B[2K');
  });

  test('leaves the terminal to a question until the next event', () => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts, { isTerminal: true }), () => 0);
    display.show(exampleEvent({ type: 'ask-user-started', message: 'waits' }));
    display.clear();
    const before = parts.length;
    display.tick();
    expect(parts).toHaveLength(before);
    display.show(exampleEvent({ type: 'ask-user-finished', message: 'goes on' }));
    expect(parts.join('')).toContain('goes on');
  });

  test('draws nothing before the first event', () => {
    const parts: string[] = [];
    createProgressDisplay(outputTo(parts, { isTerminal: true }), () => 0).tick();
    expect(parts).toEqual([]);
  });
});

test('elapsed time is shown in minutes and seconds', () => {
  expect([0, 8500, 125_000].map((value) => formatElapsed(value))).toEqual(['0s', '8s', '2m 05s']);
});
