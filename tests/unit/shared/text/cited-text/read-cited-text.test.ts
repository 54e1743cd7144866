import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToCitedText } from '#shared/text/cited-text/html-links.ts';
import { trimAddress } from '#shared/text/cited-text/marks.ts';
import { readCitedText } from '#shared/text/cited-text/read-cited-text.ts';

/** The sentences of a text with their addresses. */
function read(text: string): readonly (readonly [string, ...string[]])[] {
  return readCitedText(text).map((sentence) => [sentence.text, ...sentence.urls]);
}

const A = 'https://example.org/a';
const B = 'https://example.org/b';

describe('a text with citations', () => {
  test('gives each sentence the links in it and keeps their words', () => {
    expect(read(`Terns fly far, as [the guide](${A} "Guide") says. Gulls stay at home ([1](${B})).`)).toEqual(
      [
        ['Terns fly far, as the guide says.', A],
        ['Gulls stay at home.', B],
      ],
    );
  });

  test('finds numbers in its list of references, also ranges, several at once and behind the full stop', () => {
    const text = `Terns fly far.[1] Gulls stay at home [1, 3]. Ducks swim well [1-3].\n\n## References\n\n1. A. ${A}\n2. B. doi:10.1000/b2.\n[3] C, <${B}>`;
    expect(read(text)).toEqual([
      ['Terns fly far.', A],
      ['Gulls stay at home.', A, B],
      ['Ducks swim well.', A, 'https://doi.org/10.1000/b2', B],
    ]);
  });

  test('knows footnotes, link definitions, raised figures, identifiers, and authors with years', () => {
    const text = `Terns fly far[^n]. Gulls [stay at home][g]. Ducks swim well.¹ Swans are white (PMID: 123). Geese honk loudly (Smith et al., 2020).

[^n]: ${A}
[g]: ${B}

References
1. One. https://example.org/1
- Smith J, Doe K. Honking. 2020. https://example.org/smith`;
    expect(read(text)).toEqual([
      ['Terns fly far.', A],
      ['Gulls stay at home.', B],
      ['Ducks swim well.', 'https://example.org/1'],
      ['Swans are white.', 'https://pubmed.ncbi.nlm.nih.gov/123/'],
      ['Geese honk loudly.', 'https://example.org/smith'],
    ]);
  });

  test('gives a line that only names its source to the sentences before it that name none', () => {
    expect(read(`Terns fly far. Gulls stay at home.\nSource: [Guide](${A})`)).toEqual([
      ['Terns fly far.', A],
      ['Gulls stay at home.', A],
    ]);
    expect(read(`> Terns fly very far.\n>\n> — [Guide](${A})`)).toEqual([['Terns fly very far. — Guide', A]]);
  });

  test.each([
    [`Terns fly far, [manual](${A}).`, 'Terns fly far.'],
    [`Terns fly far ([the guide](${A})).`, 'Terns fly far.'],
    [`Terns fly far, see [Terns of the north](${A}).`, 'Terns fly far.'],
    [`Terns fly far (see also [Terns of the north](${A})).`, 'Terns fly far.'],
    [`- Terns fly far – [field report](${A})\n- Gulls stay`, 'Terns fly far'],
    [`It requires Python [3.8](${A}).`, 'It requires Python 3.8.'],
    [`It uses [Node.js](${A}).`, 'It uses Node.js.'],
    [`The project lacks [documentation](${A}).`, 'The project lacks documentation.'],
    [`Kestrel ships a complete [user guide](${A}).`, 'Kestrel ships a complete user guide.'],
    [`Das Projekt hat keine [Dokumentation](${A}).`, 'Das Projekt hat keine Dokumentation.'],
    [`Terns have a [guide](${A}).`, 'Terns have a guide.'],
    [`Terns are told of in the [field guide](${A}).`, 'Terns are told of in the field guide.'],
    [`Terns nest beside [gulls](${A}).`, 'Terns nest beside gulls.'],
    [`Terns fly [far](${A}) and low.`, 'Terns fly far and low.'],
    [`The [guide](${A}) tells of terns.`, 'The guide tells of terns.'],
  ])('takes a link that names the source at the end of a sentence for no part of it: %s', (text, said) => {
    expect(read(text)[0]?.slice(0, 2)).toEqual([said, A]);
  });

  test('takes the name of a file that links to it for no part of its sentence', () => {
    const file = 'https://example.org/docs/terns.md';
    expect(read(`Terns fly far [terns.md](${file}).`)).toEqual([['Terns fly far.', file]]);
    expect(read(`Terns fly far [gulls.md](${file}).`)).toEqual([['Terns fly far gulls.md.', file]]);
  });

  test('ends a sentence at the full stop behind its citation, however the next one begins', () => {
    expect(read(`Terns fly far ([manual](${A})). gulls stay at home [1].\n\n[1]: ${B}`)).toEqual([
      ['Terns fly far.', A],
      ['gulls stay at home.', B],
    ]);
  });

  test('begins the sentence behind a citation at its first word', () => {
    const text = `Terns fly far [1].\ngulls stay at home.\n\n[1]: ${A}`;
    expect(readCitedText(text)[1]?.start).toBe(text.indexOf('gulls'));
  });

  test('leaves powers, words of an editor and letters in brackets where they are', () => {
    const text = `The pond has 20 m² and [the] bird of group [b] lives there.\n\n## References\n\n2. Two. ${A}`;
    expect(read(text)).toEqual([['The pond has 20 m² and [the] bird of group [b] lives there.']]);
  });

  test('states nothing in headings, questions, code, heads of tables and announcements', () => {
    const text = `# Terns fly very far\n\nDo terns fly far? There are three reasons:\n\n- They have long wings [1].\n\n\`\`\`\nterns fly far away\n\`\`\`\n\n| Bird | How far it flies |\n|---|---|\n| Tern | It flies 70,000 km |\n\n[1]: ${A}`;
    expect(read(text)).toEqual([['They have long wings.', A], ['Tern; It flies 70,000 km']]);
  });

  test('names references that the text does not list', () => {
    expect(readCitedText('Terns fly very far [7].')).toMatchObject([{ unknown: ['7'], urls: [] }]);
  });

  test('reads Chinese by its own full stops', () => {
    expect(read(`燕鸥飞得很远。[1] 海鸥留在家里。\n\n[1]: ${A}`)).toEqual([
      ['燕鸥飞得很远。', A],
      ['海鸥留在家里。'],
    ]);
  });

  test('keeps the links of a page, and the words alone of links within it', () => {
    const html = `<p>Terns <a href="${A}?x=1&amp;y=(2)">fly far</a>. Gulls <a href="#n">stay at home</a>.</p><script>alert(1)</script>`;
    expect(read(htmlToCitedText(html))).toEqual([
      ['Terns fly far.', `${A}?x=1&y=%282%29`],
      ['Gulls stay at home.'],
    ]);
  });

  test('places every sentence in the text, in order, whatever the text', () => {
    const piece = fc.constantFrom(
      'Terns fly far. ',
      '[1]',
      `(${A}).`,
      '\n\n',
      '## References\n',
      '1. ',
      '> ',
      '| a | b |\n',
      '[x](',
      ')',
      '²',
      '燕鸥。',
      '**',
      '\u0000',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of readCitedText(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
    );
  });

  test('of a size that is hostile is read in one go', () => {
    const text = `${'['.repeat(20_000)}${'(('.repeat(20_000)}${'a [b](c '.repeat(5_000)}`;
    expect(readCitedText(text).length).toBeGreaterThan(0);
  });
});

describe('an address in a sentence', () => {
  test.each([
    [`${A}.`, A],
    [`${A}),`, A],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['https://example.org/a_(b)).', 'https://example.org/a_(b)'],
    [`${A}**`, A],
  ])('%s ends as %s', (given, wanted) => {
    expect(trimAddress(given)).toBe(wanted);
  });
});
