const KEPT = 100;

/** What was found out about texts, for those that were met last. */
export class RecentTexts<Value> {
  readonly #known = new Map<string, Value>();

  /** What is known of the text, or what `find` says. */
  take(text: string, find: (text: string) => Value): Value {
    const value = this.#known.get(text) ?? find(text);
    this.#known.delete(text);
    this.#known.set(text, value);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }
}
