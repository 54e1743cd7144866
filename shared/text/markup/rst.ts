import { inline } from './rst-inline.ts';
import { blanks, dedent, indentedAfter, indentOf } from './rst-lines.ts';
import { readListedTable } from './rst-listed-tables.ts';
import { readDrawnTable } from './rst-tables.ts';

/**
 * reStructuredText as Markdown, line by line: what stood on a line stands on that line afterwards, so that a quote is
 * found again in the file. Not all of the language: what readers of documentation meet.
 */
export function rstToMarkdown(text: string): string {
  return convert(text.split('\n'), { levels: [], depth: 0 }).join('\n');
}

interface RstContext {
  /** Marks of headings in the order in which they came up: that is their level. */
  readonly levels: string[];
  readonly depth: number;
}

const RULE = /^([=\-~^"'`*+#:._<>!])\1{2,}\s*$/u;
const DIRECTIVE = /^\.\. (?:\|[^|]+\| )?(?<name>[\w:+.-]+)::(?:\s+(?<argument>.*))?$/u;
const TABLE_SET_IN = /^\s+\.\. (?<name>(?:list-|csv-)?table)::(?:\s+(?<argument>.*))?$/u;
const COMMENT = /^\.\.(?:\s|$)/u;
const FOOTNOTE = /^\.\. \[(?<label>[^\]]{1,60})\]\s+(?<text>.*)$/u;
const OPTION = /^\s+:[\w -]+:(?:\s|$)/u;
const CODE =
  /^(?:code|code-block|sourcecode|parsed-literal|literal|prompt|doctest|testcode|testoutput|ipython|jupyter-execute|jupyter-input|jupyter-output|plot|execute_code|nbinput|nboutput|productionlist)$/u;
const DROPPED =
  /^(?:image|toctree|contents|index|include|literalinclude|raw|highlight|currentmodule|module|py:module|py:currentmodule|meta|tabularcolumns|default-role|role|sectnum|target-notes|replace|unicode|math|graphviz|digraph|graph|plantuml|uml|mermaid|blockdiag|seqdiag|inheritance-diagram|autosummary|testsetup|testcleanup|jupyter-kernel|sectionauthor|codeauthor|moduleauthor|only|automodule|autoclass|autofunction|title)$/u;
const NOTE =
  /^(?:note|warning|tip|hint|important|caution|attention|danger|error|seealso|admonition|topic|sidebar|rubric|deprecated|deprecated-removed|versionadded|versionchanged|versionremoved|todo|figure|table|list-table|csv-table|container|epigraph|pull-quote|compound|centered|glossary|tab|tabs|details|dropdown)$/u;
const MOST_NESTING = 12;

function convert(lines: readonly string[], context: RstContext): string[] {
  const out: string[] = [];
  while (out.length < lines.length) {
    const read = readAt(lines, out.length, context);
    for (const line of read) out.push(line);
  }
  return out;
}

/** The lines that stand for the next ones, as many as were read. */
function readAt(lines: readonly string[], at: number, context: RstContext): readonly string[] {
  const line = lines[at] ?? '';
  const heading = readHeading(lines, at, context);
  if (heading !== undefined) return heading;
  const directive = DIRECTIVE.exec(line)?.groups;
  if (directive !== undefined) return readDirective(lines, at, { ...directive, ...context });
  const table = readTable(lines, at);
  if (table !== undefined) return table;
  const footnote = FOOTNOTE.exec(line)?.groups;
  if (footnote !== undefined) return [`[${footnote['label']}] ${inline(footnote['text'] ?? '')}`];
  if (COMMENT.test(line)) return blanks(1 + indentedAfter(lines, at).length);
  if (/^__\s/u.test(line)) return [''];
  if (line.trimEnd().endsWith('::')) return readLiteral(lines, at);
  return [plainLine(lines, at)];
}

/** One that is drawn, or a directive of one that is set in, as in an item of a list. */
function readTable(lines: readonly string[], at: number): readonly string[] | undefined {
  const directive = TABLE_SET_IN.exec(lines[at] ?? '')?.groups;
  if (directive === undefined) return readDrawnTable(lines, at);
  const { name = '', argument = '' } = directive;
  if (name === 'table') return [inline(argument.trim())];
  const table = readListedTable(name, indentedAfter(lines, at));
  return table === undefined ? undefined : [inline(argument.trim()), ...table];
}

function readHeading(
  lines: readonly string[],
  at: number,
  { levels }: RstContext,
): readonly string[] | undefined {
  const [line = '', next = '', third = ''] = lines.slice(at, at + 3);
  const over = RULE.exec(line)?.[1];
  if (over !== undefined && isTitle(next) && RULE.exec(third)?.[1] === over)
    return ['', headingLine(`${over}${over}`, next, levels), ''];
  const under = RULE.exec(next)?.[1];
  const before = lines[at - 1] ?? '';
  if (under === undefined || over !== undefined || !isTitle(line) || before.trim() !== '') return undefined;
  if (/^\s/u.test(line) || next.trimEnd().length < Math.min(line.trimEnd().length, 4)) return undefined;
  return [headingLine(under, line, levels), ''];
}

function isTitle(line: string): boolean {
  return line.trim() !== '' && !RULE.test(line) && line.length < 300;
}

function headingLine(mark: string, line: string, levels: string[]): string {
  if (!levels.includes(mark)) levels.push(mark);
  return `${'#'.repeat(Math.min(6, levels.indexOf(mark) + 1))} ${inline(line.trim())}`;
}

interface DirectiveContext extends RstContext {
  readonly name?: string;
  readonly argument?: string;
}

function readDirective(
  lines: readonly string[],
  at: number,
  { name = '', argument = '', levels, depth }: DirectiveContext,
): readonly string[] {
  const block = indentedAfter(lines, at);
  const table = readListedTable(name, block);
  if (table !== undefined) return [noteHead(name, argument), ...table];
  const options = block.findIndex((line) => !OPTION.test(line));
  const optionCount = options === -1 ? block.length : options;
  const content = dedent(block.slice(optionCount));
  if (CODE.test(name)) return fenced(argument, optionCount, content);
  if (DROPPED.test(name) || depth > MOST_NESTING) return blanks(1 + block.length);
  const inner = convert(content, { levels, depth: depth + 1 });
  const head = NOTE.test(name) ? noteHead(name, argument) : `\`${argument.trim()}\``;
  return [argument === '' && !NOTE.test(name) ? '' : head, ...blanks(optionCount), ...inner];
}

const LABELS: Readonly<Record<string, string>> = {
  versionadded: 'New in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
  seealso: 'See also:',
};

function noteHead(name: string, argument: string): string {
  const text = inline(argument.trim());
  if (
    /^(?:figure|table|list-table|csv-table|tabs?|container|topic|rubric|admonition|centered|glossary)$/u.test(
      name,
    )
  )
    return name === 'figure' ? '' : text;
  const label = LABELS[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}:`;
  return `${label} ${text}`.trimEnd();
}

/** The fence that ends the code stands on the empty line behind it, where there is one. */
function fenced(argument: string, optionCount: number, content: readonly string[]): readonly string[] {
  const language = /^[\w+#.-]{1,30}/u.exec(argument.trim())?.[0] ?? '';
  const head = optionCount === 0 ? [] : blanks(optionCount);
  const first = content.findIndex((line) => line.trim() !== '');
  if (first === -1) return ['', ...head, ...content];
  const last = content.findLastIndex((line) => line.trim() !== '');
  const code = content.map((line) => (line === '' ? '' : `    ${line}`));
  if (first === 0 || last === content.length - 1) return ['', ...head, ...code];
  return [
    '',
    ...head,
    ...blanks(first - 1),
    `\`\`\`${language}`,
    ...content.slice(first, last + 1),
    '```',
    ...blanks(content.length - last - 2),
  ];
}

/** A paragraph that ends in two colons, and the indented block that it announces. */
function readLiteral(lines: readonly string[], at: number): readonly string[] {
  const line = (lines[at] ?? '').trimEnd();
  const block = indentedAfter(lines, at);
  const text = line.trim() === '::' ? '' : inline(line.replace(/\s+::$/u, '').replace(/::$/u, ':'));
  return [text, ...dedent(block).map((code) => (code === '' ? '' : `    ${code}`))];
}

function plainLine(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  if (/^\s*[+|][-=+|]{3,}\s*$/u.test(line) || /^\s*=+(?:\s+=+)+\s*$/u.test(line) || RULE.test(line))
    return '';
  const item = /^(?<indent>\s*)(?:#\.|\(?(?<number>\d+)[.)])\s+(?<text>.*)$/u.exec(line)?.groups;
  if (item !== undefined) return `${item['indent']}${item['number'] ?? '1'}. ${inline(item['text'] ?? '')}`;
  const field = /^:(?<name>[^:`]{1,60}):\s+(?<text>.*)$/u.exec(line)?.groups;
  if (field !== undefined) return `- ${inline(field['name'] ?? '')}: ${inline(field['text'] ?? '')}`;
  if (/^\s*\|.*\|\s*$/u.test(line)) return line;
  const isSetIn = isQuoted(lines, at);
  const text = inline(isSetIn ? line.trimStart() : line);
  if (!isTerm(lines, at)) return text;
  const isAlone = !isSetIn && (lines[at - 1] ?? '').trim() === '';
  return isAlone ? `${text.trimEnd()}:` : `- ${text.trim()}:`;
}

const LONGEST_TERM = 120;
/** A directive, a field, an item of a list ("(b) …", "• …"), or an option with what is said of it on its line is no term. */
const NO_TERM = /^(?:\.\.\s|:|[*+•|>]|-(?!-?\p{L})|\(?(?:#|\d+|\p{L}|[ivx]{1,4})[.)]\s)|\S {2,}\S|[:.,;]$/u;

/** A line with its definition indented right below; above it stands nothing, or the definition of the term before. */
function isTerm(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', next = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  const term = line.trim();
  if (term === '' || term.length > LONGEST_TERM || NO_TERM.test(term)) return false;
  if (next.trim() === '' || indentOf(next) < indentOf(line) + 2) return false;
  const isFirst = before.trim() === '' || indentOf(before) > indentOf(line);
  return isFirst && (indentOf(line) === 0 || isQuoted(lines, at));
}

/** Indented without being part of a list: Markdown would take it for code. */
function isQuoted(lines: readonly string[], at: number): boolean {
  if (!/^\s{2,}\S/u.test(lines[at] ?? '') || /^\s+(?:[-*+•]|\d+[.)])\s/u.test(lines[at] ?? '')) return false;
  for (let before = at - 1; before >= Math.max(0, at - 200); before -= 1) {
    const line = lines[before] ?? '';
    if (line.trim() === '' || /^\s/u.test(line)) continue;
    return !/^(?:[-*+•]|#\.|\(?\d+[.)])\s/u.test(line);
  }
  return true;
}
