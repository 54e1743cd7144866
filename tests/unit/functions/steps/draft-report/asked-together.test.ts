import { expect, test } from 'vitest';
import { inOneDocument } from '#functions/steps/draft-report/asked-together.ts';
import type { Pool } from '#functions/steps/draft-report/quote-pool.ts';
import { evidenceOf } from '../builders.ts';

function poolOf(itemId: string, ...values: readonly (readonly [string, number])[]): Pool {
  const ranked = values.map(([sourceId, value], at) => ({
    evidence: evidenceOf({ sourceId, quote: `${itemId} ${at}`, start: at * 100 }),
    value,
  }));
  const always = (): boolean => true;
  return {
    itemId,
    ranked,
    best: ranked[0]?.value ?? 0,
    most: 5,
    isOnIt: always,
    introduces: always,
    isOfThing: false,
    isOfEffect: false,
    yields: false,
  };
}

const first = poolOf('item_1', ['trial', 3], ['other', 2]);
const second = poolOf('item_2', ['other', 2.5], ['trial', 2]);
const leadOf = (pools: readonly Pool[]) => pools[1]?.ranked[0]?.evidence.sourceId;

test('what leans on the first of two questions is looked for in the document that answers that', () => {
  expect(leadOf(inOneDocument([first, second], [{}, { asked: 'Was it significant?' }]))).toBe('trial');
  expect(leadOf(inOneDocument([first, second], [{}, {}]))).toBe('other');
  const far = poolOf('item_2', ['other', 4], ['trial', 2]);
  expect(leadOf(inOneDocument([first, far], [{}, { asked: 'Was it significant?' }]))).toBe('other');
});
