/**
 * The shape of the one table, as plain data: CDK and the local runtime declare it from here, the adapters name their
 * keys by it. All indexes are declared from the start.
 */
export const TABLE_SCHEMA = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970 after which the store may delete the item; readers check their own expiry. */
  timeToLiveAttribute: 'ttl',
  indexes: [
    /** Jobs of one owner by time. */
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    /** Jobs of all tenants in one status by time. */
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
} as const;
