import { statusWords } from '#shared/presentation/item-status.ts';
import { sectionTitle } from '#shared/presentation/section-title.ts';
import { markdownWords } from '#shared/presentation/words/markdown-words.ts';
import {
  Bookmark,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { renderBibliography } from '#shared/domain/bibliography/bibliography.ts';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { besideTitle } from '#shared/domain/notice-words.ts';
import { doubtMarkIn, outcomeLabel, remarkIn } from '#shared/presentation/own-words.ts';
import { trustRows } from '#shared/presentation/report-figures.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { type Contradiction, type Report, numberCitations } from '#shared/domain/report.ts';
import { gapsOf, limitationsOf, shownAnswer } from '#shared/domain/report-reading.ts';
import { printableLine } from '../text-layout.ts';
import { createFootnotes } from './footnotes.ts';
import { type Page, type Part, bookmarkOf, paragraphDirection, toParts } from './word-blocks.ts';

/** The report as a document of Word: headings, citations that lead to their sources, quotes in footnotes, tables. */
export async function renderDocx(report: Report): Promise<Uint8Array> {
  const words = wordsFor(report.language);
  const remark = remarkIn(words);
  const page: Page = { report, numbers: numberCitations(report.sources), notes: createFootnotes(report) };
  const children = [
    ...head(page),
    ...report.sections.flatMap((section) => [
      heading(sectionTitle(section, report, words), page),
      ...section.blocks.flatMap((block) => toParts(block, page)),
    ]),
    ...part(words.disputes, disputes(page), page),
    ...part(words.gaps, bullets(gapsOf(report, remark), page), page),
    ...part(words.limitations, bullets(limitationsOf(report).map(remark), page), page),
    ...part(words.short.checklist, [checklistTable(page)], page),
    ...part(words.sources, sourceList(page), page),
    ...part(words.trust, bullets(trustLines(report, words), page), page),
  ];
  const document = new Document({
    title: printableLine(report.title),
    creator: 'Plumbline',
    description: printableLine(report.question),
    styles: { paragraphStyles: [QUOTATION] },
    sections: [{ children }],
    footnotes: page.notes.all(),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const QUOTATION = {
  id: 'Quotation',
  name: 'Quotation',
  basedOn: 'Normal',
  run: { color: '444444' },
  paragraph: { indent: { left: 480 } },
} as const;

function head(page: Page): readonly Part[] {
  const { report } = page;
  const words = wordsFor(report.language);
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  const answer = shownAnswer(report).flatMap((block) => toParts(block, page));
  const nothing = insufficiency && answer.length === 0 ? [plain(insufficiency.verdict, page)] : [];
  const { modelTrouble } = report;
  return [
    new Paragraph({
      ...paragraphDirection(page),
      heading: HeadingLevel.TITLE,
      children: [new TextRun(printableLine(report.title))],
    }),
    new Paragraph({ children: [new TextRun({ text: outcomeLabel(report, words), bold: true })] }),
    ...(modelTrouble === undefined ? [] : [plain(describeModelTrouble(modelTrouble, words), page)]),
    ...nothing,
    ...answer,
    ...bullets([...(insufficiency?.found ?? []), ...(insufficiency?.advice ?? [])], page),
  ];
}

function heading(title: string, page: Page): Paragraph {
  return new Paragraph({
    ...paragraphDirection(page),
    heading: HeadingLevel.HEADING_1,
    children: [new TextRun(printableLine(title))],
  });
}

function part(title: string, parts: readonly Part[], page: Page): readonly Part[] {
  return parts.length === 0 ? [] : [heading(title, page), ...parts];
}

function plain(text: string, page: Page): Paragraph {
  return new Paragraph({ ...paragraphDirection(page), children: [new TextRun(printableLine(text))] });
}

function bullets(lines: readonly string[], page: Page): readonly Paragraph[] {
  return lines.map(
    (line) =>
      new Paragraph({
        ...paragraphDirection(page),
        bullet: { level: 0 },
        children: [new TextRun(printableLine(line))],
      }),
  );
}

/** Both sides of what sources disagree about, in their words. */
function disputes(page: Page): readonly Part[] {
  const side = (text: string, ids: Contradiction['evidenceIds']): readonly Part[] =>
    page.report.sources.flatMap((source) =>
      source.quotes
        .filter((quote) => ids.includes(quote.evidenceId))
        .flatMap((quote) => {
          const sentence = { text: quote.quote, kind: 'quote', evidenceIds: [quote.evidenceId] } as const;
          return [plain(text, page), ...toParts({ form: 'paragraph', sentences: [sentence] }, page)];
        }),
    );
  const words = wordsFor(page.report.language);
  return page.report.contradictions.flatMap(({ evidenceIds, againstEvidenceIds }) => [
    ...side(`${words.for}:`, evidenceIds),
    ...side(`${words.against}:`, againstEvidenceIds),
  ]);
}

function checklistTable({ report }: Page): Table {
  const words = wordsFor(report.language);
  const { status, citations } = markdownWords(words);
  const rows = report.checklist.map((item) => {
    const { status: standing, missing } = statusWords(item, words);
    const what = `${printableLine(item.description)}${missing === '' ? '' : ` (${printableLine(missing)})`}`;
    return rowOf([what, printableLine(standing), item.citations.map((number) => `[${number}]`).join('')]);
  });
  return new Table({
    rows: [rowOf([words.checklist, status, citations]), ...rows],
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
}

/** The bibliography, Vancouver-like, each entry where the citations lead. */
function sourceList({ report }: Page): readonly Paragraph[] {
  const own = wordsFor(report.language);
  const references = renderBibliography(report, 'vancouver').trimEnd().split('\n');
  return report.sources.map((source, index) => {
    const text = (references[index] ?? source.title).replace(/^\d+\. /u, '');
    const mark = new Bookmark({ id: bookmarkOf(index + 1), children: [new TextRun(`[${index + 1}] `)] });
    const words = new TextRun(`${printableLine(text)}${doubtMarkIn(own, besideTitle(source))}`);
    return new Paragraph({ children: [mark, words, ...linkTo(source.url)] });
  });
}

function rowOf(cells: readonly string[]): TableRow {
  return new TableRow({ children: cells.map(cellOf) });
}

function cellOf(text: string): TableCell {
  return new TableCell({ children: [new Paragraph({ children: [new TextRun(text)] })] });
}

function linkTo(url: string): readonly ParagraphChild[] {
  if (!/^https?:\/\//u.test(url)) return [new TextRun({ text: ` ${printableLine(url)}`, color: '666666' })];
  return [
    new TextRun(' '),
    new ExternalHyperlink({
      link: url,
      children: [new TextRun({ text: printableLine(url), style: 'Hyperlink' })],
    }),
  ];
}

function trustLines({ trust }: Report, words: ReportWords): readonly string[] {
  return trustRows(trust, words).map(
    ({ label, value, meaning }) => `${label}: ${value}${meaning === '' ? '' : ` (${meaning})`}`,
  );
}
