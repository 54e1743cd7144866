import { describe, expect, test } from 'vitest';
import { formatElapsed } from '../../../cli/live/draw-view.ts';
import { createProgressDisplay } from '../../../cli/live/progress-display.ts';
import { AT_START, type Standing, advance, eventTrouble } from '../../../cli/live/standing.ts';
import { SHORT_RUN, exampleEvent } from './example-events.ts';
import { outputTo } from './test-terminal.ts';

function standingAfter(...events: readonly Parameters<typeof exampleEvent>[0][]): Standing {
  return events.reduce((standing, event) => advance(standing, exampleEvent(event)), AT_START);
}

const FAILED_SEARCH = {
  type: 'run-search-finished',
  data: {
    query: 'keys',
    provider: 'brave',
    hitCount: 0,
    failure: { name: 'ProviderRefused', message: 'Brave Search refused the request (status 404).' },
  },
} as const;

describe('what an event shows', () => {
  test('a gate event without a verdict shows none, whatever its message reads like', () => {
    const standing = standingAfter({ type: 'apply-gate-finished', message: 'Gate passed with 12 claims' });
    expect(standing.said.Check).toBeUndefined();
  });

  test('the verdict comes from the data, not from a misleading message', () => {
    const standing = standingAfter({
      type: 'apply-gate-finished',
      message: 'Gate passed',
      data: { quality_gate_status: 'retry', quality_gate_reason: '2 of 5 evidence records', goesOn: true },
    });
    expect(standing.said.Check).toBe('searches again (2 of 5 evidence records)');
  });

  test.each([
    [[], false, 'enough evidence'],
    [['item_1'], false, 'ends here'],
    [['item_1'], true, 'goes on'],
  ])('with %j open, and going on %j, a gate that passes says “%s”', (openItems, goesOn, verdict) => {
    const data = { quality_gate_status: 'pass', openItems, goesOn };
    expect(standingAfter({ type: 'apply-gate-finished', data }).said.Check).toBe(verdict);
  });

  test('the number of queries comes from the event, never from counting searches', () => {
    const silent = standingAfter({ type: 'generate-queries-finished', message: '7 queries dispatched' });
    expect(silent.said.Search).toBeUndefined();
    const said = standingAfter(
      { type: 'generate-queries-finished', data: { queries: [1, 2, 3] } },
      { type: 'run-search-finished', data: { query: 'a', provider: 'corpus', hitCount: 4 } },
    );
    expect(said.said.Search).toBe('1 of 3 searches, 4 hits');
  });

  test('a search that failed is one that failed, and no search without hits', () => {
    const standing = standingAfter(
      { type: 'generate-queries-finished', data: { queries: [1, 2] } },
      FAILED_SEARCH,
    );
    expect(standing.said.Search).toBe('1 of 2 searches, 1 failed, 0 hits');
    expect(standing.troubles).toEqual(['brave: refused the request (status 404)']);
    expect(standing.passing).not.toContain('hit');
  });

  test('the same trouble is said once', () => {
    expect(standingAfter(FAILED_SEARCH, { ...FAILED_SEARCH, sequence: 2 }).troubles).toHaveLength(1);
  });

  test('the checklist count is shown only when all its numbers are there', () => {
    const type = 'check-completeness-finished';
    expect(standingAfter({ type, data: { satisfied: 2 } }).said.Check).toBeUndefined();
    const whole = standingAfter({ type, data: { satisfied: 2, partial: 1, unsatisfied: 1 } });
    expect(whole.said.Check).toBe('2 of 4 points covered');
  });

  test('a run that is joined in the middle of a wave counts what it sees', () => {
    const search = { type: 'run-search-finished', data: { query: 'a', provider: 'corpus', hitCount: 4 } };
    expect(standingAfter(search).said.Search).toBe('1 search, 4 hits');
  });

  test('a wave without queries says that there is nothing further to search for', () => {
    const none = standingAfter({ type: 'generate-queries-finished', data: { queries: [], iteration: 3 } });
    expect(none.said.Search).toBe('nothing further to search for');
  });

  test('what is answered in part is said where nothing is covered whole', () => {
    const data = { satisfied: 0, partial: 2, unsatisfied: 1 };
    const { said } = standingAfter({ type: 'check-completeness-finished', data });
    expect(said.Check).toBe('0 of 3 points covered, 2 in part');
  });

  test('a failure and a degraded step are shown in their own words', () => {
    const event = exampleEvent({ type: 'degraded', stage: 'draft-report', message: 'PubMed is silent' });
    expect(eventTrouble(event)).toBe('PubMed is silent');
  });

  test('the first quotes are shown as they are found, three at most', () => {
    const found = (sequence: number, data: Readonly<Record<string, unknown>>) =>
      ({
        type: 'digest-source-finished',
        sequence,
        data: { evidenceCount: 1, title: 'Keys', ...data },
      }) as const;
    const standing = standingAfter(
      found(1, {}),
      ...[2, 3, 4, 5].map((sequence) => found(sequence, { firstQuote: `Quote ${sequence}.` })),
    );
    expect(standing.quotes).toEqual(['“Quote 2.” Keys', '“Quote 3.” Keys', '“Quote 4.” Keys']);
    const parts: string[] = [];
    const plain = createProgressDisplay(outputTo(parts), () => 0);
    plain.show(exampleEvent(found(1, { firstQuote: 'So it is.' })));
    expect(parts.join('')).toContain('Quote   “So it is.” Keys');
  });

  test('a stage that is not known moves nothing', () => {
    expect(standingAfter({ type: 'dream-finished', message: 'Dreamt' }).stage).toBe('Plan');
  });
});

describe('progress without a terminal', () => {
  test('is a line per stage, with what failed where it failed', () => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts), () => 0);
    for (const event of SHORT_RUN) display.show(event);
    display.tick();
    display.clear();
    display.end();
    expect(parts.join('')).toBe(
      [
        '    3s   5%  Plan    Plan with 4 checklist items and 2 sub-questions',
        '    5s  20%  Search  1 of 2 searches, 8 hits',
        '    7s  45%  Check   3 of 4 points covered; enough evidence',
        '    7s  82%  !       No model: the report is extractive',
        '',
      ].join('\n'),
    );
  });
});

describe('progress at a terminal', () => {
  const drawn = (columns: number): readonly string[] => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts, { isTerminal: true, columns }), () => 0);
    for (const event of SHORT_RUN) display.show(event);
    display.end();
    return parts;
  };

  test('is one view that is drawn again in its place, no wider than the terminal', () => {
    const [view = ''] = drawn(40).slice(-3);
    // oxlint-disable-next-line no-control-regex
    const lines = view.replaceAll(/\u001B\[[?\d]*[A-Za-z]/gu, '').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(lines.some((line) => line.includes('✓ Check   3 of 4 points covered'))).toBe(true);
  });

  test('ends with one line in its place, and what failed', () => {
    const [gone, last] = drawn(80).slice(-2);
    expect(gone).toBe('\u001B[7A\r\u001B[J');
    expect(last).toBe('! No model: the report is extractive\nTook 0s.\n\n');
  });

  test('leaves the terminal to a question until the next event', () => {
    const parts: string[] = [];
    const display = createProgressDisplay(outputTo(parts, { isTerminal: true }), () => 0);
    display.show(exampleEvent({ type: 'ask-user-started', message: 'waits' }));
    display.clear();
    const before = parts.length;
    display.tick();
    expect(parts).toHaveLength(before);
    display.show(exampleEvent({ type: 'plan-research-finished', message: 'goes on' }));
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
