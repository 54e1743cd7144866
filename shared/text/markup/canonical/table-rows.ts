import { rowBlock, type CanonicalBlock } from './blocks.ts';

/** A cell with several blocks and this much text is a part of a page that a table lays out, no value of a column. */
const LAID_OUT_CHARACTERS = 200;
const MOST_CELLS = 3;
/** The only cell of its row that says something: a note, or a paragraph beside a picture. */
const ALONE_CHARACTERS = 60;
const WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A row that is being read: each cell as one line, and as the blocks that stand in it. */
export class OpenRow {
  readonly #cells: string[] = [];
  readonly #blocks: CanonicalBlock[][] = [[]];
  #isPage = false;

  addBlock(block: CanonicalBlock): void {
    if (block.text !== '') this.#blocks.at(-1)?.push(block);
  }

  closeCell(line: string): void {
    this.#cells.push(line);
    this.#blocks.push([]);
  }

  /** Whether what stands in it is no row but a part of a page: the only cell, which has blocks before a table of its own. */
  isOfPage(): boolean {
    this.#isPage = this.#cells.length === 0 && (this.#blocks.at(-1)?.length ?? 0) > 0;
    return this.#isPage;
  }

  get size(): number {
    return this.#cells.length;
  }

  get isEmpty(): boolean {
    return this.#cells.every((cell) => cell === '');
  }

  /** A sign that is drawn and what it stands beside: a tip, a warning. */
  get isOfOne(): boolean {
    return this.#cells.length > 1 && this.#cells.filter((cell) => cell !== '').length === 1;
  }

  /** It holds paragraphs, lists or code as a page does. */
  get isLaidOut(): boolean {
    return (
      this.#cells.filter((cell) => cell !== '').length <= MOST_CELLS &&
      this.#cells.some(
        (cell, at) => cell.length >= LAID_OUT_CHARACTERS && (this.#blocks[at]?.length ?? 0) > 1,
      )
    );
  }

  /** The blocks that stand in its cells, where that is what it is for; else the row. */
  read(isOfLayout: boolean): readonly CanonicalBlock[] {
    const saying = this.#cells.filter((cell) => WORD.test(cell));
    const isAlone = saying.length === 1 && (isOfLayout || (saying[0]?.length ?? 0) >= ALONE_CHARACTERS);
    return this.#isPage || this.isLaidOut || isAlone ? this.#inBlocks() : [rowBlock(this.#cells)];
  }

  /** "Note" beside what is noted. */
  labelled(): CanonicalBlock | undefined {
    const [label = '', text = ''] = this.#cells;
    const isLabel = this.#cells.length === 2 && /^\p{L}[\p{L} ]{1,20}$/u.test(label);
    return isLabel && text.length >= ALONE_CHARACTERS
      ? { kind: 'text', text: `${label}: ${text}` }
      : undefined;
  }

  /** What only numbers or marks stands before the text of the next cell. */
  #inBlocks(): readonly CanonicalBlock[] {
    let mark = '';
    return this.#cells.flatMap((cell, at) => {
      const blocks = this.#blocks[at] ?? [];
      if (!WORD.test(cell)) {
        mark = `${mark} ${cell}`.trim();
        return [];
      }
      const [first, ...others] = blocks;
      if (first?.kind !== 'text' || mark === '') return blocks;
      const marked = { ...first, text: `${mark} ${first.text}` };
      mark = '';
      return [marked, ...others];
    });
  }
}

/** The rows of a table, or of what is laid out as one. */
export function readRows(rows: readonly OpenRow[]): readonly (readonly CanonicalBlock[])[] {
  const [only, ...others] = rows;
  const note = others.length === 0 ? only?.labelled() : undefined;
  if (note !== undefined && only?.isLaidOut === false) return [[note]];
  const isOfLayout = rows.some((row) => row.isLaidOut) || (others.length === 0 && only?.isOfOne === true);
  return rows.map((row) => row.read(isOfLayout));
}
