/** The only source of time in steps. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The only source of new identifiers in steps. */
export interface Ids {
  /** A new id, unique without coordination, that sorts by time; at most 40 characters of [a-z0-9-]. */
  next(): string;
}
