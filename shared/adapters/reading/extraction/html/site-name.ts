const SEPARATOR = /\s+(?:[|\-–—·•»«>/\\]|::)\s+|\s*[|｜]\s*/gu;
/** Signs that set off the name of a site; a dash may as well stand inside the title. */
const SETS_OFF = /(?:[|｜·•»«]|::)\s*$/u;
const SITE_WORDS = 4;
const TITLE_WORDS = 2;

export interface TitleClues {
  /** The name of the site, where the page says it. */
  readonly site: string | undefined;
  /** The first label of the host that says something: `example` of `www.example.org`. */
  readonly host: string;
  /** The first headings of the page. */
  readonly headings: readonly string[];
}

/** A title without the name of the site before or after it. */
export function withoutSiteName(title: string, { site, host, headings }: TitleClues): string {
  const parts = title.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length < 2) return title;
  const heading = parts.find((part) => headings.some((one) => isSame(one, part)));
  if (heading !== undefined && words(heading) >= TITLE_WORDS) return heading;
  if (headings.some((one) => isSame(one, title))) return title;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (site !== undefined && isSame(last, site)) return before(title, last);
  if (site !== undefined && isSame(first, site)) return after(title, first);
  const rest = before(title, last);
  const isSetOff = SETS_OFF.test(title.slice(0, title.lastIndexOf(last)));
  const isSite = isSetOff ? words(last) <= SITE_WORDS : squeezed(last) === host;
  return isSite && words(rest) >= TITLE_WORDS ? rest : title;
}

function squeezed(text: string): string {
  return fold(text).replaceAll(' ', '');
}

function before(title: string, last: string): string {
  return title.slice(0, title.lastIndexOf(last)).replace(/[\s|｜\-–—·•»«>/\\:]+$/u, '');
}

function after(title: string, first: string): string {
  return title.slice(title.indexOf(first) + first.length).replace(/^[\s|｜\-–—·•»«>/\\:]+/u, '');
}

function isSame(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
}

/** Scripts without spaces count by pairs of characters. */
function words(text: string): number {
  const spaced = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.max(spaced, Math.floor(unspaced / 2));
}
