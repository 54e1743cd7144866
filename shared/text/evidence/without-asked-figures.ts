const FIGURE = /(?<![\p{L}\p{N}])\p{Nd}+(?:[.,:]\p{Nd}+)*(?![\p{L}\p{N}])/gu;

/**
 * What a text says but for the figures that a question has: "the 2020 tour" does not say when the tour of 2020 began. Undefined for
 * a question without figures.
 */
export function withoutFiguresOf(question: string): ((text: string) => string) | undefined {
  const asked = new Set(question.match(FIGURE));
  if (asked.size === 0) return undefined;
  return (text) => text.replaceAll(FIGURE, (figure) => (asked.has(figure) ? ' ' : figure));
}
