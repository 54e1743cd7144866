import { type TextPiece, splitBy, splitCode } from './split-code.ts';

/** Addresses that GitHub's Markdown links on its own, escaped or not: only as code do they stay text. */
const ADDRESS =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|xmpp:)[^\s`]*[^\s`.,;:!?)\]'"*_]|[^\s`@<>()[\]"',;:]+@[^\s`@<>()[\]"',;:]*[^\s`@<>()[\]"',;:.]/giu;

/** Characters that turn the direction of what follows them, and those that are invisible in any text. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/gu;

/** Foreign text as one line of Markdown that renders literally; only balanced backticks keep their meaning. */
export function inlineMarkdown(text: string): string {
  const pieces = splitCode(inOneLine(text)).flatMap((piece) =>
    piece.kind === 'code' ? [piece] : splitBy(piece.value, ADDRESS, (match) => match[0]),
  );
  const rendered = mergeCode(pieces).map((piece) =>
    piece.kind === 'code' ? codeSpan(piece.value) : escapeInline(piece.value),
  );
  return escapeStart(rendered.join(''));
}

/**
 * The same for a cell of a table, where a pipe needs a backslash even in code. A backslash of the code's own before a
 * pipe cannot be written there; it is set apart.
 */
export function cellMarkdown(text: string): string {
  return inlineMarkdown(text).replaceAll(/(\\*)\|/gu, (_pipe, backslashes: string) =>
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes} \\|`,
  );
}

/** The same for a heading, which would lose the number signs at its end. */
export function headingMarkdown(text: string): string {
  return inlineMarkdown(text).replace(/(?<=\s)#+$/u, '\\$&');
}

/** Text in backticks that it cannot close. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/gu) ?? [];
  const longest = Math.max(0, ...runs.map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const needsSpace = /^`|`$|^ .*[^ ].* $/u.test(text);
  return needsSpace ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

export function inOneLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/gu, ' ').trim();
}

/** Lines as they are, with one kind of line break and without control and direction characters. */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\f/gu, '\n')
    .replaceAll(CONTROL, '\ufffd')
    .replaceAll(DIRECTION, '');
}

/** Neighbouring code spans would join their backticks, so they become one. */
function mergeCode(pieces: readonly TextPiece[]): readonly TextPiece[] {
  return pieces.reduce<readonly TextPiece[]>((merged, piece) => {
    const last = merged.at(-1);
    if (last?.kind !== 'code' || piece.kind !== 'code') return [...merged, piece];
    return [...merged.slice(0, -1), { kind: 'code', value: last.value + piece.value }];
  }, []);
}

function escapeInline(text: string): string {
  return text
    .replaceAll(/[\\`*[\]~$]/gu, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/<(?=[a-z/!?])/giu, '\\<')
    .replaceAll(/&(?=#?\w+;)/gu, '\\&');
}

/** What begins a heading, list, quotation or rule only at the start of a line. */
function escapeStart(line: string): string {
  return line.replace(/^(?:[#>+-]|\d{1,9}(?=[.)]))/u, (start) =>
    /\d/u.test(start) ? `${start}\\` : `\\${start}`,
  );
}
