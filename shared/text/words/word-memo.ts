const LONGEST_KEPT = 40;
const GENERATION = 50_000;
/** A shorter part of a string is a string of its own; a longer one keeps the whole text that it was cut from. */
const SHORTEST_SLICE = 13;

/**
 * What was found out about words, for those that were met lately: of two generations of so many words the older is
 * forgotten when the younger is full, and what is met again counts as young.
 */
export class WordMemo<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** What is known of the word, or what `find` says. `find` gets a word that keeps no text alive. */
  take(word: string, find: (word: string) => Value): Value {
    const known = this.#young.get(word);
    if (known !== undefined) return known;
    const own = word.length < SHORTEST_SLICE ? word : Array.from(word).join('');
    const value = this.#old.get(word) ?? find(own);
    if (word.length <= LONGEST_KEPT) this.#remember(own, value);
    return value;
  }

  #remember(word: string, value: Value): void {
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(word, value);
  }
}
