import type { Span } from '../words/sentences.ts';
import { endOfBlock } from './same-block.ts';
import type { Name } from './name.ts';

/** The mark of a description stands between a term and what is said of it. */
const BETWEEN = /^\n {0,3}: +$/u;
const MARK = /(?:^|\n) {0,3}: +$/u;
/** A line that says nothing by itself. */
const TERM = /^[^\n]{0,99}[^\n.!?。！？।؟]$/u;
/** A blank line, and then a term of what is said of another. */
const SET_IN = /^\n\n {2,6}$/u;
const MARK_CHARACTERS = 12;

/** What is said of a term right beside it. */
export function isDescription(text: string, { start }: Span): boolean {
  return MARK.test(text.slice(Math.max(0, start - MARK_CHARACTERS), start));
}

/** The terms of definition lists within each other that a place of a text stands below. */
export class DefinedTerms {
  readonly #text: string;
  readonly #hasAny: boolean;
  readonly #open: { readonly indent: number; readonly name: Name }[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#hasAny = /\n {0,3}: +\S/u.test(text);
  }

  /** Below another heading nothing is said of them. */
  clear(): void {
    this.#open.length = 0;
  }

  /** The name that begins at a place where a term does: the term below those that it belongs to. */
  nameAt(spans: readonly Span[], at: number): Name | undefined {
    const end = this.#endOfTerm(spans, at);
    const first = spans[at];
    if (first === undefined || end === undefined) return undefined;
    const indent = this.#indentOf(first);
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) this.#open.pop();
    const above = this.#open.at(-1)?.name;
    const own = { start: first.start, text: this.#text.slice(first.start, end) };
    const name = above === undefined ? own : { ...own, text: `${above.text}\n${own.text}`, above };
    this.#open.push({ indent, name });
    return name;
  }

  /** Where the term ends that begins at a place: right above what is said of it, or above a term that is set in below it. */
  #endOfTerm(spans: readonly Span[], at: number): number | undefined {
    if (!this.#hasAny) return undefined;
    const first = spans[at];
    const below = endOfBlock(this.#text, spans, at);
    const [last, next] = [spans[below - 1], spans[below]];
    if (first === undefined || last === undefined || next === undefined) return undefined;
    if (next.start - last.end > MARK_CHARACTERS || isDescription(this.#text, first)) return undefined;
    const between = this.#text.slice(last.end, next.start);
    if (BETWEEN.test(between)) return last.end;
    const isTerm = TERM.test(this.#text.slice(first.start, last.end));
    const isSetIn = isTerm && SET_IN.test(between) && this.#indentOf(next) > this.#indentOf(first);
    return isSetIn && this.#endOfTerm(spans, below) !== undefined ? last.end : undefined;
  }

  #indentOf({ start }: Span): number {
    return start - (this.#text.lastIndexOf('\n', start - 1) + 1);
  }
}
