/** Scores by index, cleared at the cost of those that were given, not of all. */
export class ScoreTable {
  readonly #scores: Float64Array;
  readonly #given: number[] = [];

  constructor(size: number) {
    this.#scores = new Float64Array(size);
  }

  /** The indexes that have a score, in the order they got it. */
  get given(): readonly number[] {
    return this.#given;
  }

  at(index: number): number {
    return this.#scores[index] ?? 0;
  }

  /** `score` is above 0. */
  add(index: number, score: number): void {
    const before = this.#scores[index] ?? 0;
    if (before === 0) this.#given.push(index);
    this.#scores[index] = before + score;
  }

  clear(): void {
    for (const index of this.#given) this.#scores[index] = 0;
    this.#given.length = 0;
  }
}
