import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

interface Case {
  readonly quote: string;
  readonly fair: readonly string[];
  readonly turned: readonly string[];
}

const FIGURES_IN_WORDS: readonly Case[] = [
  {
    quote: 'Der Eintritt stieg zwischen 2010 und 2015 von 4 Euro auf 16 Euro.',
    fair: ['Der Eintritt kostete 2015 sechzehn Euro.', 'Der Eintritt war 2015 viermal so teuer wie 2010.'],
    turned: ['Der Eintritt kostete 2015 elf Euro.', 'Der Eintritt war 2015 siebenmal so teuer wie 2010.'],
  },
  {
    quote: 'Die Anlage versorgt 325 Haushalte und ist seit 21 Jahren in Betrieb.',
    fair: ['Seit einundzwanzig Jahren versorgt die Anlage dreihundertfünfundzwanzig Haushalte.'],
    turned: [
      'Seit einundvierzig Jahren versorgt die Anlage 325 Haushalte.',
      'Seit 21 Jahren versorgt die Anlage zweihundertfünfundzwanzig Haushalte.',
    ],
  },
  {
    quote: '这座桥的修建历时30年，耗资9美元。',
    fair: ['修建这座桥花了三十年。', '这座桥耗资九美元。'],
    turned: ['修建这座桥花了三十个月。', '这座桥耗资七美元。'],
  },
  {
    quote: '该镇1954年有40%的居民从事农业。',
    fair: ['1954年，镇上四成居民务农。', '1954年，约占居民总数的40%从事农业。'],
    turned: ['1954年，镇上七成居民务农。'],
  },
  {
    quote: 'يمتد الطريق 13 كيلومترا ويستغرق عبوره 300 دقيقة.',
    fair: ['يمتد الطريق ثلاثة عشر كيلومترا.', 'يستغرق عبور الطريق ثلاثمئة دقيقة.'],
    turned: [
      'يمتد الطريق سبعة عشر كيلومترا.',
      'يمتد الطريق ثلاثة عشر ميلا.',
      'يستغرق عبور الطريق أربعمئة دقيقة.',
    ],
  },
  {
    quote: 'El museo conserva 35 cuadros y 526 dibujos.',
    fair: [
      'El museo conserva treinta y cinco cuadros.',
      'En el museo se conservan quinientos veintiséis dibujos.',
    ],
    turned: [
      'El museo conserva cuarenta y cinco cuadros.',
      'En el museo se conservan quinientos veintiocho dibujos.',
    ],
  },
];

const GROUPS: readonly (readonly [string, readonly Case[]])[] = [
  ['figures in words and their units', FIGURES_IN_WORDS],
];

describe.each(GROUPS)('of a sentence and its quote, %s', (_, cases) => {
  it.each(cases.flatMap(({ quote, fair }) => fair.map((said) => [quote, said] as const)))(
    'of "%s" may say "%s"',
    (quote, said) => {
      expect(kinds(said, quote)).toEqual([]);
    },
  );

  it.each(cases.flatMap(({ quote, turned }) => turned.map((said) => [quote, said] as const)))(
    'of "%s" may not say "%s"',
    (quote, said) => {
      expect(kinds(said, quote)).not.toEqual([]);
    },
  );
});
