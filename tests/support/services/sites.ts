import { type Loopback, startLoopback } from './loopback.ts';
import { GUIDE, MAGAZINE } from './roofs.ts';
import type { Addresses } from './search-services.ts';

export interface Sites {
  readonly addresses: Addresses;
  /** What FETCH_ALLOW must say to let them be read. */
  readonly allow: string;
  readonly all: readonly Loopback[];
  close(): void;
}

/** Three sites on three loopback addresses, so that they are three hosts: a guide, a magazine, a study as PDF. */
export async function startSites(study: Uint8Array): Promise<Sites> {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const guide = await startSite('127.0.0.2', '/cool-roofs', { headers: html, body: GUIDE });
  const magazine = await startSite('127.0.0.3', '/roofs', { headers: html, body: MAGAZINE });
  const pdf = { 'content-type': 'application/pdf' };
  const library = await startSite('127.0.0.4', '/study.pdf', { headers: pdf, body: study });
  const all = [guide, magazine, library];
  return {
    addresses: { guide: guide.url, magazine: magazine.url, study: library.url },
    allow: all.map((site) => site.host).join(','),
    all,
    close: () => {
      for (const site of all) site.close();
    },
  };
}

async function startSite(
  address: string,
  path: string,
  page: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
): Promise<Loopback> {
  const answer = ({ path: asked }: { readonly path: string }) =>
    asked.split('?')[0] === path ? page : { status: 404, body: 'Not found' };
  return startLoopback(answer, address);
}
