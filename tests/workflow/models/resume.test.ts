import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AskedRequest } from '#tests/support/asked-request.ts';
import { IS_SWEEP, sampled } from '#tests/support/sweep.ts';
import { momentsOf } from '../crash/stories.ts';
import { type Golden, type Outcome, type Story, runGolden, runThrough } from '../crash/sweep.ts';
import type { Death, Mortality, PortCall } from '../support/mortal-ports.ts';
import { type Library, openLibrary } from '../support/world.ts';
import { type Served, TINY, serve } from './model-world.ts';
import { respond } from './responder.ts';

let library: Library;
let served: Served;
let story: Story;
/** Left alone; `sent` is what it has asked the model. */
let golden: Golden;
let sent: readonly string[];
beforeAll(async () => {
  library = await openLibrary();
  served = await serve('openai', respond({ asks: true }));
  const environment = { ...served.environment, ...TINY };
  story = { library, maxIterations: 2, environment, model: served.model };
  golden = await runGolden(story);
  sent = served.server.requests.map(nameOf);
});
afterAll(async () => {
  await served.server.close();
  library.close();
});

/** Of jobs without a model each moment is tried: see `../crash`. */
const SAMPLES = IS_SWEEP ? 13 : 3;

test(
  'R6.5 a job with a model, killed anywhere, ends with the same report and sends no recorded call again',
  { timeout: 120_000 },
  async () => {
    expect(await killedAt((calls) => sample(momentsOf(calls), SAMPLES))).toEqual([]);
  },
);

test(
  'R6.5 a step that is killed after it has stored its results asks for nothing again',
  { timeout: 120_000 },
  async () => {
    const found = await killedAt((calls) => {
      const stored = calls.flatMap((call, index) =>
        isResultOfModel(call) ? [{ at: index + 1, when: 'after' as const }] : [],
      );
      expect(stored.length).toBeGreaterThan(5);
      return sampled(stored, 4);
    });
    expect(found).toEqual([]);
  },
);

/** What a step makes of what a model said. */
function isResultOfModel({ name, input }: PortCall): boolean {
  return name.startsWith('research.put') && /"(?:BRIEF|PLAN|QUERY|CLAIM|COVERAGE|DRAFT)"/u.test(input);
}

/** Kills a job at each of the moments; what was not as it should be. */
async function killedAt(
  momentsIn: (calls: readonly PortCall[]) => readonly Death[],
): Promise<readonly string[]> {
  expect(golden.outcome).toMatchObject({ job: { status: 'COMPLETED' }, report: { method: 'written' } });
  const { requests } = served.server;
  const found: string[] = [];
  const moments = momentsIn(golden.calls);
  expect(moments.length).toBeGreaterThan(2);
  for (const death of moments) {
    const before = requests.length;
    const { outcome, lives } = await runThrough(story, [death]);
    const again = requests.slice(before).map(nameOf);
    const wrong = [...outcomeDifferences(golden.outcome, outcome), ...callDifferences(sent, again, lives)];
    const where = `${death.when} call ${death.at} (${golden.calls[death.at - 1]?.name ?? '?'})`;
    if (wrong.length > 0) found.push(`killed ${where}: ${wrong.join(', ')}`);
  }
  return found;
}

/** From the first moment to the last, evenly. */
function sample(moments: readonly Death[], count: number): readonly Death[] {
  return Array.from(
    { length: count },
    (_, index) => moments[Math.floor((index * (moments.length - 1)) / (count - 1))],
  ).filter((death) => death !== undefined);
}

function nameOf({ system, user }: AskedRequest): string {
  return `${system}\n${user}`;
}

function outcomeDifferences(expected: Outcome, outcome: Outcome): readonly string[] {
  const parts = ['job', 'report', 'isGapless', 'leftBehind', 'logged', 'events'] as const;
  return parts.filter((part) => !isDeepStrictEqual(comparable(outcome[part]), comparable(expected[part])));
}

/** But for how long calls took. */
function comparable(value: unknown): unknown {
  const times = new Set(['durationMilliseconds', 'duration_seconds']);
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (times.has(key) ? 0 : one)));
}

/** Every request of the golden run and no other; twice only if it was under way when the process died. */
function callDifferences(
  sent: readonly string[],
  again: readonly string[],
  lives: readonly Mortality[],
): readonly string[] {
  const known = new Set(sent);
  const strange = again.filter((request) => !known.has(request)).length;
  const missing = [...known].filter((request) => !again.includes(request)).length;
  const repeated = again.length - new Set(again).size - (sent.length - known.size);
  const allowed = lives.slice(0, -1).reduce((sum, life) => sum + openModelCalls(life), 0);
  return [
    ...(strange > 0 ? [`${strange} requests that the undisturbed run did not send`] : []),
    ...(missing > 0 ? [`${missing} requests that were not sent`] : []),
    ...(repeated > allowed ? [`${repeated} repeated requests, ${allowed} allowed`] : []),
  ];
}

/** Begun, and not recorded as finished when the process died. */
function openModelCalls({ calls }: Mortality): number {
  const count = (name: string): number =>
    calls.filter((call) => call.name === name && call.hasEffect && call.input.includes('"kind":"model"'))
      .length;
  return count('ledger.intend') - count('ledger.finish');
}
