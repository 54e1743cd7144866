import { type Dispatcher, request } from 'undici';
import { UnreadableSource } from '#shared/errors.ts';
import type { AllowList } from './allow-list.ts';
import { type AgentOptions, createAgent } from './connector.ts';
import { ACCEPTED_ENCODINGS, decodeBody } from './decode-body.ts';
import { networkFailure, redirectFailure } from './failures.ts';
import type { HostSlots } from './per-host.ts';
import { checkUrl, parseUrl, shownHost } from './url-policy.ts';

/** What all visits of one reader share. */
export interface FetchContext {
  readonly allowed: AllowList;
  readonly agent: AgentOptions;
  readonly places: HostSlots;
  readonly userAgent: string;
}

export interface VisitOptions {
  readonly accept: string;
  /** Of a body, decoded. */
  readonly maximumBytes: number;
  readonly signal: AbortSignal;
  /** Asked before every hop, once the address of the hop may be asked for at all. */
  readonly mayVisit?: (url: URL) => Promise<void>;
  /** Asked of the last answer, before its body is read. */
  readonly isWanted: (answer: Answer) => boolean;
}

export interface Answer {
  /** Where it was at last. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Visit extends Answer {
  /** Empty when the body was not wanted. */
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
}

const MOST_REDIRECTS = 5;
/** Answers before the answer (status 103), which some servers send one or two of. */
const MOST_HINTS = 10;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks for a URL and follows its redirects, each as carefully as the first. From https it follows to http: such pages
 * are read when they are found directly too, and nothing secret is sent. Throws AddressRefused, UnreadableSource,
 * ServiceUnavailable and Throttled; messages name the first host only.
 */
export async function visit(first: URL, context: FetchContext, options: VisitOptions): Promise<Visit> {
  const host = shownHost(first);
  const agent = createAgent(context.agent);
  try {
    let found = await hopTo({ place: first.href }, { context, options, agent, host });
    for (let redirects = 0; !('bytes' in found) && redirects < MOST_REDIRECTS; redirects += 1) {
      found = await hopTo(found, { context, options, agent, host });
    }
    if ('bytes' in found) return found;
    throw new UnreadableSource(`${host} redirects more than ${MOST_REDIRECTS} times.`);
  } finally {
    await agent.destroy();
  }
}

interface Hop {
  readonly context: FetchContext;
  readonly options: VisitOptions;
  readonly agent: Dispatcher;
  readonly host: string;
}

/** An address as it was given, by a redirect in relation to where that stood. */
interface Redirect {
  readonly place: string;
  readonly base?: URL;
}

async function hopTo({ place, base }: Redirect, hop: Hop): Promise<Visit | Redirect> {
  const { context, options, host } = hop;
  try {
    const url = parseUrl(place, base);
    checkUrl(url, context.allowed);
    await options.mayVisit?.(url);
    return await context.places.hold(url.hostname, options.signal, async () => exchange(url, hop));
  } catch (error) {
    const failure = networkFailure(error, host);
    throw base === undefined ? failure : redirectFailure(failure, host);
  }
}

async function exchange(url: URL, { context, options, agent, host }: Hop): Promise<Visit | Redirect> {
  const hints = new AbortController();
  let left = MOST_HINTS;
  const response = await request(url, {
    dispatcher: agent,
    method: 'GET',
    signal: AbortSignal.any([options.signal, hints.signal]),
    onInfo: () => {
      left -= 1;
      if (left < 0) hints.abort(new UnreadableSource(`${host} answered with more headers than are read.`));
    },
    headers: {
      'user-agent': context.userAgent,
      accept: options.accept,
      'accept-encoding': ACCEPTED_ENCODINGS,
    },
  });
  // The socket goes when the visit ends; a body nobody reads must not take the process with it.
  response.body.on('error', () => undefined);
  const headers = singleHeaders(response.headers);
  const answer: Answer = { url, status: response.statusCode, headers };
  if (REDIRECTS.has(answer.status)) return { place: targetOf(answer, host), base: url };
  if (!options.isWanted(answer)) return { ...answer, bytes: new Uint8Array(), isCut: false };
  const encoding = headers['content-encoding'] ?? '';
  return { ...answer, ...(await decodeBody(response.body, encoding, options.maximumBytes)) };
}

function targetOf({ headers }: Answer, host: string): string {
  const target = headers['location'];
  if (target !== undefined) return target;
  throw new UnreadableSource(`${host} redirects without saying where to.`);
}

/** Of a header that is sent several times the first counts, but for encodings, which add up. */
function singleHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const [first = '', ...rest] = [value].flat();
      return [[name, name === 'content-encoding' ? [first, ...rest].join(',') : first] as const];
    }),
  );
}
