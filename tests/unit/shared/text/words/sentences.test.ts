import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '#shared/text/words/sentences.ts';
import { hardText } from '../arbitrary-text.ts';

function units(text: string): readonly (readonly [string, string])[] {
  return splitSentences(text).map((span) => [span.kind, text.slice(span.start, span.end)]);
}

function texts(text: string): readonly string[] {
  return units(text).map(([, unit]) => unit);
}

describe('splitSentences', () => {
  it('parts terms from what is said of them, and leaves a paragraph that is broken before a colon whole', () => {
    expect(texts('-q\n--quiet\n: Say nothing. Ask nothing.\n: Or do.')).toEqual([
      '-q\n--quiet',
      'Say nothing.',
      'Ask nothing.',
      'Or do.',
    ]);
    const lines = Array.from({ length: 20 }, (_, at) => `ligne ${at}`).join('\n');
    expect(texts(`${lines}\n: le premier`)).toEqual([`${lines}\n: le premier`]);
  });

  it.each([
    [
      "The kiln isn't. (Dr. Hu said so.) It's Ann's. 'P. Hu' did.",
      ["The kiln isn't.", '(Dr. Hu said so.)', "It's Ann's.", "'P. Hu' did."],
    ],
    ["The works of l'E. Hu burnt. He left.", ["The works of l'E. Hu burnt.", 'He left.']],
    ['Dr. Smith came. He left.', ['Dr. Smith came.', 'He left.']],
    ['See Fig. 3 for details. Then stop.', ['See Fig. 3 for details.', 'Then stop.']],
    ['Shown by Lee et al. (2001) in mice. It holds.', ['Shown by Lee et al. (2001) in mice.', 'It holds.']],
    [
      'It was found.[12] It held. [3, 5–7] It broke.',
      ['It was found.[12]', 'It held. [3, 5–7]', 'It broke.'],
    ],
    [
      'He left. [A. Lee, On Kilns, pp. 11-12] From there it spread.',
      ['He left. [A. Lee, On Kilns, pp. 11-12]', 'From there it spread.'],
    ],
    ['It is so, e.g. [12] Mice do. It holds.', ['It is so, e.g. [12] Mice do.', 'It holds.']],
    ['He left. [MIT] A unit of length.', ['He left.', '[MIT] A unit of length.']],
    ['The greedy `.*` takes all. Mind it.', ['The greedy `.*` takes all.', 'Mind it.']],
    ['Call `a.b`. Then `c.d`. Done.', ['Call `a.b`.', 'Then `c.d`.', 'Done.']],
    ['What does $? hold in bash? And &&?', ['What does $? hold in bash?', 'And &&?']],
    [
      '12.03. 18:20 Ann: who has it? 9 sep. 12:03 - Bo: me.',
      ['12.03. 18:20 Ann: who has it?', '9 sep. 12:03 - Bo: me.'],
    ],
    ['It was so until 12.03. 18 people left.', ['It was so until 12.03. 18 people left.']],
    ['We sat in the sun. 18:20 Bo left.', ['We sat in the sun.', '18:20 Bo left.']],
    ['Use keys, e.g. KMS keys. Rotate them.', ['Use keys, e.g. KMS keys.', 'Rotate them.']],
    ['It fell to 3.5 mg. p < .05 was set.', ['It fell to 3.5 mg. p < .05 was set.']],
    [
      'In "Why Fire?" (Kiln Review, No. 2), a study, he says so. He said "Stop!" (twice). Is it hot? (It is.)',
      [
        'In "Why Fire?" (Kiln Review, No. 2), a study, he says so.',
        'He said "Stop!" (twice).',
        'Is it hot?',
        '(It is.)',
      ],
    ],
    ['Is it safe? (No), it is not.', ['Is it safe?', '(No), it is not.']],
    ['It asks Yahoo! for rates. Wait!', ['It asks Yahoo! for rates.', 'Wait!']],
    ['A % !TeX root line says it. Is it so?Yes.', ['A % !TeX root line says it.', 'Is it so?', 'Yes.']],
    ['how hot is the kiln? does it stop? yes.', ['how hot is the kiln?', 'does it stop?', 'yes.']],
    ['Then eq? compares them. Is it fast? Yes.', ['Then eq? compares them.', 'Is it fast?', 'Yes.']],
    ['数据已加密。密钥会轮换。', ['数据已加密。', '密钥会轮换。']],
    ['यह पहला वाक्य है। यह दूसरा है।', ['यह पहला वाक्य है।', 'यह दूसरा है।']],
    ['هل يعمل؟ نعم يعمل.', ['هل يعمل؟', 'نعم يعمل.']],
  ])('splits %s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    [
      'Die Frist endet am 31. Mai. Danach gilt der 3. Absatz.',
      ['Die Frist endet am 31. Mai.', 'Danach gilt der 3. Absatz.'],
    ],
    ['Seit 5. Juni 2020. Dann z. B. Rom, d. h. weg.', ['Seit 5. Juni 2020.', 'Dann z. B. Rom, d. h. weg.']],
    ['I am 12. Next year I am 13.', ['I am 12.', 'Next year I am 13.']],
    ['Es waren 12. Danach 13.', ['Es waren 12.', 'Danach 13.']],
    ['El Sr. Pérez tiene el núm. 5. Luego salió.', ['El Sr. Pérez tiene el núm. 5.', 'Luego salió.']],
  ])('keeps ordinals and short forms of other languages within: %s', (text, sentences) => {
    expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
  });

  it.each([
    [
      'Background. Hives are cold. Main results. Ten died. Conclusion. Warm them.',
      ['Background. Hives are cold.', 'Main results. Ten died.', 'Conclusion. Warm them.'],
    ],
    ['Hintergrund. Es ist kalt. Méthodes. On compte.', ['Hintergrund. Es ist kalt.', 'Méthodes. On compte.']],
    ['We sent the results. They came.', ['We sent the results.', 'They came.']],
    ['Hives died. Results.', ['Hives died.', 'Results.']],
  ])('keeps what a part of an abstract is called with its first sentence: %s', (text, sentences) => {
    expect(texts(text)).toEqual(sentences);
  });

  it('reads a wrapped line as one sentence', () => {
    expect(texts('The table is\nencrypted. It is\r\nfast.')).toEqual([
      'The table is\nencrypted.',
      'It is\r\nfast.',
    ]);
  });

  it('distinguishes the kinds of Markdown units', () => {
    const markdown = [
      '# Title',
      '',
      'Intro text.',
      '',
      '- first item',
      '- second',
      '  goes on',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '```ts',
      'const x = 1. Y;',
      '',
      '```',
      '',
      'End.',
    ].join('\n');
    expect(units(markdown)).toEqual([
      ['heading', '# Title'],
      ['sentence', 'Intro text.'],
      ['list-item', 'first item'],
      ['list-item', 'second\n  goes on'],
      ['table-row', '| a | b |'],
      ['table-row', '| 1 | 2 |'],
      ['code', '```ts\nconst x = 1. Y;\n\n```'],
      ['sentence', 'End.'],
    ]);
  });

  it('reads underlined and labelled headings', () => {
    expect(units('Name\n====\n\nRESULTS:\nIt works.')).toEqual([
      ['heading', 'Name'],
      ['heading', 'RESULTS:'],
      ['sentence', 'It works.'],
    ]);
  });

  it('leaves out badges, comments and rules', () => {
    expect(texts('[![ci](a.svg)](b)\n\n<!-- hidden -->\n\n---\n\nShown.')).toEqual(['Shown.']);
  });

  it('takes an unclosed fence to the end', () => {
    expect(units('```\ncode. More')).toEqual([['code', '```\ncode. More']]);
  });

  it('goes on over the end of a page within a sentence, and begins anew behind one', () => {
    const pages = 'The kiln is fired\fat night.\fGlazes\f# Ash\fIt is grey';
    expect(units(pages)).toEqual([
      ['sentence', 'The kiln is fired\fat night.'],
      ['sentence', 'Glazes'],
      ['heading', '# Ash'],
      ['sentence', 'It is grey'],
    ]);
  });

  it('gives trimmed, disjoint spans in order for any text', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        let last = 0;
        for (const span of splitSentences(text)) {
          const unit = text.slice(span.start, span.end);
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(unit).toBe(unit.trim());
          expect(unit).not.toBe('');
          last = span.end;
        }
      }),
      { numRuns: 300 },
    );
  });
});
