/** What a Markdown file says of itself before its text. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  /** As it stands there. */
  readonly date?: string;
  /** Lines that it takes, its fences included; 0 when there is none. */
  readonly lines: number;
}

const LONGEST = 200;
const KEYS: Readonly<Record<'title' | 'description' | 'date', readonly string[]>> = {
  title: ['title'],
  description: ['description', 'summary', 'excerpt', 'abstract'],
  date: ['date', 'published', 'publishdate', 'pubdate', 'created', 'updated', 'lastmod', 'last_modified_at'],
};

/** Reads the plain values of YAML between `---`, or of TOML between `+++`, at the beginning of a file. */
export function readFrontMatter(lines: readonly string[]): FrontMatter {
  const fence = lines[0]?.trimEnd();
  if (fence !== '---' && fence !== '+++') return { lines: 0 };
  const end = lines.slice(1, LONGEST).findIndex((line) => line.trimEnd() === fence);
  const separator = fence === '---' ? ':' : '=';
  const head = lines.slice(1, end + 1);
  if (end <= 0 || !head.some((line) => new RegExp(String.raw`^[\w-]+\s*${separator}`, 'u').test(line)))
    return { lines: 0 };
  const values = readValues(head, separator);
  const find = (names: readonly string[]): string | undefined =>
    names.map((name) => values.get(name)).find((value) => value !== undefined && value !== '');
  const [title, description, date] = [find(KEYS.title), find(KEYS.description), find(KEYS.date)];
  return {
    lines: end + 2,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(date === undefined ? {} : { date }),
  };
}

function readValues(lines: readonly string[], separator: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  lines.forEach((line, at) => {
    const cut = line.indexOf(separator);
    const key = line.slice(0, Math.max(0, cut)).trim().toLowerCase();
    if (!/^[\w-]{1,40}$/u.test(key) || /^\s/u.test(line) || values.has(key)) return;
    const value = line.slice(cut + 1).trim();
    values.set(key, /^[|>][+-]?$/u.test(value) ? folded(lines, at + 1) : unquoted(value));
  });
  return values;
}

function folded(lines: readonly string[], from: number): string {
  const end = lines.findIndex((line, at) => at >= from && !/^\s|^$/u.test(line));
  return lines
    .slice(from, end === -1 ? undefined : end)
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

function unquoted(value: string): string {
  const quoted = /^(?<mark>["'])(?<inner>.*)\k<mark>\s*(?:#.*)?$/u.exec(value)?.groups;
  if (quoted === undefined) return value.replace(/\s+#.*$/u, '');
  const inner = quoted['inner'] ?? '';
  return quoted['mark'] === '"' ? inner.replace(/\\(["\\])/gu, '$1') : inner.replaceAll("''", "'");
}
