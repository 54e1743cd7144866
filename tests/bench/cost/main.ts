import { ALARMS } from '#infra/alarms.ts';
import { costOfJob, extrasOf, keepingOf, totalOf } from './cost-of-job.ts';
import { PRICES } from './prices.ts';
import { recordRun } from './record-run.ts';
import { scaleTo } from './scale.ts';

const STEPS = [1000, 10_000, 100_000, 1_000_000] as const;
/** The most that a job of three iterations without a model may cost. */
const CEILING = 0.005;

const run = await recordRun();
const lines = costOfJob(run, PRICES);
const total = totalOf(lines);
const out = (text: string): boolean => process.stdout.write(`${text}\n`);

out(`One job without a model: ${run.iterations} iterations, ${run.sources} sources read.`);
out(`Prices of ${PRICES.date}, ${PRICES.region}.\n`);
out('| What | Amount | USD |');
out('| --- | --- | --- |');
for (const { what, amount, unit, usd } of lines)
  out(`| ${what} | ${short(amount)} ${unit} | ${usd.toFixed(6)} |`);
out(`| in all | | ${total.toFixed(6)} |`);
out(`\nTo keep what it leaves: ${keepingOf(run, PRICES).toFixed(6)} USD a month.\n`);
out('| On top | USD | for each |');
out('| --- | --- | --- |');
for (const { what, usd, per } of extrasOf(Object.keys(ALARMS).length, PRICES))
  out(`| ${what} | ${usd.toPrecision(3)} | ${per} |`);
out('');
out('| Jobs a day | USD a day | jobs at once | nearest to its quota, in the busiest hour | next |');
out('| --- | --- | --- | --- | --- |');
for (const jobsPerDay of STEPS) {
  const step = scaleTo(jobsPerDay, run, PRICES);
  const [first, second] = step.loads.map(
    ({ what, perSecond, quota }) => `${what}: ${short(perSecond)} of ${quota.toLocaleString('en')}`,
  );
  const shown = jobsPerDay.toLocaleString('en');
  out(`| ${shown} | ${step.usdPerDay.toFixed(0)} | ${step.jobsAtOnce} | ${first ?? ''} | ${second ?? ''} |`);
}
process.exitCode = total < CEILING ? 0 : 1;

function short(amount: number): string {
  return amount < 1 ? amount.toPrecision(2) : amount.toFixed(0);
}
