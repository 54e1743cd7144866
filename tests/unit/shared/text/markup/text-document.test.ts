import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { markupOfName, type TextMarkup } from '#shared/text/markup/markup-of-name.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

// Longer than 250 lines: a list of texts in each markup with what is read of them.

function canonical(markup: TextMarkup, lines: readonly string[]): string {
  return canonicalise(readTextDocument(lines.join('\n'), markup)).text;
}

describe('reStructuredText', () => {
  test('R2.7 becomes headings, prose, code and what its directives hold', () => {
    const text = canonical('rst', [
      '=======',
      'Pooling',
      '=======',
      '',
      '.. _pool:',
      '',
      'A pool keeps connections, see :ref:`the guide <guide>` and `the site <https://example.org>`_::',
      '',
      '    pool = Pool(size=3)',
      '',
      'Options',
      '-------',
      '',
      '.. option:: --size N',
      '',
      '   Number of connections, ``10`` by default.',
      '',
      '.. note:: Mind the gap,',
      '   always.',
      '',
      '.. code-block:: python',
      '   :linenos:',
      '',
      '   x = 1',
      '',
      'After :func:`~pkg.run`.',
      '',
      '.. image:: a.png',
      '   :alt: nothing',
    ]);
    expect(text.split('\n\n')).toEqual([
      '# Pooling',
      'A pool keeps connections, see the guide and the site:',
      '```\npool = Pool(size=3)\n```',
      '## Options',
      '`--size N`',
      'Number of connections, `10` by default.',
      'Note: Mind the gap, always.',
      '```python\nx = 1\n```',
      'After `run`.',
    ]);
  });

  test('reads what is run for the page as code, and neither what is drawn for it nor what is set up unseen', () => {
    const text = canonical('rst', [
      'All of these are valid:',
      '',
      '.. jupyter-execute::',
      '',
      "    pool.add('a', expr='sqrt(pi)')",
      '',
      '.. testsetup::',
      '',
      '    import pool',
      '',
      '.. digraph:: pools',
      '',
      '    a -> b',
      '',
      'So is none.',
    ]);
    expect(text.split('\n\n')).toEqual([
      'All of these are valid:',
      "```\npool.add('a', expr='sqrt(pi)')\n```",
      'So is none.',
    ]);
  });

  test('sets a term off from its definition', () => {
    expect(canonical('rst', ['Parser', '   Reads a message.'])).toBe('Parser: Reads a message.');
  });

  test('keeps what stands in a literal as it is', () => {
    const line = 'Use ``kiln bash|zsh|fish`` or ``a_`` in |place|, see kiln_ and `Ash <ash.html>`_.';
    expect(canonical('rst', [line])).toBe('Use `kiln bash|zsh|fish` or `a_` in place, see kiln and Ash.');
  });

  test('keeps terms apart that stand right below a definition, or within one', () => {
    const lines = ['apply', '    Makes jobs.', '', '    ``--dry-run``', '        Changes nothing.'];
    const more = ['    ``-v``', '        Tells more.', 'remove', '    Ends jobs.'];
    expect(canonical('rst', [...lines, ...more])).toBe(
      'apply: Makes jobs.\n\n- `--dry-run`: Changes nothing.\n- `-v`: Tells more.\n- remove: Ends jobs.',
    );
    expect(canonical('rst', ['As told:', '', '    Kilns are', '    hot.'])).toBe(
      'As told:\n\nKilns are hot.',
    );
  });
});

describe('AsciiDoc', () => {
  test('R2.7 becomes headings, prose, code, terms and rows', () => {
    const text = canonical('asciidoc', [
      '= Pooling',
      ':version: 3.2',
      '// nobody reads this',
      '',
      'A *pool* keeps {version} connections, see https://example.org[the site] and <<opt,Options>>.',
      '',
      '[source,java]',
      '----',
      'Pool p = new Pool(3); // <1>',
      '----',
      '',
      '[cols="1,2"]',
      '|===',
      '|Name |Value',
      '|size |10',
      '|===',
      '',
      '== Options',
      '',
      '`size`:: Number of connections.',
    ]);
    expect(text.split('\n\n')).toEqual([
      '# Pooling',
      'A pool keeps 3.2 connections, see the site and Options.',
      '```java\nPool p = new Pool(3);\n```',
      '| Name | Value |\n| size | 10 |',
      '## Options',
      '`size`: Number of connections.',
    ]);
  });
});

describe('a table of values', () => {
  test('R2.7 has a row for each record, every value behind the name of its column', () => {
    expect(canonical('csv', ['Country;Area;Note', 'Chad;1,284,000;"two; parts"', 'Togo;56,785;'])).toBe(
      '| Country: Chad; Area: 1,284,000; Note: two; parts |\n| Country: Togo; Area: 56,785 |',
    );
  });

  test('that is none stays as it is', () => {
    expect(canonical('csv', ['just a line', 'and another'])).toBe('just a line\nand another');
  });
});

describe('a document', () => {
  test.each(['rst', 'asciidoc'] as const)('in %s keeps its lines where they are', (markup) => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        '====',
        '----',
        '.. note:: a',
        '.. code:: x',
        '   b',
        'a::',
        '::',
        '|===',
        '////',
        '* a',
        '[x]',
      ),
      fc.string({ maxLength: 12 }).filter((text) => !/[\n\r]/u.test(text)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { text } = readTextDocument(lines.join('\n'), markup);
        expect(text.split('\n')).toHaveLength(Math.max(1, lines.length));
      }),
    );
  });

  test.each([
    ['notes.txt', 'text'],
    ['a/Guide.RST', 'rst'],
    ['_sources/guide.rst.txt', 'rst'],
    ['guide.adoc', 'asciidoc'],
    ['table.tsv', 'csv'],
    ['README.md', 'markdown'],
    ['a.png', undefined],
    ['doc/FAQ', 'text'],
    ['HOWTO-BUILD', 'text'],
    ['READMEs/README.multi', 'text'],
    ['README.Debian', 'text'],
    ['README.html', undefined],
    ['LICENSE', undefined],
    ['01HXA7Q9', undefined],
    ['Makefile', undefined],
    ['COPYING.LIB', undefined],
  ])('%s is known by its name', (name, markup) => {
    expect(markupOfName(name)).toBe(markup);
  });

  test.each([
    [
      'It can be found at:\n\n  ftp://example.org/kiln.txt\n\n              The Kiln FAQ\n         Version 6.1\n\nKilns are hot.',
      'The Kiln FAQ',
    ],
    [
      'Kiln Working Group                        A. Smith\n\n            KILNS AND THEIR LIDS\n\nThis memo is on kilns.',
      'KILNS AND THEIR LIDS',
    ],
    [
      'Copyright 2012 Ann (https://example.org)\n\nKilns are hot.',
      'Copyright 2012 Ann (https://example.org)',
    ],
    ['From: Ann <ann@example.org>\nSubject: \nDate: Mon, 1 Jan 2020\n\nHot.', 'From: Ann <ann@example.org>'],
    ['Received: by x1\nX-Spam2: no\nSubject: A hot kiln\n\nHot.', 'A hot kiln'],
    ['Dear Sir:\n\n               London, 14th March\n\nThe kiln is hot.', 'Dear Sir:'],
    ['Usage is as follows:\n\n            $ make kiln\n\nHot.', 'Usage is as follows:'],
    ['kiln 1.2    A kiln controller\n\nIt is hot.', 'kiln 1.2    A kiln controller'],
    ['            Kilns\n\n            Kilns are hot.', 'Kilns'],
    [
      'From: Ann <ann@example.org>\nSubject: Re: [HOWTO] Firing a kiln\nDate: Mon, 7 Aug 2006\n\nKilns are hot.',
      'Firing a kiln',
    ],
    ['Fire a kiln\n\n                 Version of May\n\nKilns are hot.', 'Fire a kiln'],
  ])('R2.7 of plain text %j has the title that a reader would give it', (text, title) => {
    expect(readTextDocument(text, 'text').title).toBe(title);
  });

  test('R2.7 of plain text has its first line for a title, unless that is a paragraph', () => {
    expect(readTextDocument('\n== Minutes ==\n\nAll came.', 'text').title).toBe('Minutes');
    expect(readTextDocument(`${'A long sentence. '.repeat(20)}\n`, 'text').title).toBeUndefined();
    const begun =
      'Please note that all of this was written long ago, in order\nto tell of its history. Some of it has changed.\n';
    expect(readTextDocument(begun, 'text').title).toBeUndefined();
  });

  test.each(['Section 26: The rest', '1 Description', '2.3. Kilns', 'Chapter IV', 'Description', 'ABSTRACT'])(
    'the title of a section, %j, is not the title of the document',
    (line) => {
      const document = readTextDocument(`${line}\n\nAll came.`, 'text');
      expect(document.title).toBeUndefined();
      expect(canonicalise(document).title).toBeUndefined();
    },
  );
});

describe('a text that is called plain', () => {
  test('R2.7 is read as AsciiDoc where it is written in it, with titles underlined', () => {
    const text = canonical('text', [
      'kite-fly(1)',
      '===========',
      '',
      'NAME',
      '----',
      'kite-fly - Let a kite rise',
      '',
      'OPTIONS',
      '-------',
      '--tail=<metres>::',
      '\tHow much of the tail is let out, see linkkite:kite-tail[1].',
      '+',
      'Three metres by default.',
      '',
      '[source,sh]',
      '----',
      'kite fly',
      '----',
      'NOTE: Not in rain, see link:rain.html[the rain].',
    ]);
    expect(text.split('\n\n').slice(0, 4)).toEqual([
      '# kite-fly(1)',
      '## NAME',
      'kite-fly - Let a kite rise',
      '## OPTIONS',
    ]);
    expect(text).toContain('--tail=<metres>: How much of the tail is let out');
    expect(text).toContain('```sh\nkite fly\n```');
    expect(text).toContain('Not in rain, see the rain.');
  });

  test('R2.7 is read as reStructuredText where it is written in that', () => {
    const text = canonical('text', [
      'Kites',
      '=====',
      '',
      '.. note:: Not in rain.',
      '',
      'See :ref:`tails <tail>` first.',
    ]);
    expect(text.split('\n\n')).toEqual(['# Kites', 'Note: Not in rain.', 'See tails first.']);
  });

  test('stays as it is for a single sign of a markup', () => {
    const lines = [
      'Minutes',
      '',
      'The list is as follows::',
      '',
      '- the kite',
      '',
      'NOTE: nothing else was said.',
    ];
    expect(readTextDocument(lines.join('\n'), 'text')).toMatchObject({
      contentType: 'text/plain',
      title: 'Minutes',
    });
  });
});
