/** Of the text of a block: its characters without space, those that lead to other pages and in how many links, those that lead to other places of the same page, and those in sentences. */
export interface LinkCount {
  readonly characters: number;
  readonly linked: number;
  readonly inside: number;
  readonly links: number;
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
  #inside = 0;
  #links = 0;
  #leads: 'outward' | 'inside' | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name !== 'a') return;
    const { href } = attributes;
    this.#leads = href === undefined ? undefined : href.startsWith('#') ? 'inside' : 'outward';
    if (this.#leads === 'outward') this.#links += 1;
  }

  close(name: string): void {
    if (name === 'a') this.#leads = undefined;
  }

  text(text: string): void {
    const { length } = text.replace(/\s+/gu, '');
    this.#characters += length;
    if (this.#leads === 'outward') this.#linked += length;
    if (this.#leads === 'inside') this.#inside += length;
  }

  /** What was counted since the last time. Values in cells that lead to a page of their own are what a table tells; several in a cell are a list. */
  take(cells: number): LinkCount {
    const characters = this.#characters;
    const isTable = cells > 1 && characters <= cells * CELL_CHARACTERS && this.#links <= cells;
    const linked = isTable ? 0 : this.#linked;
    const [links, inside] = [this.#links, this.#inside];
    const beside = characters - linked;
    this.#characters = 0;
    this.#linked = 0;
    this.#inside = 0;
    this.#links = 0;
    return { characters, linked, inside, links, prose: isTable || beside >= PROSE_CHARACTERS ? beside : 0 };
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

/** So many entries one after the other that only lead to other pages are a bar beside the text, whatever marks it. */
const BAR_ENTRIES = 10;
/** The name of a part of the bar, between its entries. */
const LABEL_CHARACTERS = 30;
/** Beside less text than this the entries are what the page is for. */
const TEXT_CHARACTERS = 200;

/** The blocks of a page without bars of links before and behind its text; the first heading may stand above one. */
export function withoutBars<Counted extends LinkCount>(
  blocks: readonly Counted[],
  isHeading: (block: Counted) => boolean,
): readonly Counted[] {
  const bar = barLength(blocks.toReversed());
  const head = blocks.at(-1 - bar);
  const behind = bar > 0 && head !== undefined && isHeading(head) ? bar + 1 : bar;
  const before = barLength(blocks.slice(0, blocks.length - behind));
  const text = blocks.slice(before, blocks.length - behind);
  const left = sum(text.filter((one) => !isEntry(one)).map(({ characters }) => characters));
  const above = blocks.slice(0, before).filter(isHeading).slice(0, 1);
  return left >= TEXT_CHARACTERS ? [...above, ...text] : blocks;
}

/** How many blocks at the beginning are entries of a bar, or menus, with the names of its parts; 0 where these are few. */
function barLength(blocks: readonly LinkCount[]): number {
  const isOfBar = (one: LinkCount): boolean => isEntry(one) || isMenu(one);
  const end = blocks.findIndex((one) => !isOfBar(one) && one.characters > LABEL_CHARACTERS);
  const around = blocks.slice(0, end < 0 ? blocks.length : end);
  const isBar = around.some(isMenu) || around.filter(isEntry).length >= BAR_ENTRIES;
  return isBar ? around.findLastIndex(isOfBar) + 1 : 0;
}

const MENU_LINKS = 5;
/** The name of the site may stand beside them, a sentence may not. */
const BESIDE_LINKS = 0.6;
const BESIDE_CHARACTERS = 100;

/** A block of many links, such as the head of a page sets in a line. */
function isMenu(one: LinkCount): boolean {
  const beside = one.characters - one.linked;
  const isFew = beside <= BESIDE_CHARACTERS && beside <= BESIDE_LINKS * one.characters;
  return one.links >= MENU_LINKS && (isEntry(one) || isFew);
}

/** A block that only leads to other pages. */
export function isEntry({ characters, linked }: LinkCount): boolean {
  return characters > 0 && linked >= LINKED * characters;
}

/** A comma, a dot or a bracket on each side of a link says nothing of where it leads. */
const AROUND_LINK = 2;

/** A block that is links to other pages and nothing else. */
export function isMereLink(one: LinkCount): boolean {
  return isEntry(one) && one.characters - one.linked <= AROUND_LINK * one.links;
}

const STEPS =
  /^(?:(?:prev(?:ious)?|next|up|home|top|back|contents?|index|table of contents|start|first|last)\b|[|[\]()<>«»‹›←→↑↓\s:·•-])+$/iu;
const STEPS_CHARACTERS = 120;

/** As the manuals of GNU have it: "Next: Fonts, Previous: Copying, Up: Top [Contents]". */
const NAMED_STEPS = /^(?:next|prev(?:ious)?):\s[^\n]{1,200},\s*(?:prev(?:ious)?|up):\s[^\n]{1,200}$/iu;

/** A line that only leads through pages: "| Prev | Home | Next |". */
export function isSteps(text: string, { links }: LinkCount): boolean {
  if (NAMED_STEPS.test(text)) return true;
  return links > 0 && text.length <= STEPS_CHARACTERS && STEPS.test(text) && /\p{L}\P{L}+\p{L}/u.test(text);
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
