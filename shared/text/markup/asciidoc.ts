import { rowsOnOneLine } from './asciidoc-tables.ts';

/**
 * AsciiDoc as Markdown, line by line: what stood on a line stands on that line afterwards, so that a quote is found
 * again in the file. Not all of the language: what readers of documentation meet.
 */
export function asciidocToMarkdown(text: string): string {
  const lines = rowsOnOneLine(text.split('\n'));
  const state: AsciidocState = {
    attributes: new Map(),
    fence: undefined,
    language: '',
    isComment: false,
    isTable: false,
    description: 'none',
  };
  return lines
    .map((line, index) => {
      const [before, after] = [lines[index - 1]?.trimEnd() ?? '', lines[index + 1]?.trimEnd() ?? ''];
      if (!isOpen(state) && levelOf(before, line.trimEnd()) > 0) return '';
      const level = isOpen(state) ? 0 : levelOf(line.trimEnd(), after);
      return level > 0
        ? `${'#'.repeat(level)} ${inline(line.trim(), state)}`
        : convertLine(line.trimEnd(), state);
    })
    .join('\n');
}

function isOpen({ fence, isComment }: AsciidocState): boolean {
  return fence !== undefined || isComment;
}

const UNDERLINES = '=-~^+';

/** Of a title with a line of its length below it, 1 being the highest; 0 for any other line. */
function levelOf(title: string, underline: string): number {
  const mark = underline.charAt(0);
  if (underline.length < 3 || underline !== mark.repeat(underline.length)) return 0;
  const isTitle = /^[\p{L}\d`"]/u.test(title) && Math.abs(title.length - underline.length) <= 2;
  return isTitle ? UNDERLINES.indexOf(mark) + 1 : 0;
}

interface AsciidocState {
  readonly attributes: Map<string, string>;
  /** The line that ends the code that is open. */
  fence: string | undefined;
  language: string;
  isComment: boolean;
  isTable: boolean;
  /** What is set in below a term describes it; any other line that is set in is code. */
  description: 'none' | 'awaited' | 'open';
}

const FENCE = /^(?:-{4,}|\.{4,}|`{3,}\w*)$/u;
const DELIMITER = /^(?:={4,}|\*{4,}|_{4,}|\+{4,}|--|'{3,}|<{3,})$/u;
const HEADING = /^(?<marks>={1,6})\s+(?<text>.+?)(?:\s+=+)?$/u;
const ATTRIBUTE = /^:(?<name>!?[\w-]+!?):(?:\s+(?<value>.*))?$/u;
const BLOCK_ATTRIBUTES = /^\[(?!\[)[^\]]*\]$|^\[\[[^\]]+\]\]$/u;
const DIRECTIVE = /^(?:include|ifdef|ifndef|ifeval|endif|image|video|audio|toc)::/u;
const ITEM = /^\s*(?<marks>\*{1,5}|-|\.{1,5}|\d+\.)\s+(?<text>.+)$/u;
const TERM = /^(?<term>\S.{0,400}?)(?:::{1,3}|;;)(?:\s+(?<text>.*))?$/u;

function convertLine(line: string, state: AsciidocState): string {
  if (state.isComment || line.startsWith('//')) return readComment(line, state);
  if (state.fence !== undefined) return readCode(line, state);
  if (FENCE.test(line)) return openFence(line, state);
  const attribute = ATTRIBUTE.exec(line)?.groups;
  if (attribute !== undefined) {
    state.attributes.set(attribute['name'] ?? '', attribute['value'] ?? '');
    return '';
  }
  if (BLOCK_ATTRIBUTES.test(line)) {
    state.language = /^\[source\s*,\s*(?<language>[\w+#-]{1,30})/u.exec(line)?.groups?.['language'] ?? '';
    return '';
  }
  if (/^[|!,:]===/u.test(line)) {
    state.isTable = !state.isTable;
    return '';
  }
  if (DELIMITER.test(line) || DIRECTIVE.test(line) || line === '+') return '';
  return readProse(line, state);
}

function readComment(line: string, state: AsciidocState): string {
  if (/^\/{4,}$/u.test(line)) state.isComment = !state.isComment;
  return '';
}

function openFence(line: string, state: AsciidocState): string {
  state.fence = line.startsWith('`') ? line.replace(/\w+$/u, '') : line;
  return `\`\`\`${state.language}`;
}

/** Callouts are marks of the page, not of the code. */
function readCode(line: string, state: AsciidocState): string {
  if (line !== state.fence) return line.replace(/\s*(?:\/\/|#|--)?\s*<(?:\d+|\.)>\s*$/u, '');
  state.fence = undefined;
  state.language = '';
  return '```';
}

function readProse(indented: string, state: AsciidocState): string {
  const line = state.description !== 'none' && /^\s/u.test(indented) ? indented.trimStart() : indented;
  if (line !== '') state.description = line === indented ? 'none' : 'open';
  else if (state.description === 'open') state.description = 'none';
  const heading = HEADING.exec(line)?.groups;
  if (heading !== undefined)
    return `${'#'.repeat(heading['marks']?.length ?? 1)} ${inline(heading['text'] ?? '', state)}`;
  if (state.isTable && line.startsWith('|'))
    return `| ${line
      .split(/(?<!\\)\|/u)
      .slice(1)
      .map((cell) => inline(cell.trim(), state))
      .join(' | ')} |`;
  const item = ITEM.exec(line)?.groups;
  if (item !== undefined) return itemLine(item['marks'] ?? '*', inline(item['text'] ?? '', state));
  const term = TERM.exec(line)?.groups;
  if (term !== undefined && !/^\w+::?\S/u.test(line)) {
    state.description = 'awaited';
    return `**${inline(term['term'] ?? '', state)}**: ${inline(term['text'] ?? '', state)}`.trimEnd();
  }
  const title = /^\.(?<text>[\p{L}\d][^.].*)$/u.exec(line)?.groups;
  return inline(title?.['text'] ?? line, state);
}

function itemLine(marks: string, text: string): string {
  const isOrdered = /^[.\d]/u.test(marks);
  const depth = /^\d|-/u.test(marks) ? 0 : marks.length - 1;
  return `${'   '.repeat(depth)}${isOrdered ? '1.' : '-'} ${text}`;
}

function inline(text: string, { attributes }: AsciidocState): string {
  return text
    .replace(
      /(?<!\\)\{([\w-]{1,60})\}/gu,
      (whole, name: string) => attributes.get(name)?.slice(0, 300) ?? whole,
    )
    .replace(
      /(?:link|xref|mailto|menu|kbd|btn):([^\s[\]]{0,500})\[([^\]]{0,300})\]/gu,
      (_, target: string, label: string) => label.replace(/,.*$/u, '') || target,
    )
    .replace(/\bhttps?:\/\/[^\s[\]]{1,500}\[([^\]]{1,300})\]/gu, (_, label: string) =>
      label.replace(/[,^].*$/u, ''),
    )
    .replace(/<<[^<>,]{1,200},\s*([^<>]{1,200})>>/gu, '$1')
    .replace(/<<([^<>]{1,200})>>/gu, '$1')
    .replace(/\[\[[^\]]{1,100}\]\]/gu, '')
    .replace(/footnote:[\w-]*\[([^\]]{1,500})\]/gu, ' ($1)')
    .replace(/(?:icon|image|anchor):[^\s[\]]{0,300}\[[^\]]{0,200}\]/gu, '')
    .replace(/`\+([^`\n]{1,300}?)\+`/gu, '`$1`')
    .replace(/(?<![\p{L}\d*])\*([^*\n]{1,300}?)\*(?![\p{L}\d*])/gu, '**$1**')
    .replace(/\s\+$/u, '');
}
