import { type Contradiction, type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { describeModelTrouble } from '#shared/domain/model-trouble.ts';
import { endWorthTelling } from '#shared/domain/outcome-words.ts';
import {
  gapsOf,
  hasMethod,
  limitationsOf,
  missingOf,
  shownAnswer,
  shownClaims,
} from '#shared/domain/report-reading.ts';
import { formatMoment, trustRows } from '#shared/presentation/report-figures.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { renderBlock } from './markdown-block.ts';
import { type Page, cite, citeInRuns } from './markdown-citations.ts';
import { renderChanges } from './markdown-changes.ts';
import { quoteInItem } from './markdown-quote.ts';
import { renderSource } from './markdown-sources.ts';
import {
  cellMarkdown,
  codeSpan,
  headingMarkdown,
  inlineMarkdown,
} from '#shared/text/markup/escape-markdown.ts';

/** The report as Markdown (GitHub's flavour); text from sources renders literally. */
export function renderMarkdown(report: Report): string {
  const page: Page = { report, numbers: numberCitations(report.sources) };
  const parts = [
    ...head(report),
    ...part('What changed', renderChanges(report)),
    ...answer(page),
    ...report.sections.flatMap((section) => [
      `## ${headingMarkdown(section.title)}`,
      ...section.blocks.map((block) => renderBlock(block, page)),
    ]),
    ...part(
      'Where sources disagree',
      report.contradictions.map((one) => renderDispute(one, page)).join('\n\n'),
    ),
    ...part('How firm the findings are', claimBullets(page)),
    ...part('What is not known', bullets(gapsOf(report))),
    ...part('Limitations', bullets(limitationsOf(report))),
    ...part('How far to trust this', trustTable(report)),
    ...part('Checklist', checklistTable(page)),
    ...part('Sources', report.sources.map(renderSource).join('\n\n')),
    `---\n\nMade by Plumbline, ${formatMoment(report.generatedAt)}, job ${codeSpan(report.jobId)}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function part(title: string, body: string): readonly string[] {
  return body === '' ? [] : [`## ${title}`, body];
}

function head(report: Report): readonly string[] {
  return [
    `# ${headingMarkdown(report.title)}`,
    verdictOf(report),
    ...(report.modelTrouble === undefined
      ? []
      : [`**${inlineMarkdown(describeModelTrouble(report.modelTrouble))}**`]),
    ...(report.question.trim() === report.title.trim()
      ? []
      : [`**Question:** ${inlineMarkdown(report.question)}`]),
    ...thread(report),
  ];
}

/** The questions before this one, the nearest first. */
function thread({ followUp, question, refinedQuestion }: Report): readonly string[] {
  if (followUp === undefined) return [];
  const label = followUp.isSameTopic ? ENGLISH.followsUp : ENGLISH.newTopicAfter;
  const turns = followUp.thread
    .toReversed()
    .map((turn) => `${inlineMarkdown(turn.question)} (${codeSpan(turn.jobId)})`);
  const taken = followUp.isSameTopic && refinedQuestion !== question.trim();
  return [
    `**${label}:** ${turns.join(' ← ')}`,
    ...(taken ? [`**Taken as:** ${inlineMarkdown(refinedQuestion)}`] : []),
  ];
}

function verdictOf(report: Report): string {
  const reason = endWorthTelling(report);
  const end = reason === undefined ? '' : ` ${ENGLISH.end[reason]}`;
  const method = hasMethod(report) ? ` ${ENGLISH.method[report.method]}` : '';
  return `**${ENGLISH.outcome[report.outcome]}.**${end}${method}`;
}

function answer(page: Page): readonly string[] {
  const { report } = page;
  const insufficiency = describeInsufficiency(report);
  const shown = shownAnswer(report).map((one) => renderBlock(one, page));
  return [
    '## Answer',
    ...(insufficiency && shown.length === 0 ? [`**${insufficiency.verdict}**`] : shown),
    ...(insufficiency ? [bullets(insufficiency.found), 'What may help:', bullets(insufficiency.advice)] : []),
  ];
}

function renderDispute(dispute: Contradiction, page: Page): string {
  const sides = [
    ...dispute.evidenceIds.map((id) => renderSide('For', id, page)),
    ...dispute.againstEvidenceIds.map((id) => renderSide('Against', id, page)),
  ];
  return `${inlineMarkdown(dispute.statement)}\n\n${sides.join('\n')}`;
}

function renderSide(name: string, evidenceId: string, page: Page): string {
  const quotes = page.report.sources.flatMap((source) => source.quotes);
  const quote = quotes.find((one) => one.evidenceId === evidenceId)?.quote ?? '';
  const marks = cite(citationsOf([evidenceId], page.numbers), page);
  return `- ${name}:${quoteInItem(quote, marks)}`;
}

function claimBullets(page: Page): string {
  return shownClaims(page.report)
    .map((claim) => {
      const { text, firmness, citations, againstCitations } = claim;
      const against = againstCitations.length === 0 ? '' : ` ${cite(againstCitations, page)}`;
      const weight = `**${ENGLISH.firmness[firmness]}** (${ENGLISH.support(claim)}${against})`;
      return `- ${weight}: ${inlineMarkdown(text)} ${cite(citations, page)}`;
    })
    .join('\n');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${inlineMarkdown(line)}`).join('\n');
}

function trustTable(report: Report): string {
  const rows = trustRows(report.trust, ENGLISH).map(
    (row) => `| ${row.label} | ${row.value} | ${cellMarkdown(row.meaning)} |`,
  );
  return ['| Measure | Value | Meaning |', '| --- | ---: | --- |', ...rows].join('\n');
}

function checklistTable(page: Page): string {
  const rows = page.report.checklist.map((item) => {
    const what = cellMarkdown(item.description);
    const missing = cellMarkdown(missingOf(item));
    return `| ${what} | ${ENGLISH.status[item.status]} | ${citeInRuns(item.citations, page)} | ${missing} |`;
  });
  if (rows.length === 0) return '';
  const head = ['| A full answer covers | Status | Citations | Missing |', '| --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}
