import { Macros } from './macros.ts';

/**
 * What of a page is set for a terminal: the lines of conditions that hold there. Definitions of macros, what is ignored and
 * comments are no part of it.
 */
export class Conditions {
  /** How deep in braces whose condition does not hold. */
  #skipped = 0;
  #isDefinition = false;
  #held = true;
  /** What the page defines itself. */
  readonly macros = new Macros();

  /** The line that is set; undefined where none is. */
  read(line: string): string | undefined {
    if (this.#isDefinition) {
      this.#isDefinition = !/^\.\s*\.\s*$/u.test(line);
      if (this.#isDefinition) this.macros.body(line);
      return undefined;
    }
    if (this.#skipped > 0) {
      this.#skipped += count(line, '\\{') - count(line, '\\}');
      return undefined;
    }
    const definition = /^[.']\s*(?:(?:de1?|am1?)\s+(?<name>\S+)|(?:de1?|am1?|ig)\b)/u.exec(line);
    if (definition) {
      this.macros.define(definition.groups?.['name'] ?? '');
      this.#isDefinition = true;
      return undefined;
    }
    if (/^[.']?\s*\\["#]/u.test(line)) return undefined;
    const condition =
      /^[.']\s*(?:(?<kind>if|ie)\s+(?<test>!?(?:[nto](?=\s)|\S+))|(?<other>el))\s*(?<rest>.*)$/u.exec(
        line,
      )?.groups;
    return condition === undefined ? line.replaceAll('\\}', '') : this.#branch(condition);
  }

  #branch({ kind, test = '', rest = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
    const holds = kind === undefined ? !this.#held : test === 'n' || test === '!t';
    if (kind === 'ie') this.#held = holds;
    if (holds) return rest.replace(/^\\\{\\?\s*/u, '').replaceAll('\\}', '');
    this.#skipped = Math.max(0, count(rest, '\\{') - count(rest, '\\}'));
    return undefined;
  }
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1;
}
