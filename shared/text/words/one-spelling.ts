/** British spellings first, as they end or as they stand within a word, with the American ones. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})(i|y)s(?=(?:e|ed|es|ing|er|ers|able|ation|ations|ational)$)/u, '$1z'],
  [/(?<=[a-z]{2}ly)sis$/u, 'ze'],
  [
    /(?<=[a-z]{2})our(?=(?:s|ed|ing|al|ally|able|ably|ful|fully|less|er|ers|hood|ist|ists|ite|ites)?$)/u,
    'or',
  ],
  [/(?<=[a-z]{2}[bt])re(?=s?$)/u, 'er'],
  [/(?<=[a-z]{2})ogue(?=s?$)/u, 'og'],
  [/(?<=def|off|lic|pret)ence(?=s?$)/u, 'ense'],
  [/(?<=ogra)mme(?=s?$)/u, 'm'],
  [/ae(?=[cdmnst])/gu, 'e'],
  [/^oe(?=[dsn])|(?<=rh)oe(?=a)/gu, 'e'],
  [/^sulph/u, 'sulf'],
];

/** A folded English word as it is spelled in America, so that both spellings have one stem. */
export function oneSpelling(word: string): string {
  return SPELLINGS.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
}
