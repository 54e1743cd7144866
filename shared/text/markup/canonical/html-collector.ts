import { isAnchorSign } from '../anchor-sign.ts';
import { raise } from '../superscript.ts';
import { codeBlock, headingBlock, itemBlock, rowBlock, type CanonicalBlock } from './blocks.ts';
import { BREAK, languageOf, linesOfCode, squeeze } from './html-run.ts';
import { LinkCounter, type LinkCount } from './link-list.ts';
import { OpenParts, beginsMain, isBlock, isNoText, standsAround } from './page-parts.ts';
import { isSetAsProse, readPreformatted } from './preformatted.ts';

export interface CollectedBlock extends LinkCount {
  readonly block: CanonicalBlock;
  /** Whether it stands in the main part of the page. */
  readonly isMain: boolean;
  /** What was preformatted, and is not marked as code. */
  readonly preformatted?: string;
  /** It stands where the page sets code: prose around it says nothing of it. */
  readonly isListing?: boolean;
}

const NOTE_MARK = /^\s*[[(]?[\d\s,;–*†‡§¶#-]{1,20}[\])]?\s*$/u;
const HEADING = /^h[1-6]$/u;
const NO_LINKS: LinkCount = { characters: 0, linked: 0, prose: 0 };

interface Item {
  readonly depth: number;
  readonly marker: string;
}

/** A raised part of a line that is open: where it begins in the run, and whether it links to something. */
interface Superscript {
  readonly start: number;
  isLink: boolean;
}

/** Takes the events of a parser and turns them into blocks. */
export class HtmlCollector {
  readonly #fragment: ((text: string) => string) | undefined;
  readonly #blocks: CollectedBlock[] = [];
  readonly #links = new LinkCounter();
  readonly #lists: { readonly isOrdered: boolean; count: number }[] = [];
  #run = '';
  #title = '';
  #isTitle = false;
  #item: Item | undefined;
  #heading = 0;
  #cells: string[] | undefined;
  #code: { language: string; isMarked: boolean } | undefined;
  /** Elements open inside one that is dropped, itself included. */
  #dropped = 0;
  readonly #parts = new OpenParts();
  #superscript: Superscript | undefined;
  /** A link to a place in a page that is open: where it begins in the run, and its text. */
  #anchor: { readonly start: number; text: string } | undefined;

  /** `fragment` reduces the text runs of HTML that stands inside Markdown; nothing of it is page furniture. */
  constructor(fragment?: (text: string) => string) {
    this.#fragment = fragment;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#dropped > 0 || this.#isDropped(name, attributes)) {
      this.#dropped += 1;
      return;
    }
    if (beginsMain(name, attributes)) this.#flush();
    this.#parts.open(name, attributes);
    if (name === 'title') this.#isTitle = this.#title === '';
    else if (isBlock(name)) this.#openBlock(name);
    else if (name === 'td' || name === 'th') this.#run = '';
    else this.#run += this.#inlineStart(name, attributes);
    this.#links.open(name, attributes);
  }

  close(name: string): void {
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    if (name === 'title') this.#isTitle = false;
    else if (name === 'td' || name === 'th') this.#closeCell();
    else if (isBlock(name)) this.#closeBlock(name);
    else if (name === 'code' && this.#code === undefined) this.#run += '`';
    else if (name === 'sup') this.#closeSuperscript();
    else if (name === 'a') this.#closeAnchor();
    this.#links.close(name);
    if (this.#parts.endsMain) this.#flush();
    this.#parts.close();
  }

  text(text: string): void {
    if (this.#isTitle) this.#title += text;
    else if (this.#dropped === 0) {
      this.#run += text;
      if (this.#anchor !== undefined) this.#anchor.text += text;
      this.#links.text(text);
    }
  }

  finish(): { readonly blocks: readonly CollectedBlock[]; readonly title: string } {
    this.#flush();
    const set = this.#blocks.flatMap(({ preformatted, isListing }) =>
      preformatted === undefined || isListing === true ? [] : [preformatted],
    );
    const isAmongProse = isSetAsProse(set);
    const blocks = this.#blocks.flatMap((one) => readSet(one, isAmongProse));
    return { blocks, title: squeeze(this.#title).replaceAll('\n', ' ') };
  }

  #isDropped(name: string, attributes: Readonly<Record<string, string>>): boolean {
    if (isNoText(name, attributes)) return true;
    return this.#fragment === undefined && !this.#parts.isMain && standsAround(name, attributes);
  }

  #inlineStart(name: string, attributes: Readonly<Record<string, string>>): string {
    if (name === 'br') return this.#code === undefined ? BREAK : '\n';
    if (name === 'sup') this.#superscript = { start: this.#run.length, isLink: false };
    if (name === 'a') {
      const isOfPlace = attributes['href']?.includes('#') === true;
      this.#anchor = isOfPlace ? { start: this.#run.length, text: '' } : undefined;
      if (this.#superscript !== undefined) this.#superscript.isLink = true;
    }
    if (name === 'img') return this.#run.trim() === '' ? '' : (attributes['alt'] ?? '');
    if (name !== 'code') return '';
    if (this.#code === undefined) return '`';
    this.#code = { language: languageOf(attributes['class'] ?? ''), isMarked: true };
    return '';
  }

  /** The sign beside a heading by which one links to it is no part of it. */
  #closeAnchor(): void {
    const anchor = this.#anchor;
    this.#anchor = undefined;
    if (anchor !== undefined && isAnchorSign(anchor.text)) this.#run = this.#run.slice(0, anchor.start);
  }

  /** A number stays above its line; a mark that links to a note is no part of the sentence. */
  #closeSuperscript(): void {
    const { start, isLink } = this.#superscript ?? { start: this.#run.length, isLink: false };
    this.#superscript = undefined;
    const inner = this.#run.slice(start);
    this.#run = this.#run.slice(0, start) + (isLink && NOTE_MARK.test(inner) ? '' : raise(inner));
  }

  #openBlock(name: string): void {
    if (name === 'pre' && this.#isInsetCell()) this.#cells = undefined;
    if (this.#cells === undefined || name === 'tr') this.#flush();
    else this.#run += ' ';
    if (name === 'ul' || name === 'ol') this.#lists.push({ isOrdered: name === 'ol', count: 0 });
    if (name === 'li') this.#item = this.#nextItem();
    if (HEADING.test(name)) this.#heading = Number(name.slice(1));
    if (name === 'pre') this.#code = { language: '', isMarked: false };
    if (name === 'tr') this.#cells = [];
  }

  #nextItem(): Item {
    const list = this.#lists.at(-1);
    if (list === undefined) return { depth: 0, marker: '-' };
    list.count += 1;
    return { depth: this.#lists.length - 1, marker: list.isOrdered ? `${list.count}.` : '-' };
  }

  /** A row that holds code and nothing before it sets the code in from the margin: it is no row of a table. */
  #isInsetCell(): boolean {
    return this.#cells?.every((cell) => cell === '') === true && this.#reduced() === '';
  }

  #closeBlock(name: string): void {
    const code = name === 'p' ? this.#codeAlone() : undefined;
    if (code !== undefined) this.#flushCode(code);
    else if (this.#cells === undefined) this.#flush();
    else this.#run += ' ';
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li') this.#item = undefined;
    if (HEADING.test(name)) this.#heading = 0;
    if (name === 'pre') this.#code = undefined;
    if (name === 'tr') this.#closeRow();
  }

  /** The lines of a paragraph that is code from its first sign to its last. */
  #codeAlone(): readonly string[] | undefined {
    const isPlain = this.#code === undefined && this.#heading === 0 && this.#item === undefined;
    if (!isPlain || this.#cells !== undefined || this.#fragment !== undefined) return undefined;
    const [, inner] = /^\s*`([^`]+)`\s*$/u.exec(this.#run) ?? [];
    const lines = inner === undefined ? [] : linesOfCode(inner);
    return lines.length > 1 ? lines : undefined;
  }

  #flushCode(lines: readonly string[]): void {
    this.#run = '';
    this.#push(codeBlock('', lines), 1);
  }

  #closeCell(): void {
    if (this.#cells === undefined) this.#flush();
    this.#cells?.push(this.#reduced().replaceAll('\n', ' '));
    this.#run = '';
  }

  #closeRow(): void {
    const cells = this.#cells;
    this.#cells = undefined;
    if (cells === undefined) return;
    this.#push(rowBlock(cells), cells.length);
  }

  #reduced(): string {
    return squeeze(this.#fragment === undefined ? this.#run : this.#fragment(this.#run));
  }

  #flush(): void {
    const text = this.#code === undefined ? this.#reduced() : this.#run;
    this.#run = '';
    if (text === '' || this.#cells !== undefined) return;
    const isSet = this.#code?.language === '' && !this.#code.isMarked;
    this.#push(this.#shape(text), 1, isSet ? { preformatted: text, isListing: this.#parts.isListing } : {});
  }

  #push(
    block: CanonicalBlock,
    cells: number,
    set: Pick<CollectedBlock, 'preformatted' | 'isListing'> = {},
  ): void {
    this.#blocks.push({ block, isMain: this.#parts.isMain, ...this.#links.take(cells), ...set });
  }

  #shape(text: string): CanonicalBlock {
    if (this.#code !== undefined) return codeBlock(this.#code.language, text.split('\n'));
    if (this.#heading > 0) return headingBlock(this.#heading, text.replaceAll('\n', ' '));
    if (this.#item === undefined) return { kind: 'text', text };
    const { depth, marker } = this.#item;
    this.#item = undefined;
    return itemBlock(depth, marker, text.replaceAll('\n', ' '));
  }
}

/** Prose that is set in lines as paragraphs; anything else as it is. */
function readSet(one: CollectedBlock, isAmongProse: boolean): readonly CollectedBlock[] {
  const { preformatted, isListing, ...rest } = one;
  if (preformatted === undefined) return [one];
  const [first, ...others] = readPreformatted(preformatted, isAmongProse && isListing !== true) ?? [
    one.block,
  ];
  // What links there are stands for all of it.
  return first === undefined
    ? []
    : [{ ...rest, block: first }, ...others.map((block) => ({ ...NO_LINKS, block, isMain: one.isMain }))];
}
