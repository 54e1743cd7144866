import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/domain/evidence.ts';
import { weighSides } from '#shared/domain/firmness.ts';
import { evidenceOf, sourceOf, sourcesById } from '#tests/unit/functions/steps/builders.ts';

const SOURCES = sourcesById([
  sourceOf('s-1', { kind: 'web', domain: 'one.example' }),
  sourceOf('s-2', { kind: 'web', domain: 'two.example' }),
  sourceOf('s-3', { kind: 'web', domain: 'two.example' }),
  sourceOf('s-4', { kind: 'web', domain: 'four.example', credibilityTier: 'FLAGGED' }),
]);

function says(sourceId: string, change: Partial<Evidence> = {}): Evidence {
  return evidenceOf({ sourceId, quote: `What ${sourceId} says of it.` }, change);
}

function weigh(
  supporting: readonly Evidence[],
  contradicting: readonly Evidence[] = [],
  copies: readonly string[] = [],
) {
  return weighSides({ supporting, contradicting }, { sources: SOURCES, copies: new Set(copies) });
}

describe('weighSides', () => {
  it('calls established what two independent sources say, and preliminary what one says', () => {
    expect(weigh([says('s-1'), says('s-2')])).toEqual({
      firmness: 'established',
      independentSources: 2,
      opposingSources: 0,
    });
    expect(weigh([says('s-1')]).firmness).toBe('preliminary');
  });

  it('takes sources of one publisher for one, and copies and flagged ones for none', () => {
    expect(weigh([says('s-2'), says('s-3')])).toMatchObject({
      firmness: 'preliminary',
      independentSources: 1,
    });
    expect(weigh([says('s-1'), says('s-4')])).toMatchObject({
      firmness: 'preliminary',
      independentSources: 1,
    });
    const copy = says('s-2');
    expect(weigh([says('s-1'), copy], [], [copy.id])).toMatchObject({ independentSources: 1 });
  });

  it('does not call established what is hedged', () => {
    expect(weigh([says('s-1'), says('s-2', { isUncertain: true })]).firmness).toBe('preliminary');
  });

  it('calls contested what an independent source speaks against, and no source that says both', () => {
    expect(weigh([says('s-1')], [says('s-2')])).toMatchObject({ firmness: 'contested', opposingSources: 1 });
    expect(weigh([says('s-1')], [says('s-1')])).toMatchObject({
      firmness: 'preliminary',
      opposingSources: 0,
    });
    expect(weigh([says('s-1')], [says('s-4')]).firmness).toBe('preliminary');
  });

  it('says the same in whatever order the quotes come', () => {
    const some = fc.subarray(['s-1', 's-2', 's-3', 's-4']);
    fc.assert(
      fc.property(some, some, (supporting, contradicting) => {
        const sides = [supporting, contradicting].map((ids) => ids.map((id) => says(id)));
        const turned = sides.map((side) => side.toReversed());
        expect(weigh(turned[0] ?? [], turned[1])).toEqual(weigh(sides[0] ?? [], sides[1]));
      }),
    );
  });
});
