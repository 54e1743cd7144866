import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { respond } from '#functions/api/respond.ts';
import { apiContext } from '#local/api-context.ts';
import type { System } from '#local/system.ts';
import { inProcessTransport } from '#local/transports.ts';
import { type ResearchClient, createClient } from '#shared/api/client.ts';
import { readConfig } from '#shared/config.ts';
import { type BatchFile, batchKey } from '#shared/domain/batch.ts';
import type { Query } from '#shared/domain/query.ts';
import { jobUploadPrefix } from '#shared/domain/upload.ts';
import { secretContext } from '#shared/domain/webhook.ts';
import { isPlumblineError } from '#shared/errors.ts';
import { CORPUS, QUESTION } from './run-command.ts';
import { IS_SWEEP, sampled } from '#tests/support/sweep.ts';
import { openSystem } from '#tests/workflow/support/open-system.ts';
import { Report } from '#shared/domain/report.ts';

/** In each file; `tests/unit/local/damaged-table.test.ts` flips more bits of the table itself. */
const FLIPS = IS_SWEEP ? 2 : 1;
/** What batches, uploads and webhooks keep beside the table. */
const NEWER = ['results.jsonl', 'errors.jsonl', 'summary.html', 'webhook.key'];
let place: string;
/** A folder with finished jobs, a batch and a webhook, which was closed; each flip is made in a copy of it. */
let whole: string;
let jobId: string;
let batchId: string;
let webhookId: string;
let answered: string;

/** Everything that can be asked of a data folder, as text, or the error that it comes to. */
interface Asked {
  readonly answered: string;
  readonly isNoticed: boolean;
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'plumbline-flips-'));
  whole = join(place, 'whole');
  const { system, client } = await open(whole, []);
  await system.prepareCorpus();
  const question = { question: QUESTION, providers: ['corpus'] };
  const corpus = { files: [{ name: 'own.md', text: OWN_TEXT }] };
  ({ jobId } = await client.submit({ ...question, interaction: 'none', corpus }));
  const lines = [{ ...question, customId: 'one' }, { customId: 'none' }];
  ({ batchId } = await client.call('createBatch', { body: { input: { lines } } }));
  await vi.waitFor(async () => expect(await batch(client)).toMatchObject({ status: 'COMPLETED' }), PATIENCE);
  await system.idle();
  // Nothing happens any more of which it could be notified.
  const body = { url: 'https://1.1.1.1/x', types: [] };
  ({ webhookId } = await client.call('createWebhook', { body }));
  await system.close();
  ({ answered } = await ask(await copyOf('reference')));
}, 120_000);
afterAll(async () => rm(place, { recursive: true, force: true }));

const PATIENCE = { timeout: 100_000, interval: 200 };
const OWN_TEXT = '# Tern\n\nThe memory buffer of Tern holds 64 MB, says a file of ours.\n';

async function batch(client: ResearchClient): Promise<{ readonly status: string }> {
  return client.call('getBatch', { params: { batchId } });
}

async function copyOf(name: string): Promise<string> {
  const copy = join(place, name);
  await rm(copy, { recursive: true, force: true });
  await cp(whole, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

async function open(
  folder: string,
  notes: string[],
): Promise<{ readonly system: System; readonly client: ResearchClient }> {
  const variables = { PLUMBLINE_DATA: folder, CORPUS_FOLDERS: CORPUS, SEARCH_PROVIDERS: 'corpus' };
  const note = (message: string): number => notes.push(message);
  const system = await openSystem(readConfig(variables), { note });
  const answer = inProcessTransport(async (event) => respond(event, apiContext(system.ports)));
  return { system, client: createClient(answer) };
}

async function ask(folder: string): Promise<Asked> {
  const notes: string[] = [];
  try {
    const { system, client } = await open(folder, notes);
    try {
      const answers = await askAll(system, client);
      return { answered: JSON.stringify(answers), isNoticed: /damaged/u.test(notes.join('\n')) };
    } finally {
      await system.close();
    }
  } catch (error) {
    if (isPlumblineError(error) || isRefusal(error)) return { answered: error.message, isNoticed: true };
    throw error;
  }
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RequestFailed';
}

const QUERY: Query = {
  id: 'q-1',
  waveId: 'w-1',
  text: 'memory buffer',
  provider: 'corpus',
  endpoint: 'corpus',
  resultCount: 5,
  itemIds: [],
};

async function askAll(system: System, client: ResearchClient): Promise<readonly unknown[]> {
  const job = { tenantId: 'local', jobId };
  const corpus = system.ports.providers.get('corpus');
  return [
    await client.list(),
    await batch(client),
    await client.call('getBatchResults', { params: { batchId } }),
    await client.call('getBatchErrors', { params: { batchId } }),
    await secretOf(system),
    await fileOf(system, 'summary'),
    await fileOf(system, 'results'),
    await uploadsOf(system),
    await client.get(jobId),
    await client.plan(jobId),
    await client.report(jobId),
    await client.resultText(jobId, 'md'),
    await client.resultText(jobId, 'html'),
    await client.sources(jobId),
    await client.evidence(jobId),
    await client.events(jobId, { after: 0, waitSeconds: 0 }),
    await system.ports.research.list(job, 'EVIDENCE'),
    await corpus?.search(QUERY),
  ];
}

/** Of the webhook, as whoever posts its requests reads it. */
async function secretOf({ ports }: System): Promise<string | undefined> {
  const endpoint = await ports.webhooks.get({ tenantId: 'local', webhookId });
  const [secret] = endpoint?.secrets ?? [];
  return endpoint && secret && ports.sealer?.open(secret.sealed, secretContext(endpoint));
}

async function fileOf({ ports }: System, file: BatchFile): Promise<string | undefined> {
  return ports.archive.getText(batchKey({ tenantId: 'local', batchId }, file));
}

async function uploadsOf({ ports }: System): Promise<readonly unknown[]> {
  const keys = await ports.archive.list(jobUploadPrefix('local', jobId));
  return Promise.all(keys.map(async (key) => ports.archive.getText(key)));
}

/** One file of each kind, by what stands at the end of its name and where; of texts one that the report cites. */
async function filesByKind(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const cited = await citedHash();
  files.sort((a, b) => Number(a.name.startsWith(cited)) - Number(b.name.startsWith(cited)));
  const kinds = new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name).slice(whole.length + 1);
      const [top = ''] = path.split('/');
      const kind = name.replace(/^[0-9a-f]{16,}|\d{6}/u, '*');
      return [`${top}/${kind === name && top === 'archive' ? name : kind}`, path] as const;
    }),
  );
  // Folders are listed in an order of their own on each machine; a sample is always the same.
  return new Map([...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** `.txt` is neither `.txt~sum` nor `.txt~kept`. */
function isOf(part: string, kind: string): boolean {
  return kind.endsWith(part) || kind.endsWith(`${part}-*`);
}

async function citedHash(): Promise<string> {
  const stored = join(whole, 'archive', 'local+', 'reports+', `${jobId}+`, 'report.json');
  const report = Report.parse(JSON.parse(await readFile(stored, 'utf8')));
  return report.sources.find((source) => source.quotes.length > 0)?.archiveHash ?? '';
}

describe('a bit that flips in a file of the data folder', () => {
  test('is noticed when the file is read, or changes nothing', async () => {
    const silent: string[] = [];
    const noticed = new Set<string>();
    const kinds = await filesByKind();
    // Of some kinds only one file of several is read: half of them tell nothing.
    const flipped = IS_SWEEP ? [...kinds] : sampled([...kinds], 2);
    for (const [kind, path] of flipped) {
      for (let flip = 0; flip < FLIPS; flip += 1) {
        const copy = await copyOf('copy');
        const bytes = await readFile(join(copy, path));
        if (bytes.length === 0) break;
        const at = Math.floor(((flip + 0.5) / FLIPS) * bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << ((at + flip) % 8));
        await writeFile(join(copy, path), bytes);
        const asked = await ask(copy);
        if (asked.isNoticed) noticed.add(kind);
        else if (asked.answered !== answered) silent.push(`${path} at ${at}`);
      }
    }
    expect(silent).toEqual([]);
    // What is read is checked: the table, the reports, what they cite, and the index.
    const read = ['report.json', '.txt', '.txt~sum', '.log', 'MANIFEST', 'sqlite', 'format.json', ...NEWER];
    expect(read.filter((part) => [...kinds.keys()].some((kind) => isOf(part, kind)))).toEqual(read);
    for (const part of read.filter((one) => flipped.some(([kind]) => isOf(one, kind))))
      expect([...noticed].filter((kind) => isOf(part, kind))).not.toEqual([]);
    expect(kinds.size).toBeGreaterThan(10);
  }, 600_000);
});
