import type { Evidence } from '#shared/domain/evidence.ts';

/** "E22", "TW-2203", "retention_days", "runs.on_lost", "--since": written as nothing but a name is. */
const CODE_NAME =
  /(?<![\p{L}\p{N}_])(?:(?=\p{L}*[-.]?\p{L}*\d)(?=[\d.-]*\p{L})[\p{L}\d]+(?:[-.][\p{L}\d]+)*|[\p{L}\d]+(?:[._][\p{L}\d_]+)+|--?[\p{L}\d][\p{L}\d-]+)(?![\p{L}\p{N}_])/gu;
/** A row beside the one that bears the name that was asked for says the same of another. */
const BESIDE = 3;
const ROW = /^\|[^\n]*\|$/u;

/** How far a row of a table falls behind for bearing none of the names that only one thing has, where another row of its section does. */
export function besideNamedRow(description: string, found: readonly Evidence[]): (one: Evidence) => number {
  const names = (description.match(CODE_NAME) ?? []).map((name) => name.toLowerCase());
  if (names.length === 0) return () => 0;
  const isNamed = ({ quote }: Evidence): boolean => {
    const own = new Set((quote.match(CODE_NAME) ?? []).map((name) => name.toLowerCase()));
    return names.some((name) => own.has(name));
  };
  const sections = new Set(found.filter((one) => isRow(one) && isNamed(one)).map(sectionOf));
  return (one) => (isRow(one) && sections.has(sectionOf(one)) && !isNamed(one) ? BESIDE : 0);
}

function isRow({ quote }: Evidence): boolean {
  return ROW.test(quote);
}

function sectionOf({ sourceId, headings }: Evidence): string {
  return [sourceId, ...headings].join('\n');
}
