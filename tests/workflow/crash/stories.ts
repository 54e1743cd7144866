import type { Library } from '../support/world.ts';
import type { Death, PortCall } from '../support/mortal-ports.ts';
import { differences } from './compare.ts';
import { type Golden, runThrough, type Story } from './sweep.ts';

/** As small as a job can be that still has several queries and several sources side by side. */
export function shortStory(library: Library): Story {
  return { library, maxIterations: 1, environment: SMALL };
}

/** A job that goes through its loop twice. */
export function longStory(library: Library): Story {
  return { library, maxIterations: 2, environment: SMALL };
}

const SMALL = { FULL_SOURCES: '1', CHUNKED_SOURCES: '1', QUERIES_PER_WAVE: '2' };

/** Lives through each row of deaths; what differed from the golden run, by the calls that were cut off. */
export async function sweep(
  story: Story,
  golden: Golden,
  rows: readonly (readonly Death[])[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const deaths of rows) {
    const { outcome, lives } = await runThrough(story, deaths);
    const differing = differences(golden, outcome, lives);
    if (differing.length > 0) found.push(`${nameOf(deaths, golden)}: ${differing.join(', ')}`);
  }
  return found;
}

/**
 * The moments at which a process can die: before and after the effect of each call. Moments that leave the same stores
 * behind are one: a call that only reads has no effect, and when nothing that has one is under way, the end of a call
 * is the beginning of the next.
 */
export function momentsOf(calls: readonly PortCall[]): readonly Death[] {
  return calls.flatMap((call, index) => {
    const at = index + 1;
    const before = calls[index - 1];
    const next = calls[index + 1];
    const isSameAsBefore = before?.isRead === true && before.isAlone && call.isAlone;
    const isSameAsNext = call.isRead || next?.isAlone === true;
    return [
      ...(isSameAsBefore ? [] : [{ at, when: 'before' } as const]),
      ...(isSameAsNext ? [] : [{ at, when: 'after' } as const]),
    ];
  });
}

function nameOf(deaths: readonly Death[], golden: Golden): string {
  const names = deaths.map(({ at, when }) => `${when} call ${at} (${golden.calls[at - 1]?.name ?? '?'})`);
  return `killed ${names.join(' and ')}`;
}
