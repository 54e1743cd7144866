const LINE = 19;
const COLUMN = 8.2;
const PAD = 18;
const COLOURS: Readonly<Record<string, string>> = {
  dim: '#8b949e',
  cyan: '#56d4dd',
  green: '#7ee787',
  yellow: '#e3b341',
  red: '#ff7b72',
};

/** What a terminal shows, as an SVG: the command, then what it printed, one part below the other. */
export function renderScreen(command: string, parts: readonly string[], columns: number): string {
  const lines = [command, '', ...parts.flatMap((part) => [...linesOf(part), ''])];
  const width = Math.round(columns * COLUMN + 2 * PAD);
  const height = lines.length * LINE + 2 * PAD;
  const rows = lines.map(
    (line, index) =>
      `<text x="${PAD}" y="${PAD + 14 + index * LINE}" xml:space="preserve">${renderLine(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>The command line while it works, and its answer</title>
<rect width="100%" height="100%" rx="10" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13.5" fill="#e6edf3">
${rows.join('\n')}
</g>
</svg>
`;
}

/** Without what moves the cursor. */
function linesOf(text: string): readonly string[] {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/\u001B\[[?\d]*[A-Za-z]|\r/gu, '')
      .trimEnd()
      .split('\n')
  );
}

/** Styled words stand between U+0002 style U+0003 and U+0002 U+0003. */
function renderLine(line: string): string {
  // oxlint-disable-next-line no-control-regex
  return line.replaceAll(
    /\u0002(\w+)\u0003([^\u0002]*)\u0002\u0003|([^\u0002]+)/gu,
    (_whole, style, words, plain) =>
      plain === undefined
        ? `<tspan ${attributesOf(String(style))}>${escape(String(words))}</tspan>`
        : escape(String(plain)),
  );
}

function attributesOf(style: string): string {
  return style === 'bold' ? 'font-weight="700"' : `fill="${COLOURS[style] ?? '#e6edf3'}"`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
