import { DESCRIPTION_MARK } from '../blocks.ts';
import { type CanonicalBlock, termBlock } from './blocks.ts';

/** A longer one is a paragraph that a page sets as a term for its looks. */
const LONGEST_TERM = 300;

/** "Function: round" says what kind of thing is described; where a manual has none, the colon alone is left. */
const EMPTY_CATEGORY = /^:\s+(?=\S)/u;

/** Where in a definition list a page is while its elements are opened and closed one after the other. */
export class OpenDefinitions {
  #part: 'term' | 'description' | undefined;
  #depth = 0;

  get isTerm(): boolean {
    return this.#part === 'term';
  }

  open(name: string): void {
    if (name === 'dl') this.#depth += 1;
    if (name === 'dt') this.#part = 'term';
    if (name === 'dd') this.#part = 'description';
  }

  close(name: string): void {
    if (name === 'dl') this.#depth -= 1;
    if (name === 'dt' || name === 'dd' || name === 'dl') this.#part = undefined;
  }

  /** A paragraph as what it is here: of what is said of a term, the first one stands beside it. */
  shape(text: string): CanonicalBlock {
    const kind = this.#part === 'term' && text.length > LONGEST_TERM ? undefined : this.#part;
    this.pass();
    return kind === 'term'
      ? termBlock(this.#depth - 1, text.replace(EMPTY_CATEGORY, ''))
      : { kind: kind ?? 'text', text };
  }

  /** Something else than a paragraph stands beside no term. */
  pass(): void {
    if (this.#part === 'description') this.#part = undefined;
  }
}

interface Defined {
  readonly kind: 'term' | 'description';
  readonly lines: readonly string[];
}

/** More lines above a colon than these are a paragraph. */
const MOST_TERMS = 4;

/** Lines of Markdown as terms, one a line, and what is said of them from a colon on; undefined where they are neither. */
export function readDefinitions(lines: readonly string[]): readonly Defined[] | undefined {
  const first = lines.findIndex((line) => DESCRIPTION_MARK.test(line));
  if (first < 1 || first > MOST_TERMS || lines.slice(0, first).some((line) => line.length > LONGEST_TERM))
    return undefined;
  const read: Defined[] = lines.slice(0, first).map((line) => ({ kind: 'term', lines: [line] }));
  for (const line of lines.slice(first)) {
    const isNext = DESCRIPTION_MARK.test(line);
    const said = isNext ? [] : (read.pop()?.lines ?? []);
    read.push({ kind: 'description', lines: [...said, line.replace(DESCRIPTION_MARK, '')] });
  }
  return read;
}
