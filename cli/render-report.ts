import { type CitedSource, type Report, answerText } from '#shared/domain/report.ts';
import type { Output } from './terminal.ts';
import { oneLine, printable, wrap } from './text-layout.ts';

/** The report as a terminal shows it: the answer, the checklist, the sources, the trust figures. */
export function renderReport(report: Report, output: Output): string {
  const parts = [
    renderHeading(report, output),
    renderAnswer(report, output),
    renderChecklist(report, output),
    renderSources(report, output),
    renderTrust(report, output),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const OUTCOMES: Readonly<Record<Report['outcome'], string>> = {
  answered: 'Answered',
  partial: 'Answered in part',
  insufficient_evidence: 'Insufficient evidence',
};

const END_REASONS: Readonly<Record<NonNullable<Report['endReason']>, string>> = {
  no_new_evidence: 'nothing new was found',
  max_iterations: 'the limit of iterations was reached',
  deadline: 'the time was up',
  budget: 'the search budget was used up',
};

function renderHeading(report: Report, output: Output): string {
  const reason = report.endReason === undefined ? '' : `: ${END_REASONS[report.endReason]}`;
  const style = report.outcome === 'answered' ? 'green' : 'yellow';
  const how =
    report.method === 'extractive' ? 'extractive: every statement is a quote' : 'written from quotes';
  const verdict = output.paint(style, `${OUTCOMES[report.outcome]}${reason}`);
  return `${paintLines('bold', wrap(oneLine(report.title), output.columns), output)}\n${verdict} ${output.paint('dim', `(${how})`)}`;
}

function renderAnswer(report: Report, output: Output): string {
  return wrap(printable(answerText(report)), output.columns).join('\n');
}

const MARKS = { satisfied: '✓', partial: '~', unsatisfied: '✗' } as const;

function renderChecklist(report: Report, output: Output): string {
  if (report.checklist.length === 0) return '';
  const lines = report.checklist.flatMap((item) => {
    const numbers = item.citations.map((number) => `[${number}]`).join('');
    const reason = item.status === 'satisfied' ? '' : ` (${oneLine(item.reason)})`;
    const text = `${oneLine(item.description)}${reason}${numbers === '' ? '' : ` ${numbers}`}`;
    return hang(`${MARKS[item.status]} `, text, output);
  });
  return [output.paint('bold', 'Checklist'), ...lines].join('\n');
}

function renderSources(report: Report, output: Output): string {
  if (report.sources.length === 0) return '';
  const lines = report.sources.flatMap((source, index) => renderSource(source, index + 1, output));
  return [output.paint('bold', 'Sources'), ...lines].join('\n');
}

function renderSource(source: CitedSource, number: number, output: Output): readonly string[] {
  const notices = source.notices.length > 0 ? ` (${source.notices.join(', ')})` : '';
  const mark = `[${number}] `;
  const url = `${' '.repeat(mark.length)}${oneLine(source.url)}`;
  return [...hang(mark, `${oneLine(source.title)}${notices}`, output), output.paint('dim', url)];
}

function renderTrust(report: Report, output: Output): string {
  const { trust } = report;
  const facts = [
    `${trust.quotesVerified} quotes verified in the archive, ${trust.quotesDropped} dropped`,
    `${trust.claimsSupported} of ${trust.claims} claims supported, ${trust.claimsCorroborated} by two or more domains`,
    `${trust.domains} domains, ${trust.sourcesRead} sources read, ${trust.sourcesSkipped} skipped`,
    `${trust.contradictions} contradictions, ${trust.uncitedSentences} sentences without a citation`,
    `confidence ${trust.confidence.toFixed(2)}`,
    ...(trust.degradedSteps.length > 0 ? [`degraded: ${trust.degradedSteps.map(oneLine).join(', ')}`] : []),
  ];
  const lines = facts.flatMap((fact) => hang('- ', fact, output));
  return [output.paint('bold', 'Trust'), ...lines].join('\n');
}

/** Wrapped, with the following lines set in below the first. */
function hang(mark: string, text: string, output: Output): readonly string[] {
  const indent = ' '.repeat(mark.length);
  return wrap(text, output.columns - mark.length).map((line, index) =>
    index === 0 ? mark + line : indent + line,
  );
}

function paintLines(style: 'bold', lines: readonly string[], output: Output): string {
  return lines.map((line) => output.paint(style, line)).join('\n');
}
