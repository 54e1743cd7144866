import type { Brief } from '#shared/domain/brief.ts';
import { guessLanguage } from '#shared/text/words/language.ts';
import { englishWords } from '#shared/text/words/translation.ts';

const UNKNOWN = 'und';

/** That documents in another language than the question were only searched by the words that both share, or that are known in both. */
export function nameLanguages(
  { question, language }: Pick<Brief, 'question' | 'language'>,
  quotes: readonly string[],
): readonly string[] {
  const asked = guessLanguage(question);
  const read = guessLanguage(quotes.join('\n'));
  if (language === UNKNOWN || asked === UNKNOWN || read === UNKNOWN || asked === read) return [];
  const words = read === 'en' ? englishWords(question) : undefined;
  const by = words === undefined ? '' : ` (“${words}”)`;
  return [
    `The question is in ${nameOf(asked)}, the documents are in ${nameOf(read)}: without a model they were searched only by names, figures and common words${by}.`,
  ];
}

function nameOf(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}
