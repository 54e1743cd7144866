import { type Block, type Report, type Sentence, numberCitations } from '#shared/domain/report.ts';

/**
 * The answer of a report as plain text with `[n]` citations: its direct answer, else (an older report
 * without one) its first section. Blocks are separated by an empty line.
 */
export function renderAnswer(report: Report): string {
  const blocks = report.answer.length > 0 ? report.answer : (report.sections[0]?.blocks ?? []);
  const numbers = numberCitations(report.sources);
  return blocks.map((block) => renderBlock(block, numbers)).join('\n\n');
}

/** One block as text: a list has a line per sentence, quotes stand in quotation marks of their own. */
export function renderBlock(block: Block, numbers: ReadonlyMap<string, number>): string {
  const sentences = block.sentences.map((sentence) => renderSentence(sentence, numbers));
  return block.form === 'list'
    ? sentences.map((sentence) => `- ${sentence}`).join('\n')
    : sentences.join(' ');
}

/** A sentence with the numbers of the sources behind it, unless its text carries them already. */
export function renderSentence(sentence: Sentence, numbers: ReadonlyMap<string, number>): string {
  const cited = [...new Set(sentence.evidenceIds.flatMap((id) => numbers.get(id) ?? []))];
  const missing = cited.sort((a, b) => a - b).filter((number) => !sentence.text.includes(`[${number}]`));
  const marks = missing.map((number) => `[${number}]`).join('');
  return marks === '' ? sentence.text : `${sentence.text.trimEnd()} ${marks}`;
}
