import { noticeWords } from '#shared/domain/notice-words.ts';
import { describeLocation } from '#shared/domain/quote-location.ts';
import type { CitedQuote, CitedSource } from '#shared/domain/report.ts';
import { safeUrl } from '#shared/presentation/link.ts';
import { describeSource } from '#shared/presentation/report-figures.ts';
import { ENGLISH } from '#shared/presentation/words/en.ts';
import { quoteInItem, quotedInline } from './markdown-quote.ts';
import { codeSpan, inOneLine, inlineMarkdown } from '#shared/text/markup/escape-markdown.ts';

/** A source of the list with its quotes and where they stand. */
export function renderSource(source: CitedSource, index: number): string {
  const notices = noticeWords(source).map((notice) => ` **(${notice})**`);
  const url = safeUrl(source.url);
  const address = url?.startsWith('http') === true ? `<${url}>` : codeSpan(inOneLine(source.url));
  return [
    `[${index + 1}] **${inlineMarkdown(source.title)}**${notices.join('')}  `,
    `${[describeSource(source, ENGLISH)]
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
  const original = describeLocation(quote.place);
  const place = [
    ...(original === undefined ? [] : [codeSpan(inOneLine(original))]),
    codeSpan(quote.locator),
    ...(headings === '' ? [] : [headings]),
  ].join(', ');
  const inline = quotedInline(quote.quote);
  return inline === undefined ? `- ${place}:${quoteInItem(quote.quote, '')}` : `- ${inline} — ${place}`;
}
