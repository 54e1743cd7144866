/** Marks of writing direction, invisible characters and tag characters, which hide text from a reader. */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\u{f0000}-\u{fffff}]/gu;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
const LONGEST = 20_000;

/** Elements of HTML, SVG and MathML by which a page could do something; what else stands in angle brackets is text. */
const ELEMENTS =
  `a|abbr|acronym|address|animate|annotation-xml|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|
blockquote|body|br|button|canvas|caption|center|circle|cite|code|col|colgroup|data|datalist|dd|defs|del|desc|details|dfn|dialog|dir|div|
dl|dt|ellipse|em|embed|fieldset|figcaption|figure|font|footer|foreignobject|form|frame|frameset|g|h[1-6]|head|header|hgroup|hr|html|i|
iframe|image|img|input|ins|isindex|kbd|keygen|label|legend|li|line|link|listing|main|map|mark|marquee|math|menu|menuitem|meta|meter|mi|mn|
mo|ms|mtext|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|path|picture|plaintext|polygon|polyline|pre|progress|
q|rb|rect|rp|rt|rtc|ruby|s|samp|script|search|section|select|set|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|symbol|table|
tbody|td|template|text|textarea|tfoot|th|thead|time|title|tr|track|tspan|tt|u|ul|use|var|video|wbr|xml|xmp`.replaceAll(
    '\n',
    '',
  );
/** They are taken out whatever stands in them. */
const ACTIVE =
  'applet|base|embed|form|frame|iframe|img|input|link|math|meta|object|script|style|svg|video|audio';
const FLAGS =
  'async|autofocus|autoplay|checked|controls|default|defer|disabled|hidden|inert|ismap|loop|multiple|muted|nomodule|noshade|novalidate|nowrap|open|readonly|required|reversed|selected';
const VALUE = String.raw`"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s<>"']{1,500}`;
/** Attributes have values, but for a few: `a <b and c> d` compares. */
const ATTRIBUTES = String.raw`(?:[\s/]+(?:[a-z_:@][\w:.@-]{0,60}\s*=\s*(?:${VALUE})|(?:${FLAGS})(?=[\s/>]))){0,20}`;
const HTML_TAG = new RegExp(
  [
    String.raw`<\/?(?:${ELEMENTS})${ATTRIBUTES}[\s/]*>`,
    String.raw`<\/?(?:${ACTIVE})(?=[\s/])[^<>]{0,500}>`,
    String.raw`<[a-z][\w:-]{0,60}[\s/][^<>]{0,500}?\bon[a-z]+\s*=[^<>]{0,500}>`,
    '<[!?][^<>]{0,500}>',
  ].join('|'),
  'giu',
);

/** What is taken out, or replaced by its first group, until nothing of the kind is left. */
const MARKUP: readonly RegExp[] = [
  /<!--.{0,2000}?-->/gu,
  /!\[[^\]]{0,500}\]\((?:[^()]|\([^()]{0,200}\)){0,500}\)/gu,
  /\[([^[\]]{0,500})\]\((?:[^()]|\([^()]{0,200}\)){0,500}\)/gu,
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.(?=\w)|(?:mailto|javascript|vbscript):(?=\S)|\bdata:(?=[a-z]+\/))[^\s<>"')\]]{0,500}(?<![.,;:!?])/giu,
  /\*\*([^*]{1,500})\*\*/gu,
  /(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]{0,500}[^*\s])?)\*(?![\p{L}\p{N}*])/gu,
  /`{3,}\w{0,20}/gu,
];
const ROUNDS = 8;

/**
 * One line of plain prose: no tags, links, images, addresses, headings, list marks or emphasis, nothing that is not seen.
 * The words of a link stay; its address does not. Code in single backticks stays as it is: it is shown, not rendered.
 */
export function toPlainText(text: string): string {
  const seen = text.slice(0, LONGEST).toWellFormed().replaceAll(UNSEEN, '').replaceAll(CONTROL, ' ');
  const { held, rest } = holdCode(seen);
  return releaseCode(withoutMarkup(rest), held);
}

function withoutMarkup(text: string): string {
  let plain = inOneLine(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = plain;
    plain = withoutTags(plain);
    for (const pattern of MARKUP)
      plain = plain.replaceAll(pattern, (_found, inner: unknown) => (typeof inner === 'string' ? inner : ''));
    plain = inOneLine(withoutStart(plain));
    if (plain === before) return plain;
  }
  // Built to unfold for ever: nothing of it can be meant for a reader.
  return inOneLine(plain.replaceAll(/[<>[\]()`*#!:]/gu, ' '));
}

const BARE_TAG = /^<([a-z]\w{0,9})>$/iu;

/** `Vec<a>` is a type: right behind a name with a capital, a bare tag that nothing ends is none. */
function withoutTags(text: string): string {
  return text.replaceAll(HTML_TAG, (tag: string, at: number) => {
    const name = BARE_TAG.exec(tag)?.[1];
    const isType = name !== undefined && /(?:^|[^\w])\p{Lu}\w*$/u.test(text.slice(Math.max(0, at - 60), at));
    return isType && !text.toLowerCase().includes(`</${name.toLowerCase()}`) ? tag : '';
  });
}

const CODE = /(?<!`)`([^`\n]{1,200})`(?!`)/gu;
/** Private-use characters of a plane that no text of ours has left stand for code. */
const FIRST_CODE = 0xf0000;

function holdCode(text: string): { readonly held: readonly string[]; readonly rest: string } {
  const held: string[] = [];
  const rest = text.replaceAll(CODE, (code) => {
    held.push(code);
    return String.fromCodePoint(FIRST_CODE + held.length - 1);
  });
  return { held, rest };
}

function releaseCode(text: string, held: readonly string[]): string {
  return text.replaceAll(
    /[\u{f0000}-\u{fffff}]/gu,
    (place) => held[(place.codePointAt(0) ?? 0) - FIRST_CODE] ?? '',
  );
}

/** The beginning of a text up to a number of characters, at a blank if there is one in the second half. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const window = text.slice(0, maxCharacters);
  const space = window.lastIndexOf(' ');
  return (space > maxCharacters / 2 ? window.slice(0, space) : window)
    .replace(/[\ud800-\udbff]$/u, '')
    .trim();
}

const LONGEST_HEADING = 300;

/** True for a line that is a heading, a rule or the ruler of a table, and nothing else. */
export function isHeadingLine(line: string): boolean {
  const text = line.trim();
  if (text.length > LONGEST_HEADING) return false;
  return /^#{1,6}(?:\s|$)/u.test(text) || /^\*\*[^*]+\*\*:?$/u.test(text) || /^[-=_*|:\s]{3,}$/u.test(text);
}

const START = /^(?:#{1,6}(?:\s|$)|[-*+•>](?:\s|$)|\d{1,3}[.)]\s|\|)/u;

function withoutStart(text: string): string {
  let rest = text;
  for (let count = 0; count < 5 && START.test(rest); count += 1) rest = rest.replace(START, '').trimStart();
  return rest;
}

function inOneLine(text: string): string {
  return text
    .replaceAll(/(?<=^|\s)(?:\(\s*\)|\[\s*\])/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;!?](?:\s|$))/gu, '')
    .trim();
}
