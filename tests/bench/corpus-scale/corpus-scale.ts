import { execFile } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { inFolder } from '../end-to-end/asker.ts';
import type { Measure, Row } from '../measure.ts';
import { folderOf, writeDocuments } from './write-documents.ts';

const DOCUMENTS = 100_000;
const STARTS = 3;
const CHANGED = 100;
const LONGEST_PHASE = 30 * 60_000;

const Phase = z.object({
  documents: z.number(),
  added: z.number(),
  removed: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
  searchMilliseconds: z.array(z.number()),
  searchCpuMilliseconds: z.array(z.number()),
  foundFirst: z.number(),
  peakMegabytesAtEnd: z.number(),
  indexMegabytes: z.number(),
});
type Phase = z.infer<typeof Phase>;

/** A corpus of synthetic documents: its first indexing, starts without and with changes, and searches for known documents. */
export const corpusScale: Measure = {
  name: 'corpus-scale',
  needs: [],
  run: async () =>
    inFolder(async (folder) => {
      const [documents, data, queries] = ['documents', 'data', 'queries.json'].map((name) =>
        join(folder, name),
      );
      if (documents === undefined || data === undefined || queries === undefined) return [];
      writeFileSync(queries, JSON.stringify(writeDocuments(documents, DOCUMENTS)));
      const first = await runPhase([documents, data]);
      const starts: Phase[] = [];
      for (let start = 0; start < STARTS; start += 1) starts.push(await runPhase([documents, data]));
      const searched = await runPhase([documents, data, queries]);
      change(documents);
      const changed = await runPhase([documents, data]);
      return rowsOf({ first, starts, searched, changed });
    }),
};

interface Phases {
  readonly first: Phase;
  readonly starts: readonly Phase[];
  readonly searched: Phase;
  readonly changed: Phase;
}

function rowsOf({ first, starts, searched, changed }: Phases): readonly Row[] {
  const row = (metric: string, ours: number, note?: string): Row => ({
    measure: 'corpus of 100,000 documents',
    metric,
    ours,
    ...(note === undefined ? {} : { note }),
  });
  const times = searched.searchMilliseconds;
  return [
    row('first indexing, seconds', first.seconds, `${first.documents} documents`),
    row('first indexing, CPU seconds', first.cpuSeconds),
    row('first indexing, peak memory, MB', first.peakMegabytes, 'aim < 500'),
    row('index, MB', first.indexMegabytes),
    row(
      'start without a change, seconds',
      median(starts.map((one) => one.seconds)),
      `median of ${STARTS}; aim < 2`,
    ),
    row('start without a change, CPU seconds', median(starts.map((one) => one.cpuSeconds))),
    row('start without a change, peak memory, MB', median(starts.map((one) => one.peakMegabytes))),
    row(
      'start after 300 changes, CPU seconds',
      changed.cpuSeconds,
      `${changed.added} in, ${changed.removed} out`,
    ),
    row('search, ms', median(times), `median of ${times.length}; aim < 100`),
    row('search, ms, 95 of 100 below', share(times, 0.95)),
    row('search, CPU ms', median(searched.searchCpuMilliseconds), 'median'),
    row('searching, peak memory, MB', searched.peakMegabytesAtEnd, 'aim < 500'),
    row('known document found first', searched.foundFirst),
  ];
}

async function runPhase(words: readonly string[]): Promise<Phase> {
  const { stdout } = await promisify(execFile)(process.execPath, [PHASE, ...words], {
    timeout: LONGEST_PHASE,
  });
  return Phase.parse(JSON.parse(stdout));
}

const PHASE = fileURLToPath(new URL('./run-phase.ts', import.meta.url));

/** A hundred files changed, as many new, as many gone. */
function change(documents: string): void {
  for (let at = 0; at < CHANGED; at += 1) {
    const number = at * 300;
    appendFileSync(join(documents, folderOf(number), `note-${number}.md`), '\n\nOne more sentence.\n');
    writeFileSync(
      join(documents, folderOf(number), `new-${number}.md`),
      `# New ${number}\n\nA new document.\n`,
    );
    rmSync(join(documents, folderOf(number + 1), `note-${number + 1}.md`));
  }
}

function median(values: readonly number[]): number {
  return share(values, 0.5);
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
