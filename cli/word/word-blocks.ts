import {
  FootnoteReferenceRun,
  InternalHyperlink,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { QuoteBlock, QuoteList } from '#shared/domain/quote-blocks.ts';
import { layOutQuote } from '#shared/domain/quote-layout.ts';
import { type Block, type Report, type Sentence, citationsOf, splitLead } from '#shared/domain/report.ts';
import { UNCITED_MARK, isLabel, isMarked } from '#shared/domain/report-reading.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { inRuns, standsApart } from '#shared/presentation/sentence-runs.ts';
import { printableLine, printable } from '../text-layout.ts';
import type { Notes } from './footnotes.ts';

/** What the parts of a document are made from. */
export interface Page {
  readonly report: Report;
  /** The citation number of each evidence id. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly notes: Notes;
}

export type Part = Paragraph | Table;

/** Where a citation leads: the bookmark of its source in the list of sources. */
export function bookmarkOf(number: number): string {
  return `source-${number}`;
}

/** A block of the report as Word has it: paragraphs, lists, and tables with their citations. */
export function toParts(block: Block, page: Page): readonly Part[] {
  if (block.form === 'table') return [toTable(block, page)];
  const { lead, rest } = splitLead(block);
  if (block.form === 'list') {
    const intro = lead.length === 0 ? [] : [paragraphOf(lead, page)];
    return [...intro, ...rest.map((one) => listItem(one, page))];
  }
  return inRuns(rest).flatMap((run) =>
    run.length === 1 && run[0] && standsApart(run[0]) ? quotation(run[0], page) : [paragraphOf(run, page)],
  );
}

function paragraphOf(sentences: readonly Sentence[], page: Page): Paragraph {
  return new Paragraph({
    ...paragraphDirection(page),
    children: sentences.flatMap((one) => runsOf(one, page)),
  });
}

function listItem(sentence: Sentence, page: Page): Paragraph {
  return new Paragraph({
    ...paragraphDirection(page),
    bullet: { level: 0 },
    children: runsOf(sentence, page),
  });
}

/** A quote of several lines, set in: an item a line, code as it is, the citation at the end. */
function quotation(sentence: Sentence, page: Page): readonly Paragraph[] {
  const lines = layOutQuote(sentence.text).flatMap(linesOf);
  return lines.map(({ text, font }, index) => {
    const words = new TextRun({ text, ...(font === undefined ? {} : { font }) });
    const marks = index === lines.length - 1 ? citationRuns(sentence, page) : [];
    return new Paragraph({ ...paragraphDirection(page), style: 'Quotation', children: [words, ...marks] });
  });
}

interface QuotedLine {
  readonly text: string;
  readonly font?: string;
}

const CODE_FONT = 'Consolas';

function linesOf(block: QuoteBlock): readonly QuotedLine[] {
  if (block.kind === 'code') {
    return printable(block.text.replaceAll('\t', '  '))
      .split('\n')
      .map((text) => ({ text, font: CODE_FONT }));
  }
  if (block.kind === 'list') return itemLines(block);
  if (block.kind === 'table') return block.rows.map((row) => ({ text: row.map(printableLine).join(' | ') }));
  return [{ text: printableLine(block.text) }];
}

function itemLines({ items, first }: QuoteList, indent = ''): readonly QuotedLine[] {
  return items.flatMap((item, index) => [
    { text: `${indent}${first === undefined ? '•' : `${first + index}.`} ${printableLine(item.text)}` },
    ...item.lists.flatMap((list) => itemLines(list, `${indent}   `)),
  ]);
}

/** The text of a sentence, then its citations. */
function runsOf(sentence: Sentence, page: Page): ParagraphChild[] {
  const text = printableLine(sentence.text);
  const isHeading = isLabel(sentence, page.report.checklist);
  const words = sentence.kind === 'quote' ? `“${text}”` : text;
  return [new TextRun({ text: words, bold: isHeading }), ...citationRuns(sentence, page), new TextRun(' ')];
}

/** `[1][3]`, each a link to its source; what was written has the words that it rests on in a footnote. */
function citationRuns(sentence: Sentence, page: Page): readonly ParagraphChild[] {
  if (isMarked(sentence, page.report)) return [new TextRun({ text: ` (${UNCITED_MARK})`, italics: true })];
  const links = citationsOf(sentence.evidenceIds, page.numbers).map(
    (number) =>
      new InternalHyperlink({
        anchor: bookmarkOf(number),
        children: [new TextRun({ text: `[${number}]`, style: 'Hyperlink' })],
      }),
  );
  if (links.length === 0) return [];
  const note = sentence.kind === 'written' ? page.notes.add(sentence.evidenceIds) : undefined;
  return [new TextRun(' '), ...links, ...(note === undefined ? [] : [new FootnoteReferenceRun(note)])];
}

function toTable(block: Block, page: Page): Table {
  const rows = rowsOf(block).map(
    (cells, index) =>
      new TableRow({
        tableHeader: index === 0,
        children: cells.map(
          (cell) => new TableCell({ children: [new Paragraph({ children: runsOf(cell, page) })] }),
        ),
      }),
  );
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

/** Text of a language that is written from right to left. */
export function paragraphDirection({ report }: Pick<Page, 'report'>): { readonly bidirectional?: boolean } {
  return /^(?:ar|fa|he|ur)\b/u.test(report.language) ? { bidirectional: true } : {};
}
