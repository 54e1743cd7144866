import { BREAK } from './html-run.ts';

export const CODE_MARK = '`';
/** Stands for the blank that a page sets within code at its end; clean text has none. */
const END_BLANK = '\u000c';

/** Inline code that is open: blanks are held back until more of it follows, as those at its end stand behind its mark. */
export class OpenCode {
  #state: 'none' | 'begun' | 'said' = 'none';
  #blanks = '';

  /** What of a text goes into the run now. */
  text(text: string): string {
    if (this.#state === 'none') return text;
    const said = text.trimEnd();
    const before = said === '' ? '' : this.take();
    if (said !== '') this.#state = 'said';
    this.#blanks += text.slice(said.length);
    return before + said;
  }

  /** The blanks that were held back. */
  take(): string {
    const blanks = this.#blanks;
    this.#blanks = '';
    return blanks;
  }

  begin(): string {
    this.#state = 'begun';
    return CODE_MARK;
  }

  /** The run with its end: "`[virtual slot]` void reset()". Code of nothing is none, of nothing but blanks it keeps them. */
  end(run: string): string {
    const isSaid = this.#state === 'said';
    const blanks = this.take();
    this.#state = 'none';
    if (!isSaid && blanks === '' && run.endsWith(CODE_MARK)) return run.slice(0, -CODE_MARK.length);
    if (!isSaid || blanks === '') return run + blanks + CODE_MARK;
    return run + CODE_MARK + (blanks.includes(BREAK) ? BREAK : END_BLANK);
  }

  endBlock(): void {
    this.#state = 'none';
    this.#blanks = '';
  }
}

/** "-u " and "uid", marked up as code in parts, are one piece. */
export function joinCode(run: string): string {
  return run.replaceAll(CODE_MARK + END_BLANK + CODE_MARK, ' ');
}
