// Plain JavaScript, so that what is measured does not load what takes types away.
import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MILLISECONDS = 250;

/** Preloaded into a server that is measured: tells on file descriptor 3, again and again, how long its event loop stood still. */
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    const sample = { stallMilliseconds: delay.max / 1e6, megabytes: process.memoryUsage.rss() / 1e6 };
    delay.reset();
    writeSync(3, `${JSON.stringify(sample)}\n`);
  }, EVERY_MILLISECONDS).unref();
}
