import {
  type Block,
  type CitedQuote,
  type CitedSource,
  type Contradiction,
  type Report,
  type Sentence,
  citationsOf,
  isDoubtful,
  numberCitations,
  splitLead,
} from '#shared/domain/report.ts';
import { safeUrl } from './link.ts';
import { cellMarkdown, codeSpan, headingMarkdown, inOneLine, inlineMarkdown } from './markdown-text.ts';
import {
  END_WORDS,
  METHOD_WORDS,
  NO_ANSWER,
  OUTCOME_WORDS,
  STATUS_WORDS,
  describeSource,
  formatMoment,
  noticeWords,
  trustRows,
} from './report-words.ts';

interface Page {
  readonly report: Report;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The report as Markdown (GitHub's flavour); text from sources renders literally. */
export function renderMarkdown(report: Report): string {
  const page: Page = { report, numbers: numberCitations(report.sources) };
  const parts = [
    ...head(report),
    ...answer(page),
    ...report.sections.flatMap((section) => [
      `## ${headingMarkdown(section.title)}`,
      ...section.blocks.map((block) => renderBlock(block, page)),
    ]),
    ...part(
      'Where sources disagree',
      report.contradictions.map((one) => renderDispute(one, page)).join('\n\n'),
    ),
    ...part('What is not known', bullets(report.gaps)),
    ...part('Limitations', bullets(report.limitations)),
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
  const end = report.endReason === undefined ? '' : ` ${END_WORDS[report.endReason]}`;
  return [
    `# ${headingMarkdown(report.title)}`,
    `**${OUTCOME_WORDS[report.outcome]}.**${end} ${METHOD_WORDS[report.method]}`,
    ...(report.question.trim() === report.title.trim()
      ? []
      : [`**Question:** ${inlineMarkdown(report.question)}`]),
  ];
}

function answer(page: Page): readonly string[] {
  const { answer: blocks } = page.report;
  return ['## Answer', ...(blocks.length === 0 ? [NO_ANSWER] : blocks.map((one) => renderBlock(one, page)))];
}

function renderBlock(block: Block, page: Page): string {
  const write = (sentence: Sentence): string => renderSentence(sentence, page);
  const { lead, rest } = splitLead(block);
  const body = rest.map(write);
  if (block.form === 'quote') return `> ${body.join(' ')}`;
  if (block.form === 'paragraph') return body.join(' ');
  const list = body.map((text) => `- ${text}`).join('\n');
  return lead.length === 0 ? list : `${lead.map(write).join(' ')}\n\n${list}`;
}

function renderSentence(sentence: Sentence, page: Page): string {
  const text = inlineMarkdown(sentence.text);
  const marks = cite(citationsOf(sentence.evidenceIds, page.numbers), page);
  return marks === '' ? text : `${text} ${marks}`;
}

/** `[1][3]`, with the notices of sources that must not be cited silently. */
function cite(numbers: readonly number[], { report }: Page): string {
  return numbers
    .map((number) => {
      const source = report.sources[number - 1];
      const notice = source && isDoubtful(source) ? ` **(${noticeWords(source).join(', ')})**` : '';
      return `[${number}]${notice}`;
    })
    .join('');
}

function renderDispute(dispute: Contradiction, page: Page): string {
  const side = (name: string, ids: readonly string[]): string =>
    ids.map((id) => `- ${name}: ${quoteOf(id, page)}`).join('\n');
  return [
    inlineMarkdown(dispute.statement),
    `${side('For', dispute.evidenceIds)}\n${side('Against', dispute.againstEvidenceIds)}`,
  ].join('\n\n');
}

function quoteOf(evidenceId: string, page: Page): string {
  const quotes = page.report.sources.flatMap((source) => source.quotes);
  const quote = quotes.find((one) => one.evidenceId === evidenceId)?.quote ?? '';
  return `“${inlineMarkdown(quote)}” ${cite(citationsOf([evidenceId], page.numbers), page)}`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${inlineMarkdown(line)}`).join('\n');
}

function trustTable(report: Report): string {
  const rows = trustRows(report.trust).map(
    (row) => `| ${row.label} | ${row.value} | ${cellMarkdown(row.meaning)} |`,
  );
  return ['| Measure | Value | Meaning |', '| --- | ---: | --- |', ...rows].join('\n');
}

function checklistTable(page: Page): string {
  const rows = page.report.checklist.map((item) => {
    const what = cellMarkdown(item.description);
    const why = cellMarkdown(item.reason);
    return `| ${what} | ${STATUS_WORDS[item.status]} | ${cite(item.citations, page)} | ${why} |`;
  });
  if (rows.length === 0) return '';
  return ['| A full answer covers | Status | Citations | Why |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function renderSource(source: CitedSource, index: number): string {
  const notices = noticeWords(source).map((notice) => ` **(${notice})**`);
  const url = safeUrl(source.url);
  const address = url?.startsWith('http') === true ? `<${url}>` : codeSpan(inOneLine(source.url));
  return [
    `[${index + 1}] **${inlineMarkdown(source.title)}**${notices.join('')}  `,
    `${[describeSource(source)]
      .filter((text) => text !== '')
      .map(inlineMarkdown)
      .join('')} · ${address}  `,
    `archived text: sha256 ${codeSpan(source.archiveHash)}`,
    '',
    ...source.quotes.map(renderQuote),
  ].join('\n');
}

function renderQuote(quote: CitedQuote): string {
  const headings = quote.headings.map(inlineMarkdown).join(' › ');
  const place = headings === '' ? codeSpan(quote.locator) : `${codeSpan(quote.locator)}, ${headings}`;
  return `- “${inlineMarkdown(quote.quote)}” — ${place}`;
}
