import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Runtime } from '#local/runtime.ts';
import { createCorpusProvider } from '#shared/adapters/search/corpus/provider.ts';
import { countEntries } from '#shared/domain/diff/evidence-diff.ts';
import type { Job } from '#shared/domain/job.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { archiveKey } from '#shared/domain/source.ts';
import type { Standing } from '#shared/domain/standing.ts';
import { beginRun } from '#shared/research/standing/begin-run.ts';
import { endOf, eventsOf, openWorld, reportOf, runtimeOn } from './support/world.ts';

const QUESTION = 'How large is the write buffer of the Kestrel database by default?';
const FILES: Readonly<Record<string, string>> = {
  'edited.md':
    '# Kestrel manual\n\nThe write buffer of Kestrel is 64 MiB by default. It is flushed to disk when it is full.\n',
  'deleted.md':
    '# Kestrel notes\n\nBy default the write buffer of the Kestrel database takes 64 MiB of memory on each node.\n',
  'retracted.md':
    '# Kestrel measured\n\nWe found that the Kestrel write buffer is 64 MiB large unless it is configured otherwise.\n',
  'same.md':
    '# Kestrel tuning\n\nA larger write buffer lets the Kestrel database absorb bursts; the default of 64 MiB suits most.\n',
};

let folder: string;
let corpus: ReturnType<typeof createCorpusProvider>;
let isOpen = false;
let runtime: Runtime;
const STANDING: Standing = {
  tenantId: 'local',
  standingId: 'buffer',
  owner: 'me',
  request: { question: QUESTION, providers: ['corpus'], maxIterations: 1 },
  createdAt: '2026-11-01T00:00:00.000Z',
  keepRuns: 5,
  runs: [],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-standing-'));
  await mkdir(join(folder, 'docs'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, 'docs', name), text);
  await reopen();
  const provider = { ...corpus, search: searchNow, read: async (id: string) => corpus.read(id) };
  const statistics = {
    ...corpus,
    documentFrequencies: async (terms: readonly string[]) => corpus.documentFrequencies(terms),
  };
  runtime = runtimeOn(await openWorld({ library: { provider, statistics } }));
  await runtime.ports.standings.create(STANDING);
});
afterAll(async () => {
  await runtime.close();
  corpus.close();
  await rm(folder, { recursive: true, force: true });
});

const searchNow: typeof corpus.search = async (query) => corpus.search(query);

/** The index as it is after the files have changed; a server looks at them again by itself. */
async function reopen(): Promise<void> {
  if (isOpen) corpus.close();
  isOpen = true;
  corpus = createCorpusProvider({ folders: [join(folder, 'docs')], dataFolder: folder });
  await corpus.prepare();
}

async function run(key: string): Promise<Job> {
  const standing = (await runtime.ports.standings.get(STANDING)) ?? STANDING;
  const begun = await beginRun(standing, key, runtime.ports);
  if (!('job' in begun)) throw new Error('The run was skipped.');
  await runtime.idle();
  return endOf(runtime.ports, begun.job);
}

/** Digests that were made again, not taken over from the run before. */
async function readingsOf(job: Job): Promise<number> {
  const events = await eventsOf(runtime.ports, job);
  return events.filter(
    ({ type, data }) => /^digest\.(?:completed|skipped)$/u.test(type) && data?.['cache_hit'] !== true,
  ).length;
}

test(
  'R7.6 a standing question tells what changed, and nothing where nothing did',
  { timeout: 60_000 },
  async () => {
    const first = await run('1');
    expect(first.status).toBe('COMPLETED');
    expect(await readingsOf(first)).toBe(4);
    expect((await reportOf(runtime.ports, first)).changes).toBeUndefined();

    const second = await run('2');
    const same = await reportOf(runtime.ports, second);
    expect(same.changes).toMatchObject({ entries: [], notFound: [], since: { jobId: first.jobId } });
    expect(same.changes?.statements.every(({ change }) => change === 'unchanged')).toBe(true);
    const html = await runtime.ports.archive.getText(`local/reports/${second.jobId}/report.html`);
    expect(html).toContain('Nothing changed since');

    await writeFile(
      join(folder, 'docs', 'edited.md'),
      '# Kestrel manual\n\nThe write buffer of Kestrel is 128 MiB by default since version 3. It is flushed to disk when it is full.\n',
    );
    await rm(join(folder, 'docs', 'deleted.md'));
    await writeFile(
      join(folder, 'docs', 'retracted.md'),
      FILES['retracted.md']?.replace('# ', '# RETRACTED: ') ?? '',
    );
    await writeFile(
      join(folder, 'docs', 'added.md'),
      '# Kestrel for operators\n\nOn machines with little memory the Kestrel database shrinks its write buffer to 16 MiB by default.\n',
    );
    await reopen();

    const third = await run('3');
    const report = await reportOf(runtime.ports, third);
    const { changes } = report;
    if (!changes) throw new Error('The third run is compared to nothing.');
    expect(changes.entries.map(({ kind, source }) => `${kind} ${source.title}`).toSorted()).toHaveLength(4);
    const counts = countEntries(changes);
    expect(counts).toEqual({ changed: 1, gone: 1, retracted: 1, new: 1 });
    const edited = changes.entries.find(({ kind }) => kind === 'changed');
    expect(edited?.statements.map(({ change }) => change).toSorted()).toEqual(['new', 'withdrawn']);
    for (const { quote, locator, archiveHash, sourceId } of changes.entries.flatMap((one) => [
      ...one.before,
      ...one.after,
    ])) {
      const text = await runtime.ports.archive.getText(archiveKey('local', sourceId, archiveHash));
      expect(verifyLocator(text ?? '', locator, quote)).toBe(true);
    }
    const markdown = await runtime.ports.archive.getText(`local/reports/${third.jobId}/report.md`);
    expect(markdown).toContain('## What changed');
    const standing = await runtime.ports.standings.get(STANDING);
    expect(standing?.runs.map(({ status, changes: counted }) => [status, counted])).toEqual([
      ['COMPLETED', undefined],
      ['COMPLETED', {}],
      ['COMPLETED', counts],
    ]);
    expect(await readingsOf(second)).toBe(0);
  },
);

test('R7.6 the same run begun three times is one job', async () => {
  const standing = (await runtime.ports.standings.get(STANDING)) ?? STANDING;
  const begun = await Promise.all([1, 2, 3].map(async () => beginRun(standing, '3', runtime.ports)));
  expect(new Set(begun.map((one) => ('job' in one ? one.job.jobId : ''))).size).toBe(1);
});
