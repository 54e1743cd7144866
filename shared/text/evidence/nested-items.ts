import { terms } from '../words/analyze.ts';
import type { Span } from '../words/sentences.ts';
import type { Name } from './name.ts';

const NAME_CHARACTERS = 80;
/** A line that says something by itself, or announces what stands below. */
const SAYS = /[.!?:;,…。！？：；，।؟]["”’)\]]*$/u;

interface Nested {
  /** Under which an item stands: of one that only names what is set in below it, that itself. */
  readonly name: Name | undefined;
  readonly isName: boolean;
  /** What was set in below another is over. */
  readonly isLeft: boolean;
}

/** The items of lists that a place of a text is set in below: "- `retries`" above "  - description: how often". */
export class NestedItems {
  readonly #text: string;
  readonly #open: { readonly indent: number; readonly name: Name }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Behind another heading or a paragraph nothing is said of them. */
  clear(): void {
    this.#open.length = 0;
  }

  nameAt(spans: readonly Span[], at: number): Nested {
    const span = spans[at];
    const before = this.#open.length;
    if (span?.kind !== 'list-item') {
      this.clear();
      return { name: undefined, isName: false, isLeft: before > 0 };
    }
    const indent = this.#indentOf(span);
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) this.#open.pop();
    const above = this.#open.at(-1)?.name;
    const isLeft = this.#open.length < before;
    if (!this.#isName(span, spans[at + 1], indent)) return { name: above, isName: false, isLeft };
    const own = { start: span.start, text: this.#text.slice(span.start, span.end) };
    const name = above === undefined ? own : { ...own, text: `${above.text}\n${own.text}`, above };
    this.#open.push({ indent, name });
    return { name, isName: true, isLeft };
  }

  #isName(span: Span, next: Span | undefined, indent: number): boolean {
    if (next?.kind !== 'list-item' || this.#indentOf(next) <= indent) return false;
    const line = this.#text.slice(span.start, span.end);
    if (line.length > NAME_CHARACTERS || line.includes('\n') || SAYS.test(line) || terms(line).length === 0)
      return false;
    return /^\n[^\n]*$/u.test(this.#text.slice(span.end, next.start));
  }

  #indentOf({ start }: Span): number {
    const line = this.#text.slice(this.#text.lastIndexOf('\n', start - 1) + 1, start);
    return line.length - line.trimStart().length;
  }
}
