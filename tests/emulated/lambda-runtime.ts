import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { COMPILED } from '#tests/support/compiled.ts';

export interface EmulatedFunction {
  /** The bundle's entry. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

export type InvocationResult =
  | { readonly kind: 'answered'; readonly body: string }
  | { readonly kind: 'failed'; readonly body: string }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'gone'; readonly body: string };

/** What a test may do to the functions. */
export interface Weather {
  /** How many run at once over all functions. */
  concurrency: number;
  /** Names of functions that fail before their code is run. */
  readonly broken: Set<string>;
  /** Names of functions that someone has deleted. */
  readonly gone: Set<string>;
  /** Names of functions that are let run no more, as with a reserved concurrency of nought: whoever calls them tries for long. */
  readonly held: Set<string>;
  /** One call in so many of the table is refused as too many; 0: none is. */
  tableRefusals: number;
}

export function calmWeather(): Weather {
  return { concurrency: 1000, broken: new Set(), gone: new Set(), held: new Set(), tableRefusals: 0 };
}

export interface LambdaRuntime {
  readonly weather: Weather;
  /** How often each function was run, and how often each of its versions that was asked for by its number. */
  readonly runs: ReadonlyMap<string, number>;
  readonly throttles: () => number;
  /** Puts others in the place of functions of the same names. */
  replace(functions: ReadonlyMap<string, EmulatedFunction>): void;
  /** By its name, or by name and number of a version as in `name:2`. */
  invoke(name: string, event: unknown): Promise<InvocationResult>;
  /** As Lambda and EventBridge do for those that do not wait: until it is let in. */
  invokeInTime(name: string, event: unknown): Promise<Exclude<InvocationResult, { kind: 'throttled' }>>;
  /** Once no function runs and none waits to be let in. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const WORKER = fileURLToPath(new URL('function-worker.ts', import.meta.url));
const Reply = z.object({ id: z.number(), value: z.string().optional(), failure: z.string().optional() });
const BROKEN = { errorType: 'Runtime.ImportModuleError', errorMessage: 'The function is broken.', trace: [] };
const LONGEST_MILLISECONDS = 60_000;

/** A small Lambda: one environment per function, made when it is first needed. */
export function createLambdaRuntime(deployed: ReadonlyMap<string, EmulatedFunction>): LambdaRuntime {
  const functions = new Map(deployed);
  const environments = new Map<string, Environment>();
  const replaced: Environment[] = [];
  const runs = new Map<string, number>();
  const weather = calmWeather();
  let running = 0;
  let waiting = 0;
  let throttles = 0;
  const environmentOf = (name: string): Environment => {
    const known = environments.get(name);
    if (known) return known;
    const found = functions.get(name);
    if (!found) throw new Error(`There is no function ${name}.`);
    const made = startEnvironment(name, found);
    environments.set(name, made);
    return made;
  };
  const count = (name: string): void => void runs.set(name, (runs.get(name) ?? 0) + 1);
  const invoke = async (called: string, event: unknown): Promise<InvocationResult> => {
    const [name = called] = called.split(':');
    if (weather.gone.has(name)) return { kind: 'gone', body: '' };
    if (running >= weather.concurrency || weather.held.has(name)) {
      throttles += 1;
      return { kind: 'throttled' };
    }
    if (weather.broken.has(name)) return { kind: 'failed', body: JSON.stringify(BROKEN) };
    running += 1;
    for (const counted of new Set([name, called])) count(counted);
    try {
      return await environmentOf(called).invoke(event);
    } finally {
      running -= 1;
    }
  };
  return {
    weather,
    runs,
    throttles: () => throttles,
    replace: (others) => {
      for (const [name, other] of others) {
        if (functions.get(name)?.file === other.file) continue;
        functions.set(name, other);
        // What runs there ends first.
        const before = environments.get(name);
        if (before) replaced.push(before);
        environments.delete(name);
      }
    },
    invoke,
    invokeInTime: async (name, event) => {
      waiting += 1;
      try {
        for (;;) {
          const result = await invoke(name, event);
          if (result.kind !== 'throttled') return result;
          await pause(100);
        }
      } finally {
        waiting -= 1;
      }
    },
    idle: async () => {
      const isBusy = (): boolean => running + waiting > 0;
      while (isBusy()) await pause(20);
    },
    close: async () => {
      await Promise.all([...environments.values(), ...replaced].map(async (one) => one.close()));
    },
  };
}

interface Environment {
  invoke(event: unknown): Promise<InvocationResult>;
  close(): Promise<void>;
}

function startEnvironment(name: string, { file, environment }: EmulatedFunction): Environment {
  const workerData = { file, name, compiled: COMPILED.NODE_COMPILE_CACHE };
  const worker = new Worker(WORKER, { env: { ...environment }, workerData, stdout: true });
  const waiting = new Map<number, (result: InvocationResult) => void>();
  let calls = 0;
  worker.stdout.resume();
  worker.on('message', (message: unknown) => {
    const { id, value, failure } = Reply.parse(message);
    const kind = failure === undefined ? 'answered' : 'failed';
    waiting.get(id)?.({ kind, body: failure ?? value ?? 'null' });
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    const body = JSON.stringify({ errorType: 'Runtime.ExitError', errorMessage: String(error), trace: [] });
    for (const settle of waiting.values()) settle({ kind: 'failed', body });
    waiting.clear();
  });
  return {
    invoke: async (event) => {
      calls += 1;
      const id = calls;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ id, event, until: Date.now() + LONGEST_MILLISECONDS });
      });
    },
    close: async () => void (await worker.terminate()),
  };
}
