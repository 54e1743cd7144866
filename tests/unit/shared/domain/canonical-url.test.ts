import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicaliseUrl, withoutTracking } from '#shared/domain/canonical-url.ts';
import { pageHost, pageKey } from '#functions/steps/select-sources/page-key.ts';

/** Addresses with everything in them that may be spelled in more than one way. */
const crookedUrl = fc
  .tuple(
    fc.constantFrom('http://', 'HTTPS://', 'https://me:secret@'),
    fc.constantFrom(
      'Example.org',
      'www.example.org.',
      'm.example.org:443',
      'bücher.example',
      '[::1]:8080',
      'a_b.x',
    ),
    fc.array(
      fc.constantFrom(
        '/',
        '//',
        '/a',
        '/B%41',
        '/%2e%2E',
        '/%2f',
        '/%',
        '/%%341',
        '/;jsessionid=1',
        '/..;JSESSIONID=2',
        '/é',
        '/~x',
      ),
      { maxLength: 6 },
    ),
    fc.array(
      fc.constantFrom(
        'utm_source=x',
        'b=2',
        'a=1',
        'a=0',
        'B=%e9',
        '%67clid=1',
        '',
        'q',
        'q=',
        'x=%',
        'y=a+b',
      ),
      {
        maxLength: 6,
      },
    ),
    fc.constantFrom('', '#top', '#/route', '#!x'),
  )
  .map(([scheme, host, path, query, fragment]) => {
    const search = query.length === 0 ? '' : `?${query.join('&')}`;
    return `${scheme}${host}/${path.join('')}${search}${fragment}`;
  });

const anyUrl = fc.oneof(
  crookedUrl,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string().map((text) => `https://example.org/${text}`),
);

describe('canonicaliseUrl', () => {
  it('R2.4 is idempotent, and never changes a host', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const canonical = canonicaliseUrl(url);
        const host = URL.parse(url)?.host;
        fc.pre(host !== undefined);
        expect(URL.parse(canonical ?? '')?.host).toBe(host);
        expect(canonicaliseUrl(canonical ?? '')).toBe(canonical);
      }),
      { numRuns: 500 },
    );
  });

  it('takes nothing that is no address of a page, and does not fail on it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const canonical = canonicaliseUrl(text);
        expect(canonical === undefined || /^https?:\/\//u.test(canonical)).toBe(true);
      }),
    );
    const others = [
      '',
      'nonsense',
      'http://',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
    ];
    for (const url of [...others, 'file:///a.md', 'ftp://a.example/']) {
      expect(canonicaliseUrl(url), url).toBeUndefined();
      expect(pageKey(url), url).toBeUndefined();
    }
  });

  it.each([
    ['a fragment', 'https://a.example/x#part'],
    ['credentials', 'https://me:secret@a.example/x'],
    ['a default port', 'https://a.example:443/x'],
    ['capitals of scheme and host', 'HTTPS://A.Example/x'],
    ['a trailing slash', 'https://a.example/x/'],
    ['tracking parameters', 'https://a.example/x?utm_source=n&gclid=1&fbclid=2&MC_EID=3'],
    ['a session', 'https://a.example/x;jsessionid=AF01?PHPSESSID=2'],
    ['escapes of plain letters', 'https://a.example/%78'],
    ['dot segments', 'https://a.example/y/%2e%2E/x'],
    ['an empty query', 'https://a.example/x?&'],
  ])('leaves out %s', (_, url) => {
    expect(canonicaliseUrl(url)).toBe('https://a.example/x');
  });

  it.each([
    ['a parameter that chooses the page', 'https://a.example/?id=1', 'https://a.example/?id=2'],
    ['the order of values of one name', 'https://a.example/?a=1&a=2', 'https://a.example/?a=2&a=1'],
    ['a branch', 'https://a.example/x?ref=main', 'https://a.example/x'],
    ['an escaped escape', 'https://a.example/%2541', 'https://a.example/A'],
    ['bytes of another encoding', 'https://a.example/?q=caf%E9', 'https://a.example/?q=caf%E8'],
    ['an escaped slash', 'https://a.example/a%2Fb', 'https://a.example/a/b'],
    ['another port', 'https://a.example:8443/', 'https://a.example/'],
    ['capitals in the path', 'https://a.example/X', 'https://a.example/x'],
  ])('keeps apart pages that differ in %s', (_, first, second) => {
    expect(canonicaliseUrl(first)).not.toBe(canonicaliseUrl(second));
  });

  it('sorts parameters by name, and writes escapes in capitals', () => {
    expect(canonicaliseUrl('http://a.example/%c3%a9?b=%2f&a=1')).toBe('http://a.example/%C3%A9?a=1&b=%2F');
  });

  it('takes no longer for a path of slashes', () => {
    const slashes = '/'.repeat(100_000);
    expect(canonicaliseUrl(`https://a.example${slashes}x${slashes}`)).toMatch(/x$/u);
  });
});

describe('withoutTracking', () => {
  it.each([
    ['https://example.org/a?utm_source=x&b=2&a=1&fbclid=9#part', 'https://example.org/a?b=2&a=1#part'],
    ['https://example.org/a?utm_source=x', 'https://example.org/a'],
    ['https://example.org/a?ref=x', 'https://example.org/a?ref=x'],
    ['HTTPS://Example.org/%7ea/', 'HTTPS://Example.org/%7ea/'],
    ['file:///a?utm_source=x', 'file:///a?utm_source=x'],
    ['no address?utm_source=x', 'no address?utm_source=x'],
  ])('makes %s into %s', (url, expected) => {
    expect(withoutTracking(url)).toBe(expected);
  });

  it('leads to the same page', () => {
    fc.assert(
      fc.property(crookedUrl, (url) => {
        expect(canonicaliseUrl(withoutTracking(url))).toBe(canonicaliseUrl(url));
      }),
    );
  });
});

describe('pageKey', () => {
  const PAGE = 'https://www.example.org/news/story?id=7';

  it.each([
    ['http', 'http://www.example.org/news/story?id=7'],
    ['the bare domain', 'https://example.org/news/story?id=7'],
    ['the mobile site', 'https://m.example.org/news/story?id=7'],
    ['the AMP host', 'https://amp.example.org/news/story?id=7'],
    ['the AMP path', 'https://www.example.org/news/story/amp/?id=7'],
    ['an AMP folder', 'https://www.example.org/news/amp/story?id=7'],
    ['an AMP ending', 'https://www.example.org/news/story.amp?id=7'],
    ['an AMP parameter', 'https://www.example.org/news/story?amp=1&id=7'],
    ['the cache of Google', 'https://www-example-org.cdn.ampproject.org/c/s/www.example.org/news/story?id=7'],
    ['the cache of Bing', 'https://www-example-org.bing-amp.com/c/s/www.example.org/news/story?id=7'],
    ['the viewer of Google', 'https://www.google.com/amp/s/m.example.org/news/story?id=7'],
    ['tracking', `${PAGE}&utm_source=x#top`],
  ])('is shared with %s', (_, url) => {
    expect(pageKey(url)).toBe(pageKey(PAGE));
  });

  it.each([
    ['another page', 'https://www.example.org/news/other?id=7'],
    ['another host', 'https://blog.example.org/news/story?id=7'],
    ['another port', 'https://www.example.org:8443/news/story?id=7'],
    [
      'a page that only looks cached',
      'https://ampproject.org.evil.example/c/s/www.example.org/news/story?id=7',
    ],
  ])('is not shared with %s', (_, url) => {
    expect(pageKey(url)).not.toBe(pageKey(PAGE));
  });

  it('knows an index page by its folder, and the mobile host of an encyclopedia by its language', () => {
    expect(pageKey('https://example.org/docs/index.html')).toBe(pageKey('http://example.org/docs/'));
    expect(pageKey('https://en.m.wikipedia.org/wiki/Iron')).toBe(
      pageKey('https://en.wikipedia.org/wiki/Iron'),
    );
  });

  it('never takes a label off the registrable domain', () => {
    for (const host of ['m.com', 'amp.github.io', 'www.gov.uk', '127.0.0.1', '[::1]', 'localhost', 'amp']) {
      expect(pageHost(host)).toBe(host);
    }
  });
});
