import { isRemark } from '../remark.ts';

type Attributes = Readonly<Record<string, string>>;

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const DROPPED = names(
  'script style noscript template svg math iframe object select button textarea canvas audio video',
);
/** Menus that are not shown until one clicks; some stand in the middle of a sentence. */
const MENU = /(?:^|\s)dropdown-(?:menu|content)(?:\s|$)/u;
/** The source of what is drawn. */
const DIAGRAM = /(?:^|\s)(?:graphviz|mermaid|plantuml)(?:\s|$)/u;
const FURNITURE = names('nav header footer aside form dialog');
/** By these roles a page sets apart what is not its text. */
export const ROLE_AROUND =
  /^(?:navigation|banner|complementary|contentinfo|search|menu|menubar|menuitem|toolbar|dialog|alertdialog|tooltip)$/iu;
/** By such classes and ids a page marks what leads to others. */
const NAVIGATION =
  /(?:^|\s)(?:(?:node-?|page-?)?nav(?:igation)?|nav[_-]?(?:bar|header|footer|panel|links|table|list|menu|buttons)|(?:top|bottom|sub)-?nav|breadcrumbs?)(?:\s|$)/iu;
/** By the id of what may be a bar; that of a section, a heading or a word is what it is called: a chapter may be on navigation. */
const MARKED_BY_ID = names('div table ul ol td');
const SECTION =
  /(?:^|\s)(?:(?:sub)*section|ref(?:sect|section)\d?|sect\d|level\d|chapter|topic|sectionbody|[\w-]+-level-extent)(?:\s|$)/iu;
const BREADCRUMBS = /^breadcrumbs?$/iu;
const TRAIL = names('p span li dl');
const MAIN = names('main article');
const BLOCK = names(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul',
);
/** By such classes a page marks what is set as code, be it by hand or by one of the common highlighters. */
const LISTING =
  /(?:^|\s)(?:highlight(?:-[\w-]+)?|codehilite|code|code-?block|source-?code|literal-block|literallayout|prettyprint|programlisting|listing|listingblock|screen|terminal|console|verbatim|(?:small)?(?:example|lisp))(?=\s|$)/iu;

/** What begins and ends a line. */
export function isBlock(name: string): boolean {
  return BLOCK.has(name);
}

/** Numbers that a page sets before the lines of code. */
const LINE_NUMBERS = /(?:^|\s)(?:linenos?|line-?numbers?|gutter|rouge-gutter|hljs-ln-numbers)(?:\s|$)/iu;
const WITHIN_CODE = names('span td th a');

/** What is seen, if at all, and not read out. */
export function isHiddenFromEars(attributes: Attributes): boolean {
  return attributes['aria-hidden'] === 'true';
}

/** What is no text, wherever it stands. */
export function isNoText(name: string, attributes: Attributes): boolean {
  const mark = attributes['class'] ?? '';
  return (
    DROPPED.has(name) ||
    MENU.test(mark) ||
    DIAGRAM.test(mark) ||
    (WITHIN_CODE.has(name) && LINE_NUMBERS.test(mark))
  );
}

/** What stands around the text of a page, by its element or its role; notes beside the text belong to it. */
export function standsAround(name: string, attributes: Attributes): boolean {
  if (ROLE_AROUND.test(attributes['role'] ?? '')) return true;
  if (name !== 'body' && isMarkedNavigation(name, attributes)) return true;
  return FURNITURE.has(name) && !(name === 'aside' && isRemark(attributes['class'] ?? ''));
}

function isMarkedNavigation(name: string, { class: mark = '', id = '' }: Attributes): boolean {
  if (NAVIGATION.test(mark) || (TRAIL.has(name) && BREADCRUMBS.test(id))) return true;
  return MARKED_BY_ID.has(name) && !SECTION.test(mark) && NAVIGATION.test(id);
}

/** These hold the page, its main part, or a row. */
const NO_FOOT = names('html body main article table tbody tfoot tr');
/** By such classes and ids a page marks its foot, and now and then something else. */
const FOOT =
  /(?:^|\s)(?:(?:page|site|main|global|docs?|document|body|bottom|copyright|navigation)[_-]?)?footer(?:\s|$)/iu;

/** What a page itself calls its main part. */
export function beginsMain(name: string, attributes: Attributes): boolean {
  return MAIN.has(name) || attributes['role'] === 'main';
}

export interface BlockPlace {
  /** In the main part of the page. */
  readonly isMain: boolean;
  /** In what is marked as the foot of the page. */
  readonly isFoot?: boolean;
}

/** Which parts of a page are open while its elements are opened and closed one after the other. */
export class OpenParts {
  #depth = 0;
  /** At which depths what holds the main part was opened. */
  readonly #mains: number[] = [];
  #listing: number | undefined;
  #foot: number | undefined;

  /** Within the main part. */
  get isMain(): boolean {
    return this.#mains.length > 0;
  }

  /** Within what it sets as code. */
  get isListing(): boolean {
    return this.#listing !== undefined;
  }

  /** Where a block stands that is read now. */
  get place(): BlockPlace {
    return { isMain: this.isMain, ...(this.#foot === undefined ? {} : { isFoot: true }) };
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (!NO_FOOT.has(name) && [attributes['class'], attributes['id']].some((mark) => FOOT.test(mark ?? '')))
      this.#foot ??= this.#depth;
    if (LISTING.test(attributes['class'] ?? '')) this.#listing ??= this.#depth;
    if (beginsMain(name, attributes)) this.#mains.push(this.#depth);
  }

  /** True where a main part is about to end. */
  get endsMain(): boolean {
    return this.#mains.at(-1) === this.#depth;
  }

  close(): void {
    if (this.endsMain) this.#mains.pop();
    if (this.#listing === this.#depth) this.#listing = undefined;
    if (this.#foot === this.#depth) this.#foot = undefined;
    this.#depth -= 1;
  }
}
