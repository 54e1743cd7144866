import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';

/** A process of its own: opens the corpus, searches it, and tells as JSON what that took. */
const [folder = '', data = '', queries = ''] = process.argv.slice(2);

const Known = z.array(z.object({ path: z.string(), query: z.string() }));
const known = queries === '' ? [] : Known.parse(JSON.parse(readFileSync(queries, 'utf8')));

const start = performance.now();
const before = process.cpuUsage();
const provider = createCorpusProvider({ folders: [folder], dataFolder: data });
const { documents, added, removed } = await provider.prepare();
const opened = {
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: cpuSince(before),
  peakMegabytes: peak(),
};

const times: number[] = [];
const cpuTimes: number[] = [];
let first = 0;
for (const [at, { path, query }] of known.entries()) {
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  const hits = await provider.search({
    id: `i1-${at}`,
    waveId: 'i1',
    text: query,
    provider: 'corpus',
    endpoint: 'corpus',
    resultCount: 10,
    itemIds: [],
  });
  times.push(performance.now() - from);
  cpuTimes.push(1000 * cpuSince(cpu));
  if (hits[0]?.id === `0/${path}`) first += 1;
}
provider.close();

const figures = {
  documents,
  added,
  removed,
  ...opened,
  searchMilliseconds: times,
  searchCpuMilliseconds: cpuTimes,
  foundFirst: known.length === 0 ? 0 : first / known.length,
  peakMegabytesAtEnd: peak(),
  indexMegabytes: sizeOf(join(data, 'corpus')),
};
process.stdout.write(JSON.stringify(figures));

function cpuSince(earlier: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(earlier);
  return (user + system) / 1e6;
}

/** On Linux the peak of this process alone. */
function peak(): number {
  const own = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const found = /^VmHWM:\s*(\d+) kB$/mu.exec(own)?.[1];
  return (found === undefined ? process.resourceUsage().maxRSS : Number(found)) / 1024;
}

function sizeOf(place: string): number {
  return readdirSync(place).reduce((sum, name) => sum + statSync(join(place, name)).size, 0) / 1e6;
}
