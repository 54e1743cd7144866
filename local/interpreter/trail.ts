/**
 * Writes positions down beside what a run does, one at a time: of those that were reached meanwhile the last. Older ones
 * would only be gone through again, by what the ledger has.
 */
export class Trail<Position> {
  readonly #write: (position: Position) => Promise<void>;
  #next: Position | undefined;
  #writing: Promise<void> | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(write: (position: Position) => Promise<void>) {
    this.#write = write;
  }

  /** Throws when one before could not be written down: the run must not go on from there. */
  reach(position: Position): void {
    if (this.#failure) throw this.#failure.error;
    this.#next = position;
    this.#writing ??= this.#writeAll();
  }

  /** When the last position is written down; rejects when one could not be. */
  async settled(): Promise<void> {
    await this.#writing;
    if (this.#failure) throw this.#failure.error;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#next !== undefined) {
        const position = this.#next;
        this.#next = undefined;
        await this.#write(position);
      }
    } catch (error) {
      this.#failure = { error };
    } finally {
      this.#writing = undefined;
    }
  }
}
