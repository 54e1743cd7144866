import { setImmediate as nextTurn } from 'node:timers/promises';

/** What a model made of the latest things it was asked, as later waves meet the same again. */
export class MadeOnce<Made> {
  readonly #known = new Map<string, Made>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** For each thing, by its key, what is known of it or what `make` says, in the order given; each is made once, one after another. */
  async ofAll<Thing>(
    things: readonly Thing[],
    keyOf: (thing: Thing) => string,
    make: (thing: Thing) => Promise<Made>,
  ): Promise<readonly Made[]> {
    const found = new Map<string, Made>();
    const all: Made[] = [];
    for (const thing of things) {
      const key = keyOf(thing);
      const made = found.get(key) ?? this.#known.get(key) ?? (await make(thing));
      all.push(made);
      if (found.has(key)) continue;
      found.set(key, made);
      if (this.#known.size >= this.#most) this.#known.clear();
      this.#known.set(key, made);
      // Between two the process sees to other things.
      await nextTurn();
    }
    return all;
  }
}
