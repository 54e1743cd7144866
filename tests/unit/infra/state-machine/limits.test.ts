import { expect, test } from 'vitest';
import { callMilliseconds } from '#shared/research/model-call.ts';
import { defineMachine, machineOptions } from '#infra/state-machine/definition.ts';
import { statesOf } from '#infra/state-machine/lint.ts';
import { taskSeconds } from '#infra/task-seconds.ts';
import { loadConfig } from '#shared/config.ts';
import { STEPS, TASK_STATES } from '#shared/domain/steps.ts';
import { Settings } from '#shared/domain/settings.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Events that Step Functions writes for a state that succeeds at once: entered and left, and what lies between. */
const EVENTS: Readonly<Record<string, number>> = {
  Task: 5,
  Map: 4,
  Parallel: 4,
  Choice: 2,
  Pass: 2,
  Succeed: 2,
  Fail: 2,
};
/** An item of a Map begins and ends. */
const PER_ITEM = 2;

const definition = defineMachine();
const states = new Map(statesOf(definition, '').map(({ name, state }) => [name, state]));

/** A state with everything in it, its Map run over so many items; a skipped item takes no other way through. */
function eventsOf(name: string, items = 0): number {
  const state: Fields = states.get(name) ?? {};
  const inside = statesOf({ States: { [name]: state } }, '').slice(1);
  const own = EVENTS[String(state['Type'])] ?? Number.NaN;
  const inner = inside
    .filter((one) => !one.name.startsWith('Skip'))
    .reduce((sum, one) => sum + eventsOf(one.name), 0);
  return own + (state['Type'] === 'Map' ? items * (PER_ITEM + inner) : inner);
}

const LOOP = [
  'GenerateQueries',
  'AnyQueries',
  'SelectSources',
  'ReadFor',
  'CheckCompleteness',
  'ApplyGate',
  'ResearchAgain',
  'NextIteration',
];

/** Every top-level state once, the loop as often as there are iterations. */
function eventsOfRun(run: {
  readonly iterations: number;
  readonly searches: number;
  readonly reads: number;
}): number {
  const once = statesOf(definition, '').filter(({ path }) => /^States\.[^.]+$/.test(path));
  const maps = ['RunSearches', 'ReadSources'];
  const outside = once.filter(({ name }) => !LOOP.includes(name) && !maps.includes(name));
  const sum = (names: readonly string[]): number => names.reduce((total, name) => total + eventsOf(name), 0);
  return (
    sum(outside.map(({ name }) => name)) +
    run.iterations * sum([...LOOP, ...maps]) +
    run.searches * (eventsOf('RunSearches', 1) - eventsOf('RunSearches')) +
    run.reads * (eventsOf('ReadSources', 1) - eventsOf('ReadSources'))
  );
}

test('ten iterations of 40 items to search for and 40 to read stay below 10,000 events', () => {
  const events = eventsOfRun({ iterations: 10, searches: 400, reads: 400 });
  expect(events).toBeGreaterThan(5000);
  expect(events).toBeLessThan(10_000);
});

test('the settings let no run come near the 25,000 events at which AWS ends an execution', () => {
  const most = (group: 'research', field: string): number => {
    const shape: Fields = Settings.shape[group].shape;
    const schema = shape[field];
    return schema instanceof Object && 'maxValue' in schema ? Number(schema.maxValue) : Number.NaN;
  };
  const perWave = most('research', 'fullSources') + most('research', 'chunkedSources');
  const iterations = most('research', 'maxIterations');
  const searches = most('research', 'searchBudget');
  expect(perWave).toBeLessThanOrEqual(40);
  expect(most('research', 'queriesPerWave')).toBeLessThanOrEqual(40);
  expect(eventsOfRun({ iterations, searches, reads: iterations * perWave })).toBeLessThan(22_000);
});

test('a wave of 40 queries and 40 sources leaves the state below 32 KiB', () => {
  const forty = <Item>(make: (index: number) => Item): readonly Item[] =>
    Array.from({ length: 40 }, (_, index) => make(index));
  const cursor = { iteration: 50, purpose: 'revision', revision: 2 };
  const sourceId = `s-${'f'.repeat(16)}`;
  const state = {
    tenantId: 't'.repeat(64),
    jobId: 'j'.repeat(80),
    intake: { needsClarification: false, needsApproval: false, evaluates: false },
    plan: { cursor },
    cursor,
    wave: { queries: forty((index) => ({ queryId: `i50-${index}` })), queryCount: 40 },
    searches: forty((index) => ({ queryId: `i50-${index}`, hitCount: 100 })),
    selection: { sources: forty(() => ({ sourceId })) },
    reads: forty(() => ({ sourceId, evidenceCount: 100 })),
    assessment: { claimCount: 10_000, openCount: 7 },
    gate: { goesOn: false, cursor },
    draft: { wantsMore: true, cursor },
  };
  expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(32 * 1024);
});

test('the settings of a deployment bound what runs side by side, and for how long', () => {
  const config = loadConfig({ DIGEST_MAX_CONCURRENT: '2', DIGEST_TIMEOUT_SECONDS: '30.5' });
  const own = statesOf(defineMachine(machineOptions(config)), '');
  const find = (wanted: string): Fields => own.find(({ name }) => name === wanted)?.state ?? {};
  expect(find('ReadSources')['MaxConcurrency']).toBe(2);
  expect(find('DigestSource')['TimeoutSeconds']).toBe(151);
  expect(defineMachine(machineOptions(loadConfig({})))).toEqual(definition);
});

test('every state that asks a model waits longer than a call may take', () => {
  const config = loadConfig({ MODEL_TIMEOUT_SECONDS: '300', DIGEST_TIMEOUT_SECONDS: '300' });
  const secondsOf = taskSeconds(defineMachine(machineOptions(config)));
  const asking = TASK_STATES.filter((state) => STEPS[state].asksModel);
  expect(asking.length).toBeGreaterThan(5);
  const seconds = asking.map((state) => secondsOf.get(state) ?? 0);
  expect(Math.min(...seconds)).toBeGreaterThan(callMilliseconds(config) / 1000);
});
