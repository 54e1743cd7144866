import { type Block, type Sentence, citationsOf, splitLead } from '#shared/domain/report.ts';
import { isLabel, isMarked } from '#shared/domain/report-reading.ts';
import { type Page, cite } from './markdown-citations.ts';
import { quotationMarkdown, quotedInline } from './markdown-quote.ts';
import { rowsOf } from '#shared/domain/table-block.ts';
import { beginsParagraph } from '#shared/presentation/sentence-runs.ts';
import { cellMarkdown, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';

/** A block in the order of its sentences; a quote of several lines stands apart as a quotation. */
export function renderBlock(block: Block, page: Page): string {
  if (block.form === 'table') return tableMarkdown(block, page);
  const { lead, rest } = splitLead(block);
  const pieces = rest.map((sentence, index): Piece => {
    const piece = renderSentence(sentence, page);
    const begins =
      block.form === 'paragraph' &&
      piece.place === 'inline' &&
      beginsParagraph(sentence, rest[index - 1] ?? lead.at(-1));
    return begins ? { ...piece, place: 'paragraph' } : piece;
  });
  const above = lead.length === 0 ? [] : [lead.map((one) => renderSentence(one, page).text).join(' ')];
  return [...above, ...joinPieces(pieces, block.form)].join('\n\n');
}

function tableMarkdown(block: Block, page: Page): string {
  const [head = [], ...body] = rowsOf(block).map((row) => row.map((cell) => cellOf(cell, page)));
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cellOf(cell: Sentence, page: Page): string {
  const marks = marksOf(cell, page);
  return `${cellMarkdown(cell.text)}${marks === '' ? '' : ` ${marks}`}`;
}

/** `inline` is part of a line, `apart` has lines of its own. */
interface Piece {
  /** "paragraph" begins one. */
  readonly place: 'inline' | 'paragraph' | 'apart';
  readonly text: string;
}

function joinPieces(pieces: readonly Piece[], form: Block['form']): readonly string[] {
  const [separator, mark] = form === 'list' ? ['\n', '- '] : [' ', ''];
  const parts: Piece[] = [];
  for (const { place, text } of pieces) {
    const last = parts.at(-1);
    if (place === 'apart') parts.push({ place, text });
    else if (place === 'inline' && last?.place === 'inline') {
      parts[parts.length - 1] = { place, text: `${last.text}${separator}${mark}${text}` };
    } else parts.push({ place: 'inline', text: mark + text });
  }
  const isQuotation = form === 'quote';
  return parts.map(({ place, text }) => (isQuotation && place === 'inline' ? `> ${text}` : text));
}

function renderSentence(sentence: Sentence, page: Page): Piece {
  const { text, kind } = sentence;
  if (kind === 'connective') return { place: 'inline', text: connectiveMarkdown(sentence, page) };
  const marks = marksOf(sentence, page);
  const shown = kind === 'quote' ? quotedInline(text) : inlineMarkdown(text);
  if (shown === undefined) return { place: 'apart', text: quotationMarkdown(text, marks) };
  return { place: 'inline', text: marks === '' ? shown : `${shown} ${marks}` };
}

function marksOf(sentence: Sentence, page: Page): string {
  if (isMarked(sentence, page.report)) return `*(${page.words.uncited})*`;
  return cite(citationsOf(sentence.evidenceIds, page.numbers), page);
}

function connectiveMarkdown(sentence: Sentence, { report }: Page): string {
  const text = inlineMarkdown(sentence.text);
  if (text === '') return '';
  return isLabel(sentence, report.checklist) ? `**${text}**` : `*${text}*`;
}
