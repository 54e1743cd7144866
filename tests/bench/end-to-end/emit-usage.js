// Plain JavaScript, so that what is measured does not load what takes types away.
import { readFileSync, writeFileSync } from 'node:fs';

/** Preloaded into a process that is measured: writes into a file, as it exits, what it used. A server that begins again has no pipe to tell it by. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    userSeconds: userCPUTime / 1e6,
    systemSeconds: systemCPUTime / 1e6,
    peakMegabytes: (ownPeakKilobytes() ?? maxRSS) / 1024,
  };
  if (process.env.USAGE_FILE !== undefined) writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});

/** On Linux `maxRSS` of a process begins with that of the one it was forked from; this figure is its own. */
function ownPeakKilobytes() {
  if (process.platform !== 'linux') return undefined;
  const found = /^VmHWM:\s*(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'));
  return found === null ? undefined : Number(found[1]);
}
