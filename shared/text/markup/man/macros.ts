import { argumentsOf } from './roff-text.ts';

/** An argument within the body of a macro, `\\$1`; every other escape stands there with two signs, too. */
const ARGUMENT = /\\\\\$(\d)/u;
const DOUBLED = /\\\\/gu;
/** A string of roff, `\*(lq` or `\*[lq]`, of which the glyphs `\(lq`, `\[lq]` say the same. */
const STRING = /\\\*(?=[([])/gu;
/** What a body says where its condition does not hold, as a comparison with a sign of a printer does not. */
const OTHERWISE = /^\.\s*el\s+(?=\S)/u;

/** The macros that a page defines itself, as far as one sets words: in quotation marks, say. */
export class Macros {
  readonly #lines = new Map<string, string>();
  #defined: string | undefined;

  /** Begins a definition. */
  define(name: string): void {
    this.#defined = name;
  }

  /** A line of the body that is being defined. The first that sets what the macro is given is taken. */
  body(line: string): void {
    const name = this.#defined;
    if (name === undefined || this.#lines.has(name)) return;
    const text = line.replace(OTHERWISE, '');
    if (ARGUMENT.test(text) && !/^[.']/u.test(text)) this.#lines.set(name, text);
  }

  /** The words that a macro sets, still as roff writes them; undefined for one that the page does not define so. */
  expanded(name: string, rest: string): string | undefined {
    const given = argumentsOf(rest);
    // Every second part is the number of an argument.
    return this.#lines
      .get(name)
      ?.split(ARGUMENT)
      .map((part, at) =>
        at % 2 === 1
          ? (given[Number(part) - 1] ?? '')
          : part.replaceAll(DOUBLED, '\\').replaceAll(STRING, '\\'),
      )
      .join('');
  }
}
