import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRobots } from '#shared/adapters/reading/fetch/robots-rules.ts';

const allows = (text: string, path: string): boolean => parseRobots(text, 'Plumbline').allows(path);
const everyone = (...rules: readonly string[]): string => ['User-agent: *', ...rules].join('\n');

describe('a pattern', () => {
  test.each([
    ['/fish', ['/fish', '/fish.html', '/fish/salmon', '/fishheads'], ['/Fish.asp', '/catfish', '/?id=fish']],
    ['/fish*', ['/fish', '/fishheads/yummy.html'], ['/Fish', '/desert/fish']],
    ['/fish/', ['/fish/', '/fish/?id=1', '/fish/salmon'], ['/fish', '/fish.html']],
    ['/*.php', ['/index.php', '/folder/any.php.file', '/folder/f.php?parameters'], ['/', '/windows.PHP']],
    ['/*.php$', ['/filename.php', '/a.php/b.php'], ['/filename.php?x', '/filename.php5', '/.ph']],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?x'], ['/Fish.PHP', '/fis.php']],
    ['/a*b*c$', ['/abc', '/axbxc', '/abcbc'], ['/abcd', '/acb', '/ab']],
    ['/a$', ['/a'], ['/ab', '/']],
    ['$', [], ['/']],
    ['*', ['/', '/a'], []],
    ['/**', ['/', '/a'], []],
    ['/ab*ab$', ['/abab', '/ab--ab'], ['/ab', '/aab']],
    ['/caf%C3%A9', ['/caf%c3%a9'], ['/cafe']],
    ['/café', ['/caf%C3%A9'], ['/cafe']],
    ['/%7Eme', ['/~me', '/%7eme'], ['/me']],
    ['/a%2fb', ['/a%2Fb'], ['/a/b']],
  ])('%s fits %j and not %j', (pattern, fitting, other) => {
    const rules = everyone(`Disallow: ${pattern}`);
    expect(fitting.filter((path) => allows(rules, path))).toEqual([]);
    expect(other.filter((path) => !allows(rules, path))).toEqual([]);
  });

  test('fits as a regular expression of the same meaning would', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
    const paths = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
    fc.assert(
      fc.property(letters, fc.boolean(), paths, (letters, isWhole, path) => {
        const rules = everyone(`Disallow: /${letters}${isWhole ? '$' : ''}`);
        const same = new RegExp(`^/${letters.replaceAll('*', '.*')}${isWhole ? '$' : ''}`, 'u');
        expect(allows(rules, `/${path}`)).toBe(!same.test(`/${path}`));
      }),
      { numRuns: 500 },
    );
  });
});

describe('rules', () => {
  test('are decided by the longest that fits, between equals by the one that allows', () => {
    const rules = everyone(
      'Allow: /p',
      'Disallow: /',
      'Disallow: /page',
      'Allow: /page',
      'Disallow: /pages/',
    );
    expect(allows(rules, '/page')).toBe(true);
    expect(allows(rules, '/pages/1')).toBe(false);
    expect(allows(rules, '/other')).toBe(false);
  });

  test.each([
    ['for us', 'User-agent: plumbline\nDisallow: /', false],
    ['for us with a version', 'User-agent: Plumbline/0.1\nDisallow: /', false],
    ['for us among others', 'User-agent: a\nUser-agent: Plumbline\nUser-agent: b\nDisallow: /', false],
    ['for us in two places', 'User-agent: plumbline\nAllow: /x\n\nUser-agent: Plumbline\nDisallow: /', false],
    ['for us before those for all', 'User-agent: *\nDisallow: /\n\nUser-agent: Plumbline\nDisallow:', true],
    ['for another', 'User-agent: plumb\nDisallow: /\n\nUser-agent: plumbline-news\nDisallow: /', true],
    ['for nobody', 'Disallow: /', true],
    ['with a comment', 'User-agent: * # all\nDisallow: / # everything', false],
    ['after other fields', 'User-agent: *\nCrawl-delay: 1\nSitemap: /a.xml\nDisallow: /', false],
    ['in old line ends', 'User-agent: *\rDisallow: /\r', false],
    ['in any case', 'USER-AGENT:*\nDISALLOW:/', false],
    ['that are empty', '', true],
  ])('%s are distinguished', (_, text, isAllowed) => {
    expect(allows(text, '/page')).toBe(isAllowed);
  });

  test.each([
    ['many asterisks', `/${'*a'.repeat(1000)}`, false],
    ['more asterisks than the path has letters', `/${'*a'.repeat(5000)}`, true],
    ['a long part after an asterisk', `/*${'a'.repeat(4000)}`, false],
    ['a part that never comes', `/*${'a'.repeat(2000)}c`, true],
    ['a short part, often', '/*c', true],
  ])('of the worst kind are decided too: %s', (_, pattern, isAllowed) => {
    const line = `Disallow: ${pattern}\n`;
    const rules = everyone(line.repeat(Math.floor(500_000 / line.length)));
    expect(allows(rules, `/${'a'.repeat(4050)}b`)).toBe(isAllowed);
  });
});
