import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '#shared/text/hash.ts';
import { type ScriptedModel, startScriptedModel } from '#tests/support/scripted-model.ts';
import { respond } from '#tests/workflow/models/responder.ts';
import { inFolder } from '../end-to-end/asker.ts';
import type { Measure, Row } from '../measure.ts';

const KILLS = 100;
const LATENCY_MILLISECONDS = 40;
/**
 * What was answered so shortly before a kill may not have been written down by then: a part of the time that a job takes, since the
 * process is as much slower at that as the machine is busy; a tenth of a second for a job of three.
 */
const IN_FLIGHT_SHARE = 1 / 30;
const LEAST_MILLISECONDS = 100;
const QUESTION =
  'How do the memory buffer and the disk buffer of Tern compare, and what are their default sizes?';
const CORPUS = fileURLToPath(new URL('../../fixtures/corpus', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../cli/start.js', import.meta.url));

/**
 * The command killed at any moment from its start to its end, and given again until it has saved its files, with a scripted
 * model behind the real adapter: which calls that had been answered are made again.
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
  readonly key: string;
  /** When it was answered; undefined: it was not, or its process was dead by then. */
  answeredAt: number | undefined;
}

function recording(calls: Call[]): Parameters<typeof startScriptedModel>[0] {
  const script = respond();
  return async (request) => {
    const call: Call = { key: hashOf(request.body), answeredAt: undefined };
    calls.push(call);
    const reply = { ...(await script(request)), latencyMilliseconds: LATENCY_MILLISECONDS };
    setTimeout(() => {
      call.answeredAt = performance.now();
    }, LATENCY_MILLISECONDS);
    return reply;
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
  repeated: number;
  inFlight: number;
  more: number;
}

async function measure(
  world: World,
  { wanted, seed }: { readonly wanted: number; readonly seed: number },
): Promise<readonly Row[]> {
  const alone = await runOnce(world, 'alone', Infinity);
  const usual = new Set(world.calls.splice(0).map(({ key }) => key)).size;
  const tally: Tally = { kills: 0, jobs: 0, repeated: 0, inFlight: 0, more: 0 };
  const chance = chances(seed);
  // A machine may be busier at one time than at another: the last run that was left alone says how long one takes.
  let { milliseconds: usually } = alone;
  // Not before a process has started, or nothing would ever be done; up to a moment behind its end.
  const moment = (): number => usually * (0.15 + 0.9 * chance());
  for (; tally.kills < wanted; tally.jobs += 1) {
    usually = Math.min(usually * 1.5, await runKilled(world, { tally, usual, moment, usually }));
    process.stderr.write(`${tally.kills} kills, ${tally.repeated} repeated, ${tally.inFlight} in flight\n`);
  }
  const note = `${tally.kills} kills of ${tally.jobs} jobs of ${usual} calls, seed ${seed}`;
  const row = (metric: string, ours: number, bound: Pick<Row, 'ceiling'> = {}): Row => {
    return { measure: 'killed at any moment', metric, ours, note, ...bound };
  };
  return [
    row('calls answered and made again', tally.repeated, { ceiling: 0 }),
    row('calls in flight at a kill, made again', tally.inFlight),
    row('other calls than an undisturbed job makes', tally.more, { ceiling: 0 }),
  ];
}

interface Killing {
  readonly tally: Tally;
  readonly usual: number;
  readonly moment: () => number;
  /** Milliseconds of a run that is left alone. */
  readonly usually: number;
}

/** One job, killed until it is through. Returns how many milliseconds the process lived that came to the end. */
async function runKilled(world: World, { tally, usual, moment, usually }: Killing): Promise<number> {
  let lived = 0;
  const seen = new Map<string, number | undefined>();
  for (let isOver = false; !isOver;) {
    const run = await runOnce(world, `killed-${tally.jobs}`, moment());
    isOver = !run.isKilled;
    lived = run.milliseconds;
    for (const { key, answeredAt } of world.calls.splice(0)) {
      const end = run.endedAt - Math.max(LEAST_MILLISECONDS, usually * IN_FLIGHT_SHARE);
      const isAnswered = answeredAt !== undefined && (isOver || answeredAt < end);
      if (seen.has(key)) tally[seen.get(key) === undefined ? 'inFlight' : 'repeated'] += 1;
      seen.set(key, isAnswered ? answeredAt : seen.get(key));
    }
    if (run.isKilled) tally.kills += 1;
  }
  tally.more += Math.max(0, seen.size - usual);
  return lived;
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
