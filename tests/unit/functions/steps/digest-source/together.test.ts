import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote-of.ts';

describe('what is quoted', () => {
  it('takes two or three sentences of a list together, whatever stands above them', () => {
    const items = (count: number): string =>
      Array.from({ length: count }, (_, at) => `- A pot of kind ${at} needs ${at} days.`).join('\n');
    expect(quoteOf(`# Days\n\nDays differ.\n\n${items(3)}\n`, 'kind 1')).toBe(items(3));
    expect(quoteOf(`# Days\n\nDays differ.\n\n${items(5)}\n`, 'kind 1')).toBe(
      'A pot of kind 1 needs 1 days.',
    );
  });

  it('takes along what an example is of, where it stands below "For example:"', () => {
    const text =
      '# Lines\n\nLong lines are gone on with by a stroke at their end. For example:\n\nIn> pot +\nError here\n\nIt is wrong.\n';
    expect(quoteOf(text, 'Error here')).toMatch(/^Long lines .* For example:\s+In> pot \+\s+Error here/u);
  });

  it('does not go on over what says nothing', () => {
    const text =
      'Round kilns\n\nBack to Square Kilns. Forward to Glazes.\n\nThe round kiln fires large pots. It is hot.\n';
    expect(quoteOf(text, 'The round kiln')).toBe('The round kiln fires large pots. It is hot.');
  });
});
