import type { Clock } from '#shared/ports/clock.ts';
import type { Attributes, Expression, Item, ItemQuery, ItemUpdate, Table } from './table.ts';

export interface Retention {
  readonly clock: Clock;
  /** After it was first written an item is let go by the store; undefined: never. */
  readonly days: number | undefined;
}

const ABSENT = 'attribute_not_exists(pk)';

/**
 * The same table, whose items bear a time after which they may go, unless they have one of their own. One whose time is
 * over is gone from all reads, and in the way of no new one, whenever the store itself takes it away.
 */
export function retainedTable(given: Table, { clock, days }: Retention): Table {
  const table = livingTable(given, clock);
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

function livingTable(table: Table, clock: Clock): Table {
  const isLiving = (item: Attributes): boolean => {
    return typeof item['ttl'] !== 'number' || item['ttl'] * 1000 > clock.now();
  };
  return {
    ...table,
    get: async (key, fields) => {
      const item = await table.get(key, fields && [...fields, 'ttl']);
      return item && isLiving(item) ? item : undefined;
    },
    putIf: async (item, condition) => table.putIf(item, unlessLiving(condition, clock.now())),
    update: async (key, update) => {
      const now = clock.now();
      const living = ifLiving(update, now);
      const changed = await table.update(key, living);
      if (changed || !mayMake(update)) return changed;
      const item = await table.get(key, ['ttl']);
      if (!item || isLiving(item) || !(await table.deleteIf(key, overAt(now)))) return undefined;
      return table.update(key, living);
    },
    query: async (query) => {
      const found: Attributes[] = [];
      for (let rest = query; ;) {
        const page = await table.query(rest);
        found.push(...page.filter(isLiving));
        const last = page.at(-1);
        // Where some of the page were over, there may be more behind it.
        if (rest.limit === undefined || !last || page.length < rest.limit) return found;
        const missing = (query.limit ?? 0) - found.length;
        if (missing <= 0) return found;
        rest = { ...query, limit: missing, startAfter: keyIn(last, query) };
      }
    },
  };
}

/** A condition that there is no item holds where there is one whose time is over. */
function unlessLiving(condition: Expression, now: number): Expression {
  if (!condition.text.includes(ABSENT)) return condition;
  const over = overAt(now);
  return {
    text: condition.text.replaceAll(ABSENT, `(${ABSENT} OR ${over.text})`),
    names: { ...condition.names, ...over.names },
    values: { ...condition.values, ...over.values },
  };
}

/** An item whose time is over is changed no more. */
function ifLiving(update: ItemUpdate, now: number): ItemUpdate {
  const { text, names, values } = overAt(now);
  return {
    ...update,
    condition: `(${update.condition}) AND (attribute_not_exists(#end) OR NOT (${text}))`,
    names: { ...update.names, ...names },
    values: { ...update.values, ...values },
  };
}

function overAt(now: number): Expression {
  return { text: '#end <= :over', names: { end: 'ttl' }, values: { over: Math.floor(now / 1000) } };
}

/** Whether an update makes the item where there is none. */
function mayMake({ condition }: ItemUpdate): boolean {
  return condition.includes('attribute_not_exists(') && !condition.includes('attribute_exists(');
}

/** Where a query goes on behind an item. */
function keyIn(item: Attributes, { index }: ItemQuery): Attributes {
  const names = ['pk', 'sk', ...(index === undefined ? [] : [`${index}pk`, `${index}sk`])];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
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
