import { isAnchorSign } from '../anchor-sign.ts';
import { isHiddenFromEars } from './page-parts.ts';

/** "TOC", "Link to this section": what a page says of a link beside a heading, and hardly of anything else. */
const MOST_WORDS = 4;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The links to places of a page in the run of text that is being read. */
export class OpenAnchors {
  #open: { readonly start: number; readonly isHidden: boolean; text: string } | undefined;
  /** Where the block begins in the run, and where links stand in it that are hidden from readers by ear. */
  #begin = 0;
  #hidden: Place[] = [];

  beginBlock(run: string): void {
    this.#begin = run.length;
    this.#hidden = [];
    this.#open = undefined;
  }

  open(attributes: Readonly<Record<string, string>>, run: string): void {
    const isOfPlace = attributes['href']?.includes('#') === true;
    this.#open = isOfPlace
      ? { start: run.length, isHidden: isHiddenFromEars(attributes), text: '' }
      : undefined;
  }

  text(text: string): void {
    if (this.#open !== undefined) this.#open.text += text;
  }

  /** The run without the sign beside a heading by which one links to it. */
  close(run: string): string {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return run;
    if (isAnchorSign(open.text)) return run.slice(0, open.start);
    if (open.isHidden && open.text.trim().split(/\s+/u).length <= MOST_WORDS)
      this.#hidden.push({ start: open.start, end: run.length });
    return run;
  }

  /** The run whose last block is a heading or a term, without hidden links where other words are left. */
  withoutHidden(run: string): string {
    if (this.#hidden.length === 0) return run;
    const ends = [this.#begin, ...this.#hidden.map(({ end }) => end)];
    const rest = ends.map((end, index) => run.slice(end, this.#hidden[index]?.start)).join('');
    return /[\p{L}\p{N}]/u.test(rest) ? run.slice(0, this.#begin) + rest : run;
  }
}
