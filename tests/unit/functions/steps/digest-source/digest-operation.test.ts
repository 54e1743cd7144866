import { describe, expect, it, vi } from 'vitest';
import { ANSWER_LINES } from '#shared/domain/answer-lines.ts';
import { ServiceUnavailable, UnreadableSource } from '#shared/errors.ts';
import { resetBreaker } from '#shared/research/breakers.ts';
import { sha256 } from '#shared/text/hash.ts';
import { scriptedModel } from '#tests/unit/shared/research/scripted-model.ts';
import { type DigestWorld, READING, RUST, TEXT, openDigestWorld } from './digest-world.ts';

const typesOf = (world: DigestWorld): readonly string[] => world.emitted.map((event) => event.type);
const ended = (world: DigestWorld) => world.emitted.at(-1)?.data;
const counted = (world: DigestWorld, name: string) => world.samples.filter((one) => one.name === name);

describe('R3.3 the cache of digests', () => {
  it('gives another job of the tenant the digest of the same text for the same question', async () => {
    const model = scriptedModel({ script: () => READING });
    const world = await openDigestWorld({ model });
    const first = await world.digest(await world.newJob());
    expect(ended(world)).toMatchObject({ cache_hit: false, read_by: 'model' });
    const second = await world.digest(await world.newJob());
    expect(ended(world)).toMatchObject({ cache_hit: true, read_by: 'model' });
    expect(model.sent).toHaveLength(1);
    expect(second.digest).toEqual(first.digest);
    expect(second.evidence).toEqual(first.evidence);
    expect(counted(world, 'digest_cache_hits')).toHaveLength(1);
  });

  it('takes a step that runs again for no hit', async () => {
    const world = await openDigestWorld();
    const job = await world.newJob();
    await world.digest(job);
    await world.digest(job);
    expect(ended(world)).toMatchObject({ cache_hit: false });
  });

  it('uses the key of seed 004', async () => {
    const keys: string[] = [];
    const cache = { get: async (_tenant: string, key: string) => void keys.push(key), put: async () => {} };
    const world = await openDigestWorld({ cache });
    const job = await world.newJob();
    await world.digest(job);
    const query = sha256(job.question).slice(0, 8);
    expect(keys).toEqual([expect.stringMatching(`^digest:1\\.0:s-1:${sha256(TEXT)}:${query}:[0-9a-f]{16}$`)]);
  });

  it.each([
    ['another tenant', { tenantId: 'other' }, {}, TEXT],
    ['another question', { question: 'Why do whales sing?' }, {}, TEXT],
    ['another text', {}, {}, `${TEXT}\n\nGold does not rust.`],
    ['another way of reading', {}, { readMode: 'chunks' as const }, TEXT],
  ])('knows nothing for %s', async (_, change, source, text) => {
    const model = scriptedModel({ script: () => READING });
    const world = await openDigestWorld({ model });
    await world.digest(await world.newJob());
    await world.digest(await world.newJob(change), text, source);
    expect(ended(world)).toMatchObject({ cache_hit: false });
    expect(model.sent).toHaveLength(2);
  });

  it('knows nothing under other settings of digestion', async () => {
    const first = await openDigestWorld();
    await first.digest(await first.newJob());
    const { cache } = first.ports;
    const second = await openDigestWorld({ cache, environment: { DIGEST_MAX_EVIDENCE_SNIPPETS: '1' } });
    await second.digest(await second.newJob({ jobId: 'job-9' }));
    expect(ended(second)).toMatchObject({ cache_hit: false, evidence_snippets: 1 });
  });

  it('keeps no digest that was made without the model that should have read', async () => {
    const script = vi.fn<() => unknown>(() => READING).mockReturnValueOnce(new ServiceUnavailable('Closed.'));
    const world = await openDigestWorld({ model: scriptedModel({ script }) });
    expect((await world.digest(await world.newJob())).digest.degradedReason).toBe('ServiceUnavailable');
    expect((await world.digest(await world.newJob())).digest.degradedReason).toBeUndefined();
    expect(ended(world)).toMatchObject({ cache_hit: false, read_by: 'model' });
  });
});

describe('R3.6 the breaker of digestion', () => {
  it('leaves the model alone once open, still reads the cache, and closes by hand', async () => {
    let isDown = false;
    const model = scriptedModel({ script: () => (isDown ? new ServiceUnavailable('Down.') : READING) });
    const world = await openDigestWorld({ model });
    await world.digest(await world.newJob());
    isDown = true;
    const job = await world.newJob();
    for (let count = 0; count < 5; count += 1) await world.digest(job, `${TEXT}\n\nPage ${count}.`);
    expect(typesOf(world)).toContain('digest.circuit_breaker_triggered');
    const sent = model.sent.length;

    isDown = false;
    const { digest } = await world.digest(job, `${TEXT}\n\nPage 6.`);
    expect(digest.degradedReason).toBe('breaker-open');
    expect(typesOf(world)).not.toContain('digest.error');
    await world.digest(job);
    expect(ended(world)).toMatchObject({ cache_hit: true, read_by: 'model' });
    expect(model.sent).toHaveLength(sent);

    await resetBreaker(job, world.ports, 'role:reader');
    await world.digest(job, `${TEXT}\n\nPage 7.`);
    expect(ended(world)).toMatchObject({ read_by: 'model' });
  });
});

describe('R3.7 what digestion emits', () => {
  it('emits a digest that stands for the content, with what it cost', async () => {
    const world = await openDigestWorld({ environment: { DIGEST_MIN_CHARACTERS: '20' } });
    const { digest, source, evidence } = await world.digest(await world.newJob());
    const { payload } = digest;
    const fidelity = {
      source_id: 's-1',
      phase: 'digest',
      original_tokens: Math.ceil(TEXT.length / 4),
      final_tokens: Math.ceil(payload.digest_chars / 4),
      reason: 'digest_compression',
    };
    expect(source.contentType).toBe('digest/v1');
    expect(digest).toMatchObject({ replacesContent: true, fidelity });
    expect(typesOf(world)).toEqual(['digest.started', 'digest.completed']);
    expect(world.emitted[0]?.data).toEqual({ source_id: 's-1', characters: TEXT.length, policy: 'auto' });
    expect(ended(world)).toEqual({
      source_id: 's-1',
      policy: 'auto',
      cache_hit: false,
      read_by: 'code',
      duration_seconds: 0,
      original_chars: TEXT.length,
      digest_chars: payload.digest_chars,
      compression_ratio: payload.compression_ratio,
      evidence_snippets: payload.evidence_snippets.length,
      quotes_dropped: 0,
      fidelity,
    });
    expect(JSON.stringify(world.emitted)).not.toContain(evidence[0]?.quote);
    expect(world.samples).toEqual([
      {
        name: 'digest_sources_processed',
        value: 1,
        dimensions: { outcome: 'completed', policy: 'auto' },
      },
      { name: 'digest_duration_seconds', value: 0, dimensions: { outcome: 'completed', policy: 'auto' } },
      { name: 'digest_compression_ratio', value: payload.compression_ratio, dimensions: { policy: 'auto' } },
      {
        name: 'digest_evidence_snippets',
        value: payload.evidence_snippets.length,
        dimensions: { policy: 'auto' },
      },
    ]);
  });

  it.each([
    ['off', 'policy off'],
    ['auto', 'shorter than 10000 characters'],
  ])(
    'tells with policy %s why a digest stands for nothing, and takes evidence all the same',
    async (policy, reason) => {
      const world = await openDigestWorld({ environment: { DIGEST_POLICY: policy } });
      const { digest, evidence, source } = await world.digest(await world.newJob());
      expect(digest).not.toHaveProperty('fidelity');
      expect(source.contentType).not.toBe('digest/v1');
      expect(evidence.length).toBeGreaterThan(0);
      expect(typesOf(world)).toEqual(['digest.started', 'digest.skipped']);
      expect(ended(world)).toMatchObject({ reason, policy });
      expect(counted(world, 'digest_sources_processed')[0]?.dimensions).toEqual({
        outcome: 'skipped',
        policy,
      });
    },
  );

  it('emits that there is no digest, and what was dropped of one that there is', async () => {
    const world = await openDigestWorld({ model: scriptedModel({ script: () => READING }) });
    const job = await world.newJob();
    expect((await world.digest(job)).digest.quotesDropped).toBe(1);
    expect(ended(world)).toMatchObject({ quotes_dropped: 1 });
    const gone = world.digest(job, TEXT, { archiveHash: 'b'.repeat(64) });
    await expect(gone).rejects.toBeInstanceOf(UnreadableSource);
    expect(typesOf(world)).toEqual(['digest.started', 'digest.error']);
    expect(ended(world)).toEqual({ source_id: 's-1', error: 'UnreadableSource', goes_on: false });
    expect(counted(world, 'digest_sources_processed').at(-1)?.dimensions).toMatchObject({ outcome: 'error' });
  });
});

describe('R3.1 the time of a digest', () => {
  it('gives up a reader that takes longer, emits why, and reads by code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = Promise.withResolvers<AbortSignal | undefined>();
      const model = scriptedModel({
        script: async (request) => {
          asked.resolve(request.signal);
          return new Promise(() => undefined);
        },
      });
      const world = await openDigestWorld({ model, environment: { DIGEST_TIMEOUT_SECONDS: '7' } });
      const digesting = world.digest(await world.newJob());
      const signal = await asked.promise;
      await vi.advanceTimersByTimeAsync(6_999);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      const { digest, evidence } = await digesting;
      expect(signal?.aborted).toBe(true);
      expect(digest.degradedReason).toBe('TimedOut');
      expect(evidence.map((one) => one.quote)).toContain(RUST);
      expect(typesOf(world)).toEqual([
        'digest.started',
        'found',
        'degraded',
        'digest.error',
        'digest.skipped',
      ]);
      expect(world.emitted[3]?.data).toEqual({ source_id: 's-1', error: 'TimedOut', goes_on: true });
      expect(ended(world)).toMatchObject({ read_by: 'code', degraded_reason: 'TimedOut' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a reader who names nothing in a document with good sentences', () => {
  it('is not believed, but what code finds there answers nothing by itself', async () => {
    const scoresOf = ({ evidence }: Awaited<ReturnType<DigestWorld['digest']>>): readonly number[] =>
      evidence.flatMap(({ items }) => items.map(({ score }) => score));
    const plain = await openDigestWorld();
    const read = await openDigestWorld({ model: scriptedModel({ script: () => ({ parts: [] }) }) });
    const [byWords, passedOver] = [
      await plain.digest(await plain.newJob()),
      await read.digest(await read.newJob()),
    ];
    expect(passedOver.evidence.map(({ quote }) => quote)).toEqual(byWords.evidence.map(({ quote }) => quote));
    expect(passedOver.evidence.length).toBeGreaterThan(0);
    expect(Math.max(...scoresOf(byWords))).toBeGreaterThan(ANSWER_LINES.fair);
    expect(Math.max(...scoresOf(passedOver))).toBeLessThan(ANSWER_LINES.fair);
  });
});
