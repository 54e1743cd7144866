import type { Clock } from '#shared/ports/clock.ts';
import type { Item, ItemUpdate, Table } from './table.ts';

export interface Retention {
  readonly clock: Clock;
  /** After it was first written an item is let go by the store; undefined: never. */
  readonly days: number | undefined;
}

/** The same table, whose items bear a time after which they may go, unless they have one of their own. */
export function retainedTable(table: Table, { clock, days }: Retention): Table {
  if (days === undefined) return table;
  const end = (): number => Math.ceil(clock.now() / 1000) + days * 86_400;
  const withEnd = (item: Item): Item => ('ttl' in item ? item : { ...item, ttl: end() });
  return {
    ...table,
    put: async (item) => table.put(withEnd(item)),
    putIf: async (item, condition) => table.putIf(withEnd(item), condition),
    putAll: async (items) => table.putAll(items.map(withEnd)),
    update: async (key, update) => table.update(key, updateWithEnd(update, end())),
  };
}

/** An item that an update makes has an end as well; one that is there keeps its own. */
function updateWithEnd(update: ItemUpdate, end: number): ItemUpdate {
  if (Object.values(update.names).includes('ttl') || !update.update.startsWith('SET ')) return update;
  return {
    ...update,
    update: update.update.replace('SET ', 'SET #end = if_not_exists(#end, :end), '),
    names: { ...update.names, end: 'ttl' },
    values: { ...update.values, end },
  };
}
