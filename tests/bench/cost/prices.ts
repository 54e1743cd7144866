/** List prices in USD, without free tiers and discounts, of the region below. */
export const PRICES = {
  date: '2026-11-22',
  region: 'us-east-1',
  stateTransition: 25 / 1e6,
  lambdaGigabyteSecond: 0.000_013_333_4,
  lambdaRequest: 0.2 / 1e6,
  tableWriteUnit: 0.625 / 1e6,
  tableReadUnit: 0.125 / 1e6,
  archivePut: 5 / 1e6,
  archiveGet: 0.4 / 1e6,
  apiRequest: 3.5 / 1e6,
  logGigabyte: 0.5,
  busEvent: 1 / 1e6,
  scheduledCall: 1 / 1e6,
  alarmMonth: 0.1,
  dashboardMonth: 3,
  secretMonth: 0.4,
  tableGigabyteMonth: 0.25,
  archiveGigabyteMonth: 0.023,
} as const;
export type Prices = Readonly<Record<Exclude<keyof typeof PRICES, 'date' | 'region'>, number>>;

/** What cannot be recorded on one machine. */
export const ASSUMPTIONS = {
  /** Memory at which a function has one whole processor; with less it has its share. */
  wholeProcessorMegabytes: 1769,
  /** That a function waits, in milliseconds, for a request to the table, the archive, a search and a page. */
  tableMilliseconds: 5,
  archiveMilliseconds: 25,
  searchMilliseconds: 500,
  pageMilliseconds: 700,
  /** Bytes of log for each call of a function: ours and those of Lambda itself. */
  logBytes: 2000,
  /** Submitting, following by the stream, and fetching the report. */
  apiRequests: 6,
  /** Functions around the queue, each called once a job: dispatcher at submit and end, close, what tells others at start and end. */
  queueCalls: 5,
  /** What such a function takes, at its memory. */
  queueSeconds: 0.1,
  queueGigabytes: 0.5,
  /** On the bus: that a job began, and how it ended. */
  busEvents: 2,
  /** How long a receiver of webhooks takes to answer; two functions wait for it. */
  webhookSeconds: 0.5,
  /** Writes and reads of the table for a delivery: its place in the log of deliveries, three changes of it. */
  webhookUnits: 4,
  /** A slice of a batch: its lines, the transitions of its execution and of the map for it, the memory of its function. */
  linesOfSlice: 25,
  sliceTransitions: 3,
  sliceGigabytes: 1,
  /** To make a job of a line: five requests to the table, one after another. */
  lineSeconds: 0.025,
  /** Writes and reads of the table for a line beside those of its job: its end, the count, how its batch stands. */
  lineUnits: 3,
  /** Of the rules of each minute: the dispatcher, the sweep, what tells others. */
  callsEachMinute: 3,
  daysOfMonth: 30,
} as const;

/** Of a large region, as a new account has them after a year of use; those of a new one are lower (see docs/deploy.md). */
export const QUOTAS = {
  date: '2026-11-22',
  stateTransitionsPerSecond: 5000,
  startedExecutionsPerSecond: 300,
  concurrentFunctions: 1000,
  tableWriteUnitsPerSecond: 40_000,
  /** Of one partition: the slots, or all jobs of one status in the index. */
  partitionWriteUnitsPerSecond: 1000,
  apiRequestsPerSecond: 10_000,
} as const;
