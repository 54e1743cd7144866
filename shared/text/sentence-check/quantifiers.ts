import { polarityWords } from './polarity-words.ts';
import { anyOf, partsOf, sentencesOf, termsIn } from './read-parts.ts';

type Level = 'none' | 'few' | 'many' | 'most';

const QUANTIFIERS: readonly (readonly [Level, RegExp])[] = [
  [
    'none',
    anyOf('none of|kein\\p{L}* der|aucun\\p{L}* des|ningun[oa] de|أي من|أيا من|أي', '没有(?:一个|任何)|无一'),
  ],
  [
    'few',
    anyOf(
      `(?:only |just )?(?:very )?few(?! than)|(?<!quite )a few|hardly any|(?:only )?one of the|only one|a handful|a (?:small|tiny) (?:part|share|fraction|minority|proportion|number) of|a minority of
|wenige|nur wenige|kaum eine?\\p{L}*|nur eine[rs]? der|ein (?:kleiner|geringer) (?:Teil|Anteil)|eine (?:kleine )?Minderheit|peu de|une (?:petite|faible) (?:partie|part)|une minorité
|poc[oa]s|un[oa]s poc[oa]s|sólo un[oa] de|solo un[oa] de|una (?:pequeña )?(?:minoría|parte)|قليل من|عدد قليل من|جزء صغير من|أقلية من|واحد فقط من`.replaceAll(
        '\n',
        '',
      ),
      '一小部分|小部分|极少数?|少数|只有一个|仅有?一个|个别',
    ),
  ],
  [
    'many',
    anyOf(
      'many|numerous|viele[nr]?|zahlreiche[nr]?|de nombreu\\p{L}*|much[oa]s|numeros[oa]s|كثير من|العديد من',
      '许多|很多|不少',
    ),
  ],
  [
    'most',
    anyOf(
      `most(?: of)?|(?:the|a) (?:vast |great |large |overwhelming )?majority of|the bulk of|nearly all|almost all|die meisten|(?:der|ein) Großteil|die (?:große |überwiegende )?Mehrheit|fast alle
|la plupart|la (?:grande )?majorité|la (?:gran )?mayoría|casi tod[oa]s|معظم|غالبية|أغلب|أغلبية|جميع|كل`.replaceAll(
        '\n',
        '',
      ),
      '绝大部分|大部分|绝大多数|大多数|多数|几乎所有',
    ),
  ],
];

/** Of Arabic, written or not. */
const VOWEL_SIGNS = /[\u064b-\u0652]/gu;
const NEXT = 4;
const LEAST_SHARED = 2;

/** How much of a thing a part of a text tells of. */
interface Share {
  readonly level: Level;
  readonly text: string;
  /** The words that follow: what is counted. */
  readonly counted: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly isDenied: boolean;
}

/** The words by which a statement tells of most of what its quotes tell of few, or of none of what they tell of many. */
export function turnedQuantifiers(statement: string, quotes: readonly string[]): readonly string[] {
  const said = sharesIn(statement);
  if (said.length === 0) return [];
  const quoted = sentencesOf(quotes).flatMap((sentence) => sharesIn(sentence));
  return said
    .filter((one) => {
      const same = quoted.filter((other) => isAlike(one, other));
      return (
        same.some((other) => excludes(one.level, other.level)) &&
        same.every((other) => one.level !== other.level)
      );
    })
    .map(({ text }) => text);
}

/** Many may be most; any other two levels exclude one another. */
function excludes(one: Level, other: Level): boolean {
  return one !== other && !(MUCH.has(one) && MUCH.has(other));
}

const MUCH: ReadonlySet<Level> = new Set(['many', 'most']);

/** The same is counted, and something else of it is the same, too. */
function isAlike(one: Share, other: Share): boolean {
  const counted = one.counted.filter((word) => other.counted.includes(word));
  const shared = [...one.words].filter((word) => other.words.has(word));
  return (
    one.isDenied === other.isDenied &&
    counted.length > 0 &&
    shared.length >= LEAST_SHARED + countedTwice(counted)
  );
}

/** Of characters one word makes several terms. */
function countedTwice(counted: readonly string[]): number {
  return counted.every((word) => /\p{Script=Han}/u.test(word)) ? counted.length - 1 : 0;
}

function sharesIn(source: string): readonly Share[] {
  return partsOf(source.replaceAll(VOWEL_SIGNS, '')).flatMap((part) => {
    const found = QUANTIFIERS.flatMap(([level, words]) =>
      [...part.matchAll(words)].map((match) => ({ level, match, end: match.index + match[0].length })),
    );
    // "一小部分" before the "部分" of it: the longest tells.
    const longest = found.filter(({ match, end }) =>
      found.every(
        (other) =>
          other.match === match ||
          other.match.index > match.index ||
          other.end < end ||
          other.match[0].length <= match[0].length,
      ),
    );
    return longest.map(({ level, match, end }) => {
      const counted = termsIn(part.slice(end))
        .map(({ term }) => term)
        .filter((term) => !/^\p{N}+$/u.test(term))
        .slice(0, NEXT);
      const words = new Set(
        termsIn(part)
          .filter(({ start }) => start < match.index || start >= end)
          .map(({ term }) => term),
      );
      return { level, text: match[0], counted, words, isDenied: isDenied(part, match[0]) };
    });
  });
}

/** The quantifier itself, as "none of", is no denial of what is told. */
function isDenied(part: string, quantifier: string): boolean {
  const rest = part.replace(quantifier, ' ');
  return rest.search(polarityWords(part).denial) >= 0;
}
