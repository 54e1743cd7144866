import { polarityWords } from './polarity-words.ts';
import { anyOf } from './read-parts.ts';

const SIGNIFICANT = anyOf(
  'significant(?:ly)?|signifikant\\p{L}*|significativ\\p{L}*|significati[fv]e?s?|significativement|statistisch bedeutsam\\p{L}*',
  '显著|有意',
);
/** "Not statistically significant", "no significant difference", "without a significant effect". */
const NOT_SIGNIFICANT = anyOf(
  "(?:not|no|nor|neither|without|never|n['’]t|nicht|kein\\p{L}*|ohne|pas|non|aucune?|sans|no|sin|ningun[oa]|ningún)(?:[ -]\\p{L}+){0,3}[ -](?:significant(?:ly)?|signifikant\\p{L}*|significativ\\p{L}*|significati[fv]e?s?|significativement|significance|signifikanz|significación)|(?:fail\\p{L}*|lack\\p{L}*|miss\\p{L}*)(?: \\p{L}+){0,4} significance|(?:non-?|in)significant(?:ly)?|nichtsignifikant\\p{L}*",
  '(?:不|无|没有)\\p{Script=Han}{0,4}(?:显著|有意)',
);

/** "Significantly" of what the quotes only call not significant. */
export function toldSignificant(statement: string, quotes: readonly string[]): readonly string[] {
  const [word] = statement.match(SIGNIFICANT) ?? [];
  if (word === undefined) return [];
  if (statement.search(polarityWords(statement, quotes[0]).denial) >= 0) return [];
  const isDenied = quotes.some((quote) => quote.search(NOT_SIGNIFICANT) >= 0);
  const isTold = quotes.some((quote) => quote.replaceAll(NOT_SIGNIFICANT, ' ').search(SIGNIFICANT) >= 0);
  return isDenied && !isTold ? [word] : [];
}

const P_VALUE = /(?<!\p{L})p\s*[=>]\s*0?[.,](?<digits>\d+)/giu;
const LEAST_CHANCE = 0.05;

/** "Not significant" denies nothing of quotes that give only such chances: "fell by 3 (p = 0.4)". */
export function deniesSignificanceOf(statement: string, quotes: readonly string[]): boolean {
  if (statement.search(SIGNIFICANT) < 0) return false;
  const chances = quotes.flatMap((quote) =>
    [...quote.matchAll(P_VALUE)].map(({ groups }) => Number(`0.${groups?.['digits'] ?? '0'}`)),
  );
  return chances.length > 0 && chances.every((chance) => chance > LEAST_CHANCE);
}
