import { codeBlock, headingBlock, itemBlock, rowBlock, type CanonicalBlock } from './blocks.ts';

interface CollectedBlock {
  readonly block: CanonicalBlock;
  readonly isMain: boolean;
}

/** Takes the events of a parser and turns them into blocks. */
export interface Collector {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
  finish(): { readonly blocks: readonly CollectedBlock[]; readonly title: string };
}

const DROPPED = new Set(
  'script style noscript template svg math iframe object select button textarea canvas audio video'.split(
    ' ',
  ),
);
const FURNITURE = new Set('nav header footer aside form dialog'.split(' '));
const MAIN = new Set(['main', 'article']);
const BLOCK = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** A collector; `fragment` reduces text runs of HTML that stands inside Markdown. */
export function collector(fragment?: (text: string) => string): Collector {
  const blocks: CollectedBlock[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  let run = '';
  let title = '';
  let item: { readonly depth: number; readonly marker: string } | undefined;
  let heading = 0;
  let cells: string[] | undefined;
  let skipped = 0;
  let main = 0;
  let code: { language: string } | undefined;
  let isTitle = false;

  const isSkipping = (name: string): boolean =>
    DROPPED.has(name) || (fragment === undefined && main === 0 && FURNITURE.has(name));

  function flush(): void {
    const text = code === undefined ? squeeze(fragment === undefined ? run : fragment(run)) : run;
    run = '';
    if (text === '' || cells !== undefined) return;
    blocks.push({ block: shape(text), isMain: main > 0 });
  }

  function shape(text: string): CanonicalBlock {
    if (code !== undefined) return codeBlock(code.language, text.split('\n'));
    if (heading > 0) return headingBlock(heading, text.replaceAll('\n', ' '));
    if (item === undefined) return { kind: 'text', text };
    const made = itemBlock(item.depth, item.marker, text.replaceAll('\n', ' '));
    item = undefined;
    return made;
  }

  function openBlock(name: string): void {
    if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 });
    if (name === 'li') item = nextItem();
    if (/^h[1-6]$/u.test(name)) heading = Number(name.slice(1));
    if (name === 'pre') code = { language: '' };
    if (name === 'tr') cells = [];
  }

  function nextItem(): { readonly depth: number; readonly marker: string } {
    const list = lists.at(-1);
    if (list === undefined) return { depth: 0, marker: '-' };
    list.count += 1;
    return { depth: lists.length - 1, marker: list.ordered ? `${list.count}.` : '-' };
  }

  function closeBlock(name: string): void {
    if (name === 'ul' || name === 'ol') lists.pop();
    if (name === 'li') item = undefined;
    if (/^h[1-6]$/u.test(name)) heading = 0;
    if (name === 'pre') code = undefined;
    if (name === 'tr') closeRow();
  }

  function closeRow(): void {
    const row = cells ?? [];
    cells = undefined;
    if (row.some((cell) => cell !== '')) blocks.push({ block: rowBlock(row), isMain: main > 0 });
  }

  function closeCell(): void {
    cells?.push(squeeze(fragment === undefined ? run : fragment(run)).replaceAll('\n', ' '));
    run = '';
  }

  return {
    open(name, attributes) {
      if (skipped > 0 || isSkipping(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'title' && title === '') isTitle = true;
      else if (BLOCK.has(name)) {
        if (cells === undefined || name === 'tr') flush();
        else run += ' ';
        openBlock(name);
      } else if (name === 'br') run += code === undefined ? '\u000b' : '\n';
      else if (name === 'td' || name === 'th') run = '';
      else if (name === 'code' && code !== undefined) code.language = languageOf(attributes['class'] ?? '');
      else if (name === 'code' || name === 'kbd' || name === 'samp') run += name === 'code' ? '`' : '';
      else if (name === 'img')
        run += attributes['alt'] !== undefined && run.trim() !== '' ? attributes['alt'] : '';
      if (MAIN.has(name)) main += 1;
    },
    close(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (name === 'title') isTitle = false;
      else if (name === 'td' || name === 'th') closeCell();
      else if (BLOCK.has(name)) {
        if (cells === undefined) flush();
        else run += ' ';
        closeBlock(name);
      } else if (name === 'code' && code === undefined) run += '`';
      if (MAIN.has(name)) main -= 1;
    },
    text(text) {
      if (isTitle) title += text;
      else if (skipped === 0) run += text;
    },
    finish() {
      flush();
      return { blocks, title: squeeze(title).replaceAll('\n', ' ') };
    },
  };
}

function squeeze(text: string): string {
  return text
    .split('\u000b')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function languageOf(className: string): string {
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]{1,30})/u.exec(className)?.[1] ?? '';
}
