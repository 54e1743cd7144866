import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';

export interface Case {
  readonly quote: string;
  readonly fair: readonly string[];
  readonly turned: readonly string[];
}

export type Group = readonly [string, readonly Case[]];

/** Of each group the fair sentences pass, and the turned ones are found. */
export function holdGroups(groups: readonly Group[]): void {
  describe.each(groups)('of a sentence and its quote, %s', (_, cases) => {
    it.each(cases.flatMap(({ quote, fair }) => fair.map((said) => [quote, said] as const)))(
      'of "%s" may say "%s"',
      (quote, said) => {
        expect(kinds(said, quote)).toEqual([]);
      },
    );

    it.each(cases.flatMap(({ quote, turned }) => turned.map((said) => [quote, said] as const)))(
      'of "%s" may not say "%s"',
      (quote, said) => {
        expect(kinds(said, quote)).not.toEqual([]);
      },
    );
  });
}
