import { beforeAll, describe, expect, it } from 'vitest';
import { digestSourceStep } from '#functions/steps/digest-source/digest-source.ts';
import type { Job } from '#shared/domain/job.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { ONLY } from '#shared/domain/records.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { sourceOf } from '../builders.ts';
import { contextOf } from '../ports.ts';
import { TEXT, WAVE, type WaveWorld, openWaveWorld, referenceOf } from '../wave-world.ts';

let world: WaveWorld;
let ports: Ports;

beforeAll(async () => {
  world = await openWaveWorld();
  ({ ports } = world);
});

async function archived(job: Job, change: Partial<Source> = {}): Promise<Source> {
  const source = sourceOf('s-1', { archiveHash: 'a'.repeat(64), contentType: 'text/plain', ...change });
  await ports.research.put(job, 'SOURCE', { id: source.id, record: source });
  await ports.archive.put(archiveKey(job.tenantId, source.id, 'a'.repeat(64)), TEXT);
  return source;
}

async function digest(job: Job): Promise<number> {
  const input = { ...referenceOf(job), cursor: WAVE, sourceId: 's-1' };
  const { output } = await digestSourceStep.run(input, contextOf(ports, job));
  return output.evidenceCount;
}

describe('DigestSource', () => {
  it('keeps quotes that verify, and a digest/v1 payload', async () => {
    const job = await world.newJob();
    await archived(job);
    expect(await digest(job)).toBeGreaterThan(0);
    const evidence = await ports.research.list(job, 'EVIDENCE');
    expect(evidence.filter((one) => !verifyLocator(TEXT, one.locator, one.quote))).toEqual([]);
    const kept = await ports.research.get(job, 'DIGEST', 's-1');
    expect(kept?.payload).toMatchObject({
      version: '1.0',
      content_type: 'digest/v1',
      original_chars: TEXT.length,
      source_text_hash: `sha256:${'a'.repeat(64)}`,
    });
    expect(kept?.replacesContent).toBe(false);
  });

  it('reads an address whose escapes are of another encoding', async () => {
    const job = await world.newJob();
    await archived(job, { url: 'https://a.example/caf%E9/100%/rust' });
    expect(await digest(job)).toBeGreaterThan(0);
  });

  it('writes the same records when it runs again', async () => {
    const job = await world.newJob();
    await archived(job);
    const first = await digest(job);
    const before = await ports.research.list(job, 'EVIDENCE');
    expect(await digest(job)).toBe(first);
    expect(await ports.research.list(job, 'EVIDENCE')).toEqual(before);
  });

  it('takes words for what they are that name parts of every object', async () => {
    const job = await world.newJob();
    await archived(job);
    await ports.research.put(job, 'RARITY', { id: ONLY, record: { documentCount: 9, idf: { iron: 2 } } });
    const plan = await ports.research.get(job, 'PLAN', ONLY);
    const [item] = plan?.checklist ?? [];
    const part = { text: 'constructor', terms: ['constructor', 'iron', 'rust'], focus: [], circumstance: [] };
    const checklist = item ? [{ ...item, parts: [part], topic: ['constructor', 'rust'] }] : [];
    if (plan) await ports.research.put(job, 'PLAN', { id: ONLY, record: { ...plan, checklist } });
    expect(await digest(job)).toBeGreaterThan(0);
    const scores = (await ports.research.list(job, 'EVIDENCE')).flatMap((one) => one.items);
    expect(scores.filter((one) => !(one.score > 0 && one.score <= 1))).toEqual([]);
  });

  it('fails for a source whose archived text is gone', async () => {
    const job = await world.newJob();
    await archived(job, { archiveHash: 'b'.repeat(64) });
    await expect(digest(job)).rejects.toBeInstanceOf(UnreadableSource);
  });
});
