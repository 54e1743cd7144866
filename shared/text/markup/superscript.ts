const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};

/** `10<sup>3</sup>` must not read as 103; letters stay as they are. */
export function raise(text: string): string {
  const isNumber = /^\s*[-+−]?\d{0,6}[-+−]?\s*$/u.test(text);
  return isNumber ? text.trim().replace(/./gu, (character) => RAISED[character] ?? character) : text;
}
