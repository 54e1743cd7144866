import { describe, expect, test, vi } from 'vitest';
import { createS3Archive } from '#shared/adapters/storage/archive-s3.ts';
import { proveEvidence } from '#functions/steps/verify-report/prove-evidence.ts';
import type { Digest } from '#shared/domain/digest.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { formatLocator } from '#shared/domain/locator.ts';
import { archiveKey, rawKey } from '#shared/domain/source.ts';
import { canonicalise } from '#shared/text/markup/canonical/canonicalise.ts';
import { sha256 } from '#shared/text/hash.ts';
import { startS3Server } from '#tests/contract/s3-server.ts';
import { fillWorld } from '../publish-report/fixture.ts';
import { makeEvidence, makeSource } from '../publish-report/sources.ts';
import { verify } from './verified.ts';
import { JOB, makeWorld } from '../publish-report/world.ts';

const QUOTE = 'Iron  rusts\u00a0in wet air';
/** As rules of another version left it: today's would put its blanks and lines in order. */
const OLD_TEXT = `Rust \r\n\r\n\r\n\r\n${QUOTE}, they say.\t`;

function evidenceIn(text: string): Evidence {
  const start = text.indexOf(QUOTE);
  const locator = formatLocator({ start, end: start + QUOTE.length });
  return { ...makeEvidence('default'), quote: QUOTE, locator, archiveHash: sha256(text) };
}

const sources = new Map([['s-queues', makeSource('s-queues')]]);

describe('R2.8 a locator', () => {
  test('verifies against the archived text, though the rules of today would make another text of it', async () => {
    const { archive } = await makeWorld();
    expect(canonicalise({ contentType: 'text/plain', text: OLD_TEXT }).text).not.toContain(QUOTE);
    const evidence = evidenceIn(OLD_TEXT);
    await archive.put(archiveKey(JOB.tenantId, 's-queues', evidence.archiveHash), OLD_TEXT);
    const found = { evidence: new Map([[evidence.id, evidence]]), sources };
    const proof = await proveEvidence([evidence.id], found, { archive, tenantId: JOB.tenantId });
    expect(proof.failures).toEqual([]);
    expect([...proof.proven.keys()]).toEqual([evidence.id]);
  });

  test('verifies after the retention, once a report has cited the text', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'none');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'none');
    const server = await startS3Server('archive');
    try {
      const { endpoint } = server;
      const archive = createS3Archive({ bucketName: 'archive', region: 'us-east-1', endpoint });
      const evidence = evidenceIn(OLD_TEXT);
      const key = archiveKey(JOB.tenantId, 's-queues', evidence.archiveHash);
      const prove = async (): Promise<readonly string[]> => {
        const found = { evidence: new Map([[evidence.id, evidence]]), sources };
        const proof = await proveEvidence([evidence.id], found, { archive, tenantId: JOB.tenantId });
        return proof.failures.map((failure) => failure.reason);
      };
      await archive.put(key, OLD_TEXT);
      await archive.keep(key);
      server.expire();
      expect(await prove()).toEqual([]);
      await archive.delete(key);
      expect(await prove()).toEqual(['its text is not in the archive']);
    } finally {
      await server.close();
      vi.unstubAllEnvs();
    }
  });
});

test('R2.8 keeps the text, and the bytes, of each source that the report cites, and of no other', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const queues = await world.research.get(JOB, 'SOURCE', 's-queues');
  const rawHash = 'c'.repeat(64);
  if (queues) await world.research.put(JOB, 'SOURCE', { id: queues.id, record: { ...queues, rawHash } });
  const keep = vi.spyOn(world.archive, 'keep');
  const report = await verify(world);
  const texts = report.sources.map((one) => archiveKey(JOB.tenantId, one.sourceId, one.archiveHash));
  const kept = keep.mock.calls.map(([key]) => key);
  expect(kept.toSorted()).toEqual([...texts, rawKey(JOB.tenantId, 's-queues', rawHash)].toSorted());
});

test('R3.7 a report says what each digest cost that stands for the content of its source', async () => {
  const world = await makeWorld();
  await fillWorld(world);
  const fidelity = {
    source_id: 's-queues',
    phase: 'digest',
    original_tokens: 6250,
    final_tokens: 625,
    reason: 'digest_compression',
  } as const;
  const payload: Digest['payload'] = {
    version: '1.0',
    content_type: 'digest/v1',
    query_hash: 'ab12cd34',
    summary: '',
    key_points: [],
    evidence_snippets: [],
    original_chars: 25_000,
    digest_chars: 2500,
    compression_ratio: 0.1,
    source_text_hash: `sha256:${'a'.repeat(64)}`,
  };
  const digests: readonly Digest[] = [
    { sourceId: 's-queues', payload, replacesContent: true, fidelity, quotesDropped: 0 },
    { sourceId: 's-tables', payload, replacesContent: false, quotesDropped: 0 },
  ];
  for (const record of digests) await world.research.put(JOB, 'DIGEST', { id: record.sourceId, record });
  expect((await verify(world)).fidelity).toEqual([fidelity]);
});
