import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelEvidence } from '#shared/prompting/handles.ts';
import { evidenceOf } from '#tests/unit/functions/steps/builders.ts';

const TEXTS = ['Messages are encrypted at rest.', 'Keys rotate each year.', 'Queues are shared by default.'];

/** The same documents where their addresses, and so the ids of their sources, are others. */
function readAt(prefix: string, order: readonly number[]): ReturnType<typeof labelEvidence> {
  return labelEvidence(
    order.map((index) =>
      evidenceOf(
        { sourceId: `${prefix}${(index * 7) % 3}`, quote: TEXTS[index] ?? '' },
        { archiveHash: `hash-${index}` },
      ),
    ),
  );
}

describe('labelEvidence', () => {
  it('gives the same quotes the same names, wherever their documents lie and in whatever order they come', () => {
    const names = (prefix: string, order: readonly number[]): readonly string[] =>
      readAt(prefix, order).map(({ handle, evidence }) => `${handle} ${evidence.quote}`);
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(orders, fc.string(), (order, prefix) => {
        expect(names(prefix, order)).toEqual(names('s-', [0, 1, 2]));
      }),
    );
  });
});
