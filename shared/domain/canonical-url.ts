/**
 * Parameters that say how a reader came to a page and not which page it is, with who appends them. A name that some
 * sites use for content (`ref`, `source`, `id`) is not among them: two pages must never be taken for one.
 */
const TRACKING_PARAMETERS: readonly RegExp[] = [
  /^utm_/u, // campaigns, as Google Analytics named them and most tools have since
  /^(?:gclid|gclsrc|dclid|gbraid|wbraid|_ga|_gl|srsltid)$/u, // Google
  /^(?:fbclid|igshid|igsh)$/u, // Facebook, Instagram
  /^(?:msclkid|twclid|ttclid|li_fat_id|epik|yclid|ysclid|rdt_cid|sccid)$/u, // advertisements of other platforms
  /^(?:mc_cid|mc_eid|mkt_tok|oly_anon_id|oly_enc_id|vero_id|vero_conv|_ke|ck_subscriber_id)$/u, // newsletters
  /^(?:_hsenc|_hsmi|__hs[a-z]+|hsctatracking|hsa_[a-z]+)$/u, // HubSpot
  /^(?:mtm|pk|piwik|matomo)_[a-z]+$/u, // Matomo
  /^at_(?:campaign|medium|link_[a-z]+|ptr_[a-z]+|format|bbc_[a-z_]+)$/u, // AT Internet
];

/** Names of a session in a path or a query: they distinguish readers, never pages. */
const SESSION_PARAMETER = /^(?:jsessionid|phpsessid|aspsessionid[a-z]*)$/u;
const SESSION_IN_PATH = /;jsessionid=[^/;]*/giu;

/** A pass may bring out what the next one takes away (a dot segment behind a session); two do in practice. */
const MOST_PASSES = 5;

/**
 * The one spelling of the address of a page, to recognise it by; undefined for what is no http(s) URL. Scheme and host
 * in lower case, no credentials, no default port, no fragment (a page is read without running it, so its routes are
 * one text), no tracking or session parameters, the others sorted by name, no trailing slash, percent-encoding as in
 * RFC 3986 section 6.2.2. The host is never changed, and neither is what an escape stands for. Idempotent.
 */
export function canonicaliseUrl(url: string): string | undefined {
  let canonical = spell(url);
  for (let pass = 1; pass < MOST_PASSES && canonical !== undefined; pass += 1) {
    const again = spell(canonical);
    if (again === canonical) return canonical;
    canonical = again;
  }
  return canonical;
}

/**
 * The address without what says how a reader came to it, to read and to cite it by; all else, the order of the
 * parameters too, stays as it is. What is no http(s) URL comes back unchanged.
 */
export function withoutTracking(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol) || parsed.search === '') return url;
  const parameters = parsed.search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !isNoise(nameOf(parameter)));
  if (kept.length === parameters.length) return url;
  parsed.search = kept.join('&');
  return parsed.href;
}

function spell(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol) || parsed.hostname === '') return undefined;
  const path = withoutTrailingSlash(spellEscapes(parsed.pathname.replaceAll(SESSION_IN_PATH, '')));
  return `${parsed.protocol}//${parsed.host}${path}${spellQuery(parsed.search)}`;
}

/** Escapes of letters, digits and `-._~` undone, all others in capitals, a bare `%` escaped. */
function spellEscapes(text: string): string {
  return text.replaceAll(/%(?:[0-9a-f]{2})?/giu, (escape) => {
    if (escape === '%') return '%25';
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/u.test(character) ? character : escape.toUpperCase();
  });
}

function spellQuery(search: string): string {
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '')
    .map((parameter) => ({ text: spellEscapes(parameter), name: nameOf(parameter) }))
    .filter(({ name }) => !isNoise(name));
  // Those of one name keep their order, which may mean something.
  const sorted = parameters.toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
  return sorted.length === 0 ? '' : `?${sorted.map(({ text }) => text).join('&')}`;
}

function nameOf(parameter: string): string {
  return spellEscapes(parameter.split('=', 1)[0] ?? '').toLowerCase();
}

function isNoise(name: string): boolean {
  return SESSION_PARAMETER.test(name) || TRACKING_PARAMETERS.some((pattern) => pattern.test(name));
}

/** By hand: a pattern for this would take quadratic time over a path of slashes. */
function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
