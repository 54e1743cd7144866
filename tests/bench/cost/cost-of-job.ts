import { ASSUMPTIONS, type Prices } from './prices.ts';

/** One call of a function, as it was recorded. */
export interface RecordedCall {
  readonly state: string;
  readonly memoryMegabytes: number;
  readonly processorMilliseconds: number;
  readonly tableRequests: number;
  readonly archiveRequests: number;
  readonly searches: number;
  readonly pages: number;
}

/** What one job took. */
export interface RecordedRun {
  readonly iterations: number;
  readonly sources: number;
  readonly transitions: number;
  readonly calls: readonly RecordedCall[];
  readonly writeUnits: number;
  readonly readUnits: number;
  readonly puts: number;
  readonly gets: number;
  readonly tableBytes: number;
  readonly archiveBytes: number;
}

export interface CostLine {
  readonly what: string;
  readonly amount: number;
  readonly unit: string;
  readonly usd: number;
}

/** How long a call takes on Lambda: its own work on its share of a processor, and what it waits for. */
export function secondsOf(call: RecordedCall): number {
  const share = Math.min(1, call.memoryMegabytes / ASSUMPTIONS.wholeProcessorMegabytes);
  const waiting =
    call.tableRequests * ASSUMPTIONS.tableMilliseconds +
    call.archiveRequests * ASSUMPTIONS.archiveMilliseconds +
    call.searches * ASSUMPTIONS.searchMilliseconds +
    call.pages * ASSUMPTIONS.pageMilliseconds;
  return (call.processorMilliseconds / share + waiting) / 1000;
}

/** The overhead of a job, line by line: all but what models and providers ask for. */
export function costOfJob(run: RecordedRun, prices: Prices): readonly CostLine[] {
  const calls = run.calls.length + ASSUMPTIONS.queueCalls;
  const gigabyteSeconds = run.calls.reduce(
    (sum, call) => sum + (secondsOf(call) * call.memoryMegabytes) / 1024,
    ASSUMPTIONS.queueCalls * ASSUMPTIONS.queueSeconds * ASSUMPTIONS.queueGigabytes,
  );
  const logGigabytes = (calls * ASSUMPTIONS.logBytes) / 1e9;
  const line = (what: string, [amount, unit]: readonly [number, string], price: number): CostLine => {
    return { what, amount, unit, usd: amount * price };
  };
  return [
    line('Step Functions', [run.transitions, 'transitions'], prices.stateTransition),
    line('Lambda, time', [gigabyteSeconds, 'GB-s'], prices.lambdaGigabyteSecond),
    line('Lambda, calls', [calls, 'calls'], prices.lambdaRequest),
    line('DynamoDB, writes', [run.writeUnits, 'units'], prices.tableWriteUnit),
    line('DynamoDB, reads', [run.readUnits, 'units'], prices.tableReadUnit),
    line('S3, writes', [run.puts, 'requests'], prices.archivePut),
    line('S3, reads', [run.gets, 'requests'], prices.archiveGet),
    line('API Gateway', [ASSUMPTIONS.apiRequests, 'requests'], prices.apiRequest),
    line('EventBridge, events', [ASSUMPTIONS.busEvents, 'events'], prices.busEvent),
    line('CloudWatch, logs', [logGigabytes, 'GB'], prices.logGigabyte),
  ];
}

/** What comes on top of jobs for those who use it, and what a deployment costs that does nothing. */
export interface Extra {
  readonly what: string;
  readonly usd: number;
  readonly per: string;
}

export function extrasOf(alarms: number, prices: Prices): readonly Extra[] {
  const { queueSeconds, queueGigabytes, webhookSeconds, webhookUnits } = ASSUMPTIONS;
  const call = (seconds: number): number =>
    seconds * queueGigabytes * prices.lambdaGigabyteSecond +
    prices.lambdaRequest +
    (ASSUMPTIONS.logBytes / 1e9) * prices.logGigabyte;
  const delivery = call(webhookSeconds) * 2 + webhookUnits * (prices.tableWriteUnit + prices.tableReadUnit);
  const minutes = ASSUMPTIONS.daysOfMonth * 24 * 60;
  const idle =
    minutes * ASSUMPTIONS.callsEachMinute * call(queueSeconds) +
    alarms * prices.alarmMonth +
    prices.dashboardMonth +
    prices.secretMonth;
  return [
    { what: 'a webhook', usd: delivery, per: 'delivery' },
    { what: 'a schedule', usd: prices.scheduledCall + call(queueSeconds), per: 'run, beside its job' },
    { what: 'a batch', usd: lineOfBatch(call, prices), per: 'line, beside its job' },
    { what: 'a deployment that does nothing', usd: idle, per: 'month' },
  ];
}

/** Its share of a slice, its end and the count of it, and its place in the results. */
function lineOfBatch(call: (seconds: number) => number, prices: Prices): number {
  const { linesOfSlice, sliceTransitions, sliceGigabytes, lineSeconds, lineUnits, queueGigabytes } =
    ASSUMPTIONS;
  // A call is priced at the memory of the queue's functions; this one has more.
  const seconds = (linesOfSlice * lineSeconds * sliceGigabytes) / queueGigabytes;
  const slice = sliceTransitions * prices.stateTransition + call(seconds);
  return (
    slice / linesOfSlice + lineUnits * (prices.tableWriteUnit + prices.tableReadUnit) + prices.archiveGet
  );
}

export function totalOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { usd }) => sum + usd, 0);
}

/** USD a month to keep what one job leaves, in table and archive. */
export function keepingOf(run: RecordedRun, prices: Prices): number {
  return (
    (run.tableBytes / 1e9) * prices.tableGigabyteMonth +
    (run.archiveBytes / 1e9) * prices.archiveGigabyteMonth
  );
}
