import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { infoToText } from '#shared/text/markup/info.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

const NODE = '\u001F';
const MANUAL = `This is bell.info, produced by makeinfo version 6.8 from bell.texi.

INFO-DIR-SECTION Music
START-INFO-DIR-ENTRY
* Bell: (bell).         Ringing bells by the hour.
END-INFO-DIR-ENTRY

${NODE}
File: bell.info,  Node: Top,  Next: Ringing,  Up: (dir)

This manual describes 'bell'.

* Menu:

* Ringing::                     How a bell is
                                  rung.
* Index::
${NODE}
File: bell.info,  Node: Ringing,  Next: By the hour,  Prev: Top,  Up: Top

1 Ringing
*********

A bell is rung by a rope, which somebody who stands below has to pull as
evenly as the weight of the bell allows, since a bell that swings freely
pulls back.  See *note By the hour::, for what a clock does.

'--loud'
     Ring so that the next village hears it.

${NODE}
File: bell.info,  Node: By the hour,  Prev: Ringing,  Up: Ringing

1.1 By the hour
===============

A clock rings each hour, *note as often: Ringing. as it has struck, and
nothing but a power failure keeps it from doing so in the whole of a year
that has no other accidents to speak of.

${NODE}
File: bell.info,  Node: Index,  Prev: Ringing,  Up: Top

Index
*****

\0\b[index\0\b]
* Menu:

* clock:                                 By the hour.
                                                              (line  6)
${NODE}
Tag Table:
Node: Top\u007F208
Node: Ringing\u007F412
${NODE}
End Tag Table
`;

describe('a manual in the info format', () => {
  const document = readTextDocument(MANUAL, 'info');
  const { text } = canonicalise(document);

  test('has its chapters and sections as headings, in their order of rank', () => {
    expect(text).toContain('## 1 Ringing\n\nA bell is rung by a rope, which somebody');
    expect(text).toContain('### 1.1 By the hour\n\nA clock rings each hour');
  });

  test('is called what directories of manuals call it', () => {
    expect(document.title).toBe('Bell: Ringing bells by the hour');
  });

  test('is read without the heads of its nodes, menus and indexes', () => {
    expect(text).not.toMatch(/Node:|Menu|::|makeinfo|INFO-DIR|rung\.|\(line|\[index|Tag Table/u);
    expect(text.split('').filter((one) => one < ' ' && one !== '\n')).toEqual([]);
  });

  test('refers in words', () => {
    expect(text).toContain('See By the hour, for what a clock does.');
    expect(text).toContain('each hour, see as often: Ringing. as it has struck');
  });

  test('has its options with what is said of them', () => {
    expect(text).toContain("'--loud'\n: Ring so that the next village hears it.");
  });

  test('is plain text where it has no nodes, whatever it is called', () => {
    expect(readTextDocument('name = bell\n* Menu: none\n', 'info').text).toBe('name = bell\n* Menu: none\n');
  });
});

test('infoToText keeps each line where it is, whatever the text', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      NODE,
      'File: a.info,  Node: b',
      '* Menu:',
      '* a::',
      '   b',
      '*****',
      '=====',
      'a *note b::.',
      '\0\b[image',
      'alt\0\b]',
    ),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      expect(infoToText(text).split('\n')).toHaveLength(text.split(/\r?\n/u).length);
    }),
  );
});
