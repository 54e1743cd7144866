import type { Config } from '#shared/config.ts';
import { userAgent } from '#shared/domain/product.ts';
import { AddressRefused, UnreadableSource } from '#shared/errors.ts';
import type { Clock } from '#shared/ports/clock.ts';
import { checkPermit, orStopped, throwIfStopped } from '../../call-permits.ts';
import { createAllowList } from './allow-list.ts';
import { withDeadline } from './deadline.ts';
import { lateAnswer, statusFailure } from './failures.ts';
import { type Resolve, resolveBySystem } from './lookup.ts';
import { createHostSlots } from './per-host.ts';
import { type RobotsAnswer, createRobots } from './robots.ts';
import { parseUrl, shownHost } from './url-policy.ts';
import { type Answer, type FetchContext, visit } from './visit.ts';

export interface SafeFetchOptions {
  readonly config: Pick<Config, 'fetch' | 'search'>;
  readonly clock: Clock;
  /** How names are resolved; by the system unless set otherwise. */
  readonly resolve?: Resolve;
}

/** A page as it came, decompressed. */
export interface FetchedPage {
  /** Where it was at last, without a fragment. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** The header as it was sent. */
  readonly contentType: string | undefined;
}

export interface SafeFetch {
  /**
   * Throws AddressRefused (never read: a private address, a closed port, robots.txt), UnreadableSource (missing,
   * locked, too large, empty, redirecting without end), ServiceUnavailable (unreachable, late, 5xx) and Throttled.
   */
  fetch(url: string): Promise<FetchedPage>;
}

const ACCEPT =
  'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.9,text/markdown;q=0.9,application/xml;q=0.8,application/json;q=0.7,*/*;q=0.5';
const PLACES = { atOnce: 2, waiting: 32 };
/** What RFC 9309 wants to be read at least; the rest is left. */
const ROBOTS_BYTES = 500 * 1024;
const ROBOTS_SECONDS = 10;
/** There is no text in these, however long they are. */
const WORDLESS = /^\s*(?:image|audio|video|font)\//iu;

/** The door to untrusted pages: no other opens a connection to what a search result or a page names. */
export function createSafeFetch({ config, clock, resolve = resolveBySystem }: SafeFetchOptions): SafeFetch {
  const { maximumBytes, timeoutSeconds, respectsRobots } = config.fetch;
  const allowed = createAllowList(config.fetch.allow);
  const context: FetchContext = {
    allowed,
    agent: { allowed, resolve, connectMilliseconds: timeoutSeconds * 1000 },
    places: createHostSlots(PLACES),
    userAgent: userAgent(config.search.contactEmail),
  };
  const robotsSeconds = Math.min(ROBOTS_SECONDS, timeoutSeconds);
  const robots = createRobots({
    product: 'Plumbline',
    clock,
    read: async (url) => readRobots(url, context, robotsSeconds),
  });
  const read = async (first: URL, signal: AbortSignal): Promise<FetchedPage> => {
    const page = await visit(first, context, {
      accept: ACCEPT,
      maximumBytes,
      signal,
      ...(respectsRobots ? { mayVisit: async (url: URL) => robots.check(url) } : {}),
      isWanted: (answer) => checkAnswer(answer, { host: shownHost(first), maximumBytes, now: clock.now() }),
    });
    return pageOf(page, shownHost(first), maximumBytes);
  };
  return {
    fetch: async (given) => {
      const first = parseUrl(given);
      const late = (): Error => lateAnswer(shownHost(first), timeoutSeconds);
      await checkPermit();
      try {
        return await withDeadline(timeoutSeconds * 1000, late, async (signal) =>
          read(first, orStopped(signal)),
        );
      } catch (error) {
        throwIfStopped();
        throw error;
      }
    },
  };
}

async function readRobots(
  url: URL,
  context: FetchContext,
  seconds: number,
): Promise<RobotsAnswer | undefined> {
  try {
    const late = (): Error => lateAnswer(shownHost(url), seconds);
    const { status, bytes } = await withDeadline(seconds * 1000, late, async (signal) =>
      visit(url, context, {
        accept: 'text/plain,*/*;q=0.5',
        maximumBytes: ROBOTS_BYTES,
        signal,
        isWanted: (answer) => answer.status === 200,
      }),
    );
    return { status, text: new TextDecoder('utf-8').decode(bytes) };
  } catch (error) {
    if (error instanceof AddressRefused || error instanceof UnreadableSource) return undefined;
    throw error;
  }
}

interface Expected {
  readonly host: string;
  readonly maximumBytes: number;
  readonly now: number;
}

/** Refuses by the headers what need not be read to be refused. */
function checkAnswer({ status, headers }: Answer, { host, maximumBytes, now }: Expected): true {
  const failure = statusFailure({ status, retryAfter: headers['retry-after'] }, host, now);
  if (failure !== undefined) throw failure;
  if (WORDLESS.test(headers['content-type'] ?? '')) {
    throw new UnreadableSource(`${host} sent no text but ${headers['content-type']?.slice(0, 40)}.`);
  }
  if (Number(headers['content-length'] ?? 0) > maximumBytes) throw tooLarge(host, maximumBytes);
  return true;
}

function pageOf(
  page: Answer & { readonly bytes: Uint8Array; readonly isCut: boolean },
  host: string,
  maximumBytes: number,
): FetchedPage {
  const { url, status, headers, bytes, isCut } = page;
  if (isCut) throw tooLarge(host, maximumBytes);
  if (bytes.byteLength === 0) throw new UnreadableSource(`${host} sent an empty page.`);
  return { url: url.href, status, headers, bytes, contentType: headers['content-type'] };
}

function tooLarge(host: string, maximumBytes: number): UnreadableSource {
  const megabytes = Math.round(maximumBytes / 100_000) / 10;
  return new UnreadableSource(`${host} sent more than ${megabytes} MB.`, {
    remedy: 'Raise FETCH_MAX_BYTES where such pages are to be read.',
  });
}
