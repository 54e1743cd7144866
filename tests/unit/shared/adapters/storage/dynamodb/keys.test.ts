import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byTime,
  cacheKey,
  eventSortKey,
  jobKey,
  limitKey,
  ownerPartition,
  recordKey,
  slotKey,
  tenantSegment,
} from '#shared/adapters/storage/dynamodb/keys.ts';
import { checkArchiveKey } from '#shared/adapters/storage/archive-keys.ts';
import { InvalidInput } from '#shared/errors.ts';
import { HOSTILE_NAMES } from '#tests/contract/samples.ts';

/** Names made of what keys are made of, and of any UTF-16 at all. */
const name = fc.oneof(
  fc
    .array(fc.constantFrom('#', '%', '0023', '%0023', 'JOB', 'TENANT', 'a', '=', '.', 'OWNER', 'CACHE'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc
    .array(fc.integer({ min: 0xd7ff, max: 0xffff }), { maxLength: 4 })
    .map((units) => String.fromCharCode(...units)),
);
const kind = fc.constantFrom('QUERY', 'SOURCE', 'EVIDENCE');

function differs(one: readonly string[], other: readonly string[]): boolean {
  return one.some((part, index) => part !== other[index]);
}

test('no two records share a key', () => {
  const place = fc.tuple(name, name, kind, name);
  fc.assert(
    fc.property(place, place, (one, other) => {
      fc.pre(differs(one, other));
      const [key, otherKey] = [one, other].map(([tenantId, jobId, of, id]) =>
        recordKey({ tenantId, jobId }, of, id),
      );
      expect(key).not.toEqual(otherKey);
    }),
    { numRuns: 2000 },
  );
});

test('no two places of hostile names share a key', () => {
  const keys = HOSTILE_NAMES.flatMap((tenantId) =>
    HOSTILE_NAMES.flatMap((jobId) =>
      HOSTILE_NAMES.map((id) => {
        const { pk, sk } = recordKey({ tenantId, jobId }, 'QUERY', id);
        return JSON.stringify([pk, sk]);
      }),
    ),
  );
  expect(new Set(keys).size).toBe(HOSTILE_NAMES.length ** 3);
});

test('the partition of a job is that of nothing else', () => {
  fc.assert(
    fc.property(name, name, name, name, (tenantId, jobId, otherTenant, other) => {
      const { pk } = jobKey({ tenantId, jobId });
      const others = [
        cacheKey(otherTenant, other).pk,
        limitKey(other).pk,
        ownerPartition(otherTenant, other),
        slotKey(0).pk,
      ];
      expect(others).not.toContain(pk);
    }),
    { numRuns: 1000 },
  );
});

test('no two owners share a list, and no two jobs a place in it', () => {
  const pair = fc.tuple(name, name);
  fc.assert(
    fc.property(pair, pair, (one, other) => {
      fc.pre(differs(one, other));
      expect(ownerPartition(...one)).not.toBe(ownerPartition(...other));
      const [place, otherPlace] = [one, other].map(([tenantId, jobId]) =>
        byTime({ createdAt: '2026-01-01T00:00:00.000Z', tenantId, jobId }),
      );
      expect(place).not.toBe(otherPlace);
    }),
    { numRuns: 1000 },
  );
});

test('keys are valid UTF-8 whatever the names are', () => {
  fc.assert(
    fc.property(name, name, name, (tenantId, jobId, id) => {
      const { pk, sk } = recordKey({ tenantId, jobId }, 'QUERY', id);
      expect(pk.isWellFormed() && sk.isWellFormed()).toBe(true);
    }),
  );
});

test('ids keep their order', () => {
  const id = fc.stringMatching(/^[!-~]{0,8}$/);
  const job = { tenantId: 't', jobId: 'j' };
  fc.assert(
    fc.property(id, id, (one, other) => {
      const [key, otherKey] = [one, other].map((each) => recordKey(job, 'QUERY', each).sk);
      expect(String(key) < String(otherKey)).toBe(one < other);
    }),
  );
});

test('events sort by their number', () => {
  const sequence = fc.integer({ min: 1, max: 9_999_999_999 });
  fc.assert(
    fc.property(sequence, sequence, (one, other) => {
      expect(eventSortKey(one) < eventSortKey(other)).toBe(one < other);
    }),
  );
});

test('no two tenants share a segment of the archive, and each is one that it takes', () => {
  const tenant = name.filter((each) => each.length < 30);
  fc.assert(
    fc.property(tenant, tenant, (one, other) => {
      checkArchiveKey(`${tenantSegment(one)}/a`);
      expect(tenantSegment(one) === tenantSegment(other)).toBe(one === other);
    }),
    { numRuns: 1000 },
  );
});

test('an ordinary tenant is its own segment', () => {
  expect(tenantSegment('acme:eu-1.example_x')).toBe('acme:eu-1.example_x');
});

test('refuses names that are longer than a key', () => {
  expect(() => jobKey({ tenantId: 'x'.repeat(2100), jobId: 'j' })).toThrow(InvalidInput);
  expect(() => recordKey({ tenantId: 't', jobId: 'j' }, 'QUERY', 'ä'.repeat(600))).toThrow(InvalidInput);
});
