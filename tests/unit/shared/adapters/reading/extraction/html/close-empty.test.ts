import { describe, expect, it } from 'vitest';
import { closeEmpty } from '#shared/adapters/reading/extraction/html/close-empty.ts';
import { extractText } from '#shared/adapters/reading/extraction/read-text.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { fetched } from '#tests/support/pages.ts';

const XML = '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">';

describe('tags that a page closes at once', () => {
  it('hold nothing in XHTML', () => {
    expect(closeEmpty(`${XML}<script src="a.js"/><h2 class="x"><a id="b"/>Kilns</h2><p/><br/>`)).toBe(
      `${XML}<script src="a.js"></script><h2 class="x"><a id="b"></a>Kilns</h2><p></p><br/>`,
    );
  });

  it('are in HTML what browsers take them for, but for marks to which one links', () => {
    expect(closeEmpty('<p/>Clay<a name=b/><a href="c"/>more')).toBe(
      '<p/>Clay<a name=b></a><a href="c"/>more',
    );
  });

  it('take no time with many of them that never end', () => {
    const text = `${XML}${'<a id="'.repeat(50_000)}${'<p '.repeat(50_000)}`;
    expect(closeEmpty(text)).toBe(text);
  });

  it('R2.7 cost a page none of its headings', async () => {
    const said = 'Clay is dug in spring, washed in summer, and fired in autumn when the wood has dried. ';
    const section = (name: string): string =>
      `<div class="section"><div class="titlepage"><h2 class="title"><a id="${name}"/>${name}</h2></div><p>${said.repeat(4)}</p></div>`;
    const html = `${XML}<head><title>Kilns</title></head><body>${['Digging', 'Washing', 'Firing'].map(section).join('')}</body></html>`;
    const { text } = canonicalise(await extractText(fetched(html), async () => undefined));
    expect(text.match(/^## .*$/gmu)).toEqual(['## Digging', '## Washing', '## Firing']);
  });
});
