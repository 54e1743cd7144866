import type { FileTable } from './file-table.ts';

/**
 * Finds the passage of a position. Positions count the terms of a file from its beginning, where its passages
 * follow one another; they are asked for file by file, in ascending order.
 */
export class PassageCursor {
  readonly #table: FileTable;
  #id = -1;
  #passage = 0;
  #lastPassage = -1;
  /** The position after the last one of the passage. */
  #end = 0;

  constructor(table: FileTable) {
    this.#table = table;
  }

  /** The index of the passage in the table; undefined for a file that is not in the table. */
  passageAt(id: number, position: number): number | undefined {
    if (id !== this.#id) this.#enter(id);
    while (position >= this.#end && this.#passage < this.#lastPassage) {
      this.#passage += 1;
      this.#end += this.#table.passageLengths[this.#passage] ?? 0;
    }
    return this.#passage <= this.#lastPassage ? this.#passage : undefined;
  }

  #enter(id: number): void {
    const { firstPassage, passageLengths } = this.#table;
    const file = this.#table.indexOf(id);
    this.#id = id;
    this.#passage = file === undefined ? 0 : (firstPassage[file] ?? 0);
    this.#lastPassage = file === undefined ? -1 : (firstPassage[file + 1] ?? 0) - 1;
    this.#end = passageLengths[this.#passage] ?? 0;
  }
}
