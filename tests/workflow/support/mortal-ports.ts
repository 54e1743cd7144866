import type { OuterPorts } from '#local/runtime.ts';

/** Which call a process dies at, and whether the call still takes effect. */
export interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

export interface PortCall {
  /** `jobs.change`, `corpus.search` … */
  readonly name: string;
  readonly input: string;
  readonly isRead: boolean;
  /** True when no call that has an effect was under way as it began. */
  readonly isAlone: boolean;
  hasEffect: boolean;
}

/**
 * Counts the calls of a process to its ports, and ends the process at one of them: that call and all later ones are
 * never answered, and no later one has an effect. Calls that were under way then take theirs, as on a real kill.
 */
export class Mortality {
  readonly calls: PortCall[] = [];
  readonly died: Promise<void>;
  milliseconds = 0;
  readonly #death: Death | undefined;
  readonly #die: () => void;
  readonly #underWay = new Set<Promise<unknown>>();
  #isDead = false;
  #writesUnderWay = 0;

  constructor(death?: Death) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#death = death;
    this.died = promise;
    this.#die = resolve;
  }

  /** The same ports, mortal. */
  over(ports: OuterPorts): OuterPorts {
    const provider = (name: string): [string, NonNullable<ReturnType<typeof ports.providers.get>>][] => {
      const found = ports.providers.get(name);
      return found ? [[name, this.#mortal(name, found)]] : [];
    };
    return {
      ...ports,
      archive: this.#mortal('archive', ports.archive),
      jobs: this.#mortal('jobs', ports.jobs),
      research: this.#mortal('research', ports.research),
      trace: this.#mortal('trace', ports.trace),
      ledger: this.#mortal('ledger', ports.ledger),
      breakers: this.#mortal('breakers', ports.breakers),
      budget: this.#mortal('budget', ports.budget),
      slots: this.#mortal('slots', ports.slots),
      limiter: this.#mortal('limiter', ports.limiter),
      cache: this.#mortal('cache', ports.cache),
      providers: new Map([...ports.providers.keys()].flatMap(provider)),
      statistics: ports.statistics && this.#mortal('statistics', ports.statistics),
    };
  }

  /** Resolves when no call is under way any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #mortal<Port extends object>(name: string, port: Port): Port {
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...input: readonly unknown[]) => {
          const call = `${name}.${String(key)}`;
          return this.#call(this.#describe(call, input), async () => Reflect.apply(value, target, input));
        };
      },
    });
  }

  #describe(name: string, input: readonly unknown[]): PortCall {
    return {
      name,
      input: JSON.stringify(input),
      isRead: READS.has(name),
      isAlone: this.#writesUnderWay === 0,
      hasEffect: true,
    };
  }

  async #call(call: PortCall, make: () => Promise<unknown>): Promise<unknown> {
    if (this.#isDead) return NEVER;
    this.calls.push(call);
    if (this.calls.length !== this.#death?.at) return this.#answered(call, make);
    this.#isDead = true;
    call.hasEffect = this.#death.when === 'after';
    if (this.#death.when === 'after') await this.#tracked(make());
    this.#die();
    return NEVER;
  }

  async #answered(call: PortCall, make: () => Promise<unknown>): Promise<unknown> {
    const start = performance.now();
    const weight = call.isRead ? 0 : 1;
    this.#writesUnderWay += weight;
    try {
      const answer = await this.#tracked(make());
      return this.#isDead ? NEVER : answer;
    } finally {
      this.#writesUnderWay -= weight;
      this.milliseconds += performance.now() - start;
    }
  }

  async #tracked<Value>(work: Promise<Value>): Promise<Value> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }
}

const NEVER = new Promise<never>(() => undefined);

/** Calls that change nothing; on one's own machine everything is kept. */
const READS: ReadonlySet<string> = new Set([
  'archive.get',
  'archive.getText',
  'archive.keep',
  'archive.list',
  'breakers.read',
  'budget.read',
  'cache.get',
  'jobs.get',
  'jobs.listByStatus',
  'ledger.find',
  'research.get',
  'research.list',
  'slots.list',
  'statistics.documentFrequencies',
  'trace.list',
]);
