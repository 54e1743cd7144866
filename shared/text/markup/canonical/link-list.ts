/** Of the text of a block: its characters without space, those that lead to other pages, and those in sentences. */
export interface LinkCount {
  readonly characters: number;
  readonly linked: number;
  readonly prose: number;
}

/** A block with fewer characters outside links holds no sentence. */
const PROSE_CHARACTERS = 60;
/** A cell of a table that is longer than this holds a list rather than a value. */
const CELL_CHARACTERS = 100;

/** Counts what of the text of a block stands in links to other pages. */
export class LinkCounter {
  #characters = 0;
  #linked = 0;
  #isOutward = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'a') this.#isOutward = attributes['href']?.startsWith('#') === false;
  }

  close(name: string): void {
    if (name === 'a') this.#isOutward = false;
  }

  text(text: string): void {
    const { length } = text.replace(/\s+/gu, '');
    this.#characters += length;
    if (this.#isOutward) this.#linked += length;
  }

  /** What was counted since the last time. Values in cells that lead to a page of their own are what a table tells. */
  take(cells: number): LinkCount {
    const characters = this.#characters;
    const isTable = cells > 1 && characters <= cells * CELL_CHARACTERS;
    const linked = isTable ? 0 : this.#linked;
    const beside = characters - linked;
    this.#characters = 0;
    this.#linked = 0;
    return { characters, linked, prose: isTable || beside >= PROSE_CHARACTERS ? beside : 0 };
  }
}

const FEWEST_CHARACTERS = 400;
/** Nothing but links, with some words between them. */
const LINKED = 0.8;
/** An index says again beside each link what it leads to, and has no sentence. */
const REPEATED = 0.4;
const LITTLE_PROSE = 0.05;

/** Whether a page only leads to others, as a table of contents or an index does. */
export function isLinkList(blocks: readonly LinkCount[]): boolean {
  const characters = sum(blocks.map((one) => one.characters));
  if (characters < FEWEST_CHARACTERS) return false;
  const linked = sum(blocks.map((one) => one.linked)) / characters;
  const prose = sum(blocks.map((one) => one.prose)) / characters;
  return linked >= LINKED || (linked >= REPEATED && prose <= LITTLE_PROSE);
}

const REDIRECT = /<meta\s[^<>]{0,200}http-equiv\s*=\s*["']?refresh["']?[^<>]{0,200}\burl\s*=/iu;
const HEAD_CHARACTERS = 20_000;

/** Whether a page, of which that little text is left, sends its readers to another at once. */
export function isRedirect(html: string, text: string): boolean {
  return text.length < FEWEST_CHARACTERS && REDIRECT.test(html.slice(0, HEAD_CHARACTERS));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
