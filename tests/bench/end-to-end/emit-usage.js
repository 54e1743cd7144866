// Plain JavaScript, so that what is measured does not load what takes types away.
import { readFileSync, writeSync } from 'node:fs';

/** Preloaded into a process that is measured: tells on file descriptor 3, as it exits, what it used. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    userSeconds: userCPUTime / 1e6,
    systemSeconds: systemCPUTime / 1e6,
    peakMegabytes: (ownPeakKilobytes() ?? maxRSS) / 1024,
  };
  writeSync(3, JSON.stringify(usage));
});

/** On Linux `maxRSS` of a process begins with that of the one it was forked from; this figure is its own. */
function ownPeakKilobytes() {
  if (process.platform !== 'linux') return undefined;
  const found = /^VmHWM:\s*(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'));
  return found === null ? undefined : Number(found[1]);
}
