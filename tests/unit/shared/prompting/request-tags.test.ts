import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanRequests } from '#shared/prompting/request-tags.ts';
import { hardText } from '../text/arbitrary-text.ts';

const tag = (rest: string): string => `<request_more_info${rest}`;

describe('scanRequests', () => {
  it.each([
    ['a tag', tag(' topic="key rotation">'), ['key rotation'], ''],
    ['text around it', `Before ${tag(' topic="a b">')} after`, ['a b'], 'Before  after'],
    ['single marks', tag(" topic='a'>"), ['a'], ''],
    ['an empty element', tag(' topic="a" />'), ['a'], ''],
    ['a closing tag', `x ${tag(' topic="a">')}please</request_more_info> y`, ['a'], 'x  y'],
    ['other attributes', tag(' urgency="high" topic="a" lang="en">'), ['a'], ''],
    ['blanks around the sign', tag(' topic = "a" >'), ['a'], ''],
    ['several', `${tag(' topic="a">')} and ${tag(' topic="b">')}`, ['a', 'b'], ' and '],
    ['the same twice', `${tag(' topic="Rust">')}${tag(' topic="rust">')}`, ['Rust'], ''],
    ['escapes', tag(' topic="&quot;a&quot; &amp; &lt;b&gt; &#39;c&#39;">'), [`"a" & <b> 'c'`], ''],
    ['an escaped escape', tag(' topic="&amp;quot;">'), ['&quot;'], ''],
    ['backslashes', tag(String.raw` topic="a \"b\" c">`), ['a "b" c'], ''],
    ['marks with backslashes', tag(String.raw` topic=\"a b\">`), ['a b'], ''],
    ['a bracket in the topic', tag(' topic="n > 5 and n < 9">'), ['n > 5 and n < 9'], ''],
    [
      'nested tags',
      `${tag(' topic="a">')}${tag(' topic="b">')}</request_more_info></request_more_info>!`,
      ['a', 'b'],
      '!',
    ],
    ['a tag in the topic', tag(` topic="a ${tag(" topic='b'>")} c">`), [`a ${tag(" topic='b'>")} c`], ''],
    ['a stray closing tag', 'a</request_more_info>b', [], 'ab'],
    ['another tag', '<request_more topic="a">', [], '<request_more topic="a">'],
    ['a longer name', tag('s topic="a">'), [], tag('s topic="a">')],
    ['capitals', '<REQUEST_MORE_INFO topic="a">', [], '<REQUEST_MORE_INFO topic="a">'],
    ['no tag', 'a < b', [], 'a < b'],
    ['nothing', '', [], ''],
  ])('reads %s', (_what, source, topics, text) => {
    expect(scanRequests(source)).toEqual({ text, topics, malformed: 0 });
  });

  it.each([
    ['no topic', `a ${tag('>')} b`, 'a  b'],
    ['an empty topic', tag(' topic="  ">'), ''],
    ['no quotation marks', tag(' topic=rust>!'), '!'],
    ['no end at the end of the text', `a ${tag(' topic="more on rust')}`, 'a '],
    ['no end before a line break', `a ${tag(' topic="more on rust\nNext line.')}`, 'a \nNext line.'],
    ['no end before another tag', tag(` topic="a"${tag(' topic="b">')}`), ''],
    ['nothing after its name', `a ${tag('')}`, 'a '],
  ])('counts a tag with %s and takes it out', (_what, source, text) => {
    const scan = scanRequests(source);
    expect(scan.malformed).toBe(1);
    expect(scan.text).toBe(text);
  });

  it('does not take for a request what only becomes one when another is taken out', () => {
    const scan = scanRequests(`<request_more_${tag(' topic="a">')}info topic="b">`);
    expect(scan.topics).toEqual(['a']);
    expect(scan.malformed).toBe(1);
    expect(scan.text).toBe('');
  });

  const piece = fc.oneof(
    hardText,
    fc.constantFrom(
      tag(''),
      tag(' topic="a">'),
      tag(' topic="b" />'),
      '</request_more_info>',
      ' topic="',
      "'",
      '">',
      '<',
      '>',
      '\\',
    ),
  );
  const soup = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('leaves no tag behind, and no topic that is empty or doubled', () => {
    fc.assert(
      fc.property(soup, (source) => {
        const { text, topics } = scanRequests(source);
        expect(text).not.toMatch(/<request_more_info(?!\w)|<\/request_more_info>/u);
        expect(text.length).toBeLessThanOrEqual(source.length);
        expect(topics.every((topic) => topic.trim() === topic && topic !== '')).toBe(true);
        expect(new Set(topics.map((topic) => topic.toLowerCase())).size).toBe(topics.length);
      }),
      { numRuns: 500 },
    );
  });

  it('reads back any topic that was escaped', () => {
    fc.assert(
      fc.property(hardText, (wanted) => {
        const topic = wanted
          .toWellFormed()
          .replaceAll(/\s+/gu, ' ')
          .trim()
          .slice(0, 100)
          .toWellFormed()
          .trim();
        fc.pre(topic !== '');
        const escaped = topic
          .replaceAll('\\', '\\\\')
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;')
          .replaceAll('<', '&lt;');
        expect(scanRequests(tag(` topic="${escaped}">`)).topics).toEqual([topic]);
      }),
    );
  });
});
