import * as fc from 'fast-check';

const WORDS = [
  'encryption',
  'At-rest',
  'encryptAtRest',
  'IL-6',
  'p < 0.05',
  '1,000',
  "bucket's",
  'naïve',
  '数据加密',
  'データ',
  '한국어',
  'ภาษาไทย',
  'लड़कियों',
  'المكتبات',
  'שלום',
  '🙂',
  '\ud800',
  '\udc00',
  '\0',
  '\u202e',
  '. ',
  '!\n',
  '\n\n',
  '\r\n',
  '# ',
  '- ',
  '| a | b |',
  '```',
  '。',
  'e.g. ',
  'Dr. ',
  '  ',
];

/** Any UTF-16 code units at all, lone surrogates and NUL among them. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map((units) => {
  return String.fromCharCode(...units);
});

/** Text that looks like prose, Markdown and several scripts, mixed. */
const mixedText = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));

export const hardText = fc.oneof(anyText, mixedText);
