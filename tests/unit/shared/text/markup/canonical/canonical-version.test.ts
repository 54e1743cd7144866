import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CANONICAL_VERSION } from '#shared/text/markup/canonical/canonical-version.ts';
import { type RawDocument, canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { hashOf } from '#shared/text/hash.ts';

/** Raise CANONICAL_VERSION whenever this changes, or texts that older code has read are taken for what this code reads. */
const READ = { version: 56, texts: '1f34761edbfb7d674151462c3f272e5fe18f5c40403dfa224f3b66beeceec979' };

const FIXTURES = new URL('../../../../../fixtures/', import.meta.url);

/** What each kind of markup is read as, in short. */
const PIECES: readonly RawDocument[] = [
  {
    contentType: 'text/html',
    text: '<nav>Home</nav><h1>Kiln <a href="#k" aria-hidden="true">TOC</a></h1><p>Use <code>-u <i>uid</i> </code>or <code></code>it<sup>2</sup>.</p><ol><li>Open<ul><li>it</li></ul></li></ol>',
  },
  {
    contentType: 'text/html',
    text: '<main><p>Hot.</p></main><table><tr><th>a</th><th>b</th></tr><tr><td>1<br>2</td><td><pre>x\n y</pre></td></tr></table><dl><dt>Lid<span class="classifier">clay</span></dt><dd>Shut it.</dd></dl><div class="footer"><p>© 2020 Ann</p></div>',
  },
  {
    contentType: 'text/html',
    text: '<body><pre>Prose that is set in lines\nas old pages are, with no\ncode in it at all, so there.</pre><p>&amp;nbsp;&#8212;\u0093[T]he\u0002 court</p></body>',
  },
  {
    contentType: 'text/html',
    text: '<h2>Fields</h2><div class="memproto"><table class="memname"><tr><td>int Kiln::heat</td></tr></table></div><p>Hot.</p>',
  },
  {
    contentType: 'text/html',
    text: `<h3>Contents</h3><ul><li><a href="#a">Ash</a></li><li><a href="#f">Fire</a></li></ul><p>${'A kiln of brick holds its heat. '.repeat(9)}</p><h2 id="a">Ash</h2><p>None.</p><h2 id="f">Fire</h2><p>One.</p><section id="navigation"><p>By the arrows.</p></section><a href="i.html"><h4>Pots</h4></a><ul><li><a href="#">Kiln</a></li><li><a href="c.html">Clay</a></li></ul>`,
  },
  {
    contentType: 'text/markdown',
    text: '---\ntitle: Kiln\n---\n\nKiln\n====\n\n* a\n  * b\n\n![ash](a.png) [wood](w.html)<br>and <b>gas</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n~~~sh\nkiln --fire\n~~~\n\n[^1]: Note.',
  },
  {
    contentType: 'text/plain',
    text: 'KILN(1)\n\nNAME\n     kiln - fires pots\n\nOPTIONS\n     -u   Sets who.\n',
  },
  {
    contentType: 'text/plain',
    text: 'KILNS\nFrom May\n\nKiln        Open   Shut\n-----------------------\nAsh pit     0610   0740\nGas kiln    0621   0754\nOven        0650   0832\n\n1. LIDS\n1.1 The lid is shut by night.\n\n2. POTS\n2.1 No pot is left in it.',
  },
  {
    contentType: 'text/plain',
    text: 'From: Ann\nTo: Bo\nDate: 18 Nov 2024\nSubject: Kiln\nPlace: Yard 3\n\nIt is cold.\n\n---\nFrom: Bo\nDate: 19 Nov 2024\nSubject: Re: Kiln\n\nIt is hot.',
  },
  {
    contentType: 'text/plain',
    text: `KILN\n\n1. Firing\n${['The kiln', 'The oven', 'The lid'].map((one) => `${one} ${'is hot by day, and cold by night, '.repeat(4)}and so on.`).join('\n')}\n\nFEES\n  Lid ..... £3\n  Key ..... £12`,
  },
  {
    contentType: 'text/plain',
    text: Array.from(
      { length: 6 },
      (_, at) => `1${at >> 1}/01/2025, 18:17 - ${at % 2 ? 'Ann' : 'Bo'}: ok`,
    ).join('\n'),
  },
  {
    contentType: 'text/markdown',
    text: '# Kiln\n\n**Lids**\nOf clay.\n\n**Pots**\n\nOf clay, too.\n**The ash** is none.',
  },
  { contentType: 'application/pdf', text: 'Kilns are\nhot.\f2\nThey burn.' },
];

test('documents are read as the same text as long as the version of what they are read as is the same', async () => {
  const pages = (await readdir(new URL('pages/', FIXTURES))).toSorted();
  const saved = await Promise.all(
    pages.map(async (page): Promise<RawDocument> => ({
      contentType: 'text/html',
      text: await readFile(new URL(`pages/${page}`, FIXTURES), 'utf8'),
    })),
  );
  const manual = await readFile(new URL('digests/kiln.md', FIXTURES), 'utf8');
  const documents = [...PIECES, ...saved, { contentType: 'text/markdown', text: manual } as const];
  expect({ version: CANONICAL_VERSION, texts: hashOf(documents.map(canonicalise)) }).toEqual(READ);
});
