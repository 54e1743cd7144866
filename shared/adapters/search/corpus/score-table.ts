/** Scores by place, cleared at the cost of those that were given, not of all. */
export class ScoreTable {
  readonly #scores: Float64Array;
  readonly #given: number[] = [];

  constructor(places: number) {
    this.#scores = new Float64Array(places);
  }

  /** The places that have a score, in the order they got it. */
  get given(): readonly number[] {
    return this.#given;
  }

  at(place: number): number {
    return this.#scores[place] ?? 0;
  }

  /** `score` is above 0. */
  add(place: number, score: number): void {
    const before = this.#scores[place] ?? 0;
    if (before === 0) this.#given.push(place);
    this.#scores[place] = before + score;
  }

  clear(): void {
    for (const place of this.#given) this.#scores[place] = 0;
    this.#given.length = 0;
  }
}
