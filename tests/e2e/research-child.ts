import { liveOn } from './research-life.ts';

/** A process that may be killed: lives on the data folder named on its command line, and prints each event as it happens. */
await liveOn(process.argv[2] ?? '', (sequence) => {
  process.stdout.write(`${sequence}\n`);
});
