const BEGINNING = 1000;
const XHTML = /<\?xml\b|\bXHTML\b|xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/u;
/** A mark to which one links, which holds nothing: no text that follows belongs to it. */
const EMPTY_ANCHOR =
  /<a(?=\s)((?:\s+(?:id|name|class|title)\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>/]+))+)\s*\/>/giu;
const EMPTY =
  /<(a|abbr|b|blockquote|code|dd|div|dl|dt|em|h[1-6]|i|iframe|li|object|ol|p|pre|script|section|span|strong|style|sub|sup|table|tbody|td|textarea|th|title|tr|tt|u|ul)((?:\s[^<>]*?)?)\/>/giu;

/** The tags of a page closed that it closes at once, as XML may: HTML would take all that follows for what they hold. */
export function closeEmpty(html: string): string {
  const pattern = XHTML.test(html.slice(0, BEGINNING)) ? EMPTY : EMPTY_ANCHOR;
  return html.replaceAll(pattern, (tag, first: string, second?: string) =>
    pattern === EMPTY ? `<${first}${second ?? ''}></${first}>` : `<a${first}></a>`,
  );
}
