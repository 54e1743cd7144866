import { Readable } from 'node:stream';
import type { Store } from 'dynalite/db/index.js';

const AT_ONCE = 32;

/**
 * Lets a table read the values of a range a few at a time. Unlike dynalite's own stream this one closes its iterator,
 * which else holds memory of the database for as long as the process lives: two megabytes a job.
 */
export function closingStreams({ db }: Store): void {
  db.createValueStream = (range) => Readable.from(valuesIn(db, range));
}

async function* valuesIn(db: Store['db'], range: object): AsyncGenerator {
  const iterator = db.values(range);
  try {
    for (;;) {
      const values = await iterator.nextv(AT_ONCE);
      if (values.length === 0) return;
      yield* values;
    }
  } finally {
    await iterator.close();
  }
}
