import * as fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import {
  cellMarkdown,
  headingMarkdown,
  inOneLine,
  inlineMarkdown,
} from '#shared/text/markup/escape-markdown.ts';
import { quotationMarkdown, quoteInItem } from '#functions/steps/publish-report/markdown/markdown-quote.ts';
import type { QuoteBlock } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { hostileLines, hostileText } from '#tests/unit/functions/steps/publish-report/hostile-report.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function parse(markdown: string): Node {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function typesOf(markdown: string): readonly string[] {
  return [...new Set(nodesOf(parse(markdown)).map((node) => node.type))].sort();
}

function textOf(markdown: string): string {
  return nodesOf(parse(markdown))
    .map((node) => node.value ?? '')
    .join('');
}

/** Backticks that become code fall away, and spaces at the ends of a line do not show. */
const shown = (text: string): string => text.replaceAll('`', '').replaceAll(/\s+/gu, ' ').trim();

function saysOf(block: QuoteBlock): readonly string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => [item.text, ...item.lists.flatMap(saysOf)]);
  if (block.kind === 'table') return block.rows.flat();
  return [block.text];
}

/** Without what Markdown takes for code marks or for space, and what is shown as a sign of replacement. */
const visible = (text: string): string => inOneLine(text).replaceAll(/[`\s]/gu, '');

describe('foreign text in Markdown', () => {
  test('renders literally and makes no markup but code', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(inOneLine(text) !== '');
        const markdown = `Before.\n\n${inlineMarkdown(text)} [1]\n\nAfter.`;
        expect(typesOf(markdown).filter((type) => type !== 'inlineCode')).toEqual([
          'paragraph',
          'root',
          'text',
        ]);
        expect(shown(textOf(markdown))).toBe(shown(`Before.${inOneLine(text)} [1]After.`));
      }),
      { numRuns: 700 },
    );
  });

  test('cannot leave a list item, a heading or a cell', () => {
    const allowed = [
      'heading',
      'inlineCode',
      'list',
      'listItem',
      'paragraph',
      'root',
      'table',
      'tableCell',
      'tableRow',
      'text',
    ];
    fc.assert(
      fc.property(hostileText, (text) => {
        const table = `| a | b |\n| --- | --- |\n| ${cellMarkdown(text)} | end |`;
        const markdown = `- “${inlineMarkdown(text)}”\n\n## ${headingMarkdown(text)}\n\n${table}\n`;
        const nodes = nodesOf(parse(markdown));
        expect(nodes.filter((node) => !allowed.includes(node.type))).toEqual([]);
        expect(nodes.filter((node) => node.type === 'tableRow').map((row) => row.children?.length)).toEqual([
          2, 2,
        ]);
      }),
      { numRuns: 400 },
    );
  });

  test('of several lines stays in its quotation and shows what it says', () => {
    const allowed = new Set([
      'blockquote',
      'code',
      'inlineCode',
      'list',
      'listItem',
      'paragraph',
      'root',
      'strong',
      'table',
      'tableCell',
      'tableRow',
      'text',
    ]);
    fc.assert(
      fc.property(hostileLines, (text) => {
        const root = parse(`Before.\n\n${quotationMarkdown(text, '[1]')}\n\nAfter.`);
        expect(root.children?.map((node) => node.type)).toEqual(['paragraph', 'blockquote', 'paragraph']);
        expect(nodesOf(root).filter((node) => !allowed.has(node.type))).toEqual([]);
        const [, quotation] = root.children ?? [];
        const says = visible(layOutQuote(text).flatMap(saysOf).join(''));
        expect(
          visible(
            nodesOf(quotation ?? root)
              .map((node) => node.value ?? '')
              .join(''),
          ),
        ).toBe(`${says}—[1]`);
      }),
      { numRuns: 700 },
    );
  });

  test('of several lines stays in its list item', () => {
    fc.assert(
      fc.property(hostileLines, (text) => {
        const root = parse(
          `- For:${quoteInItem(text, '[1]')}\n- Against:${quoteInItem('x', '[2]')}\n\nAfter.`,
        );
        expect(root.children?.map((node) => node.type)).toEqual(['list', 'paragraph']);
        expect(root.children?.[0]?.children).toHaveLength(2);
      }),
      { numRuns: 400 },
    );
  });

  test('in a cell keeps its pipes, in code and out of it', () => {
    expect(cellMarkdown('a|b `c|d` e\\|f `g\\|h`')).toBe('a\\|b `c\\|d` e\\\\\\|f `g\\ \\|h`');
  });

  test('shows balanced backticks as code and escapes a single one', () => {
    expect(inlineMarkdown('pass `a*b` or ``c`d``')).toBe('pass `a*b` or ``c`d``');
    expect(inlineMarkdown('a ` b')).toBe('a \\` b');
  });

  test('leaves ordinary prose alone', () => {
    const prose = 'In 2024, snake_case & p < 0.05 (n = 12) were "normal" - mostly; 5 > 3.';
    expect(inlineMarkdown(prose)).toBe(prose);
  });

  test('keeps addresses as code, so that nothing links them', () => {
    expect(inlineMarkdown('See https://evil.example/x, or me@evil.example.')).toBe(
      'See `https://evil.example/x`, or `me@evil.example`.',
    );
  });
});
