import { afterEach, expect, test } from 'vitest';
import { formatLocator } from '#shared/domain/locator.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { sha256 } from '#shared/text/hash.ts';
import { type ApiWorld, createApiWorld } from '../api-world.ts';
import { exampleReport } from '../example-report.ts';

let world: ApiWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

const TEXT = '# Gate\n\nBefore it.\n\nThe gate counts claims.\n\nAfter it.\n';
const QUOTE = 'The gate counts claims.';

/** A completed job whose report cites one quote of the text. */
async function complete(api: ApiWorld): Promise<string> {
  const { jobId } = await api.client.submit({ question: 'What does the gate count?' });
  const job = { tenantId: 'local', jobId };
  const start = TEXT.indexOf(QUOTE);
  const report = exampleReport();
  const sources = report.sources.slice(0, 1).map((source) => ({
    ...source,
    sourceId: 's-1',
    archiveHash: sha256(TEXT),
    quotes: source.quotes.slice(0, 1).map((quote) => ({
      ...quote,
      quote: QUOTE,
      locator: formatLocator({ start, end: start + QUOTE.length }),
    })),
  }));
  await api.ports.archive.put(archiveKey('local', 's-1', sha256(TEXT)), TEXT);
  await api.ports.archive.put(
    reportKey('local', jobId, 'json'),
    JSON.stringify({ ...report, tenantId: 'local', jobId, sources }),
  );
  await api.ports.jobs.change(job, ['QUEUED'], { status: 'PROCESSING' });
  await api.ports.jobs.change(job, ['PROCESSING'], { status: 'COMPLETED', outcome: 'answered' });
  return jobId;
}

test('R7.1 each quote of a report comes with the archived text around it', async () => {
  world = await createApiWorld();
  const { evidence } = await world.client.evidence(await complete(world));
  expect(evidence).toHaveLength(1);
  const [context] = evidence;
  expect(context?.text.slice(context.quote.start, context.quote.end)).toBe(QUOTE);
  expect(context?.text).toBe(TEXT.trimEnd());
  expect(context?.lines[0]).toEqual({ kind: 'heading', start: 0 });
});

test('a job of someone else, and one without a report, give no quotes', async () => {
  world = await createApiWorld();
  const jobId = await complete(world);
  const other = world.as({ tenantId: 'local', owner: 'someone-else' });
  await expect(other.evidence(jobId)).rejects.toMatchObject({ httpStatus: 404 });
  const { jobId: queued } = await world.client.submit({ question: 'And this?' });
  await expect(world.client.evidence(queued)).rejects.toMatchObject({ httpStatus: 409 });
});
