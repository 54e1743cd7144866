import { describe, expect, it } from 'vitest';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';

const textOf = (body: string): string =>
  canonicalise({
    contentType: 'text/html',
    text: `<html><body><p>Fire it so:</p>${body}<p>Then wait.</p></body></html>`,
  }).text;

describe('code whose lines are blocks of their own', () => {
  it('is one block, its lines in order and set in as they were', () => {
    const code =
      '<div class="fragment"><div class="line"><span class="keywordtype">void</span> fire()</div>\n<div class="line">{</div>\n<div class="line">    <span class="comment">// slowly</span></div>\n<div class="line">    heat&lt;int&gt;(900);</div>\n<div class="line"> </div>\n<div class="line">}</div>\n</div><!-- fragment -->';
    expect(textOf(code)).toBe(
      'Fire it so:\n\n```\nvoid fire()\n{\n    // slowly\n    heat<int>(900);\n\n}\n```\n\nThen wait.',
    );
  });

  it('has neither the numbers of its lines nor what is shown where one points', () => {
    const code =
      '<div class="fragment"><div class="line"><a name="l00001"></a><span class="lineno">    1</span>&#160;heat(900);</div>\n<div class="line"><a id="l00002" name="l00002"></a><span class="lineno">    2</span> rest();</div>\n<div class="ttc" id="a1"><div class="ttname">heat</div><div class="ttdef">kiln.h:7</div></div>\n</div><!-- fragment -->';
    expect(textOf(code)).toBe('Fire it so:\n\n```\nheat(900);\n rest();\n```\n\nThen wait.');
  });

  it('goes on behind what is shown where one points, and has no line for what can be folded', () => {
    const code =
      '<div class="fragment"><div class="foldopen" id="f1" data-start="{"><div class="line">a() {</div>\n<div class="ttc" id="a1"><div class="ttname">a</div></div>\n<div class="line"><br /></div>\n<div class="line">}</div>\n</div>\n<div class="line">b();</div>\n</div><!-- fragment -->';
    expect(textOf(code)).toBe('Fire it so:\n\n```\na() {\n\n}\nb();\n```\n\nThen wait.');
  });

  it('leaves the words before it where a block before it has no end', () => {
    const code = '<div class="fragment"><div class="line">a();</div>\n</div><!-- fragment -->';
    expect(textOf(`<div class="fragment"></div><p>Then so:</p>${code}`)).toBe(
      'Fire it so:\n\nThen so:\n\n```\na();\n```\n\nThen wait.',
    );
  });

  it('ends nowhere but where it says so', () => {
    expect(textOf('<div class="fragment"><div class="line">heat();</div></div>')).toBe(
      'Fire it so:\n\nheat();\n\nThen wait.',
    );
  });
});
