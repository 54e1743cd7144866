import type { Brief } from '#shared/domain/brief.ts';
import { quoteLocator } from '../text/retrieval/locate-quote.ts';
import { sureLanguage } from '../text/words/language.ts';
import { splitSentences } from '../text/words/sentences.ts';
import { holdCitations } from './citation-handles.ts';
import { scanRequests } from './request-tags.ts';

export interface AskedIn {
  readonly brief: Pick<Brief, 'question' | 'language'>;
  /** What may be repeated in the language of its source. */
  readonly quotes: readonly string[];
}

/** Tags of two languages: that of a question, and that in which it was answered. */
export interface Languages {
  readonly asked: string;
  readonly written: string;
}

/**
 * The languages of a question and of what was written on it, where both are sure and differ, and the other was not asked for.
 * Sentences of a source stay in its language.
 */
export function otherLanguage(
  paragraphs: readonly string[],
  { brief: { question, language }, quotes }: AskedIn,
): Languages | undefined {
  const asked = sureLanguage(question);
  const text = ownWords(paragraphs);
  const guess = sureLanguage(text);
  if (asked === undefined || guess === undefined || guess === asked) return undefined;
  const written = sureLanguage(withoutQuotes(text, quotes));
  if (written === undefined || written === asked || written === language.split('-')[0]) return undefined;
  const names = [asked, 'en', written].map((tag) => nameOf(written, tag).toLowerCase());
  return names.some((name) => question.toLowerCase().includes(name)) ? undefined : { asked, written };
}

/** True for a sentence that is surely in another language than all of its quotes. */
export function isTranslated(text: string, quotes: readonly string[]): boolean {
  const own = sureLanguage(text);
  const theirs = quotes.map(sureLanguage);
  return own !== undefined && theirs.every((one) => one !== undefined && one !== own);
}

/** What a writer is told who has written in another language. */
export function describeOther({ asked, written }: Languages): string {
  return `You have answered this in ${nameOf(written, 'en')} before. The question is in ${nameOf(asked, 'en')}: write in ${nameOf(asked, 'en')}.`;
}

function nameOf(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}

const NO_HANDLES: ReadonlySet<string> = new Set();

function ownWords(paragraphs: readonly string[]): string {
  const { text } = scanRequests(paragraphs.join('\n\n'));
  return holdCitations(text, NO_HANDLES).text;
}

function withoutQuotes(text: string, quotes: readonly string[]): string {
  const locators = quotes.map((quote) => quoteLocator(quote));
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !locators.some((locate) => locate(sentence.replace(/[\s.]+$/u, '')) !== undefined))
    .join('\n');
}
