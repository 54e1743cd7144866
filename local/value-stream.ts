import { Readable } from 'node:stream';
import type { Store } from 'dynalite/db/index.js';

const AT_ONCE = 32;

/**
 * Lets a table read the values of a range a few at a time. Unlike dynalite's own stream this one closes its iterator,
 * which else holds memory of the database for as long as the process lives: two megabytes a job.
 */
export function closingStreams({ db }: Store): void {
  db.createValueStream = (range) => {
    const iterator = db.values(range);
    return new Readable({
      objectMode: true,
      highWaterMark: AT_ONCE,
      read(size) {
        iterator.nextv(Math.max(1, size)).then(
          (values) => {
            for (const value of values) this.push(value);
            if (values.length === 0) this.push(null);
          },
          (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      },
      destroy(error, done) {
        iterator.close().then(
          () => done(error),
          () => done(error),
        );
      },
    });
  };
}
