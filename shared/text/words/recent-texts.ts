/** What was found out about texts, for those that were met last. */
export class RecentTexts<Value> {
  readonly #known = new Map<string, Value>();
  readonly #most: number;

  constructor(most = 100) {
    this.#most = most;
  }

  /** What is known of the text, or what `find` says. */
  take(text: string, find: (text: string) => Value): Value {
    const value = this.#known.get(text) ?? find(text);
    this.#known.delete(text);
    this.#known.set(text, value);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }
}
