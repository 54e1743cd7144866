import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Verdict } from '#shared/domain/text-check.ts';

const FACTS = [
  'The memory buffer of Tern holds 64 MB by default.',
  'The disk buffer of Tern holds 2 GB by default and keeps its events over a restart.',
  'Writing to the disk buffer is 12 percent slower than writing to memory.',
  'Heron retries a failed delivery five times before it gives up.',
  'The trial of Lund in 2019 followed 240 patients for 18 months.',
  'In that trial, the new drug reduced mortality from 14 % to 9 %.',
  'Headaches were reported by 31 of the patients who took the drug.',
  'Arctic terns migrate about 70,000 km each year between the poles.',
  'The oldest ringed tern was found after 34 years.',
  'Terns do not dive deeper than one metre when they hunt for fish.',
] as const;

const RETRACTED = [
  'Feeding terns bread doubles the number of their eggs.',
  'Tern eggs hatch after eleven days in warm years.',
] as const;

/** A sentence of a report, what it cites, and what is true of it. */
export interface Known {
  readonly text: string;
  readonly page: 'facts' | 'retracted' | 'gone' | undefined;
  readonly verdicts: readonly Verdict[];
}

const STANDS: readonly Verdict[] = ['verbatim', 'borne-out'];
const FALSE: readonly Verdict[] = ['not-borne-out'];

const REWORDED = [
  'By default the memory buffer of Tern holds 64 MB.',
  'The disk buffer of Tern keeps its events over a restart and, by default, holds 2 GB.',
  'Writing to memory is faster: writing to the disk buffer is 12 % slower.',
  'Before it gives up, Heron retries a failed delivery 5 times.',
  'In 2019, the trial of Lund followed 240 patients for 18 months.',
  'The new drug reduced mortality in that trial from 14 percent to 9 percent.',
  '31 of the patients who took the drug reported headaches.',
  'Each year arctic terns migrate about 70 000 km between the poles.',
  'After 34 years the oldest ringed tern was found.',
  'When they hunt for fish, terns do not dive deeper than one metre.',
];
const OTHER_FIGURES = [
  'The memory buffer of Tern holds 46 MB by default.',
  'The disk buffer of Tern holds 3 GB by default and keeps its events over a restart.',
  'Writing to the disk buffer is 21 percent slower than writing to memory.',
  'Heron retries a failed delivery fifteen times before it gives up.',
  'The trial of Lund in 2019 followed 420 patients for 18 months.',
  'In that trial, the new drug reduced mortality from 19 % to 9 %.',
  'Headaches were reported by 13 of the patients who took the drug.',
  'Arctic terns migrate about 70,000 miles each year between the poles.',
  'The oldest ringed tern was found after 43 years.',
  'Terns do not dive deeper than two metres when they hunt for fish.',
];
const TURNED = [
  'The memory buffer of Tern does not hold 64 MB by default.',
  'The disk buffer of Tern holds 2 GB by default and does not keep its events over a restart.',
  'Writing to the disk buffer is 12 percent faster than writing to memory.',
  'Heron never retries a failed delivery before it gives up.',
  'The trial of Lund in 2019 did not follow 240 patients for 18 months.',
  'In that trial, the new drug increased mortality from 14 % to 9 %.',
  'Headaches were not reported by 31 of the patients who took the drug.',
  'Arctic terns do not migrate about 70,000 km each year between the poles.',
  'The oldest ringed tern was not found after 34 years.',
  'Terns dive deeper than one metre when they hunt for fish.',
];

/** Sixty sentences of which it is known what they are worth, ten of each kind. */
export const KNOWN: readonly Known[] = [
  ...[...FACTS.slice(0, 5), ...REWORDED.slice(5)].map((text) => known(text, 'facts', STANDS)),
  ...OTHER_FIGURES.map((text) => known(text, 'facts', FALSE)),
  ...TURNED.map((text) => known(text, 'facts', FALSE)),
  ...[...FACTS].map((text) => known(text.replace('Tern', 'Gull'), 'gone', ['gone'])),
  ...Array.from({ length: 10 }, (_, index) =>
    known(RETRACTED[index % 2]?.replace('.', `, as study ${index + 1} says.`) ?? '', 'retracted', [
      'retracted',
    ]),
  ),
  ...REWORDED.map((text) => known(`It is said: ${text}`, undefined, ['uncited'])),
];

/** Reworded sentences that cite the page of facts. */
export const ALL_REWORDED: readonly Known[] = REWORDED.map((text) => known(text, 'facts', STANDS));

function known(text: string, page: Known['page'], verdicts: readonly Verdict[]): Known {
  return { text, page, verdicts };
}

export interface Site {
  readonly host: string;
  readonly url: (page: string) => string;
  readonly close: () => Promise<void>;
}

/** A site on loopback: a page of facts, one that was retracted, and none at all other addresses. */
export async function openSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const body = PAGES[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? 'nothing');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: (page) => `http://127.0.0.1:${port}/${page}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PAGES: Readonly<Record<string, string>> = {
  '/facts': page('Facts about terns, buffers and a trial', FACTS),
  '/retracted': page('RETRACTED: What terns eat', ['This article has been retracted.', ...RETRACTED]),
};

function page(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>\n${body}\n</article></main></body></html>`;
}
