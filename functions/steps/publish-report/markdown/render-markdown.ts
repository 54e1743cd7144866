import { statusWords } from '#shared/presentation/item-status.ts';
import { sectionTitle } from '#shared/presentation/section-title.ts';
import { markdownWords } from '#shared/presentation/words/markdown-words.ts';
import { type Contradiction, type Report, citationsOf, numberCitations } from '#shared/domain/report.ts';
import { describeInsufficiency } from '#shared/domain/insufficiency.ts';
import { describeModelTrouble } from '#shared/presentation/model-trouble.ts';
import { endWorthTelling } from '#shared/domain/outcome-words.ts';
import { gapsOf, hasMethod, limitationsOf, shownAnswer, shownClaims } from '#shared/domain/report-reading.ts';
import { formatMoment, trustRows } from '#shared/presentation/report-figures.ts';
import { outcomeLabel, remarkIn } from '#shared/presentation/own-words.ts';
import { wordsFor } from '#shared/presentation/words/words-for.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
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
  const words = wordsFor(report.language);
  const page: Page = { report, words, numbers: numberCitations(report.sources) };
  const remark = remarkIn(words);
  const parts = [
    ...head(page),
    ...part(words.changes.whatChanged, renderChanges(page)),
    ...answer(page),
    ...report.sections.flatMap((section) => [
      `## ${headingMarkdown(sectionTitle(section, report, words))}`,
      ...section.blocks.map((block) => renderBlock(block, page)),
    ]),
    ...part(words.disputes, report.contradictions.map((one) => renderDispute(one, page)).join('\n\n')),
    ...part(words.claims, claimBullets(page)),
    ...part(words.gaps, bullets(gapsOf(report, remark))),
    ...part(words.limitations, bullets(limitationsOf(report).map(remark))),
    ...part(words.trust, trustTable(page)),
    ...part(words.short.checklist, checklistTable(page)),
    ...part(
      words.sources,
      report.sources.map((source, index) => renderSource(source, index, words)).join('\n\n'),
    ),
    `---\n\n${words.madeBy(formatMoment(report.generatedAt), report.iterationsUsed)} ${words.job} ${codeSpan(report.jobId)}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function part(title: string, body: string): readonly string[] {
  return body === '' ? [] : [`## ${title}`, body];
}

function head({ report, words }: Page): readonly string[] {
  return [
    `# ${headingMarkdown(report.title)}`,
    verdictOf(report, words),
    ...(report.modelTrouble === undefined
      ? []
      : [`**${inlineMarkdown(describeModelTrouble(report.modelTrouble, words))}**`]),
    ...(report.question.trim() === report.title.trim()
      ? []
      : [`**${markdownWords(words).question}:** ${inlineMarkdown(report.question)}`]),
    ...thread(report, words),
  ];
}

/** The questions before this one, the nearest first. */
function thread({ followUp, question, refinedQuestion }: Report, words: ReportWords): readonly string[] {
  if (followUp === undefined) return [];
  const label = followUp.isSameTopic ? words.followsUp : words.newTopicAfter;
  const turns = followUp.thread
    .toReversed()
    .map((turn) => `${inlineMarkdown(turn.question)} (${codeSpan(turn.jobId)})`);
  const taken = followUp.isSameTopic && refinedQuestion !== question.trim();
  return [
    `**${label}:** ${turns.join(' ← ')}`,
    ...(taken ? [`**${markdownWords(words).takenAs}:** ${inlineMarkdown(refinedQuestion)}`] : []),
  ];
}

function verdictOf(report: Report, words: ReportWords): string {
  const reason = endWorthTelling(report);
  const end = reason === undefined ? '' : ` ${words.end[reason]}`;
  const method = hasMethod(report) ? ` ${words.method[report.method]}` : '';
  return `**${outcomeLabel(report, words)}.**${end}${method}`;
}

function answer(page: Page): readonly string[] {
  const { report, words } = page;
  const insufficiency = describeInsufficiency(report, words.insufficiency);
  const shown = shownAnswer(report).map((one) => renderBlock(one, page));
  return [
    `## ${markdownWords(words).answer}`,
    ...(insufficiency && shown.length === 0 ? [`**${insufficiency.verdict}**`] : shown),
    ...(insufficiency
      ? [bullets(insufficiency.found), `${words.whatMayHelp}:`, bullets(insufficiency.advice)]
      : []),
  ];
}

function renderDispute(dispute: Contradiction, page: Page): string {
  const sides = [
    ...dispute.evidenceIds.map((id) => renderSide(page.words.for, id, page)),
    ...dispute.againstEvidenceIds.map((id) => renderSide(page.words.against, id, page)),
  ];
  return `${inlineMarkdown(remarkIn(page.words)(dispute.statement))}\n\n${sides.join('\n')}`;
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
      const weight = `**${page.words.firmness[firmness]}** (${page.words.support(claim)}${against})`;
      return `- ${weight}: ${inlineMarkdown(text)} ${cite(citations, page)}`;
    })
    .join('\n');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${inlineMarkdown(line)}`).join('\n');
}

function trustTable({ report, words }: Page): string {
  const { measure, value, meaning } = markdownWords(words);
  const rows = trustRows(report.trust, words).map(
    (row) => `| ${row.label} | ${row.value} | ${cellMarkdown(row.meaning)} |`,
  );
  return [`| ${measure} | ${value} | ${meaning} |`, '| --- | ---: | --- |', ...rows].join('\n');
}

function checklistTable(page: Page): string {
  const { words } = page;
  const names = markdownWords(words);
  const rows = page.report.checklist.map((item) => {
    const what = cellMarkdown(item.description);
    const { status, missing } = statusWords(item, words);
    return `| ${what} | ${cellMarkdown(status)} | ${citeInRuns(item.citations, page)} | ${cellMarkdown(missing)} |`;
  });
  if (rows.length === 0) return '';
  const head = [
    `| ${words.checklist} | ${names.status} | ${names.citations} | ${names.missing} |`,
    '| --- | --- | --- | --- |',
  ];
  return [...head, ...rows].join('\n');
}
