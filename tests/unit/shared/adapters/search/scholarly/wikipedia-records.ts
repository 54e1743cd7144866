/** Pages in the shape that MediaWiki sends them; what they say is our own. */
export const REED = {
  pageid: 9001,
  ns: 0,
  title: 'Reed bed',
  index: 1,
  contentmodel: 'wikitext',
  pagelanguage: 'en',
  pagelanguagehtmlcode: 'en',
  touched: '2026-01-30T00:00:00Z',
  lastrevid: 700001,
  length: 9000,
  fullurl: 'https://en.wikipedia.org/wiki/Reed_bed',
  canonicalurl: 'https://en.wikipedia.org/wiki/Reed_bed',
  revisions: [{ revid: 700001, parentid: 700000, timestamp: '2026-01-15T08:30:00Z' }],
  extract: 'A reed bed is a place where reeds grow.\nIt is home to herons.',
};

export const HERON = {
  ...REED,
  pageid: 9002,
  title: 'Heron',
  index: 2,
  canonicalurl: 'https://en.wikipedia.org/wiki/Heron',
  revisions: [{ revid: 700002, timestamp: '2025-12-01T00:00:00Z' }],
  extract: 'Herons wait among reeds.',
};

export const NAMES = {
  ...REED,
  pageid: 9003,
  title: 'Reed',
  index: 3,
  revisions: [{ revid: 700003, timestamp: '2025-12-01T00:00:00Z' }],
  pageprops: { disambiguation: '' },
};

/** As a wiki answers that knows no `formatversion=2`, with an object for a string. */
export const ODD = {
  pageid: 9004,
  title: 'Phragmites',
  index: '4',
  canonicalurl: { '*': 'x' },
  revisions: { revid: 700004, timestamp: ['2020-02-02T00:00:00Z'] },
  extract: { content: 'A genus of reeds.' },
};

export function pages(list: unknown, goesOn?: Readonly<Record<string, string | number>>): unknown {
  return {
    ...(goesOn === undefined ? { batchcomplete: true } : { continue: goesOn }),
    query: { pages: list },
  };
}

export function error(code: string, info = 'An error.'): unknown {
  return {
    error: { code, info, docref: 'See https://en.wikipedia.org/w/api.php for API usage.' },
    servedby: 'mw1',
  };
}

/** An article as `action=parse` writes it. */
export const ARTICLE = `<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr"><div class="shortdescription nomobile noexcerpt noprint searchaux" style="display:none">HitOrigin</div>
<style data-mw-deduplicate="x">.hatnote{font-style:italic}</style><div role="note" class="hatnote navigation-not-searchable">For the plant, see <a href="/wiki/Reed">Reed</a>.</div>
<table class="box-More_citations ambox"><tbody><tr><td>This article needs more citations.</td></tr></tbody></table>
<table class="infobox"><tbody><tr><th scope="row">Area</th><td>10<sup>3</sup>&#160;ha</td></tr></tbody></table>
<p><b>Reed beds</b> take up CO<sub>2</sub><sup id="cite_ref-1" class="reference"><a href="#cite_note-1">&#91;1&#93;</a></sup> at a rate of <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="{\\displaystyle r=c/m^{2}}"><semantics><mrow><mi>r</mi></mrow><annotation encoding="application/x-tex">{\\displaystyle r}</annotation></semantics></math></span><img src="x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle r=c/m^{2}}"></span> &amp; more (p &lt; 0.05).</p>
<meta property="mw:PageProp/toc" />
<div class="mw-heading mw-heading2"><h2 id="Birds">Birds</h2><span class="mw-editsection"><a href="/w/index.php?action=edit">edit</a></span></div>
<figure class="mw-default-size"><a href="/wiki/File:Heron.jpg"><img src="h.jpg" alt="Heron"></a><figcaption>A heron at dawn</figcaption></figure>
<ul><li>The <a href="/wiki/Heron">heron</a> waits.</li><li>The bittern hides.<ul><li>It booms.</li></ul></li></ul>
<div class="mw-heading mw-heading3"><h3 id="Counts">Counts</h3></div>
<table class="wikitable"><tbody><tr><th>Year</th><th>Herons</th></tr><tr><td>2020</td><td>12<sup class="reference">[2]</sup></td></tr></tbody></table>
<div class="mw-heading mw-heading2"><h2 id="See_also">See also</h2></div><ul><li><a href="/wiki/Marsh">Marsh</a></li></ul>
<div class="mw-heading mw-heading2"><h2 id="References">References</h2></div><div class="reflist"><ol class="references"><li>Stork, W. <i>Reeds</i>.</li></ol></div>
<div class="mw-heading mw-heading3"><h3 id="Books">Books</h3></div><p>A list of books.</p>
<div class="mw-heading mw-heading2"><h2 id="Empty">Weblinks</h2></div><div class="navbox"><table><tbody><tr><td>Wetlands</td></tr></tbody></table></div>
</div>`;

export function parsed(text: unknown = ARTICLE): unknown {
  return { parse: { title: 'Reed bed', pageid: 9001, revid: 700001, text } };
}
