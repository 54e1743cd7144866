/** Of a longer line three marks begin a paragraph that was run together, or a sentence. */
const LONGEST_INFO = 100;
/** "```python title=a.py", neither "```a```" nor "~~~F4 has 0 factors". */
const OPENING =
  /^\s*(?:(?<ticks>`{3,})(?<info>[^`]*)|(?<tildes>~{3,})(?:\s*(?:\{[^}]*\}|[^\s~{}]+))?(?:\s+(?:\{[^}]*\}|[\w-]+=\S+))*\s*)$/u;

export interface Opening {
  /** The marks that a line must have at least to close it. */
  readonly mark: string;
  readonly info: string;
}

/** What a line begins that opens a block of code; undefined of any other. */
export function opensFence(line: string): Opening | undefined {
  const found = OPENING.exec(line)?.groups;
  const mark = found?.['ticks'] ?? found?.['tildes'];
  if (mark === undefined) return undefined;
  const info = line.trim().slice(mark.length).trim();
  return info.length > LONGEST_INFO ? undefined : { mark, info };
}

/** A line of nothing but the marks, as many at least. */
export function closesFence(line: string, mark: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith(mark) && trimmed === mark.charAt(0).repeat(trimmed.length);
}

/** Where the blocks of code of a text end, found in one pass. */
export class Fences {
  readonly #lines: readonly string[];
  /** By its first character: from each line on, the longest that closes. */
  readonly #longest = new Map<string, Uint32Array>();

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** The line that closes what another opens; undefined where that opens nothing, or nothing closes it. */
  closing(at: number): number | undefined {
    const mark = opensFence(this.#lines[at] ?? '')?.mark;
    if (mark === undefined || (this.#longestFrom(mark.charAt(0))[at + 1] ?? 0) < mark.length)
      return undefined;
    let line = at + 1;
    while (!closesFence(this.#lines[line] ?? '', mark)) line += 1;
    return line;
  }

  #longestFrom(character: string): Uint32Array {
    const known = this.#longest.get(character);
    if (known !== undefined) return known;
    const longest = new Uint32Array(this.#lines.length + 1);
    for (let at = this.#lines.length - 1; at >= 0; at -= 1) {
      const line = this.#lines[at]?.trim() ?? '';
      const own = closesFence(line, character.repeat(3)) ? line.length : 0;
      longest[at] = Math.max(own, longest[at + 1] ?? 0);
    }
    this.#longest.set(character, longest);
    return longest;
  }
}
