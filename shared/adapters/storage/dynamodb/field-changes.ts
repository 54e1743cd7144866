import type { Attributes, ItemUpdate } from './table.ts';

/** An update that sets what has a value, removes what is null, and leaves alone what is undefined; without its condition. */
export function fieldChanges(change: Attributes): Omit<ItemUpdate, 'condition'> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  const set = entries.filter(([, value]) => value !== null);
  const removed = entries.filter(([, value]) => value === null);
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map(([field]) => `#${field} = :${field}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(([field]) => `#${field}`).join(', ')}`] : []),
  ];
  return {
    update: clauses.join(' '),
    names: Object.fromEntries(entries.map(([field]) => [field, field])),
    values: Object.fromEntries(set),
  };
}

/** The same, for an item whose status is one of those. */
export function changeWhile(from: readonly string[], change: Attributes): ItemUpdate {
  const { update, names, values } = fieldChanges(change);
  return {
    // A change of nothing still asks for the status.
    update: update === '' ? 'SET #status = #status' : update,
    condition: `#status IN (${from.map((_, index) => `:from${index}`).join(', ')})`,
    names: { ...names, status: 'status' },
    values: { ...values, ...Object.fromEntries(from.map((status, index) => [`from${index}`, status])) },
  };
}
