import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '#shared/text/hash.ts';
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts';
import { respond } from '#tests/workflow/models/responder.ts';
import { inFolder } from '../end-to-end/asker.ts';
import type { Measure, Row } from '../measure.ts';
import { NOTHING_RECORDED, type Recorded, readRecorded } from './recorded-calls.ts';

const KILLS = 100;
const LATENCY_MILLISECONDS = 40;
const QUESTION =
  'How do the memory buffer and the disk buffer of Tern compare, and what are their default sizes?';
const CORPUS = fileURLToPath(new URL('../../fixtures/corpus', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));

/**
 * The command killed at any moment from its start to its end, and given again until it has saved its files, with a scripted
 * model behind the real adapter: which calls are made again although the files of the killed process hold their results.
 */
export const kills: Measure = {
  name: 'kills',
  needs: [],
  run: async ({ limit, seed }) => {
    const calls: Call[] = [];
    const model = await startScriptedModel(recording(calls));
    try {
      return await inFolder(async (folder) =>
        measure({ folder, model, calls }, { wanted: Math.min(limit, KILLS), seed }),
      );
    } finally {
      await model.close();
    }
  },
};

interface Call {
  /** Goes out with the answer, as its usage. */
  readonly number: number;
  readonly key: string;
  /** When it was answered; undefined: it was not, or its process was dead by then. */
  answeredAt: number | undefined;
}

function recording(calls: Call[]): Parameters<typeof startScriptedModel>[0] {
  const script = respond();
  let number = 0;
  return async (request) => {
    number += 1;
    const call: Call = { number, key: hashOf(request.body), answeredAt: undefined };
    calls.push(call);
    const reply = await script(request);
    setTimeout(() => {
      call.answeredAt = performance.now();
    }, LATENCY_MILLISECONDS);
    return { ...reply, latencyMilliseconds: LATENCY_MILLISECONDS, usage: { cacheReadTokens: number } };
  };
}

interface World {
  readonly folder: string;
  readonly model: ScriptedModel;
  readonly calls: Call[];
}

interface Tally {
  kills: number;
  jobs: number;
  /** Calls whose results were recorded and that were made again. */
  repeated: number;
  /** Calls that no result was recorded of at the kill. */
  inFlight: number;
  /** Calls that one process has made twice: a second request for one that takes suspiciously long. */
  hedged: number;
  /** The longest from an answer to a kill at which it was not recorded. */
  longestGap: number;
  more: number;
}

async function measure(
  world: World,
  { wanted, seed }: { readonly wanted: number; readonly seed: number },
): Promise<readonly Row[]> {
  const alone = await runOnce(world, 'alone', Infinity);
  const usual = new Set(world.calls.splice(0).map(({ key }) => key)).size;
  const tally: Tally = { kills: 0, jobs: 0, repeated: 0, inFlight: 0, hedged: 0, longestGap: 0, more: 0 };
  const chance = chances(seed);
  // A machine may be busier at one time than at another: the last run that was left alone says how long one takes.
  let { milliseconds: usually } = alone;
  // Not before a process has started, or nothing would ever be done; up to a moment behind its end.
  const moment = (): number => usually * (0.15 + 0.9 * chance());
  for (; tally.kills < wanted; tally.jobs += 1) {
    usually = Math.min(usually * 1.5, await runKilled(world, { tally, usual, moment }));
    process.stderr.write(`${tally.kills} kills, ${tally.repeated} repeated, ${tally.inFlight} in flight\n`);
  }
  const note = `${tally.kills} kills of ${tally.jobs} jobs of ${usual} calls, seed ${seed}`;
  const row = (metric: string, ours: number, bound: Pick<Row, 'ceiling'> = {}): Row => {
    return { measure: 'killed at any moment', metric, ours, note, ...bound };
  };
  return [
    row('calls recorded and made again', tally.repeated, { ceiling: 0 }),
    row('calls in flight at a kill, made again', tally.inFlight),
    row('calls made twice by one process, since the first took suspiciously long', tally.hedged),
    row('longest from an answer to a kill at which it was not recorded, ms', tally.longestGap),
    row('other calls than an undisturbed job makes', tally.more, { ceiling: 0 }),
  ];
}

interface Killing {
  readonly tally: Tally;
  readonly usual: number;
  readonly moment: () => number;
}

/** One job, killed until its files are saved. Returns how many milliseconds the process lived that saved them. */
async function runKilled(world: World, { tally, usual, moment }: Killing): Promise<number> {
  const name = `killed-${tally.jobs}`;
  const earlier: Call[] = [];
  let recorded = NOTHING_RECORDED;
  for (;;) {
    const run = await runOnce(world, name, moment());
    const calls = world.calls.splice(0);
    countRepeats(tally, { calls, earlier, recorded });
    earlier.push(...calls);
    recorded = await readRecorded(join(world.folder, name));
    if (run.isKilled) noteKill(tally, { calls, recorded, endedAt: run.endedAt });
    if (run.isKilled && !recorded.isDelivered) continue;
    tally.more += Math.max(0, new Set(earlier.map(({ key }) => key)).size - usual);
    return run.milliseconds;
  }
}

function noteKill(
  tally: Tally,
  {
    calls,
    recorded,
    endedAt,
  }: { readonly calls: readonly Call[]; readonly recorded: Recorded; readonly endedAt: number },
): void {
  tally.kills += 1;
  for (const { number, answeredAt } of calls) {
    if (answeredAt === undefined || recorded.answers.has(number)) continue;
    tally.longestGap = Math.max(tally.longestGap, endedAt - answeredAt);
  }
}

interface Repeats {
  readonly calls: readonly Call[];
  readonly earlier: readonly Call[];
  /** As it was when this process began. */
  readonly recorded: Recorded;
}

function countRepeats(tally: Tally, { calls, earlier, recorded }: Repeats): void {
  for (const [key, own] of Map.groupBy(calls, (call) => call.key)) {
    tally.hedged += own.length - 1;
    const same = earlier.filter((call) => call.key === key);
    if (same.length > 0)
      tally[same.some(({ number }) => recorded.answers.has(number)) ? 'repeated' : 'inFlight'] += 1;
  }
}

interface Ran {
  readonly isKilled: boolean;
  readonly milliseconds: number;
  readonly endedAt: number;
}

async function runOnce({ folder, model }: World, name: string, killAfter: number): Promise<Ran> {
  const start = performance.now();
  const words = [QUESTION, '--corpus', CORPUS, '--max-iterations', '1', '--model', 'openai', '--json'];
  const child = spawn(process.execPath, [MAIN, 'research', ...words, '--data', join(folder, name)], {
    stdio: 'ignore',
    env: { ...process.env, OPENAI_BASE_URL: model.openaiBaseUrl, DEFAULT_MODEL: 'reed-1' },
  });
  const timer = Number.isFinite(killAfter) ? setTimeout(() => child.kill('SIGKILL'), killAfter) : undefined;
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((resolve) => {
    child.once('close', (exit, killedBy) => resolve([exit, killedBy]));
  });
  clearTimeout(timer);
  if (signal === null && code !== 0) throw new Error(`The command ended with exit code ${code}.`);
  const endedAt = performance.now();
  return { isKilled: signal === 'SIGKILL', milliseconds: endedAt - start, endedAt };
}

/** By chance, from 0 to 1, but the same each time with the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
