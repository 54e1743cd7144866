import { createExtractor } from '#shared/adapters/reading/extraction/extractor.ts';
import type { Extractor } from '#shared/adapters/reading/extraction/extractor-port.ts';
import { UnreadableSource } from '#shared/errors.ts';
import { HOSTILE_PAGES, HOSTILE_PDFS, type HostileDocument } from '../support/hostile-documents.ts';
import { writePdf } from '../support/pdf-writer.ts';
import { childUse } from './child-processes.ts';
import type { Measure, Row } from './measure.ts';

interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  /** A document that every reader can read: what comes after a hostile one. */
  readonly harmless: Uint8Array;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly isSound: boolean;
}

const PAGE: Limits = {
  seconds: 3,
  megabytes: 400,
  harmless: Buffer.from('<!doctype html><title>Harmless</title><p>Some words that do no harm.</p>'),
};
const PDF: Limits = { seconds: 15, megabytes: 768, harmless: writePdf([[{ text: 'Harmless.' }]]) };

/** Documents made to hurt: each ends in time, within its memory, in a text or a reason, and the next one is read. */
export const hostileDocuments: Measure = {
  name: 'hostile-documents',
  needs: [],
  run: async () => {
    const extractor = createExtractor();
    const pages = await readAll(HOSTILE_PAGES, extractor, PAGE);
    const pdfs = await readAll(HOSTILE_PDFS, extractor, PDF);
    await extractor.close();
    return [...rowsOf('hostile pages', pages, PAGE), ...rowsOf('hostile PDFs', pdfs, PDF)];
  },
};

async function readAll(
  documents: readonly HostileDocument[],
  extractor: Extractor,
  limits: Limits,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const document of documents) outcomes.push(await readHostile(document, extractor, limits));
  return outcomes;
}

async function readHostile(
  { name, make }: HostileDocument,
  extractor: Extractor,
  limits: Limits,
): Promise<Outcome> {
  const bytes = make();
  await extractor.extract(fetched(limits.harmless));
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, childUse().megabytes);
  }, 10);
  const start = performance.now();
  const isSettled = await settles(extractor, bytes);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  const isWithin = seconds <= limits.seconds && megabytes <= limits.megabytes;
  const isNextRead = await settles(extractor, limits.harmless);
  return { name, seconds, megabytes, isSound: isSettled && isWithin && isNextRead };
}

/** True when it ends in a text, or in the one error with a reason. */
async function settles(extractor: Extractor, bytes: Uint8Array): Promise<boolean> {
  try {
    await extractor.extract(fetched(bytes));
    return true;
  } catch (error) {
    return error instanceof UnreadableSource;
  }
}

function fetched(bytes: Uint8Array): { bytes: Uint8Array; url: string } {
  return { bytes, url: 'https://example.org/document' };
}

function rowsOf(measure: string, outcomes: readonly Outcome[], limits: Limits): readonly Row[] {
  const failed = outcomes.filter((one) => !one.isSound).map((one) => one.name);
  const slowest = outcomes.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const largest = outcomes.reduce((a, b) => (b.megabytes > a.megabytes ? b : a));
  return [
    {
      measure,
      metric: 'ended in time and memory, the next one read',
      floor: 1,
      ours: (outcomes.length - failed.length) / outcomes.length,
      note: failed.length === 0 ? `${outcomes.length} documents` : failed.join('; '),
    },
    { measure, metric: 'seconds', ceiling: limits.seconds, ours: slowest.seconds, note: slowest.name },
    { measure, metric: 'memory, MB', ceiling: limits.megabytes, ours: largest.megabytes, note: largest.name },
  ];
}
