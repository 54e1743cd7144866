import { describe, expect, it } from 'vitest';
import { proveEvidence } from '#functions/steps/verify-report/prove-evidence.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { archiveKey } from '#shared/domain/source.ts';
import { DamagedFile, ServiceUnavailable } from '#shared/errors.ts';
import type { ArchiveReader } from '#shared/ports/archive.ts';
import { sha256 } from '#shared/text/hash.ts';
import { createMemoryArchive } from '#tests/workflow/support/memory-archive.ts';
import { evidenceOf, sourceOf, sourcesById } from '../builders.ts';

const TEXT = 'Iron rusts in moist air. Gold does not.';
const HASH = sha256(TEXT);
const RUST = evidenceOf(
  { sourceId: 's-1', quote: 'Iron rusts in moist air.' },
  { id: 'e1', archiveHash: HASH },
);

async function prove(evidence: readonly Evidence[], asked: readonly string[], archived: string = TEXT) {
  const archive = createMemoryArchive();
  for (const { sourceId, archiveHash } of evidence)
    await archive.put(archiveKey('local', sourceId, archiveHash), archived);
  return proveIn(archive, evidence, asked);
}

async function proveIn(archive: ArchiveReader, evidence: readonly Evidence[], asked: readonly string[]) {
  const known = {
    evidence: new Map(evidence.map((one) => [one.id, one])),
    sources: sourcesById([sourceOf('s-1')]),
  };
  const { proven, failures } = await proveEvidence(asked, known, { archive, tenantId: 'local' });
  return { proven: [...proven.keys()], failures };
}

describe('evidence', () => {
  it('is proven by the archived text, character by character', async () => {
    const moved = { ...RUST, id: 'e2', locator: 'char:1-25' };
    expect(await prove([RUST, moved], ['e1', 'e2'])).toEqual({
      proven: ['e1'],
      failures: [{ evidenceId: 'e2', reason: 'the quote does not stand at char:1-25' }],
    });
  });

  it('that nobody knows is named as such', async () => {
    expect(await prove([RUST], ['e1', 'e9'])).toEqual({
      proven: ['e1'],
      failures: [{ evidenceId: 'e9', reason: 'there is no such evidence' }],
    });
  });

  it.each([
    [{ archiveHash: 'a'.repeat(63) }, 'its archive hash is no sha256'],
    [{ archiveHash: `${HASH}0` }, 'its archive hash is no sha256'],
    [{ archiveHash: `0${HASH}` }, 'its archive hash is no sha256'],
    [{ archiveHash: 'b'.repeat(64) }, 'the archived text has another hash'],
    [{ sourceId: 's-9' }, 'its source is not known'],
  ])('with %j is not proven: %s', async (change, reason) => {
    const changed = { ...RUST, ...change };
    expect(await prove([changed], ['e1'])).toEqual({ proven: [], failures: [{ evidenceId: 'e1', reason }] });
  });

  it('is not proven by a text that is gone or damaged', async () => {
    const empty = createMemoryArchive();
    const gone = await proveIn(empty, [RUST], ['e1']);
    expect(gone.failures[0]?.reason).toBe('its text is not in the archive');
    const failing = (error: Error): ArchiveReader => ({
      ...empty,
      getText: async () => {
        throw error;
      },
    });
    const damaged = await proveIn(failing(new DamagedFile('It is damaged.')), [RUST], ['e1']);
    expect(damaged.failures[0]?.reason).toBe('the file with its text is damaged');
    const outage = new ServiceUnavailable('Down.');
    await expect(proveIn(failing(outage), [RUST], ['e1'])).rejects.toBe(outage);
  });
});
