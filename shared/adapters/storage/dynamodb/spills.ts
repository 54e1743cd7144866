import type { Attributes } from './table.ts';

/** Large values of an item, or of the events in it, lie in the archive. */
export function spillsOf(item: Attributes): readonly string[] {
  const entries: unknown[] = [item, ...listOf(item['tail']), ...listOf(item['entries'])];
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'spill' in entry && typeof entry.spill === 'string'
      ? [entry.spill]
      : [],
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
