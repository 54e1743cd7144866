import type { Evidence } from '#shared/domain/evidence.ts';

/** "E22", "TW-2203", "retention_days", "runs.on_lost", "--since": written as nothing but a name is. */
const CODE_NAME =
  /(?<![\p{L}\p{N}_])(?:(?=\p{L}*[-.]?\p{L}*\d)(?=[\d.-]*\p{L})[\p{L}\d]+(?:[-.][\p{L}\d]+)*|[\p{L}\d]+(?:[._][\p{L}\d_]+)+|--?[\p{L}\d][\p{L}\d-]+)(?![\p{L}\p{N}_])/gu;
/** "20kg", "5pm", "1st", "4x4", "16-year-old", "e.g": no names. */
const NO_NAME = /^(?:\p{N}+(?:\p{L}{1,3}|x\p{N}+|-year-old)|\p{L}\.\p{L})$/u;
/** "Which codes come after E11?": others are asked for. */
const OTHERS =
  /(?<!\p{L})(?:besides|beside|except|excluding|other than|apart from|after|before|between|from .{1,40} to|than|instead|außer|neben|nach|vor|als|sauf|après|avant|que|salvo|después|antes)(?!\p{L})/iu;
/** A row, an entry or an item that begins with the name tells of it. */
const BEGINS_WITH =
  /^[\s|`*•-]{0,8}?(?<name>--?[^\s|:`*]{1,60}|[^\s|:`*-][^\s|:`*]{0,60})[`*]{0,4}\s{0,8}(?:\||:|[–—-]\s)[\s*]{0,8}[^\s*]/u;
const TOLD = 2;
/** A row beside the one that bears the name that was asked for says the same of another. */
const BESIDE = 3;
const ROW = /^\|[^\n]*\|$/u;

/**
 * How much further ahead a quote is for a name that only one thing has, where such a name is asked for: ahead where one of its lines begins
 * with it, behind where it is a row without it beside one that has it.
 */
export function placedByName(description: string, found: readonly Evidence[]): (one: Evidence) => number {
  const names = namesIn(description);
  if (names.size === 0 || OTHERS.test(description)) return () => 0;
  const isNamed = ({ quote }: Evidence): boolean => [...namesIn(quote)].some((name) => names.has(name));
  const sections = new Set(found.filter((one) => isRow(one) && tellsOf(one, names)).map(sectionOf));
  return (one) => {
    const isBeside = isRow(one) && sections.has(sectionOf(one)) && !isNamed(one);
    return (tellsOf(one, names) ? TOLD : 0) - (isBeside ? BESIDE : 0);
  };
}

function namesIn(text: string): ReadonlySet<string> {
  const found = (text.match(CODE_NAME) ?? []).map((name) => name.toLowerCase());
  return new Set(found.filter((name) => !NO_NAME.test(name)));
}

function tellsOf({ quote }: Evidence, names: ReadonlySet<string>): boolean {
  return quote
    .split('\n')
    .some((line) => names.has(BEGINS_WITH.exec(line)?.groups?.['name']?.toLowerCase() ?? ''));
}

function isRow({ quote }: Evidence): boolean {
  return ROW.test(quote);
}

function sectionOf({ sourceId, headings }: Evidence): string {
  return [sourceId, ...headings].join('\n');
}
