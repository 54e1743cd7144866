type Attributes = Readonly<Record<string, string>>;

/** By this class Doxygen marks what holds the title of a page, which is no heading by its element. */
const TITLE_AROUND = /(?:^|\s)headertitle(?:\s|$)/u;
const TITLE = /(?:^|\s)title(?:\s|$)/u;
/** Elements that say nothing of what they hold. */
const PLAIN = new Set(['div', 'p', 'span']);
const DEEPEST = 6;

/** The elements that are open, by what they are to whoever reads the page. */
export class OpenElements {
  readonly #open: { readonly name: string; readonly holdsTitle: boolean }[] = [];

  get depth(): number {
    return this.#open.length;
  }

  /** What an element is that opens: a heading, too, by its role, or as the title of its page. */
  open(name: string, attributes: Attributes): string {
    const isIn = this.#open.at(-1)?.holdsTitle === true;
    const mark = attributes['class'] ?? '';
    const known =
      headingByRole(name, attributes) ?? (isIn && name === 'div' && TITLE.test(mark) ? 'h1' : name);
    this.#open.push({ name: known, holdsTitle: name === 'div' && TITLE_AROUND.test(mark) });
    return known;
  }

  /** What the element is that closes. */
  close(name: string): string {
    return this.#open.pop()?.name ?? name;
  }
}

function headingByRole(name: string, attributes: Attributes): string | undefined {
  if (!PLAIN.has(name) || attributes['role'] !== 'heading') return undefined;
  const level = Number(attributes['aria-level'] ?? '2');
  return Number.isInteger(level) && level >= 1 ? `h${Math.min(DEEPEST, level)}` : undefined;
}
