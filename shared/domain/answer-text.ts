import { oneLine } from '#shared/text/one-line.ts';
import { isOneParagraph, layOutQuote } from './quote-layout.ts';
import { type Block, type Report, type Sentence, citationsOf, numberCitations, splitLead } from './report.ts';

/**
 * The direct answer as plain text with `[n]` after each cited sentence; blocks are parted by an empty line, and so is a
 * quote of several lines, which keeps them.
 */
export function answerText(report: Pick<Report, 'answer' | 'sources'>): string {
  const numbers = numberCitations(report.sources);
  return report.answer.map((block) => blockText(block, numbers)).join('\n\n');
}

/** A sentence as text; `isApart` when it has lines of its own. */
interface Passage {
  readonly text: string;
  readonly isApart: boolean;
}

function blockText(block: Block, numbers: ReadonlyMap<string, number>): string {
  const { lead, rest } = splitLead(block);
  const [mark, between] = block.form === 'list' ? ['- ', '\n'] : ['', ' '];
  const passages = [
    ...lead.map((sentence) => toPassage(sentence, numbers, '')),
    ...rest.map((sentence) => toPassage(sentence, numbers, mark)),
  ].filter(({ text }) => text !== '');
  return passages.reduce((text, passage, index) => {
    const before = passages[index - 1];
    if (!before) return passage.text;
    return text + (passage.isApart || before.isApart ? '\n\n' : between) + passage.text;
  }, '');
}

function toPassage(sentence: Sentence, numbers: ReadonlyMap<string, number>, mark: string): Passage {
  const { text, kind, evidenceIds } = sentence;
  const marks = citationsOf(evidenceIds, numbers).map((number) => `[${number}]`);
  const isApart = kind === 'quote' && !isOneParagraph(layOutQuote(text));
  if (isApart)
    return { text: [text.trim(), ...(marks.length > 0 ? [marks.join('')] : [])].join('\n'), isApart };
  const words = [oneLine(text), marks.join('')].filter((part) => part !== '').join(' ');
  return { text: words === '' ? '' : mark + words, isApart };
}
