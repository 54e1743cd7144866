import { RecentTexts } from '../words/recent-texts.ts';
import { approximatesAt, boundAt } from './bounds.ts';
import type { Quantity } from './quantities.ts';
import { type Unit, unitOf } from './units.ts';

/** A share or a multiple that a text tells in words: "by half", "two thirds of", "doubled", "threefold". */
interface Told {
  readonly words: RegExp;
  readonly unit: Unit | undefined;
  readonly value: number | ((match: RegExpExecArray) => number);
}

const SHARE = unitOf('%');
const TIMES = unitOf('times');
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = NUMBERS.join('|');
const OF = String.raw`(?=\s+(?:of|less|more|fewer|lower|higher|as|the|than|compared)(?!\p{L})|\s*(?:[.,;:)]|$))`;
const BY = String.raw`(?<=(?<!\p{L})(?:by|to|about|around|roughly|nearly|almost|than|only|over|under|some|at least|at most) (?:an? )?)`;

const WHILE = String.raw`(?=\s+(?:from|in|over|during|between|within|since|after|with|on|at|when|if|and|but)(?!\p{L}))`;

const NOUNS: readonly (readonly [words: string, value: number])[] = [
  [
    `one[ -]third|an? third${OF}|${BY}third${WHILE}|ein(?:em|es)? drittel|un tiers(?= (?:des?|du)|[.,;])|d['’]un tiers|un tercio|una tercera parte|un terzo|um terço|een derde|треть`,
    100 / 3,
  ],
  [
    `two[ -]thirds|zweidrittel|zwei dritteln?|deux tiers|dos tercios|dos terceras partes|due terzi|dois terços|twee derde|две трети|двух третей`,
    200 / 3,
  ],
  [
    `one[ -]quarter|an? quarter${OF}|${BY}quarter${WHILE}|ein(?:em|es)? viertel(?! ?stunde| ?jahr)|un quart(?! d['’]heure)|un cuarto(?! de hora)|um quarto|een kwart|четверть`,
    25,
  ],
  [
    `three[ -](?:quarters|fourths)|drei[ -]?vierteln?|trois quarts|tres cuartos|tres cuartas partes|tre quarti|três quartos|driekwart|три четверти`,
    75,
  ],
  [
    `one half|${BY}half(?! an?(?!\\p{L}))|half(?= of (?!\\d|an?\\s|the (?:year|month|day|week|hour))| the (?!year|month|day|week|hour|time))|in half${OF}|die hälfte|der hälfte|la moitié|de moitié|la mitad|la metà|(?:a|da) metade|de helft|половин[ауы]`,
    50,
  ],
  ['(?:one|an?) fifth', 20],
  ['(?:one|an?) tenth', 10],
];

const MULTIPLES: readonly (readonly [words: string, value: number])[] = [
  ['halv(?:e|es|ed|ing)|halbier\\p{L}*|divisée?s? par deux|divis[ée] en deux', 1 / 2],
  [
    `doubl(?:ed|ing)|doubles(?= (?:the|its|their|every|each|in|from|to)(?!\\p{L}))|twofold|two[ -]fold|twice(?= (?:as|the|that|more|what)(?!\\p{L}))|verdoppel\\p{L}*|doppelt so|doublé\\p{L}*|deux fois plus|duplic(?:a|an|ó|aron|aba|ando)|raddoppi\\p{L}*|удвои\\p{L}*`,
    2,
  ],
  [
    `tripl(?:es|ed|ing)|trebl(?:es|ed|ing)|threefold|three[ -]fold|thrice(?= (?:as|the))|verdreifach\\p{L}*|triplé\\p{L}*|trois fois plus|triplic(?:a|an|ó|aron|aba|ando)|утрои\\p{L}*`,
    3,
  ],
  [
    'quadrupl(?:es|ed|ing)|fourfold|four[ -]fold|vervierfach\\p{L}*|quadruplé\\p{L}*|cuadruplic(?:a|an|ó|aron)',
    4,
  ],
  ['quintupl(?:es|ed|ing)|fivefold|five[ -]fold|verfünffach\\p{L}*', 5],
  ['tenfold|ten[ -]fold|verzehnfach\\p{L}*', 10],
];

const HAN_DIGITS = '〇一二三四五六七八九十';

const TOLD: readonly Told[] = [
  ...NOUNS.map(([words, value]) => ({ words: whole(words), unit: SHARE, value })),
  ...MULTIPLES.map(([words, value]) => ({ words: whole(words), unit: TIMES, value })),
  {
    words: whole(String.raw`(?<part>${NUMBER}) (?:in|out of) (?:every )?(?<all>${NUMBER})(?!\s*\d)`),
    unit: SHARE,
    value: ({ groups }) =>
      (100 * (1 + NUMBERS.indexOf(groups?.['part']?.toLowerCase() ?? ''))) /
      (1 + NUMBERS.indexOf(groups?.['all']?.toLowerCase() ?? '')),
  },
  {
    words: /(?<![\d/.,])(?<part>\d)\/(?<all>\d{1,2})(?=\s+(?:of|der|des|de|du|di|da|van)(?!\p{L}))/gu,
    unit: SHARE,
    value: ({ groups }) => (100 * Number(groups?.['part'])) / Number(groups?.['all']),
  },
  {
    words: /(?<all>[二三四五六七八九十])分之(?<part>[一二三四五六七八九])/gu,
    unit: SHARE,
    value: ({ groups }) =>
      (100 * HAN_DIGITS.indexOf(groups?.['part'] ?? '')) / HAN_DIGITS.indexOf(groups?.['all'] ?? ''),
  },
  { words: /一半|半数|半减|减半/gu, unit: SHARE, value: 50 },
  { words: /翻(?:了)?一?番/gu, unit: TIMES, value: 2 },
];

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}-])(?:${words})(?![\p{L}\p{M}-])`, 'giu');
}

/** Parts of hours and years are times, and ends of others are no shares. */
const NO_SHARE = /(?:first|second|third|last|latter|other|better|next|and a|early|late)\s$/iu;

/** The shares and multiples that a text tells in words, as amounts. */
export function readShares(text: string): readonly Quantity[] {
  return recent.take(text, findShares);
}

const recent = new RecentTexts<readonly Quantity[]>();

function findShares(text: string): readonly Quantity[] {
  return TOLD.flatMap(({ words, unit, value }) =>
    [...text.matchAll(words)].flatMap((match): readonly Quantity[] => {
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (unit === undefined || NO_SHARE.test(before)) return [];
      const amount = typeof value === 'number' ? value : value(match);
      if (!(amount > 0) || (unit === SHARE && amount >= 100)) return [];
      const bound = boundAt(
        before,
        text.slice(match.index + match[0].length, match.index + match[0].length + 30),
      );
      return [
        {
          text: match[0].trim(),
          start: match.index,
          values: [amount],
          unit,
          ...(bound === undefined ? {} : { bound }),
          isApproximate: approximatesAt(before),
          isWord: true,
          inWords: unit === SHARE ? 'share' : 'multiple',
        },
      ];
    }),
  );
}
