import type { Ports } from '#shared/ports/ports.ts';
import type { Interval } from './intervals.ts';

/** Notes when calls were under way, from outside of what is called. */
export class Stopwatch {
  readonly stores: Interval[] = [];
  readonly others: Interval[] = [];
  readonly handlers: Interval[] = [];

  /** The same ports, watched. */
  over(ports: Ports): Ports {
    const provider = (name: string): [string, NonNullable<ReturnType<Ports['providers']['get']>>][] => {
      const found = ports.providers.get(name);
      return found ? [[name, this.#watched(found, this.others)]] : [];
    };
    return {
      ...ports,
      archive: this.#watched(ports.archive, this.stores),
      jobs: this.#watched(ports.jobs, this.stores),
      research: this.#watched(ports.research, this.stores),
      trace: this.#watched(ports.trace, this.stores),
      ledger: this.#watched(ports.ledger, this.stores),
      slots: this.#watched(ports.slots, this.stores),
      limiter: this.#watched(ports.limiter, this.stores),
      cache: this.#watched(ports.cache, this.stores),
      providers: new Map([...ports.providers.keys()].flatMap(provider)),
      statistics: ports.statistics && this.#watched(ports.statistics, this.others),
    };
  }

  async time<Result>(intervals: Interval[], work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      intervals.push({ start, end: performance.now() });
    }
  }

  #watched<Port extends object>(port: Port, intervals: Interval[]): Port {
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...input: readonly unknown[]): Promise<unknown> =>
          this.time(intervals, async () => {
            const result: unknown = await Reflect.apply(value, target, input);
            return result;
          });
      },
    });
  }
}
