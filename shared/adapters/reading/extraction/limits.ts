/** What one document may take of the process that reads it. */
export interface WorkerLimits {
  /** Processor time for one document; also time by the clock, once a text that will do was offered. */
  readonly deadlineMilliseconds: number;
  /**
   * Time by the clock for a document of usual size: longer, since on a busy machine a process waits for a processor. A
   * larger one has but its deadline, by the clock as well.
   */
  readonly patienceMilliseconds: number;
  /** The most bytes of a document of usual size. */
  readonly usualBytes: number;
  /** Resident memory at which the process is ended. */
  readonly memoryMegabytes: number;
  /** Of these the heap of JavaScript. */
  readonly heapMegabytes: number;
  /** A process that holds more than this after a document is replaced by a fresh one. */
  readonly restingMegabytes: number;
  /** Documents that one process reads before a fresh one takes its place. */
  readonly documentsPerProcess: number;
  /** An idle process ends after this time. */
  readonly idleMilliseconds: number;
}

/** Stays below 3 s and 400 MB: the watchdog looks every 20 ms, and ending a process takes a moment. */
export const PAGE_LIMITS: WorkerLimits = {
  deadlineMilliseconds: 2600,
  patienceMilliseconds: 10_000,
  usualBytes: 1_000_000,
  memoryMegabytes: 350,
  heapMegabytes: 224,
  restingMegabytes: 280,
  documentsPerProcess: 1000,
  idleMilliseconds: 60_000,
};

/** Stays below 15 s and 768 MB. */
export const PDF_LIMITS: WorkerLimits = {
  deadlineMilliseconds: 14_000,
  patienceMilliseconds: 14_000,
  usualBytes: 50_000_000,
  memoryMegabytes: 700,
  heapMegabytes: 512,
  restingMegabytes: 320,
  documentsPerProcess: 50,
  idleMilliseconds: 30_000,
};

/** Bytes of one document, decompressed. */
export const MAXIMUM_BYTES = 50_000_000;
/** Characters of one page or text before anything is taken out of it. */
export const MAXIMUM_CHARACTERS = 12_000_000;
/** Characters that are kept of one document. */
export const KEPT_CHARACTERS = 2_000_000;
/** Pages that are read of one PDF. */
export const KEPT_PAGES = 1000;
/** No further page of a PDF is begun after this time, so that those that were read are not lost. */
export const PAGES_MILLISECONDS = 9000;

/** Beyond these a page is not built as a tree of nodes: its text is taken from the stream of its tags. */
export const TREE_LIMITS = { elements: 30_000, attributes: 150_000, depth: 400, characters: 6_000_000 };
/** Above this, the text of the stream is handed over first, should the tree take too long. */
export const LARGE_PAGE = { elements: 3000, characters: 1_000_000 };
/** Beyond these no page is read at all. */
export const PAGE_CEILING = { elements: 600_000, attributesPerElement: 1000, attributes: 1_200_000 };
/** Nothing is counted on a page that nests deeper: parsers slow down with the square of the depth. */
export const SURVEYED_DEPTH = 1500;
/** XML that nests deeper is not read. */
export const XML_DEPTH = 500;
