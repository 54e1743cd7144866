import { oneLine } from '#shared/text/words/one-line.ts';
import { doubtMark } from './notice-words.ts';
import { headsAnew, inOrderOfReading } from './one-passage.ts';
import { standsInLine } from './quote-layout.ts';
import { tableLines } from './table-block.ts';
import { type Block, type Report, type Sentence, citationsOf, numberCitations, splitLead } from './report.ts';

/**
 * The direct answer as plain text with `[n]` after each cited sentence; blocks are parted by an empty line, and so is a
 * quote of several lines, which keeps them.
 */
export function answerText(report: Pick<Report, 'answer' | 'sources'>): string {
  const numbers = numberCitations(report.sources);
  const marks: Marks = (evidenceIds) =>
    citationsOf(evidenceIds, numbers).map((number) => `[${number}]${doubtMark(report.sources[number - 1])}`);
  return report.answer.map((block) => blockText(block, marks)).join('\n\n');
}

/** The citations of some evidence, each with the notice that must go with it. */
type Marks = (evidenceIds: readonly string[]) => readonly string[];

/** A sentence as text; `isApart` when it has lines of its own. */
interface Passage {
  readonly text: string;
  readonly isApart: boolean;
  readonly sentence: Sentence;
}

function blockText(block: Block, marks: Marks): string {
  if (block.form === 'table') {
    const lines = tableLines(block, (cell) => toPassage(cell, marks, '').text);
    return lines.map((line) => `- ${line}`).join('\n');
  }
  const { lead, rest } = splitLead(block);
  const [mark, between] = block.form === 'list' ? ['- ', '\n'] : ['', ' '];
  const passages = [
    ...lead.map((sentence) => toPassage(sentence, marks, '')),
    ...(block.form === 'paragraph' ? inOrderOfReading(rest) : rest).map((sentence) =>
      toPassage(sentence, marks, mark),
    ),
  ].filter(({ text }) => text !== '');
  return passages.reduce((text, passage, index) => {
    const before = passages[index - 1];
    if (!before) return passage.text;
    const isOfOther = headsAnew(passage.sentence, before.sentence);
    return text + (passage.isApart || before.isApart || isOfOther ? '\n\n' : between) + passage.text;
  }, '');
}

function toPassage(sentence: Sentence, marksOf: Marks, mark: string): Passage {
  const { text, kind, evidenceIds } = sentence;
  const marks = marksOf(evidenceIds);
  const isApart = kind === 'quote' && !standsInLine(text);
  if (isApart)
    return {
      text: [text.trim(), ...(marks.length > 0 ? [marks.join('')] : [])].join('\n'),
      isApart,
      sentence,
    };
  const words = [oneLine(text), marks.join('')].filter((part) => part !== '').join(' ');
  return { text: words === '' ? '' : mark + words, isApart, sentence };
}
