import { type AddressedTask, addressTasks } from '#shared/domain/address-tasks.ts';
import type { SearchTask } from '#shared/domain/plan.ts';
import type { Query } from '#shared/domain/query.ts';
import { distinctiveTerms } from '#shared/text/words/noise-words.ts';

export interface WaveLimits {
  /** In order of preference. */
  readonly providers: readonly string[];
  /** Queries of the wave at most. */
  readonly cap: number;
  /** So many providers the first task is sent to before any other task has its turn. */
  readonly opening: number;
  /** Queries of earlier waves: none is asked again. */
  readonly asked: readonly Query[];
}

export interface Spent {
  readonly chosen: readonly AddressedTask[];
  /** What could have been asked beside them, and is not for want of room. */
  readonly droppedCount: number;
}

/**
 * Spends the queries of a wave on tasks, the important first, and on the providers that suit them. Tasks have their
 * turn one after the other, again and again while there is room; each time to the provider that was asked least for
 * the same checklist items, of those the one asked least at all. So no task goes everywhere before another has gone
 * anywhere, and no provider is left out because it stands late in the list.
 */
export function spendQueries(tasks: readonly SearchTask[], limits: WaveLimits): Spent {
  const waiting = placesOf(tasks, limits);
  const total = waiting.reduce((sum, places) => sum + places.length, 0);
  const uses = countUses(limits.asked);
  const chosen: AddressedTask[] = [];
  const take = (places: AddressedTask[], index: number): void => {
    const [one] = places.splice(index, 1);
    if (one === undefined) return;
    chosen.push(one);
    uses.add(one);
  };
  const first = waiting[0] ?? [];
  const opening = Math.min(limits.opening, limits.cap);
  while (chosen.length < opening && first.length > 0) take(first, 0);
  const turns = chosen.length > 0 ? [...waiting.slice(1), first] : waiting;
  while (chosen.length < limits.cap && turns.some((places) => places.length > 0)) {
    for (const places of turns) if (chosen.length < limits.cap) take(places, leastUsed(places, uses));
  }
  return { chosen, droppedCount: total - chosen.length };
}

/** For each task the places where it can be sent and was not yet; the same words in another order, or with noise, are the same task. */
function placesOf(
  tasks: readonly SearchTask[],
  { providers, asked }: WaveLimits,
): readonly AddressedTask[][] {
  const seen = new Set(asked.map((query) => fingerprint({ ...query, query: query.text })));
  const groups = Map.groupBy(
    addressTasks(tasks, providers).filter((one) => !seen.has(fingerprint(one)) && seen.add(fingerprint(one))),
    (one) => wordsOf(one.query),
  );
  const place = (one: AddressedTask): number => providers.indexOf(one.provider);
  return [...groups.values()].map((places) => places.toSorted((a, b) => place(a) - place(b)));
}

function fingerprint(one: Pick<AddressedTask, 'provider' | 'endpoint' | 'query'>): string {
  return `${one.provider}|${one.endpoint}|${wordsOf(one.query)}`;
}

function wordsOf(query: string): string {
  return distinctiveTerms(query).toSorted().join(' ');
}

interface Uses {
  readonly add: (one: Pick<AddressedTask, 'provider' | 'itemIds'>) => void;
  readonly of: (provider: string) => number;
  readonly ofItems: (provider: string, itemIds: readonly string[]) => number;
}

/** How often each provider was asked, at all and for each checklist item. */
function countUses(asked: readonly Query[]): Uses {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  const add: Uses['add'] = ({ provider, itemIds }) => {
    for (const key of [provider, ...itemIds.map((id) => `${provider}|${id}`)])
      counts.set(key, count(key) + 1);
  };
  asked.forEach(add);
  return {
    add,
    of: count,
    ofItems: (provider, itemIds) => itemIds.reduce((sum, id) => sum + count(`${provider}|${id}`), 0),
  };
}

/** The first of the places that were used least. */
function leastUsed(places: readonly AddressedTask[], uses: Uses): number {
  const ranked = places
    .map(({ provider, itemIds }, index) => ({
      index,
      ofItems: uses.ofItems(provider, itemIds),
      atAll: uses.of(provider),
    }))
    .toSorted((a, b) => a.ofItems - b.ofItems || a.atAll - b.atAll || a.index - b.index);
  return ranked[0]?.index ?? 0;
}
