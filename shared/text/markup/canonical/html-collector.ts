import { codeBlock, headingBlock, type CanonicalBlock } from './blocks.ts';
import { type CollectedBlock, NO_LINKS, readSet } from './collected-block.ts';
import {
  BREAK,
  PICTURE,
  type Superscript,
  languageOf,
  linesOfCodeAlone,
  squeeze,
  withRaised,
} from './html-run.ts';
import { LinkCounter, type LinkCount } from './link-list.ts';
import { OpenAnchors } from './open-anchors.ts';
import { CODE_MARK, OpenCode, joinCode } from './open-code.ts';
import { OpenLists } from './open-lists.ts';
import { type BlockPlace, OpenParts, beginsMain, isBlock, isNoText, standsAround } from './page-parts.ts';
import { isSetAsProse } from './preformatted.ts';
import { OpenRow, readRows } from './table-rows.ts';

const HEADING = /^h[1-6]$/u;

/** In a title tags are text, which some makers of pages do not know. */
const TAG =
  /<(?<tag>div|span|p|b|i|em|strong|font|center|h[1-6]|code|tt|small|sup|sub)(?:\s[^<>]{0,200})?>(?<text>.{0,300}?)<\/\k<tag>>/giu;

/** Takes the events of a parser and turns them into blocks. */
export class HtmlCollector {
  readonly #fragment: ((text: string) => string) | undefined;
  readonly #blocks: CollectedBlock[] = [];
  readonly #links = new LinkCounter();
  readonly #lists = new OpenLists();
  #run = '';
  #title = '';
  #isTitle = false;
  #heading = 0;
  #row: OpenRow | undefined;
  /** Where in the run the block of a cell begins that is being read. */
  #blockStart = 0;
  /** Of a table that is open: it shows as a whole what its rows are. */
  readonly #rows: { readonly row: OpenRow; readonly place: BlockPlace; readonly links: LinkCount }[] = [];
  #code: { language: string; isMarked: boolean } | undefined;
  /** Elements open inside one that is dropped, itself included. */
  #dropped = 0;
  readonly #parts = new OpenParts();
  #superscript: Superscript | undefined;
  readonly #anchors = new OpenAnchors();
  readonly #inline = new OpenCode();

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
    else if (name === 'td' || name === 'th') this.#openCell();
    else {
      if (name !== 'br') this.#run += this.#inline.take();
      this.#run += this.#inlineStart(name, attributes);
    }
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
    else if (name === 'code' && this.#code === undefined) this.#run = this.#inline.end(this.#run);
    else if (name === 'sup') {
      this.#run = withRaised(this.#run, this.#superscript);
      this.#superscript = undefined;
    } else if (name === 'a') this.#run = this.#anchors.close(this.#run);
    this.#links.close(name);
    if (this.#parts.endsMain) this.#flush();
    this.#parts.close();
  }

  text(text: string): void {
    if (this.#isTitle) this.#title += text;
    else if (this.#dropped === 0) {
      this.#run += this.#code === undefined ? this.#inline.text(text) : text;
      this.#anchors.text(text);
      this.#links.text(text);
    }
  }

  finish(): { readonly blocks: readonly CollectedBlock[]; readonly title: string } {
    this.#flush();
    this.#flushRows();
    const set = this.#blocks.flatMap(({ preformatted, isListing }) =>
      preformatted === undefined || isListing === true ? [] : [preformatted],
    );
    const isAmongProse = isSetAsProse(set);
    const blocks = this.#blocks.flatMap((one) => readSet(one, isAmongProse));
    return { blocks, title: squeeze(this.#title.replaceAll(TAG, '$<text>')).replaceAll('\n', ' ') };
  }

  #isDropped(name: string, attributes: Readonly<Record<string, string>>): boolean {
    if (isNoText(name, attributes)) return true;
    return this.#fragment === undefined && !this.#parts.isMain && standsAround(name, attributes);
  }

  #inlineStart(name: string, attributes: Readonly<Record<string, string>>): string {
    if (name === 'br') return this.#code === undefined ? this.#inline.text(BREAK) : '\n';
    if (name === 'sup') this.#superscript = { start: this.#run.length, isLink: false };
    if (name === 'a') {
      this.#anchors.open(attributes, this.#run);
      if (this.#superscript !== undefined) this.#superscript.isLink = true;
    }
    if (name === 'img') return this.#picture(attributes['alt'] ?? '');
    if (name !== 'code') return name === 'span' ? this.#lists.mark(attributes, this.#run) : '';
    if (this.#code === undefined) return this.#inline.begin();
    this.#code = { language: languageOf(attributes['class'] ?? ''), isMarked: true };
    return '';
  }

  #picture(description: string): string {
    if (this.#run.trim() === '' || this.#code !== undefined) return '';
    return description === '' ? PICTURE : description;
  }

  #openBlock(name: string): void {
    if (name === 'pre' && this.#isInsetCell()) this.#row = undefined;
    if (name === 'tr' && this.#row?.isOfPage() === true) this.#closeCell();
    if (name === 'tr') this.#closeRow();
    this.#endBlock();
    this.#lists.open(name);
    if (HEADING.test(name)) this.#heading = Number(name.slice(1));
    if (name === 'pre') this.#code = { language: '', isMarked: false };
    if (name === 'tr') this.#row = new OpenRow();
  }

  /** A row that holds code and nothing before it sets the code in from the margin: it is no row of a table. */
  #isInsetCell(): boolean {
    return this.#row?.isEmpty === true && this.#reduced(this.#run) === '';
  }

  #closeBlock(name: string): void {
    if (HEADING.test(name) || name === 'dt') this.#run = this.#anchors.withoutHidden(this.#run);
    const code = name === 'p' ? this.#codeAlone() : undefined;
    if (code === undefined) this.#endBlock();
    else {
      this.#beginRun('');
      this.#push(this.#lists.pass(codeBlock('', code)), 1);
    }
    this.#lists.close(name);
    if (HEADING.test(name)) this.#heading = 0;
    if (name === 'pre') this.#code = undefined;
    if (name === 'tr') this.#closeRow();
    if (name === 'table') this.#flushRows();
  }

  /** The lines of a paragraph that is code from its first sign to its last. */
  #codeAlone(): readonly string[] | undefined {
    const isPlain = this.#code === undefined && this.#heading === 0 && !this.#lists.beginsItem;
    if (!isPlain || this.#row !== undefined || this.#fragment !== undefined) return undefined;
    return linesOfCodeAlone(this.#run);
  }

  #openCell(): void {
    if (this.#row === undefined) this.#flush();
    this.#beginRun('');
  }

  #closeCell(): void {
    this.#endBlock();
    this.#row?.closeCell(this.#reduced(this.#run).replaceAll('\n', ' '));
    this.#beginRun('');
  }

  /** A block begins behind `run`: what was marked in an earlier one has no place in it. */
  #beginRun(run: string): void {
    this.#run = run;
    this.#blockStart = run.length;
    this.#anchors.beginBlock(run);
  }

  /** A block ends here: one of the page, or one of a cell, which goes on. */
  #endBlock(): void {
    this.#inline.endBlock();
    if (this.#row === undefined) {
      this.#flush();
      return;
    }
    const text = this.#textOf(this.#run.slice(this.#blockStart));
    if (text !== '') this.#row.addBlock(this.#shape(text));
    this.#beginRun(`${this.#run} `);
  }

  #closeRow(): void {
    const row = this.#row;
    this.#row = undefined;
    if (row !== undefined)
      this.#rows.push({ row, place: this.#parts.place, links: this.#links.take(row.size) });
  }

  #flushRows(): void {
    const rows = this.#rows.splice(0);
    for (const [at, blocks] of readRows(rows.map(({ row }) => row)).entries()) {
      const { place = { isMain: false }, links = NO_LINKS } = rows[at] ?? {};
      blocks.forEach((block, index) =>
        this.#blocks.push({ block, ...place, ...(index === 0 ? links : NO_LINKS) }),
      );
    }
  }

  #reduced(run: string): string {
    const joined = joinCode(run);
    return squeeze(this.#fragment === undefined ? joined : this.#fragment(joined));
  }

  #textOf(run: string): string {
    return this.#code === undefined ? this.#reduced(run) : run;
  }

  #flush(): void {
    const text = this.#textOf(this.#run);
    this.#beginRun('');
    // By itself the mark is left of an element for code that a page sets around whole blocks.
    if (text === '' || text === CODE_MARK || this.#row !== undefined) return;
    const isSet = this.#code?.language === '' && !this.#code.isMarked;
    this.#push(this.#shape(text), 1, isSet ? { preformatted: text, isListing: this.#parts.isListing } : {});
  }

  #push(
    block: CanonicalBlock,
    cells: number,
    set: Pick<CollectedBlock, 'preformatted' | 'isListing'> = {},
  ): void {
    this.#flushRows();
    this.#blocks.push({ block, ...this.#parts.place, ...this.#links.take(cells), ...set });
  }

  #shape(text: string): CanonicalBlock {
    if (this.#code !== undefined) return this.#lists.pass(codeBlock(this.#code.language, text.split('\n')));
    if (this.#heading === 0) return this.#lists.shape(text);
    return this.#lists.pass(headingBlock(this.#heading, text.replaceAll('\n', ' ')));
  }
}
