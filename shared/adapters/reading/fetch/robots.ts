import { AddressRefused, ServiceUnavailable, Throttled } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { parseRobots } from './robots-rules.ts';
import { shownHost } from './url-policy.ts';

/** What came back for a robots.txt; undefined for one that cannot be had, such as one behind a refused redirect. */
export interface RobotsAnswer {
  readonly status: number;
  readonly text: string;
}

export interface Robots {
  /** Throws AddressRefused where robots.txt asks us not to read a page, and what fetching robots.txt throws. */
  check(url: URL): Promise<void>;
}

export interface RobotsOptions {
  /** The name by which rules are meant for us. */
  readonly product: string;
  readonly clock: Clock;
  /** Fetches a robots.txt, redirects followed. */
  readonly read: (url: URL) => Promise<RobotsAnswer | undefined>;
}

interface Rules {
  readonly allows: (url: URL) => boolean;
  readonly size: number;
  readonly until: number;
}

const KEPT_MILLISECONDS = 60 * 60 * 1000;
/** Of all rules that are kept, in characters of their files. */
const KEPT_CHARACTERS = 2_000_000;
const KEPT_ORIGINS = 500;

/**
 * As RFC 9309 has it: rules are read once per origin and kept for an hour; where there is no robots.txt (4xx)
 * everything may be read; where it cannot be read (5xx, no answer) nothing, and the page is worth another try later.
 */
export function createRobots(options: RobotsOptions): Robots {
  const kept = new Map<string, Rules>();
  const underWay = new Map<string, Promise<Rules>>();
  const rulesOf = async (origin: string): Promise<Rules> => {
    const known = kept.get(origin);
    if (known !== undefined && known.until > options.clock.now()) return known;
    const reading = underWay.get(origin) ?? readRules(origin, options);
    underWay.set(origin, reading);
    try {
      const rules = await reading;
      keep(kept, origin, rules);
      return rules;
    } finally {
      underWay.delete(origin);
    }
  };
  return {
    check: async (url) => {
      const rules = await rulesOf(url.origin);
      if (rules.allows(url)) return;
      throw new AddressRefused(`The robots.txt of ${shownHost(url)} asks that this page is not read.`, {
        remedy: 'Set FETCH_ROBOTS to false where you have the leave of its owner.',
      });
    },
  };
}

async function readRules(origin: string, { read, clock, product }: RobotsOptions): Promise<Rules> {
  const place = new URL('/robots.txt', origin);
  const answer = await read(place);
  const text = textOf(answer, shownHost(place));
  const rules = parseRobots(text.replace(/^\uFEFF/u, ''), product);
  return {
    allows: ({ pathname, search }) => rules.allows(`${pathname}${search}`),
    size: text.length,
    until: clock.now() + KEPT_MILLISECONDS,
  };
}

function textOf(answer: RobotsAnswer | undefined, host: string): string {
  if (answer === undefined) return '';
  if (answer.status === 429) throw new Throttled(`${host} asks for fewer requests.`);
  if (answer.status >= 500) {
    throw new ServiceUnavailable(
      `${host} does not say what may be read (status ${answer.status} for robots.txt).`,
    );
  }
  return answer.status === 200 ? answer.text : '';
}

/** The oldest go first. */
function keep(kept: Map<string, Rules>, origin: string, rules: Rules): void {
  kept.delete(origin);
  kept.set(origin, rules);
  let size = [...kept.values()].reduce((sum, one) => sum + one.size, 0);
  for (const [oldest, { size: freed }] of kept) {
    if (kept.size <= KEPT_ORIGINS && size <= KEPT_CHARACTERS) return;
    kept.delete(oldest);
    size -= freed;
  }
}
