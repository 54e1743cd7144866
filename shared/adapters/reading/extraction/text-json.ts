const LINES = 200_000;
const DEPTH = 60;

/**
 * JSON as an outline that people can read and quote: a key and its value on a line, what belongs to a key below it,
 * text without its escapes. Undefined when it is not JSON.
 */
export function outlineJson(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const lines: string[] = [];
  write(value, { lines, indent: 0, label: '' });
  return lines.join('\n');
}

interface JsonPath {
  readonly lines: string[];
  readonly indent: number;
  /** What stands before the value on its line: `key: ` or `- `. */
  readonly label: string;
}

function write(value: unknown, place: JsonPath): void {
  const { lines, indent, label } = place;
  if (lines.length >= LINES) return;
  const pad = '  '.repeat(Math.min(indent, DEPTH));
  if (indent >= DEPTH || typeof value !== 'object' || value === null) {
    lines.push(`${pad}${label}${scalar(value)}`);
    return;
  }
  const entries = Array.isArray(value)
    ? value.map((one) => ['- ', one] as const)
    : Object.entries(value).map(([key, one]) => [`${oneLine(key)}: `, one] as const);
  if (label !== '') lines.push(`${pad}${label}`.trimEnd());
  const inner = label === '' ? indent : indent + 1;
  for (const [name, one] of entries) write(one, { lines, indent: inner, label: name });
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return oneLine(value);
  return typeof value === 'object' && value !== null ? '…' : String(value);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
