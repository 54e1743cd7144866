/** One line of the benchmark table; values are shares (0 to 1) unless the metric's name says otherwise. */
export interface Row {
  readonly measure: string;
  readonly metric: string;
  readonly floor?: number;
  /** The most that will do, where less is better. */
  readonly ceiling?: number;
  readonly aim?: number;
  readonly plain?: number;
  readonly ours: number;
  readonly note?: string;
}

export interface BenchContext {
  /** Folder with the data sets. */
  readonly data: string;
  /** Milliseconds of processor time since some start, for measures of speed. */
  readonly now: () => number;
  /** Questions per pack at most, for a first look at measures that take long. */
  readonly limit: number;
  /** What chance begins with, where a measure leaves something to it. */
  readonly seed: number;
  /** Folder in which measures that take long keep what was found, and from which they go on. */
  readonly keep: string | undefined;
}

/** A measure of quality or speed: named for `--only`, it may give several rows. */
export interface Measure {
  readonly name: string;
  /** Files and folders under the data folder that it reads. */
  readonly needs: readonly string[];
  readonly run: (context: BenchContext) => Promise<readonly Row[]>;
}
