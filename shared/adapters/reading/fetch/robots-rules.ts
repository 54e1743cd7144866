export interface RobotsRules {
  /** By path and query of a URL, as the URL parser writes them. */
  allows(path: string): boolean;
}

interface Rule {
  readonly isAllowed: boolean;
  /** What stands between the asterisks. */
  readonly parts: readonly string[];
  /** Whether the path ends where the pattern does. */
  readonly isWhole: boolean;
  /** The longest rule that fits decides. */
  readonly length: number;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

/**
 * Rules of a robots.txt as RFC 9309 has them: all groups for this product, else those for everyone; the longest rule
 * that fits decides, and between equals the one that allows. Takes time in proportion to file and path, however a
 * pattern is written: a library that was tried thought for 18 seconds about one of 500 KB.
 */
export function parseRobots(text: string, product: string): RobotsRules {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(product.toLowerCase()));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules).sort(byWeight);
  return {
    allows: (path) => {
      const written = normalise(path);
      return rules.find((rule) => fits(rule, written))?.isAllowed ?? true;
    },
  };
}

function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/u)) {
    const [key, value] = fieldOf(line);
    if (key === 'user-agent') {
      const group = isNaming ? groups.at(-1) : undefined;
      if (group === undefined) groups.push({ agents: [agentOf(value)], rules: [] });
      else group.agents.push(agentOf(value));
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      if (value !== '') groups.at(-1)?.rules.push(ruleOf(value, key === 'allow'));
      isNaming = false;
    }
  }
  return groups;
}

function fieldOf(line: string): readonly [key: string, value: string] {
  const [before = ''] = line.split('#', 1);
  const colon = before.indexOf(':');
  return colon < 0 ? ['', ''] : [before.slice(0, colon).trim().toLowerCase(), before.slice(colon + 1).trim()];
}

/** Without a version, which does not count. */
function agentOf(value: string): string {
  return (value.split('/', 1)[0] ?? '').trim().toLowerCase();
}

function ruleOf(value: string, isAllowed: boolean): Rule {
  const pattern = normalise(value);
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/u);
  return { isAllowed, parts, isWhole, length: pattern.length };
}

function byWeight(a: Rule, b: Rule): number {
  return b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed);
}

/** Each part at its first place after the one before; only the last may have to be at the end. */
function fits({ parts, isWhole }: Rule, path: string): boolean {
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let end = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const place = path.indexOf(part, end);
    if (place < 0) return false;
    end = place + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? end === path.length : path.endsWith(last) && path.length - last.length >= end;
}

/** One spelling for what means the same: letters and digits plain, all else percent-encoded in capitals. */
function normalise(path: string): string {
  return path
    .toWellFormed()
    .replaceAll(/[^ -~]+/gu, encodeURIComponent)
    .replaceAll(/%[\da-f]{2}/giu, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/u.test(character) ? character : encoded.toUpperCase();
    });
}
