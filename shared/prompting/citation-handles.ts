/** A text whose citations stand apart: each is taken out of the text and kept with the place where it stood. */
export interface ReadCitations {
  readonly text: string;
  /** In order; `at` is the place in `text` before which the citation stood. */
  readonly citations: readonly { readonly at: number; readonly handles: readonly string[] }[];
  /** Marks, and parts of marks, that name nothing that was given: `[12]`, `[e99]`, `【3†source】`. */
  readonly unknown: number;
}

/** Private-use characters stand for citations while the text around them is tidied. */
const FIRST = 0xe000;
const LAST = 0xf8ff;
const PLACEHOLDER = /[\ue000-\uf8ff]/gu;

const BRACKETED =
  /(?<!`)`([^`\n]{1,200})`(?!`)|[[［【]([^[\]［］【】\n]{1,160})[\]］】]|\((e\d{1,4}(?:[\s,;]+e\d{1,4}){0,20})\)/giu;
const PART = /^\^?(?:e|src_?|source|ref|s)?(\d{1,4})(?:†.{0,40})?$/iu;
const RANGE = /^e(\d{1,4})[-–—]e?(\d{1,4})$/iu;
const LONGEST_RANGE = 20;

/** Puts a placeholder for each citation mark of a text; `restoreCitations` reads them back when the text is tidy. */
export function holdCitations(
  source: string,
  known: ReadonlySet<string>,
): { readonly text: string; readonly held: readonly (readonly string[])[]; readonly unknown: number } {
  const held: (readonly string[])[] = [];
  let unknown = 0;
  const text = source
    .replaceAll(PLACEHOLDER, '')
    .replaceAll(BRACKETED, (mark, code?: string, square?: string, round?: string) => {
      const named = code === undefined ? readMark(square ?? round ?? '') : readCode(code, known);
      if (named === undefined) return mark;
      const handles = named.filter((handle) => known.has(handle));
      unknown += named.length - handles.length;
      if (handles.length === 0 || FIRST + held.length > LAST) return '';
      held.push(handles);
      return String.fromCharCode(FIRST + held.length - 1);
    });
  return { text, held, unknown };
}

/** In code a bracket is code, unless all of it is a citation that was given. */
function readCode(code: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const inner = /^\s*[[(]([^[\]()]{1,160})[\])]\s*$/u.exec(code)?.[1];
  const named = inner === undefined ? undefined : readMark(inner);
  return named?.some((handle) => known.has(handle)) === true ? named : undefined;
}

/** The handles that a bracket names; undefined when it is no citation. Digits alone are a citation nobody gave. */
function readMark(content: string): readonly string[] | undefined {
  const parts = content
    .normalize('NFKC')
    .split(/[\s,;&]+|\band\b/u)
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const named = parts.map(readPart);
  if (named.every((one) => one !== undefined)) return named.flat();
  // Letters of other scripts that look like a handle: `[е3]`.
  return parts.length === 1 && /^.{0,3}\d{1,4}.{0,2}$/u.test(parts[0] ?? '') ? [content] : undefined;
}

function readPart(part: string): readonly string[] | undefined {
  const range = RANGE.exec(part);
  if (range) return expand(Number(range[1]), Number(range[2]));
  const single = PART.exec(part);
  if (!single) return undefined;
  return [/^e\d/iu.test(part) ? `e${Number(single[1])}` : part];
}

function expand(from: number, to: number): readonly string[] {
  const length = Math.min(Math.max(to - from + 1, 1), LONGEST_RANGE);
  return Array.from({ length }, (_, index) => `e${from + index}`);
}

/** Takes the placeholders out of a tidy text again; a blank before one goes with it. */
export function restoreCitations(
  source: string,
  held: readonly (readonly string[])[],
): Omit<ReadCitations, 'unknown'> {
  const citations: { at: number; handles: readonly string[] }[] = [];
  let text = '';
  for (const character of source) {
    const code = character.charCodeAt(0);
    if (code < FIRST || code > LAST) {
      const isJoined = text.length > 0 && citations.at(-1)?.at === text.length && /[a-z\d]/iu.test(character);
      text += isJoined ? ` ${character}` : character;
      continue;
    }
    text = text.trimEnd();
    citations.push({ at: text.length, handles: held[code - FIRST] ?? [] });
  }
  return { text, citations };
}
