const FIGURE = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,:]\p{Nd}+)*(?![\p{L}\p{N}])/gu;

/** "4 or 8": one of them is the answer; "of the 3 tests" all may be. */
const OPEN =
  /\p{Nd}[\p{Nd}.,:]*\s+(?:or|oder|ou|o)\s+\p{Nd}[\p{Nd}.,:]*|\bof (?:the |these |all )?\p{Nd}+/giu;

/**
 * What a text says but for the figures that a question has: "the 2020 tour" does not say when the tour of 2020 began. Undefined for
 * a question without figures.
 */
export function withoutFiguresOf(question: string): ((text: string) => string) | undefined {
  const asked = new Set(question.replaceAll(OPEN, ' ').match(FIGURE));
  if (asked.size === 0) return undefined;
  return (text) => text.replaceAll(FIGURE, (figure) => (asked.has(figure) ? ' ' : figure));
}
