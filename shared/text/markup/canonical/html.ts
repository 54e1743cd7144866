import { Parser } from 'htmlparser2';
import { joinBlocks } from './blocks.ts';
import { decodeEntities } from './entities.ts';
import { HtmlCollector } from './html-collector.ts';
import { type CollectedBlock, isBareFoot } from './collected-block.ts';
import { withoutLastBars } from './last-bars.ts';
import { withCodeWhole } from './lines-of-code.ts';
import { withMembersHeaded } from './member-headings.ts';
import { isEntry, isLinkList, isSteps, withoutBars } from './link-list.ts';
import { OpenElements } from './open-elements.ts';
import { withoutRelated } from './related-links.ts';
import { withLabels } from './remark-labels.ts';

export interface ReducedHtml {
  readonly text: string;
  /** The text of `<title>`. */
  readonly title?: string;
  /** It only leads to other pages. */
  readonly isLinkList?: true;
}

export interface HtmlOptions {
  /** Set for HTML inside Markdown: how its text runs are reduced, and nothing of it counts as page furniture. */
  readonly fragment?: (text: string) => string;
  /** Elements that are left out with all they hold, besides those that always are. */
  readonly skips?: (name: string, attributes: Readonly<Record<string, string>>) => boolean;
}

/** An element that is always left out. */
const LEFT_OUT = 'template';

const MAX_DEPTH = 1500;
const PIECE = 65_536;
const MAIN_SHARE = 0.25;

/** HTML reduced to canonical text by one streaming pass. Takes clean text. */
export function reduceHtml(html: string, options: HtmlOptions = {}): ReducedHtml {
  const whole = withCodeWhole(withMembersHeaded(html));
  const reduced = reduceOnce(whole, options);
  const closed =
    options.fragment === undefined && reduced.text.length < FEWEST_CHARACTERS ? closeComments(whole) : whole;
  const read = closed === whole ? reduced : reduceOnce(closed, options);
  return read.text.length > reduced.text.length ? read : reduced;
}

/** With fewer there may be more in what looks like comments. */
const FEWEST_CHARACTERS = 400;
/** `<!-- BEGIN the main body>`, with no other end in its line: what follows is meant to be read. */
const UNCLOSED = /<!--(?!-?>)([^<>]*)>/gu;

function closeComments(html: string): string {
  return html
    .split('\n')
    .map((line) => (line.includes('-->') ? line : line.replaceAll(UNCLOSED, '<!--$1-->')))
    .join('\n');
}

function reduceOnce(html: string, options: HtmlOptions): ReducedHtml {
  const collected = new HtmlCollector(options.fragment);
  if (!parse(html, collected, options.skips)) return { text: stripTags(html) };
  const { blocks, title } = collected.finish();
  const pages = preferMain(blocks.filter((one) => !isBareFoot(one))).filter(
    (one) => one.block.kind === 'heading' || !isSteps(one.block.text, one),
  );
  const unbarred = withoutBars(pages, ({ block }) => block.kind === 'heading');
  const related = withoutRelated(unbarred);
  const kept = withoutLastBars(related);
  const text = joinBlocks(withLabels(kept).map(({ block }) => block));
  return { text, ...(title === '' ? {} : { title }), ...(isLinkList(related) ? { isLinkList: true } : {}) };
}

/** False when the document nests deeper than any real one. */
function parse(html: string, collected: HtmlCollector, skips: HtmlOptions['skips']): boolean {
  const elements = new OpenElements();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const known = elements.open(name, attributes);
        const isLeftOut = skips?.(name, attributes) === true;
        if (elements.depth <= MAX_DEPTH) collected.open(isLeftOut ? LEFT_OUT : known, attributes);
        else parser.pause();
      },
      onclosetag: (name) => {
        collected.close(elements.close(name));
      },
      ontext: (text) => collected.text(text),
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    if (elements.depth > MAX_DEPTH) return false;
  }
  parser.end();
  return elements.depth <= MAX_DEPTH;
}

/** The main part of a page when it has one that holds a fair share of the text; links to other pages around it are none. */
function preferMain(blocks: readonly CollectedBlock[]): readonly CollectedBlock[] {
  const main = blocks.filter((one) => one.isMain);
  const around = blocks.filter((one) => !one.isMain && !isEntry(one));
  const isWorthy = size(main) > 0 && size(main) >= MAIN_SHARE * (size(main) + size(around));
  return isWorthy ? main : blocks;
}

function size(blocks: readonly CollectedBlock[]): number {
  return blocks.reduce((sum, one) => sum + one.block.text.length, 0);
}

function stripTags(html: string): string {
  const lines = html.split('\n').map((line) => decodeEntities(line.replace(/<[^<>]{0,2000}>/gu, ' ')));
  return lines
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
