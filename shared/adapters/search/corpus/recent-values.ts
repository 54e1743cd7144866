/** Values that were used lately, up to a total size; the least recently used go first. */
export class RecentValues<Key, Value> {
  readonly #held = new Map<Key, Sized<Value>>();
  readonly #limit: number;
  #size = 0;

  /** `limit` is in the unit of the sizes that `take` is given. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value at hand, or the one that is read now; one larger than the limit is not kept. */
  take(key: Key, read: () => Sized<Value>): Value {
    const found = this.#held.get(key);
    if (found !== undefined) this.#drop(key, found);
    const sized = found ?? read();
    this.#held.set(key, sized);
    this.#size += sized.size;
    for (const [oldest, one] of this.#held) {
      if (this.#size <= this.#limit) break;
      this.#drop(oldest, one);
    }
    return sized.value;
  }

  #drop(key: Key, { size }: Sized<Value>): void {
    this.#held.delete(key);
    this.#size -= size;
  }
}

interface Sized<Value> {
  readonly value: Value;
  readonly size: number;
}
