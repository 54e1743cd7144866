import {
  type CheckedSentence,
  type TextCheck,
  VERDICT_WORDS,
  type Verdict,
  countVerdicts,
  describeShare,
  stands,
  verdictMark,
} from '#shared/domain/text-check.ts';
import { countOf } from '#shared/domain/plural.ts';
import type { Output, Style } from './terminal.ts';
import { fitTo, hang, printableLine } from './text-layout.ts';

const LONGEST_QUOTE = 400;

/** What a check found as a terminal shows it: first what does not stand, then the figures. */
export function renderCheck(check: TextCheck, text: string, output: Output): string {
  const lines = lineCounter(text);
  const doubtful = check.sentences.filter(({ verdict }) => !stands(verdict));
  const parts = [
    ...doubtful.map((sentence) => renderSentence(sentence, lines(sentence.start), output)),
    renderFigures(check, output),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderSentence(sentence: CheckedSentence, line: number, output: Output): string {
  const { text, verdict, reasons, passage } = sentence;
  const head = `${verdictMark(verdict)} line ${line}, ${VERDICT_WORDS[verdict]}`;
  const columns = output.columns - 2;
  const found =
    passage === undefined
      ? []
      : hang('  nearest: ', `“${fitTo(printableLine(passage.quote), LONGEST_QUOTE)}”`, columns);
  return [
    output.paint(styleOf(verdict), head),
    ...hang('  ', printableLine(text), columns),
    ...reasons.flatMap((reason) => hang('  - ', printableLine(reason), columns)),
    ...found.map((one) => output.paint('dim', one)),
  ].join('\n');
}

function renderFigures(check: TextCheck, output: Output): string {
  const counts = countVerdicts(check).map(([verdict, count]) => `${count} ${VERDICT_WORDS[verdict]}`);
  const unread = check.sources.filter(({ status }) => status !== 'read').length;
  const read = check.sources.length - unread;
  const sources = `${read} of ${countOf(check.sources.length, 'source')} read`;
  return [
    output.paint('bold', describeShare(check)),
    ...(counts.length > 0 ? [counts.join(', ')] : []),
    sources,
  ].join('\n');
}

function styleOf(verdict: Verdict): Style {
  return verdictMark(verdict) === '✗' ? 'red' : 'yellow';
}

/** The line of a place in the text, counted from 1. */
function lineCounter(text: string): (at: number) => number {
  return (at) => text.slice(0, at).split('\n').length;
}
