import normalizeUrl from 'normalize-url';
import { z } from 'zod';
import { canonicaliseUrl } from '#shared/domain/canonical-url.ts';
import type { Measure, Row } from './measure.ts';
import { mean } from './metrics.ts';
import { readJson } from './read-data.ts';

const FILE = 'urltestdata.json';
/** Comments stand between the cases. */
const Cases = z.array(z.union([z.string(), z.object({ input: z.string(), href: z.string().optional() })]));

type Canonicaliser = (url: string) => string | undefined;

/** The cases of the URL standard: is one spelling reached at once, and is a host ever changed? */
export const urlCanonicaliser: Measure = {
  name: 'url-canonicaliser',
  needs: [FILE],
  run: async ({ data }) => {
    const cases = await readJson(data, FILE, Cases);
    const inputs = cases.flatMap((one) => (typeof one === 'string' ? [] : [one.input, one.href ?? '']));
    const all = [...new Set(inputs)];
    const urls = all.filter(isPage);
    return [
      compare('twice is as once', isIdempotent, urls),
      compare('host kept', keepsHost, urls),
      {
        measure: 'URL canonicaliser',
        metric: 'refused what is no page',
        floor: 1,
        ours: mean(all.map((url) => Number(isPage(url) === (canonicaliseUrl(url) !== undefined)))),
        note: `${all.length - urls.length} that are no http(s) URLs`,
      },
    ];
  },
};

function compare(
  metric: string,
  holds: (canonicalise: Canonicaliser, url: string) => boolean,
  urls: readonly string[],
): Row {
  const share = (canonicalise: Canonicaliser): number =>
    mean(urls.map((url) => Number(holds(canonicalise, url))));
  return {
    measure: 'URL canonicaliser',
    metric,
    floor: 1,
    plain: share(byLibrary),
    ours: share(canonicaliseUrl),
    note: `${urls.length} http(s) URLs; plain: normalize-url`,
  };
}

function isPage(url: string): boolean {
  return /^https?:$/u.test(URL.parse(url)?.protocol ?? '');
}

function isIdempotent(canonicalise: Canonicaliser, url: string): boolean {
  const canonical = canonicalise(url);
  return canonical !== undefined && canonicalise(canonical) === canonical;
}

function keepsHost(canonicalise: Canonicaliser, url: string): boolean {
  return URL.parse(canonicalise(url) ?? '')?.host === URL.parse(url)?.host;
}

/** As it comes, but for `www.`, which it would take away. */
function byLibrary(url: string): string | undefined {
  try {
    return normalizeUrl(url, { stripWWW: false, stripHash: true });
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
