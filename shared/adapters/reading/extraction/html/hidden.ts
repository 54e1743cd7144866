import { isHiddenFromEars } from '#shared/text/markup/canonical/page-parts.ts';

/** Declarations by which an element is shown to nobody. */
const INVISIBLE: readonly RegExp[] = [
  /(?:^|;)\s*display\s*:\s*none/iu,
  /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)/iu,
  /(?:^|;)\s*font-size\s*:\s*0(?:\.0+)?(?![\d.])/iu,
  /(?:^|;)\s*(?:text-indent|left|right|top|bottom|margin-(?:left|top))\s*:\s*-\d{3,}/iu,
  /(?:^|;)\s*clip(?:-path)?\s*:\s*(?:rect\(\s*[01](?:px)?[\s,]+[01]|inset\(\s*(?:50|100)%)/iu,
  /(?:^|;)\s*color\s*:\s*transparent/iu,
];
const TRANSPARENT = /(?:^|;)\s*opacity\s*:\s*(?:0(?:\.0+)?|0?\.0\d*)\s*(?:;|!|$)/iu;
/** What is faded or moved in by a script is seen in the end. */
const MOVES = /(?:^|;)\s*(?:transform|transition|animation|will-change)\b/iu;
const NO_SIZE = /(?:^|;)\s*(?:width|height)\s*:\s*0(?:px|em)?\s*(?:;|!|$)/iu;
const CUT_OFF = /(?:^|;)\s*overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/iu;
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;!]{3,40})/iu;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]{3,40})/iu;

/** True for declarations of style with which no reader of the page sees the element. */
export function isInvisible(style: string): boolean {
  if (style === '') return false;
  if (INVISIBLE.some((pattern) => pattern.test(style))) return true;
  if (TRANSPARENT.test(style) && !MOVES.test(style)) return true;
  return (NO_SIZE.test(style) && CUT_OFF.test(style)) || isOwnColour(style);
}

/** White on white. */
function isOwnColour(style: string): boolean {
  const colour = COLOUR.exec(style)?.[1];
  const background = BACKGROUND.exec(style)?.[1];
  return colour !== undefined && background !== undefined && plainColour(colour) === plainColour(background);
}

function plainColour(value: string): string {
  const plain = value.toLowerCase().replace(/\s+/gu, '');
  if (plain === 'white') return '#ffffff';
  if (plain === 'black') return '#000000';
  return plain.replace(/^#([\da-f])([\da-f])([\da-f])$/u, '#$1$1$2$2$3$3');
}

type Attributes = Readonly<Record<string, string>>;

/** Says of an element that no reader of the page sees it: nothing may be quoted from it. */
export type HiddenTest = (name: string, attributes: Attributes) => boolean;

const NEVER_HIDDEN = new Set(['html', 'body', 'main']);

/** By its attributes, and by the classes and ids that the page's own style sheets hide. */
export function hiddenTest({ classes, ids }: HiddenNames): HiddenTest {
  return (name, attributes) => {
    if (NEVER_HIDDEN.has(name)) return false;
    if ('hidden' in attributes || isHiddenFromEars(attributes)) return true;
    if (isInvisible(attributes['style'] ?? '')) return true;
    if (ids.has(attributes['id'] ?? '')) return true;
    return classes.size > 0 && (attributes['class'] ?? '').split(/\s+/u).some((one) => classes.has(one));
  };
}

export interface HiddenNames {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const CSS_CHARACTERS = 400_000;
const SIMPLE = /^[.#]([\w-]{1,100})$/u;
const SHOWN = /(?:^|;)\s*(?:display\s*:\s*(?!\s|none)|visibility\s*:\s*visible|opacity\s*:\s*1)/iu;

/**
 * Classes and ids that style sheets hide, each on its own and everywhere. What another rule shows again, when it is
 * chosen or the mouse is on it, can be seen.
 */
export function hiddenNames(css: string): HiddenNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const shown = new Set<string>();
  for (const { selectors, declarations } of rulesOf(css)) {
    if (SHOWN.test(declarations)) {
      for (const [, name = ''] of selectors.matchAll(/[.#]([\w-]{1,100})/gu)) shown.add(name);
    } else if (isInvisible(declarations)) {
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        const name = SIMPLE.exec(selector)?.[1];
        if (name !== undefined) (selector.startsWith('.') ? classes : ids).add(name);
      }
    }
  }
  for (const name of shown) {
    classes.delete(name);
    ids.delete(name);
  }
  return { classes, ids };
}

interface StyleRule {
  readonly selectors: string;
  readonly declarations: string;
}

/** The rules of a style sheet but for those that hold for some media only. */
function rulesOf(css: string): readonly StyleRule[] {
  const plain = withoutComments(css.slice(0, CSS_CHARACTERS));
  const rules: StyleRule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{}]/gu)) {
    if (sign === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const selectors = plain.slice(start, opened).trim();
      if (!selectors.startsWith('@')) rules.push({ selectors, declarations: plain.slice(opened + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return first + rest.map((part) => part.split('*/').slice(1).join(' ')).join(' ');
}
