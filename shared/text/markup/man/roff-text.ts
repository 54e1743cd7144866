const GLYPHS: Readonly<Record<string, string>> = {
  bu: '•',
  em: '—',
  en: '–',
  hy: '-',
  mi: '-',
  lq: '“',
  rq: '”',
  oq: '‘',
  cq: '’',
  aq: "'",
  dq: '"',
  Aq: "'",
  'L"': '“',
  'R"': '”',
  ga: '`',
  ha: '^',
  ti: '~',
  at: '@',
  sh: '#',
  Do: '$',
  rs: '\\',
  co: '©',
  rg: '®',
  tm: '™',
  Tm: '™',
  de: '°',
  mu: '×',
  '+-': '±',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '->': '→',
  '<-': '←',
  if: '∞',
  lB: '[',
  rB: ']',
  lC: '{',
  rC: '}',
  la: '⟨',
  ra: '⟩',
  ba: '|',
  sl: '/',
  pl: '+',
  eq: '=',
  Fo: '«',
  Fc: '»',
  ss: 'ß',
  // What the pages of Perl define: around code, and signs that they draw.
  'C`': '`',
  "C'": '`',
  'C+': 'C++',
  '--': '—',
  PI: 'π',
};
const SIGNS: Readonly<Record<string, string>> = {
  '-': '-',
  e: '\\',
  '\\': '\\',
  '.': '.',
  "'": '´',
  '`': '`',
  ' ': ' ',
  '~': ' ',
  '0': ' ',
};

/** An escape of roff, as far as it says which it is: what it asks for, and what it takes. */
const ESCAPE = new RegExp(
  String.raw`\\(?:` +
    [
      '["#].*$',
      String.raw`[fFmMgknVY](?:\[[^\]]*\]|\(..|[^[(])`,
      String.raw`s(?:[+-]?\[[^\]]*\]|[+-]?'[^']*'|[+-]?\d{1,2}|\([+-]?\d\d)`,
      String.raw`N'(?<code>\d{1,6})'`,
      String.raw`[hvwlLDbBoXZSHRAx]'[^']*'`,
      String.raw`\*?(?:\[(?<long>[^\]]*)\]|\((?<short>..))`,
      String.raw`\*.`,
      String.raw`(?<sign>.)`,
      '$',
    ].join('|') +
    ')',
  'gu',
);

/** A line of roff as people read it: fonts, sizes and movements are left out. */
export function readRoff(line: string): string {
  if (!line.includes('\\')) return line;
  return line.replace(ESCAPE, (_all, ...found) => {
    const { code, long, short, sign }: Readonly<Record<string, string | undefined>> = found.at(-1);
    if (code !== undefined) return characterOf(Number(code));
    if (sign !== undefined) return SIGNS[sign] ?? '';
    return glyph(long ?? short);
  });
}

function glyph(name: string | undefined): string {
  if (name === undefined) return '';
  const accented = /^(?<letter>\p{L})(?<accent>["'`^~,o])$/u.exec(name) ?? undefined;
  const code = /^u(?<hex>[\dA-F]{4,6})$/u.exec(name)?.groups?.['hex'];
  if (code !== undefined) return characterOf(Number.parseInt(code, 16));
  if (Object.hasOwn(GLYPHS, name)) return GLYPHS[name] ?? '';
  const swapped = /^(?<accent>[:"'`^~,o])(?<letter>\p{L})$/u.exec(name) ?? accented;
  const [letter, accent] = [swapped?.groups?.['letter'] ?? '', swapped?.groups?.['accent'] ?? ''];
  return (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
}

const ACCENTS: Readonly<Record<string, string>> = {
  ':': '\u0308',
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  ',': '\u0327',
  o: '\u030a',
};

function characterOf(code: number): string {
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** What follows a request: words, or what stands in quotation marks; escapes are not read. */
export function argumentsOf(rest: string): readonly string[] {
  const text = rest.replace(/\\["#].*$/u, '');
  const words = text.match(/"(?:[^"]|"")*"?|(?:\\.|[^\s\\])+/gu) ?? [];
  return words.map((word) =>
    word.startsWith('"') ? word.slice(1).replace(/"$/u, '').replaceAll('""', '"') : word,
  );
}

/** Plain words in Markdown: what would be markup there stands for itself. */
export function escaped(text: string): string {
  return text
    .replaceAll(/<(https?:\/\/[^<>\s]+)>/gu, '$1')
    .replaceAll(/[\\`*_[\]<>~$|]/gu, '\\$&')
    .replaceAll(/&(?=#?\w+;)/gu, '\\&')
    .replace(/^\s+/u, '')
    .replace(/^(?:[#+-]|=+$|\d{1,9}(?=[.)]))/u, (start) => (/\d/u.test(start) ? `${start}\\` : `\\${start}`));
}
