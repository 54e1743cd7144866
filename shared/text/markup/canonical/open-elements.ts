type Attributes = Readonly<Record<string, string>>;

/** By this class Doxygen marks what holds the title of a page, which is no heading by its element. */
const TITLE_AROUND = /(?:^|\s)headertitle(?:\s|$)/u;
const TITLE = /(?:^|\s)title(?:\s|$)/u;
/** What is left out with all it holds: within such a title, the groups that a page belongs to. */
const NO_TEXT = 'template';
/** Within these nothing is a heading by its role. */
const WHOLE = new Set(['pre', 'code', 'dt', 'a', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const USUAL_LEVEL = 2;
const DEEPEST = 6;

interface Open {
  readonly name: string;
  readonly holdsTitle: boolean;
  readonly isTitle: boolean;
  /** Nothing in it is a heading by its role. */
  readonly isWhole: boolean;
}

/** The elements that are open, by what they are to whoever reads the page. */
export class OpenElements {
  readonly #open: Open[] = [];

  get depth(): number {
    return this.#open.length;
  }

  /** What an element is that opens: a heading, too, by its role, or as the title of its page. */
  open(name: string, attributes: Attributes): string {
    const around = this.#open.at(-1);
    const mark = attributes['class'] ?? '';
    const isTitle = name === 'div' && around?.holdsTitle === true && TITLE.test(mark);
    const known = this.#knownAs(name, attributes, isTitle);
    this.#open.push({
      name: known,
      holdsTitle: name === 'div' && TITLE_AROUND.test(mark),
      isTitle,
      isWhole: around?.isWhole === true || WHOLE.has(known),
    });
    return known;
  }

  /** What the element is that closes. */
  close(name: string): string {
    return this.#open.pop()?.name ?? name;
  }

  #knownAs(name: string, attributes: Attributes, isTitle: boolean): string {
    const around = this.#open.at(-1);
    if (isTitle) return 'h1';
    if (name === 'div' && around?.isTitle === true) return NO_TEXT;
    return around?.isWhole === true ? name : (headingByRole(name, attributes) ?? name);
  }
}

function headingByRole(name: string, attributes: Attributes): string | undefined {
  const [role] = (attributes['role'] ?? '').trim().toLowerCase().split(/\s+/u);
  if (role !== 'heading' || (name !== 'div' && name !== 'p')) return undefined;
  const said = /^[1-9]$/u.exec(attributes['aria-level'] ?? '')?.[0];
  return `h${Math.min(DEEPEST, Number(said ?? USUAL_LEVEL))}`;
}
