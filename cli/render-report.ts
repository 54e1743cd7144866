import { endWorthTelling } from '#shared/domain/outcome-words.ts';
import { describeLocations } from '#shared/domain/quote-location.ts';
import type { ItemResult, Report } from '#shared/domain/report.ts';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { hasMethod, missingOf, shownClaims, toRuns } from '#shared/domain/report-reading.ts';
import { besideTitle } from '#shared/domain/notice-words.ts';
import { doubtMarkIn, outcomeLabel, remarkIn } from '#shared/presentation/own-words.ts';
import { signOf } from '#shared/presentation/status-signs.ts';
import { howRead, noticesOf, trustRows } from '#shared/presentation/report-figures.ts';
import { ELSEWHERE } from '#shared/presentation/words/further.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import { renderAnswer, renderFurther, renderInsufficiency } from './render-answer.ts';
import { renderChangesPart } from './render-changes.ts';
import { type NumberedSource, splitSources } from './split-sources.ts';
import type { Output, Style } from './terminal.ts';
import { fitTo, hang, printableLine, wrap } from './text-layout.ts';

interface Page {
  readonly report: Report;
  readonly output: Output;
  readonly words: ReportWords;
}

/** The report as a terminal shows it: the answer, what else bears on it where it is not sure, where sources disagree, the checklist, the sources, the trust figures. */
export function renderReport(report: Report, output: Output): string {
  const page: Page = { report, output, words: wordsFor(report.language) };
  const parts = [
    renderHeading(page),
    report.changes === undefined ? '' : renderChangesPart(report.changes, page.words.changes, output),
    renderAnswer(report, output),
    renderFurther(report, output),
    renderInsufficiency(report, output),
    renderDisputes(page),
    renderClaims(page),
    renderChecklist(page),
    renderSources(page),
    renderTrust(page),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What of it fits on a screen: the answer, what is covered of the question, the sources by their titles, one line of trust. */
export function renderShort(report: Report, output: Output): string {
  const words = wordsFor(report.language);
  const page: Page = { report, output, words };
  const { quotesVerified, domains } = report.trust;
  const line = [words.quotesVerified(quotesVerified), words.publishers(domains)].join(', ');
  const parts = [
    renderHeading(page),
    renderAnswer(report, output),
    renderInsufficiency(report, output),
    renderChecklist(page),
    renderSourceTitles(page),
    output.paint('dim', line),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function renderHeading({ report, output, words }: Page): string {
  const end = endWorthTelling(report);
  const reason = end === undefined ? '' : `: ${words.short.end[end]}`;
  const style = report.outcome === 'answered' ? 'green' : 'yellow';
  const verdict = `${outcomeLabel(report, words)}${reason}`;
  const how = hasMethod(report) ? `(${words.short.method[report.method]})` : '';
  const { modelTrouble } = report;
  const trouble =
    modelTrouble === undefined
      ? []
      : wrap(describeModelTrouble(modelTrouble, words), output.columns).map((line) =>
          output.paint('yellow', line),
        );
  const title = paintLines('bold', wrap(printableLine(report.title), output.columns), output);
  const isOneLine = wrap(`${verdict} ${how}`, output.columns).length === 1;
  const said = [
    paintLines(style, wrap(verdict, output.columns), output),
    ...(how === '' ? [] : [paintLines('dim', wrap(how, output.columns), output)]),
  ];
  return [title, said.join(isOneLine ? ' ' : '\n'), ...trouble].join('\n');
}

/** Both sides of what sources disagree about, each with its source. */
function renderDisputes(page: Page): string {
  const { report, output, words } = page;
  if (report.contradictions.length === 0) return '';
  const lines = report.contradictions.flatMap(({ evidenceIds, againstEvidenceIds }) => [
    ...evidenceIds.flatMap((id) => renderSide(`${words.for}: `, id, page)),
    ...againstEvidenceIds.flatMap((id) => renderSide(`${words.against}: `, id, page)),
  ]);
  return lines.length === 0 ? '' : [output.paint('bold', words.disputes), ...lines].join('\n');
}

function renderSide(side: string, evidenceId: string, { report, output, words }: Page): readonly string[] {
  for (const [index, source] of report.sources.entries()) {
    const cited = source.quotes.find((one) => one.evidenceId === evidenceId);
    if (cited !== undefined)
      return hang(
        side,
        `“${printableLine(cited.quote)}” [${index + 1}]${doubtMarkIn(words, source)}`,
        output.columns,
      );
  }
  return [];
}

/** What the sources add up to, and how firm each of it is. */
function renderClaims({ report, output, words }: Page): string {
  const claims = shownClaims(report);
  if (claims.length === 0) return '';
  const lines = claims.flatMap((claim) => {
    const against = claim.againstCitations.map((number) => `[${number}]`).join('');
    const sides = `${words.support(claim)}${against === '' ? '' : ` ${against}`}`;
    const marks = claim.citations.map(
      (number) => `[${number}]${doubtMarkIn(words, report.sources[number - 1])}`,
    );
    const text = `${printableLine(claim.text)} ${marks.join('')} (${sides})`;
    return hang(`${words.firmness[claim.firmness]}: `, text, output.columns);
  });
  return [output.paint('bold', words.claims), ...lines].join('\n');
}

/** Empty where all that it says of the only item stands at the top already. */
function renderChecklist({ report, output, words }: Page): string {
  const { checklist } = report;
  const verdict = outcomeLabel(report, words).toLowerCase();
  const isTold = (item: ItemResult): boolean =>
    verdict.includes(remarkIn(words)(missingOf(item)).toLowerCase());
  if (checklist.length === 0 || (checklist.length === 1 && checklist.every(isTold))) return '';
  const lines = checklist.flatMap((item) => {
    const missing = remarkIn(words)(missingOf(item));
    const text = [
      printableLine(item.description),
      ...(missing === '' ? [] : [`(${printableLine(missing)})`]),
      citationsOf(item, { report, words }).join(''),
    ];
    return hang(`${signOf(item)} `, text.join(' ').trim(), output.columns);
  });
  return [output.paint('bold', words.short.checklist), ...lines].join('\n');
}

/** In runs, but for sources that must not be cited silently. */
function citationsOf(
  { citations }: ItemResult,
  { report, words }: Pick<Page, 'report' | 'words'>,
): readonly string[] {
  const markOf = (number: number): string => doubtMarkIn(words, report.sources[number - 1]);
  const runs = markedRuns(citations.filter((number) => markOf(number) === ''));
  const doubtful = citations.filter((number) => markOf(number) !== '');
  return [...runs, ...doubtful.map((number) => `[${number}]${markOf(number)}`)];
}

function markedRuns(numbers: readonly number[]): readonly string[] {
  return toRuns(numbers).map(({ first, last }) => (first === last ? `[${first}]` : `[${first}]–[${last}]`));
}

function renderSources(page: Page): string {
  const { report, output, words } = page;
  if (report.sources.length === 0) return '';
  const { shown, elsewhere } = splitSources(report);
  const lines = shown.flatMap((one) => renderSource(one, page));
  return [output.paint('bold', words.sources), ...lines, ...renderElsewhere(elsewhere, page)].join('\n');
}

/** Below a sure answer in one line: it needs none of them. */
const SHORT_TITLE = 40;

/** By their titles; where their quotes stand is seen in the report itself. */
function renderElsewhere(sources: readonly NumberedSource[], page: Page): readonly string[] {
  const { report, output, words } = page;
  if (sources.length === 0) return [];
  const head = ELSEWHERE[words.language] ?? ELSEWHERE['en'] ?? '';
  if (report.outcome === 'answered') {
    const titles = sources.map(({ source, number }) => `[${number}] ${shortTitle(source.title)}`);
    return wrap(`${head}: ${titles.join('; ')}`, output.columns).map((line) => output.paint('dim', line));
  }
  return [output.paint('dim', `${head}:`), ...sources.flatMap((one) => renderTitle(one, page))];
}

/** Cut behind a whole word, where it has words. */
function shortTitle(title: string): string {
  return fitTo(printableLine(title), SHORT_TITLE).replace(/[\s,;:–—-]+\S{0,20}…$/u, '…');
}

function renderTitle({ source, number }: NumberedSource, { output, words }: Page): readonly string[] {
  const remarks = [...noticesOf(besideTitle(source), words), ...howRead(source, words)];
  const notices = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
  return hang(`[${number}] `, `${printableLine(source.title)}${notices}`, output.columns);
}

function renderSourceTitles({ report, output, words }: Page): string {
  if (report.sources.length === 0) return '';
  const lines = report.sources.map((source, index) =>
    fitTo(
      `[${index + 1}] ${printableLine(source.title)}${doubtMarkIn(words, besideTitle(source))}`,
      output.columns,
    ),
  );
  return [output.paint('bold', words.sources), ...lines].join('\n');
}

function renderSource({ source, number }: NumberedSource, page: Page): readonly string[] {
  const { output } = page;
  const indent = ' '.repeat(`[${number}] `.length);
  const below = [source.url, describeLocations(source.quotes)].filter((line) => line !== '');
  return [
    ...renderTitle({ source, number }, page),
    ...below.map((line) => output.paint('dim', `${indent}${printableLine(line)}`)),
  ];
}

function renderTrust({ report, output, words }: Page): string {
  const lines = trustRows(report.trust, words).flatMap(({ label, value, meaning }) => {
    const fact = `${label}: ${value}${meaning === '' ? '' : ` (${meaning})`}`;
    return hang('- ', printableLine(fact), output.columns);
  });
  return [output.paint('bold', words.short.trust), ...lines].join('\n');
}

function paintLines(style: Style, lines: readonly string[], output: Output): string {
  return lines.map((line) => output.paint(style, line)).join('\n');
}
