import { markdownWords } from '#shared/presentation/words/markdown-words.ts';
import { besideTitle } from '#shared/domain/notice-words.ts';
import type { CitedQuote, CitedSource } from '#shared/domain/report.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { describeSource, locationWords, noticesOf } from '#shared/presentation/report-figures.ts';
import type { ReportWords } from '#shared/presentation/words/report-words.ts';
import { quoteInItem, quotedInline } from './markdown-quote.ts';
import { codeSpan, inOneLine, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';

/** A source of the list with its quotes and where they stand. */
export function renderSource(source: CitedSource, index: number, words: ReportWords): string {
  const notices = noticesOf(besideTitle(source), words).map((notice) => ` **(${notice})**`);
  const url = safeUrl(source.url);
  const address = url?.startsWith('http') === true ? `<${url}>` : codeSpan(inOneLine(source.url));
  return [
    `[${index + 1}] **${inlineMarkdown(source.title)}**${notices.join('')}  `,
    `${[describeSource(source, words)]
      .filter((text) => text !== '')
      .map(inlineMarkdown)
      .join('')} · ${address}  `,
    `${markdownWords(words).archivedText}: sha256 ${codeSpan(source.archiveHash)}`,
    '',
    ...source.quotes.map((quote) => renderQuote(quote, words)),
  ].join('\n');
}

function renderQuote(quote: CitedQuote, words: ReportWords): string {
  const headings = quote.headings.map(inlineMarkdown).join(' › ');
  const original = locationWords(quote.place, words);
  const place = [
    ...(original === undefined ? [] : [codeSpan(inOneLine(original))]),
    codeSpan(quote.locator),
    ...(headings === '' ? [] : [headings]),
  ].join(', ');
  const inline = quotedInline(quote.quote);
  return inline === undefined ? `- ${place}:${quoteInItem(quote.quote, '')}` : `- ${inline} — ${place}`;
}
