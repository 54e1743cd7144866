/** An item in the form of the protocol: each attribute with its type. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** What is known to be missing of jobs, from what is left of them. */
export function findLosses(items: readonly StoredItem[]): readonly string[] {
  const jobs = Map.groupBy(items, (item) => textOf(item, 'pk'));
  return [...jobs].flatMap(([partition, own]) => {
    const jobId = /#JOB#(?<id>.+)$/.exec(partition)?.groups?.['id'];
    return jobId === undefined ? [] : lossesOf(jobId, own);
  });
}

function lossesOf(jobId: string, items: readonly StoredItem[]): readonly string[] {
  const kinds = new Set(items.map((item) => textOf(item, 'sk').split('#')[0]));
  const hasEvents = kinds.has('EVENT') || kinds.has('TRACE');
  return [
    ...(kinds.has('META') ? [] : [`job ${jobId}: the job itself; its other records are of no use`]),
    ...(kinds.has('META') && !hasEvents ? [`job ${jobId}: all its events`] : []),
    ...missingEvents(items).map((range) => `job ${jobId}: events ${range}`),
  ];
}

/** Numbers that no item has, below the last that is known. */
function missingEvents(items: readonly StoredItem[]): readonly string[] {
  const spans = items.flatMap((item) => spanOf(item)).toSorted((a, b) => a.first - b.first);
  const missing: string[] = [];
  let next = 1;
  for (const { first, last } of spans) {
    if (first > next) missing.push(`${next} to ${first - 1}`);
    next = Math.max(next, last + 1);
  }
  return missing;
}

function spanOf(item: StoredItem): readonly { readonly first: number; readonly last: number }[] {
  const sortKey = textOf(item, 'sk');
  if (sortKey === 'TRACE') return [{ first: numberOf(item, 'first'), last: numberOf(item, 'last') }];
  if (!sortKey.startsWith('EVENT#')) return [];
  const last = Number(sortKey.slice('EVENT#'.length));
  return [{ first: 'first' in item ? numberOf(item, 'first') : last, last }];
}

function textOf(item: StoredItem, name: string): string {
  const value = item[name];
  return typeof value === 'object' && value !== null && 'S' in value ? String(value.S) : '';
}

function numberOf(item: StoredItem, name: string): number {
  const value = item[name];
  return typeof value === 'object' && value !== null && 'N' in value ? Number(value.N) : 0;
}
