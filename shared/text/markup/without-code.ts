/** A text with something else in place of its fenced code: code is true or false of nothing. */
export function withoutCode(text: string, instead: string): string {
  return text.replaceAll(/```.*?(?:```|$)/gsu, instead).trim();
}
