import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { stemmer as portugueseStem } from '@orama/stemmers/portuguese';
import { stemmer as dutchStem } from '@orama/stemmers/dutch';
import { onFirstUse } from '../on-first-use.ts';
import german from './glossaries/de.json' with { type: 'json' };
import french from './glossaries/fr.json' with { type: 'json' };
import spanish from './glossaries/es.json' with { type: 'json' };
import italian from './glossaries/it.json' with { type: 'json' };
import portuguese from './glossaries/pt.json' with { type: 'json' };
import dutch from './glossaries/nl.json' with { type: 'json' };
import { GLOSSED_LANGUAGES, type GlossedLanguage, isGlossed } from './glossed-languages.ts';
import { guessLanguage } from './language.ts';

interface Glossary {
  readonly words: ReadonlyMap<string, string>;
  /** By stem, of the shortest word that has it. */
  readonly byStem: ReadonlyMap<string, string>;
  readonly stem: (word: string) => string;
  /** Whether words are written together: "Heizkosten". */
  readonly isCompounding: boolean;
}

const WORDS: Readonly<Record<GlossedLanguage, Readonly<Record<string, string>>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};
const GLOSSARIES: Readonly<Record<GlossedLanguage, () => Glossary>> = {
  de: onFirstUse(() => readGlossary(german, germanStem, true)),
  fr: onFirstUse(() => readGlossary(french, frenchStem)),
  es: onFirstUse(() => readGlossary(spanish, spanishStem)),
  it: onFirstUse(() => readGlossary(italian, italianStem)),
  pt: onFirstUse(() => readGlossary(portuguese, portugueseStem)),
  nl: onFirstUse(() => readGlossary(dutch, dutchStem, true)),
};

/** A word, or what stands between two; "l'eau" is two words, "aujourd'hui" one. */
const PIECES = /\p{L}[\p{L}\p{M}]*(?:[-'’](?=\p{L}))?|[^\p{L}]+/gu;
const SHORTEST_PART = 3;
/** What joins two words: "Versicherung-s-nummer", "Katze-n-futter". */
const LINKS: readonly string[] = ['', 's', 'n', 'es', 'en', 'e', 'er'];

/**
 * A text in German, French, Spanish, Italian, Portuguese or Dutch word by word in English, in its own order, for an encoder of English sentences; what no glossary has
 * stays as it is, as names and figures do. A text in another language stays as it is. `language` is that of what it belongs to, for
 * a text that is too short to show its own.
 */
export function roughEnglish(text: string, language: string): string {
  const known = languageOf(text, language);
  if (!isGlossed(known)) return text;
  const glossary = GLOSSARIES[known]();
  return text.replace(PIECES, (piece) => {
    const word = piece.replace(/[-'’]$/u, '');
    const elided = piece.toLowerCase().replaceAll('’', "'");
    const gloss = /\p{L}/u.test(word)
      ? (glossary.words.get(elided) ?? lookUp(word.toLowerCase(), glossary))
      : undefined;
    return gloss === undefined ? piece : `${gloss}${word === piece ? '' : ' '}`;
  });
}

/**
 * Of those that small words may mean, the one whose glossary knows most of a text: by small words alone a line of Italian is taken
 * for Spanish. What shows none is in the language of what it belongs to.
 */
function languageOf(text: string, language: string): string {
  const guessed = guessLanguage(text);
  if (guessed === 'und') return language;
  if (!isGlossed(guessed)) return guessed;
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu));
  const known = GLOSSED_LANGUAGES.map((one) => ({
    language: one,
    count: [...words].filter((word) => Object.hasOwn(WORDS[one], word)).length,
  }));
  const most = Math.max(...known.map(({ count }) => count));
  const likeliest = known.filter(({ count }) => count === most).map((one) => one.language);
  return [language, guessed].find((one) => likeliest.some((own) => own === one)) ?? likeliest[0] ?? guessed;
}

function lookUp(word: string, glossary: Glossary): string | undefined {
  const { words, byStem, stem, isCompounding } = glossary;
  return (
    words.get(word) ??
    byStem.get(stem(word)) ??
    (isCompounding ? partsOf(word, glossary)?.join(' ') : undefined)
  );
}

/** What the words of a compound mean, the last of which is the longest that is known. */
function partsOf(word: string, glossary: Glossary): readonly string[] | undefined {
  const { words, byStem, stem } = glossary;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const tail = word.slice(at);
    const last = words.get(tail) ?? byStem.get(stem(tail));
    if (last === undefined) continue;
    const first = headOf(word.slice(0, at), glossary);
    if (first !== undefined) return [...first, last];
  }
  return undefined;
}

function headOf(head: string, glossary: Glossary): readonly string[] | undefined {
  for (const link of LINKS.filter((one) => head.endsWith(one))) {
    const word = head.slice(0, head.length - link.length);
    if (word.length < SHORTEST_PART) continue;
    const gloss = glossary.words.get(word) ?? glossary.byStem.get(glossary.stem(word));
    if (gloss !== undefined) return [gloss];
  }
  return partsOf(head, glossary);
}

function readGlossary(
  words: Readonly<Record<string, string>>,
  stem: (word: string) => string,
  isCompounding = false,
): Glossary {
  const entries = Object.entries(words);
  const shortestLast = entries.toSorted(([a], [b]) => b.length - a.length);
  return {
    words: new Map(entries),
    byStem: new Map(shortestLast.map(([word, gloss]) => [stem(word), gloss])),
    stem,
    isCompounding,
  };
}
