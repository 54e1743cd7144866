import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OuterPorts } from '#local/runtime.ts';
import type { Model } from '#shared/ports/model.ts';
import { type TaskName, taskOf } from '#tests/support/prompt-reading.ts';

/** So many turns of the event loop in which no port is called: then a job waits for its model and nothing else. */
const QUIET_TURNS = 25;
/** Longer than what is done beside a model waits until nobody else has anything to ask it. */
const QUIET_MILLISECONDS = 80;
/** What is left of that is waited for in naps: other tests need the processor. A call that begins and ends in one is counted. */
const NAP_MILLISECONDS = 10;

/**
 * Lets calls of the model end only when a job can do nothing more without them. So what is asked side by side is one
 * round, however fast or slow anything is, and each round depends on the one before.
 */
export class RoundCounter {
  readonly rounds: (readonly TaskName[])[] = [];
  readonly #held: { readonly task: TaskName; readonly release: () => void }[] = [];
  #underWay = 0;
  #begun = 0;
  #isOver = false;

  over(ports: OuterPorts): OuterPorts {
    const { archive, breakers, budget, cache, jobs, ledger, limiter, research, slots, trace } = ports;
    return {
      ...ports,
      archive: this.#watched(archive),
      breakers: this.#watched(breakers),
      budget: this.#watched(budget),
      cache: this.#watched(cache),
      jobs: this.#watched(jobs),
      ledger: this.#watched(ledger),
      limiter: this.#watched(limiter),
      research: this.#watched(research),
      slots: this.#watched(slots),
      trace: this.#watched(trace),
      providers: new Map([...ports.providers].map(([name, one]) => [name, this.#watched(one)])),
      statistics: ports.statistics && this.#watched(ports.statistics),
      model: this.#heldBack(ports.model),
    };
  }

  /** Ends rounds until the work is over. */
  async during(work: Promise<unknown>): Promise<void> {
    const counting = this.#count();
    try {
      await work;
    } finally {
      this.#isOver = true;
      await counting;
    }
  }

  async #count(): Promise<void> {
    let quiet = 0;
    let since = performance.now();
    while (!this.#isOver) {
      const before = this.#begun;
      await (quiet < QUIET_TURNS ? setImmediate() : setTimeout(NAP_MILLISECONDS));
      quiet = this.#underWay > 0 || this.#begun !== before ? 0 : quiet + 1;
      if (quiet === 0) since = performance.now();
      const isQuiet = quiet >= QUIET_TURNS && performance.now() - since >= QUIET_MILLISECONDS;
      if (!isQuiet || this.#held.length === 0) continue;
      const round = this.#held.splice(0);
      this.rounds.push(round.map(({ task }) => task).toSorted());
      for (const { release } of round) release();
      quiet = 0;
    }
  }

  #heldBack(model: Model): Model {
    return {
      ...model,
      complete: async (request) => {
        const reply = await this.#counted(async () => model.complete(request));
        await new Promise<void>((release) => {
          this.#held.push({ task: taskOf(request), release });
        });
        return reply;
      },
    };
  }

  #watched<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...input: readonly unknown[]) =>
          this.#counted(async () => Reflect.apply(value, target, input));
      },
    });
  }

  async #counted<Value>(call: () => Promise<Value>): Promise<Value> {
    this.#underWay += 1;
    this.#begun += 1;
    try {
      return await call();
    } finally {
      this.#underWay -= 1;
    }
  }
}
