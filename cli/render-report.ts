import { doubtMark, noticeWords } from '#shared/domain/notice-words.ts';
import { endWorthTelling, outcomeWords } from '#shared/domain/outcome-words.ts';
import { countOf } from '#shared/domain/plural.ts';
import { describeLocations } from '#shared/domain/quote-location.ts';
import type { CitedSource, ItemResult, Report } from '#shared/domain/report.ts';
import { describeModelTrouble } from '#shared/domain/model-trouble.ts';
import {
  FIRMNESS_WORDS,
  describeSupport,
  hasMethod,
  missingOf,
  readingWords,
  shownClaims,
  toRuns,
} from '#shared/domain/report-reading.ts';
import { renderAnswer } from './render-answer.ts';
import type { Output } from './terminal.ts';
import { fitTo, hang, printableLine, wrap } from './text-layout.ts';

/** The report as a terminal shows it: the answer, where sources disagree, the checklist, the sources, the trust figures. */
export function renderReport(report: Report, output: Output): string {
  const parts = [
    renderHeading(report, output),
    renderAnswer(report, output),
    renderDisputes(report, output),
    renderClaims(report, output),
    renderChecklist(report, output),
    renderSources(report, output),
    renderTrust(report, output),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What of it fits on a screen: the answer, what is covered of the question, the sources by their titles, one line of trust. */
export function renderShort(report: Report, output: Output): string {
  const { trust } = report;
  const line = [`${countOf(trust.quotesVerified, 'quote')} verified`, countOf(trust.domains, 'domain')].join(
    ', ',
  );
  const parts = [
    renderHeading(report, output),
    renderAnswer(report, output),
    renderChecklist(report, output),
    renderSourceTitles(report, output),
    output.paint('dim', line),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const END_REASONS: Readonly<Record<NonNullable<Report['endReason']>, string>> = {
  no_new_evidence: 'nothing new was found',
  max_iterations: 'the limit of iterations was reached',
  deadline: 'the time was up',
  budget: 'the search budget was used up',
  search_off: 'search was off',
  search_failed: 'every search failed',
  infrastructure: 'a part of the research was lost to the service itself',
};

const METHODS: Readonly<Record<Report['method'], string>> = {
  extractive: 'extractive: every statement is a quote',
  written: 'written from quotes',
  unsourced: 'unsourced: from a model’s own knowledge, cited and checked by nothing',
};

function renderHeading(report: Report, output: Output): string {
  const end = endWorthTelling(report);
  const reason = end === undefined ? '' : `: ${END_REASONS[end]}`;
  const style = report.outcome === 'answered' ? 'green' : 'yellow';
  const verdict = output.paint(style, `${outcomeWords(report)}${reason}`);
  const how = hasMethod(report) ? ` ${output.paint('dim', `(${METHODS[report.method]})`)}` : '';
  const { modelTrouble } = report;
  const trouble =
    modelTrouble === undefined
      ? []
      : wrap(describeModelTrouble(modelTrouble), output.columns).map((line) => output.paint('yellow', line));
  const title = paintLines('bold', wrap(printableLine(report.title), output.columns), output);
  return [title, `${verdict}${how}`, ...trouble].join('\n');
}

/** Both sides of what sources disagree about, each with its source. */
function renderDisputes(report: Report, output: Output): string {
  if (report.contradictions.length === 0) return '';
  const lines = report.contradictions.flatMap(({ evidenceIds, againstEvidenceIds }) => [
    ...evidenceIds.flatMap((id) => renderSide('For: ', id, { report, output })),
    ...againstEvidenceIds.flatMap((id) => renderSide('Against: ', id, { report, output })),
  ]);
  return lines.length === 0 ? '' : [output.paint('bold', 'Where sources disagree'), ...lines].join('\n');
}

function renderSide(
  side: string,
  evidenceId: string,
  { report, output }: { readonly report: Report; readonly output: Output },
): readonly string[] {
  for (const [index, source] of report.sources.entries()) {
    const cited = source.quotes.find((one) => one.evidenceId === evidenceId);
    if (cited !== undefined)
      return hang(side, `“${printableLine(cited.quote)}” [${index + 1}]${doubtMark(source)}`, output.columns);
  }
  return [];
}

/** What the sources add up to, and how firm each of it is. */
function renderClaims(report: Report, output: Output): string {
  const claims = shownClaims(report);
  if (claims.length === 0) return '';
  const lines = claims.flatMap((claim) => {
    const against = claim.againstCitations.map((number) => `[${number}]`).join('');
    const sides = `${describeSupport(claim)}${against === '' ? '' : ` ${against}`}`;
    const marks = claim.citations.map((number) => `[${number}]${doubtMark(report.sources[number - 1])}`);
    const text = `${printableLine(claim.text)} ${marks.join('')} (${sides})`;
    return hang(`${FIRMNESS_WORDS[claim.firmness]}: `, text, output.columns);
  });
  return [output.paint('bold', 'How firm the findings are'), ...lines].join('\n');
}

const MARKS = { satisfied: '✓', partial: '~', unsatisfied: '✗' } as const;

function renderChecklist(report: Report, output: Output): string {
  if (report.checklist.length === 0) return '';
  const lines = report.checklist.flatMap((item) => {
    const missing = missingOf(item);
    const text = [
      printableLine(item.description),
      ...(missing === '' ? [] : [`(${printableLine(missing)})`]),
      citationsOf(item, report).join(''),
    ];
    return hang(`${MARKS[item.status]} `, text.join(' ').trim(), output.columns);
  });
  return [output.paint('bold', 'Checklist'), ...lines].join('\n');
}

/** In runs, but for sources that must not be cited silently. */
function citationsOf({ citations }: ItemResult, { sources }: Report): readonly string[] {
  const markOf = (number: number): string => doubtMark(sources[number - 1]);
  const runs = toRuns(citations.filter((number) => markOf(number) === '')).map(({ first, last }) =>
    first === last ? `[${first}]` : `[${first}]–[${last}]`,
  );
  const doubtful = citations.filter((number) => markOf(number) !== '');
  return [...runs, ...doubtful.map((number) => `[${number}]${markOf(number)}`)];
}

function renderSources(report: Report, output: Output): string {
  if (report.sources.length === 0) return '';
  const lines = report.sources.flatMap((source, index) => renderSource(source, index + 1, output));
  return [output.paint('bold', 'Sources'), ...lines].join('\n');
}

function renderSourceTitles(report: Report, output: Output): string {
  if (report.sources.length === 0) return '';
  const lines = report.sources.map((source, index) =>
    fitTo(`[${index + 1}] ${printableLine(source.title)}${doubtMark(source)}`, output.columns),
  );
  return [output.paint('bold', 'Sources'), ...lines].join('\n');
}

function renderSource(source: CitedSource, number: number, output: Output): readonly string[] {
  const remarks = [...noticeWords(source), ...readingWords(source)];
  const notices = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
  const mark = `[${number}] `;
  const below = [source.url, describeLocations(source.quotes)].filter((line) => line !== '');
  return [
    ...hang(mark, `${printableLine(source.title)}${notices}`, output.columns),
    ...below.map((line) => output.paint('dim', `${' '.repeat(mark.length)}${printableLine(line)}`)),
  ];
}

function renderTrust(report: Report, output: Output): string {
  const { trust } = report;
  const facts = [
    `${countOf(trust.quotesVerified, 'quote')} verified in the archive, ${trust.quotesDropped} dropped`,
    `${trust.claimsSupported} of ${countOf(trust.claims, 'claim')} supported, ${trust.claimsCorroborated} by two or more domains`,
    `${countOf(trust.domains, 'domain')}, ${countOf(trust.sourcesRead, 'source')} read, ${trust.sourcesSkipped} skipped`,
    `${countOf(trust.contradictions, 'contradiction')}, ${countOf(trust.uncitedSentences, 'sentence')} without a citation`,
    `confidence ${trust.confidence.toFixed(2)}`,
    ...(trust.degradedSteps.length > 0
      ? [`degraded: ${trust.degradedSteps.map(printableLine).join(', ')}`]
      : []),
  ];
  const lines = facts.flatMap((fact) => hang('- ', fact, output.columns));
  return [output.paint('bold', 'Trust'), ...lines].join('\n');
}

function paintLines(style: 'bold', lines: readonly string[], output: Output): string {
  return lines.map((line) => output.paint(style, line)).join('\n');
}
