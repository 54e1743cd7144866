import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import {
  type Block,
  type Report,
  type Sentence,
  citationsOf,
  numberCitations,
  splitLead,
} from '#shared/domain/report.ts';
import { isLabel, isMarked, shownAnswer } from '#shared/domain/report-reading.ts';
import { beginsParagraph, standsApart } from '#shared/presentation/sentence-runs.ts';
import { doubtMarkIn } from '#shared/presentation/own-words.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { FURTHER } from '#shared/presentation/words/further.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { furtherBlocks } from './further-blocks.ts';
import { renderQuotation } from './render-quote.ts';
import { renderTable } from './render-table.ts';
import type { Output } from './terminal.ts';
import { type Run, hang, printableLine, wrap, wrapRuns } from './text-layout.ts';

/** The direct answer: quotes in quotation marks or set in, our own words dim, `[n]` after each quote; that there is none, where nothing is shown. */
export function renderAnswer(report: Report, output: Output): string {
  const words = wordsFor(report.language);
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  const page: Page = { report, output, words, numbers: numberCitations(report.sources) };
  const parts = shownAnswer(report).flatMap((block) => renderBlock(block, page));
  if (parts.length > 0 || !insufficiency) return parts.join('\n\n');
  return wrap(insufficiency.verdict, output.columns)
    .map((line) => output.paint('bold', line))
    .join('\n');
}

/** Where there is no sure answer: where was looked, and what may help; empty elsewhere. */
export function renderInsufficiency(report: Report, output: Output): string {
  const words = wordsFor(report.language);
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  if (!insufficiency) return '';
  const bullets = (lines: readonly string[]): string =>
    lines.flatMap((line) => hang('- ', printableLine(line.replaceAll('`', '')), output.columns)).join('\n');
  const advice = `${output.paint('bold', words.whatMayHelp)}\n${bullets(insufficiency.advice)}`;
  return [bullets(insufficiency.found), advice].join('\n\n');
}

/** What else was found: all of it where it is not sure that the answer says what was asked, else the best; empty where prose was written. */
export function renderFurther(report: Report, output: Output): string {
  if (report.method !== 'extractive') return '';
  const words = wordsFor(report.language);
  const page: Page = { report, output, words, numbers: numberCitations(report.sources) };
  const parts = furtherBlocks(report).flatMap((block) => renderBlock(block, page));
  if (parts.length === 0) return '';
  return [output.paint('bold', FURTHER[words.language] ?? ENGLISH_FURTHER), ...parts].join('\n\n');
}

const ENGLISH_FURTHER = FURTHER['en'] ?? '';

interface Page {
  readonly report: Report;
  readonly output: Output;
  readonly words: ReportWords;
  readonly numbers: ReadonlyMap<string, number>;
}

/** Paragraphs, and between them what stands apart. */
function renderBlock(block: Block, page: Page): readonly string[] {
  if (block.form === 'table') {
    return [renderTable(block, page.output, (cell) => marksOf(cell, page))];
  }
  const { lead, rest } = splitLead(block);
  const parts: string[] = [];
  let runs: Run[] = lead.flatMap((sentence) => runsOf(sentence, page));
  const flush = (): void => {
    if (runs.length > 0) parts.push(wrapRuns(runs, page.output.columns).join('\n'));
    runs = [];
  };
  if (block.form === 'list') flush();
  for (const [index, sentence] of rest.entries()) {
    if (beginsParagraph(sentence, rest[index - 1] ?? lead.at(-1))) flush();
    if (standsApart(sentence)) {
      flush();
      parts.push(renderQuotation(sentence.text, marksOf(sentence, page), page.output.columns));
    } else if (block.form === 'list') {
      parts.push(
        hang(
          '- ',
          runsOf(sentence, page)
            .map((run) => run.text)
            .join(' '),
          page.output.columns,
        ).join('\n'),
      );
    } else runs.push(...runsOf(sentence, page));
  }
  flush();
  return parts;
}

function runsOf(sentence: Sentence, page: Page): readonly Run[] {
  const { output, report } = page;
  const text = printableLine(sentence.text);
  if (sentence.kind === 'connective') {
    const style = isLabel(sentence, report.checklist) ? 'bold' : 'dim';
    return [{ text, paint: (words) => output.paint(style, words) }];
  }
  const marks = marksOf(sentence, page);
  return [{ text: `${sentence.kind === 'quote' ? `“${text}”` : text}${marks === '' ? '' : ` ${marks}`}` }];
}

/** `[1][3] (retracted)`: a source that must not be cited silently has its notice behind it. */
function marksOf(sentence: Sentence, { numbers, report, words }: Page): string {
  if (isMarked(sentence, report)) return `(${words.uncited})`;
  const { evidenceIds } = sentence;
  return citationsOf(evidenceIds, numbers)
    .map((number) => `[${number}]${doubtMarkIn(words, report.sources[number - 1])}`)
    .join('');
}
