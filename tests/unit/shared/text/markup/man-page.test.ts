import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isManPage, readManPage } from '#shared/text/markup/man/man-page.ts';
import { markupOfName } from '#shared/text/markup/markup-of-name.ts';
import { readTextDocument } from '#shared/text/markup/text-document.ts';

const MAN = String.raw`.\" A comment
.ie \n(.g .ds Aq \(aq
.el       .ds Aq '
.de XX
.B not shown
..
.TH HERON 1 "2024" "Birds" "Manual"
.SH NAME
heron \- watch a \fBriver\fR
.SH DESCRIPTION
The \fIheron\fP stands in *shallow* water\&.
.br
.BR heron (1)
waits.
.TP
\fB\-d\fR, \fB\-\-depth\fR=\fIMETRES\fR
How deep. The default is 0\.3.
.IP \(bu 2
It never hurries.
.nf
heron \-\-depth 1 <river>
.fi
.if t .B on paper
.ie n \{\
shown
.\}
.el \{\
not shown
.\}`;

const MDOC = String.raw`.Dd January 1, 2024
.Dt OTTER 8
.Os
.Sh NAME
.Nm otter
.Nd swims
.Sh SYNOPSIS
.Nm
.Op Fl d Ar depth
.Sh DESCRIPTION
.Nm
reads
.Pa /etc/otter.conf ,
see
.Xr heron 1 .
.Bl -tag -width Ds
.It Fl d Ar depth
Dives to
.Ar depth .
.It Fl v
Says more.
.El`;

describe('pages of manuals', () => {
  const { text, title } = readManPage(MAN);
  const lines = text.split('\n');

  test('R2.7 are titled by their name, section and what they describe', () => {
    expect(title).toBe('heron(1): watch a river');
    expect(lines[6]).toBe('# heron(1)');
    expect(readManPage(MDOC).title).toBe('otter(8): swims');
    const parted =
      '.TH HERON 1\n.SH NAME\nheron \\- watch a river and\nwhat swims in it\n.SH SYNOPSIS\nheron';
    expect(readManPage(parted).title).toBe('heron(1): watch a river and what swims in it');
    const followed = '.TH HERON 1\n.SH NAME\nheron \\- watch a river\n.PP\nThis page is of version 3.';
    expect(readManPage(followed).title).toBe('heron(1): watch a river');
  });

  test('R2.7 show words without fonts and requests, and what would be markup as it is', () => {
    expect(lines[10]).toBe(String.raw`The heron stands in \*shallow\* water.`);
    expect(lines[12]).toBe('heron(1)');
    expect(text).not.toContain('not shown');
    expect(text).not.toContain('on paper');
    expect(lines).toContain('shown');
  });

  test('R2.7 show an option with its description, items as such, and code as code', () => {
    expect(lines.slice(15, 17)).toEqual([
      String.raw`**\-d, --depth=METRES**:`,
      'How deep. The default is 0.3.',
    ]);
    expect(lines[18]).toBe('- It never hurries.');
    expect(lines.slice(19, 22)).toEqual(['```', 'heron --depth 1 <river>', '```']);
  });

  test('R2.7 are read in either set of macros', () => {
    const mdoc = readManPage(MDOC).text;
    expect(mdoc).toContain('otter\n\\[-d depth\\]');
    expect(mdoc).toContain('/etc/otter.conf,\nsee\nheron(1).');
    expect(mdoc).toContain(String.raw`- **\-d depth**:`);
  });

  test('keep what is named behind a paragraph apart from it', () => {
    const page = '.TH HERON 1\n.SH OPTIONS\nIt has a few.\n.IP "--wade=METRES"\nHow far to wade.';
    expect(readManPage(page).text.split('\n').slice(2)).toEqual([
      'It has a few.',
      String.raw`- **\--wade=METRES**:`,
      'How far to wade.',
    ]);
  });

  test('R2.7 keep their lines, whatever they hold', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '.TP',
        '.nf',
        '.fi',
        '.It Fl x',
        '.IP a 2',
        String.raw`.ie n \{`,
        String.raw`.\}`,
        '.de X',
        '..',
        '.SH',
        '.Bd -literal',
      ),
      fc.string({ maxLength: 12 }).filter((one) => !/[\n\r]/u.test(one)),
      fc.string({ maxLength: 6 }).map((one) => `.${one.replaceAll(/[\n\r]/gu, '')}`),
      fc.string({ maxLength: 6 }).map((one) => `a\\${one.replaceAll(/[\n\r]/gu, '')}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (all) => {
        expect(readManPage(all.join('\n')).text.split('\n')).toHaveLength(Math.max(1, all.length));
      }),
    );
  });

  test('are known by their names and by what they hold', () => {
    expect(['tar.1', 'printf.3posix', 'man5/a.conf.5'].map(markupOfName)).toEqual(['man', 'man', 'man']);
    const others = ['libc.so.6', 'tool-1.2', 'tool-v2.1', 'v2.1', 'a.10', '1.2', 'man1/a.10', 'man/tool-1.2'];
    expect(others.map(markupOfName)).toEqual(others.map(() => undefined));
    const figures = ['base64.1', 'DS2408.3', 'x509.7ssl', 'man7/utf-8.7', 'man8/ld.so.8', 'man1/opt-14.1'];
    expect(figures.map(markupOfName)).toEqual(figures.map(() => 'man'));
    expect(isManPage(MAN)).toBe(true);
    expect(readTextDocument('Minutes\n\nAll came.', 'man')).toMatchObject({ contentType: 'text/plain' });
  });

  test.each([
    [String.raw`\N'45'x`, '-x'],
    [String.raw`caf\['e]`, 'café'],
    [String.raw`\[u2014]`, '—'],
    [String.raw`a\s-1b\s0\h'2'c\ed`, String.raw`abc\d`],
  ])('reads %s as %s', (source, shown) => {
    const page = readManPage(`.TH A 1\n.SH NAME\n.nf\n${source}`);
    expect(page.text.split('\n').at(-1)).toBe(shown);
  });
});

test('the words that a macro of the page itself sets are kept, and a name stays with what is said of it', () => {
  const page = String.raw`.TH GLOB n
.de QW
.ie '\\*(lq'"' \`\`\\$1''\\$2
.el \\*(lq\\$1\\*(rq\\$2
..
.de QN
\\*[lq]\\fB\\$1\\fR\\*[rq]\\$2
..
.de BX
.nr x 1
..
.SH NAME
glob \- match names
.SH OPTIONS
It performs file name
.QW globbing .
.QN "a b" .
.BX a
.TP
\fB\-nocomplain\fR
.
Allows an empty list.`;
  const { text } = readManPage(page);
  expect(text).toContain('It performs file name\n“globbing”.\n“a b”.\n');
  expect(text).toContain('\n**\\-nocomplain**:\nAllows an empty list.');
  expect(text.split('\n')).toHaveLength(page.split('\n').length);
});

describe('pages of a manual in other languages', () => {
  test.each([
    ['BEZEICHNUNG', 'heron - einen Fluss beobachten'],
    ['ИМЯ', 'heron - einen Fluss beobachten'],
  ])('say in their first section what they are: %s', (heading, line) => {
    const page = readManPage(`.TH HERON 1\n.SH ${heading}\n${line}\n.SH MEHR\nheron - steht`);
    expect(page.title).toBe('heron(1): einen Fluss beobachten');
  });

  test('have no more in their titles where it says something else', () => {
    expect(readManPage('.TH HERON 1\n.SH MEHR\nbirds - and rivers').title).toBe('heron(1)');
    expect(readManPage('.TH HERON 1\n.SH SYNOPSIS\nheron [\\-d] \\- [file]').title).toBe('heron(1)');
    expect(readManPage('.TH HERON 1\n.SH MEHR\nThe heron waits \\- and it stands').title).toBe('heron(1)');
  });
});

describe('what DocBook made of a page', () => {
  test('are items where they have marks, for a terminal and for paper', () => {
    const item = (mark: string, text: string): string =>
      String.raw`.ie n \{\
\h'-04'${mark}\h'+03'\c
.\}
.el \{\
.IP ${mark} 2.3
.\}
${text}`;
    const page = readManPage(
      `.TH HERON 1\n.SH SEE\n${item(String.raw`\(bu`, 'a river')}\n${item(' 2.', 'a lake')}`,
    );
    expect(
      page.text
        .split('\n')
        .filter((line) => line !== '')
        .slice(2),
    ).toEqual(['- a river', '2. a lake']);
  });

  test('are addresses without the signs around them', () => {
    expect(readManPage('.TH HERON 1\n.SH SEE\nAt <https://birds.example/heron> it is.').text).toContain(
      'At https://birds.example/heron it is.',
    );
  });
});

test('comments part no name from what is said of it', () => {
  const text = String.raw`.TH HERON 1
.SH OPTIONS
.TP
.B \-d
.\" since 2.0
.
.\" commit 1234
How deep.`;
  expect(
    readManPage(text)
      .text.split('\n')
      .filter((line) => line !== '')
      .slice(2),
  ).toEqual([String.raw`**\-d**:`, 'How deep.']);
  expect(readManPage(text).text.split('\n')[6]).toBe(String.raw`**\-d**:`);
});
