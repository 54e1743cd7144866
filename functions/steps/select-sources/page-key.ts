import { getDomain } from 'tldts';
import { canonicaliseUrl } from '#shared/domain/canonical-url.ts';

/** Labels of a host that say for which device or by which server a site is shown. */
const TWIN_LABELS: ReadonlySet<string> = new Set(['www', 'm', 'mobile', 'amp']);
const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?)$/iu;
const AMP_PARAMETER = /^(?:amp(?:=(?:1|true)?)?|(?:output|outputtype)=amp)$/iu;
/** One revision of an article of a wiki, as it is cited. */
const REVISION = /^oldid=\d+$/u;

/**
 * A name that all addresses of one page share: http and https, with and without `www`, for mobile phones, AMP and its copies
 * in the caches of Google and Bing, index pages, revisions of an article. A candidate only: a site may well show something else there, so two
 * pages of one name are the same when their titles say so, too. Undefined for what is no http(s) URL.
 */
export function pageKey(url: string): string | undefined {
  const canonical = canonicaliseUrl(url);
  const parsed = canonical === undefined ? null : URL.parse(unwrapAmp(canonical));
  if (!parsed) return undefined;
  const query = parsed.search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !AMP_PARAMETER.test(one) && !REVISION.test(one));
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  return `${pageHost(parsed.hostname)}${port}${pagePath(parsed.pathname)}?${query.join('&')}`;
}

/**
 * The name of a file in a folder of documents, without its endings: `guide.html` and the `guide.rst.txt` that it was made of, or a
 * copy in another folder. A candidate only, too.
 */
export function fileKey(url: string): string | undefined {
  const name = /^(?:file|s3):\/\/.*\/(?<name>[^/.][^/]*)$/iu.exec(url)?.groups?.['name'];
  return name?.replace(/\..*$/su, '').toLowerCase();
}

/** A host without the labels that only addresses of one page differ in; never less than its registrable domain. */
export function pageHost(hostname: string): string {
  const host = hostname.replace(/\.$/u, '');
  const domain = getDomain(host, { allowPrivateDomains: true });
  if (domain === null || !host.endsWith(`.${domain}`)) return host;
  const labels = host.slice(0, -domain.length - 1).split('.');
  return [...labels.filter((label) => !TWIN_LABELS.has(label)), domain].join('.');
}

/** `c/s/www.example.org/story` in a cache, the same behind `amp/` in the viewer; `s/` says that it is had by https. */
const IN_CACHE = /^\/[a-z]+\/(?:s\/)?(?<page>[^/]+\..*)$/u;
const IN_VIEWER = /^\/amp\/(?:s\/)?(?<page>[^/]+\..*)$/u;

/** The address of the page that an AMP cache or viewer shows; any other address as it is. */
function unwrapAmp(canonical: string): string {
  const { hostname, pathname, search } = new URL(canonical);
  const page = ampPattern(hostname)?.exec(pathname)?.groups?.['page'];
  return (page === undefined ? undefined : canonicaliseUrl(`https://${page}${search}`)) ?? canonical;
}

function ampPattern(hostname: string): RegExp | undefined {
  if (/(?:^|\.)(?:cdn\.ampproject\.org|bing-amp\.com)$/u.test(hostname)) return IN_CACHE;
  return /^(?:www\.)?google\.[a-z.]{2,6}$/u.test(hostname) ? IN_VIEWER : undefined;
}

function pagePath(pathname: string): string {
  const segments = pathname
    .replace(INDEX_PAGE, '/')
    .split('/')
    .filter((segment) => segment.toLowerCase() !== 'amp');
  const plain = segments.join('/').replace(/\.amp(?=$|\.html?$)/iu, '');
  return plain.replace(/\/$/u, '');
}
