import { describe, expect, test } from 'vitest';
import { AddressRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import { type Answer, askedPaths, doorTo, failureOf, pages, redirectTo, startSite } from './site.ts';

const RULES = `User-agent: *
Disallow: /

User-agent: Plumbline
Disallow: /private
Disallow: /*.pdf$
Allow: /private/open
`;

const status =
  (code: number): Answer =>
  (_request, response) =>
    void response.writeHead(code).end('User-agent: *\nDisallow: /');

describe('R2.6 robots.txt', () => {
  test('is obeyed, in the part that speaks to us', async () => {
    const site = await startSite(
      pages({ '/robots.txt': RULES, '/a': 'a', '/private/open': 'b', '/private': 'c', '/x.pdf': 'd' }),
    );
    const door = doorTo([site]);
    await door.fetch(`${site.url}/a`);
    await door.fetch(`${site.url}/private/open`);
    for (const path of ['/private', '/x.pdf']) {
      const failure = await failureOf(door.fetch(`${site.url}${path}`));
      expect(failure).toBeInstanceOf(AddressRefused);
      expect(String(failure)).toContain('robots.txt');
    }
    expect(askedPaths(site)).toEqual(['/a', '/private/open']);
  });

  test('is asked for once in an hour, and once by several pages', async () => {
    const site = await startSite(pages({ '/robots.txt': RULES, '/a': 'a', '/b': 'b' }));
    const clock = { now: 0 };
    const door = doorTo([site], { now: () => clock.now });
    const countReads = (): number => site.requests.length - askedPaths(site).length;
    await Promise.all([door.fetch(`${site.url}/a`), door.fetch(`${site.url}/b`)]);
    clock.now += 59 * 60_000;
    await door.fetch(`${site.url}/a`);
    expect(countReads()).toBe(1);
    clock.now += 2 * 60_000;
    await door.fetch(`${site.url}/a`);
    expect(countReads()).toBe(2);
  });

  test('is not asked for when it is turned off', async () => {
    const site = await startSite(pages({ '/robots.txt': RULES, '/private': 'c' }));
    const environment = { FETCH_ALLOW: site.place, FETCH_ROBOTS: 'false' };
    await doorTo([site], { environment }).fetch(`${site.url}/private`);
    expect(site.requests).toHaveLength(1);
  });

  test.each([401, 403, 404, 410])('allows everything where it is not to be had: status %i', async (code) => {
    const site = await startSite(pages({ '/robots.txt': status(code), '/a': 'a' }));
    expect((await doorTo([site]).fetch(`${site.url}/a`)).status).toBe(200);
  });

  test.each([
    ['a page', '<!doctype html><title>Not here</title>'],
    ['nonsense', '\u0000\uFFFD: \n:::\nDisallow: /'],
    ['a redirect to nowhere', redirectTo('http://10.0.0.1/robots.txt')],
    ['a redirect in a circle', redirectTo('/robots.txt')],
    ['an empty file', ''],
  ])('allows everything where it is %s', async (_, robots) => {
    const site = await startSite(pages({ '/robots.txt': robots, '/a': 'a' }));
    expect((await doorTo([site]).fetch(`${site.url}/a`)).status).toBe(200);
  });

  test('is followed to where it redirects, and holds for where it was asked', async () => {
    const site = await startSite(
      pages({ '/robots.txt': redirectTo('/rules'), '/rules': RULES, '/private': 'c' }),
    );
    expect(await failureOf(doorTo([site]).fetch(`${site.url}/private`))).toBeInstanceOf(AddressRefused);
  });

  test('puts the page off where they cannot be read, and asks for them again', async () => {
    let code = 503;
    const site = await startSite(
      pages({ '/robots.txt': (request, response) => status(code)(request, response), '/a': 'a' }),
    );
    const door = doorTo([site]);
    expect(await failureOf(door.fetch(`${site.url}/a`))).toBeInstanceOf(ServiceUnavailable);
    code = 429;
    expect(await failureOf(door.fetch(`${site.url}/a`))).toBeInstanceOf(Throttled);
    code = 404;
    expect((await door.fetch(`${site.url}/a`)).status).toBe(200);
  });

  test('is obeyed where a redirect leads', async () => {
    const other = await startSite(pages({ '/robots.txt': RULES, '/private': 'c' }));
    const site = await startSite(pages({ '/a': redirectTo(`${other.url}/private`) }));
    expect(await failureOf(doorTo([site, other]).fetch(`${site.url}/a`))).toBeInstanceOf(AddressRefused);
    expect(askedPaths(other)).toEqual([]);
  });

  test('is read to its 500th kibibyte', async () => {
    const filler = `# ${'a'.repeat(98)}\n`;
    const before = `User-agent: *\nDisallow: /early\n${filler.repeat(6000)}Disallow: /late\n`;
    const site = await startSite(pages({ '/robots.txt': before, '/late': 'a', '/early': 'b' }));
    const door = doorTo([site]);
    expect((await door.fetch(`${site.url}/late`)).status).toBe(200);
    expect(await failureOf(door.fetch(`${site.url}/early`))).toBeInstanceOf(AddressRefused);
  });
});
