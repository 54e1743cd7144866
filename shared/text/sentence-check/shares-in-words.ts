const SHARES: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:half|halves|hälfte|halb\p{L}*|moitié|mitad|metà|metade|helft|половин\p{L}*|yarısı|نصف|आधा|आधे)(?!\p{L})|一半|半数/iu,
    1 / 2,
  ],
  [
    /(?<!\p{L})(?:(?:a|one)[ -]third|drittel|(?:un )?tiers|un tercio|un terzo|um terço|een derde|треть|üçte biri|ثلث)(?!\p{L})|三分之一/iu,
    1 / 3,
  ],
  [
    /(?<!\p{L})(?:two[ -]thirds|zwei drittel|deux tiers|dos tercios|due terzi|dois terços)(?!\p{L})|三分之二/iu,
    2 / 3,
  ],
  [
    /(?<!\p{L})(?:(?:a|one)[ -]quarter|viertel|(?:un )?quart|un cuarto|un quarto|een kwart|четверть|ربع)(?!\p{L})|四分之一/iu,
    1 / 4,
  ],
  [
    /(?<!\p{L})(?:three[ -]quarters|drei viertel|dreiviertel|trois quarts|tres cuartos|tre quarti)(?!\p{L})|四分之三/iu,
    3 / 4,
  ],
];

/** A half and other shares, as parts of one, and in the hundredths that are written in their place. */
export function sharesInWords(text: string): readonly number[] {
  return SHARES.flatMap(([words, share]) =>
    words.test(text) ? [share, share * 100, Math.round(share * 100), Math.round(share * 1000) / 10] : [],
  );
}
