import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AddressRefused } from '#shared/errors.ts';
import type { Resolve } from '#shared/adapters/reading/fetch/lookup.ts';
import { createGuardedPost } from '#shared/adapters/outgoing/guarded-post.ts';
import { type SafeFetch, createSafeFetch } from '#shared/adapters/reading/fetch/safe-fetch.ts';
import { loadConfig } from '#shared/config.ts';
import { CLOSED_IPV4, CLOSED_IPV6, CLOSED_NAMES, spellingsOf } from '#tests/support/closed-addresses.ts';
import { attemptsDuring } from '#tests/support/connection-attempts.ts';
import type { Measure, Row } from '../measure.ts';
import { type RedirectingSite, startRedirectingSite, startTraps } from './sites.ts';

const LIST = 'ssrf_urls_dev.txt';
const MEASURE = 'addresses that must not be reached';

interface Case {
  readonly url: string;
  /** What every name leads to; loopback unless said otherwise, so that whoever connects is caught. */
  readonly leadsTo?: readonly string[];
}

interface Outcome {
  readonly url: string;
  readonly isReached: boolean;
  readonly isRefused: boolean;
}

/**
 * Asks for addresses that must not be reached: those of a list, every spelling of closed addresses, names that lead to
 * them, redirects to all of these. A case counts as reached when this process so much as tries to connect.
 */
export const ssrf: Measure = {
  name: 'ssrf',
  needs: [LIST],
  run: async ({ data }) => {
    const listed = (await readFile(join(data, LIST), 'utf8')).split('\n').filter((line) => line !== '');
    const traps = await startTraps([22, 80, 443, 2375, 2379, 5000]);
    const site = await startRedirectingSite();
    const direct = await outcomesOf([...listed.map((url) => ({ url })), ...spelled(), ...names()], site);
    const redirected = await outcomesOf(
      [...listed.map((url) => ({ url })), ...spelled()].map(through(site)),
      site,
    );
    const control = await readsAllowed(site);
    const rows = rowsOf([...direct, ...redirected], { trapped: traps.count(), ports: traps.ports, control });
    const letters = await postedTo([...listed.map((url) => ({ url })), ...spelled(), ...names()]);
    site.close();
    traps.close();
    return [...rows, ...letters];
  },
};

function spelled(): readonly Case[] {
  const ipv4 = CLOSED_IPV4.flatMap((address) => Object.values(spellingsOf(address)));
  const hosts = [...ipv4, ...CLOSED_IPV6.map((address) => `[${address}]`), ...CLOSED_NAMES];
  return hosts.map((host) => ({ url: `http://${host}/` }));
}

/** A public name that leads to a closed address, alone or beside public ones; and one that changes its mind. */
function names(): readonly Case[] {
  return [...CLOSED_IPV4, ...CLOSED_IPV6].flatMap((address) => [
    { url: 'http://www.example.com/', leadsTo: [address] },
    { url: 'https://www.example.com/', leadsTo: ['1.1.1.1', address] },
    { url: 'http://www.example.com/', leadsTo: [address, '2606:4700:4700::1111'] },
  ]);
}

function through(site: RedirectingSite): (one: Case) => Case {
  return (one) => ({ ...one, url: site.redirectTo(one.url) });
}

async function outcomesOf(cases: readonly Case[], site: RedirectingSite): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of cases) outcomes.push(await outcomeOf(one, site));
  return outcomes;
}

async function outcomeOf({ url, leadsTo = ['127.0.0.1'] }: Case, site: RedirectingSite): Promise<Outcome> {
  const door = doorTo(site, async () =>
    leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
  let isRefused = false;
  const attempts = await attemptsDuring(async () => {
    isRefused = await door.fetch(url).then(
      () => false,
      (error: unknown) => error instanceof AddressRefused,
    );
  });
  return { url, isReached: attempts.some(({ port }) => port !== site.port), isRefused };
}

function doorTo(site: RedirectingSite, resolve: Resolve): SafeFetch {
  const config = loadConfig({ FETCH_ALLOW: site.place, FETCH_ROBOTS: 'false', FETCH_TIMEOUT_SECONDS: '5' });
  return createSafeFetch({ config, clock: { now: () => 0 }, resolve });
}

/** The other door, by which webhooks are posted, over the same cases by https: it takes nothing else. */
async function postedTo(cases: readonly Case[]): Promise<readonly Row[]> {
  const config = loadConfig({ WEBHOOK_TIMEOUT_SECONDS: '5' });
  const reached: string[] = [];
  for (const { url, leadsTo = ['127.0.0.1'] } of cases) {
    const resolve: Resolve = async () =>
      leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const poster = createGuardedPost({ config, clock: { now: () => 0 }, resolve });
    const letter = { url: url.replace(/^http:/iu, 'https:'), headers: {}, body: '{}' };
    const attempts = await attemptsDuring(
      async () => void (await poster.post(letter).catch(() => undefined)),
    );
    if (attempts.length > 0) reached.push(url);
  }
  const measure = `${MEASURE}, by webhooks`;
  return [
    { measure, metric: 'cases, number', floor: 320, ours: cases.length },
    {
      measure,
      metric: 'connections tried, number',
      ceiling: 0,
      ours: reached.length,
      note: reached.join(' '),
    },
  ];
}

/** The same door opens where FETCH_ALLOW says so: else it would prove nothing that it stays shut. */
async function readsAllowed(site: RedirectingSite): Promise<boolean> {
  const door = doorTo(site, async () => []);
  let text = '';
  const attempts = await attemptsDuring(async () => {
    text = Buffer.from((await door.fetch(site.page)).bytes).toString();
  });
  return text === site.text && attempts.length > 0;
}

/** A redirect that, as browsers read it, does not leave the site at all. */
function emitOther(other: readonly Outcome[]): string {
  return other.length === 0
    ? 'all refused'
    : `all refused but ${other.length} that stayed on the allowed site`;
}

interface Seen {
  readonly trapped: number;
  readonly ports: readonly number[];
  readonly control: boolean;
}

function rowsOf(outcomes: readonly Outcome[], { trapped, ports, control }: Seen): readonly Row[] {
  const reached = outcomes.filter((one) => one.isReached);
  const other = outcomes.filter((one) => !one.isReached && !one.isRefused);
  return [
    { measure: MEASURE, metric: 'cases, number', floor: 320, ours: outcomes.length },
    {
      measure: MEASURE,
      metric: 'connections tried, number',
      ceiling: 0,
      ours: reached.length + trapped,
      note:
        reached.map((one) => one.url).join(' ') ||
        `traps on ports ${ports.length === 0 ? 'none' : ports.join(', ')}; ${emitOther(other)}`,
    },
    { measure: MEASURE, metric: 'positive control read', floor: 1, ours: control ? 1 : 0 },
  ];
}
