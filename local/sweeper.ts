export interface SweeperOptions {
  readonly sweep: () => Promise<void>;
  /** True while something waits for a person, who may sit at this machine, or for room on the disk. */
  readonly isAwaited: () => boolean;
  readonly report: (message: string, error: unknown) => void;
  /** Between two sweeps while something waits; undefined: the usual. */
  readonly milliseconds: number | undefined;
}

export interface Sweeper {
  /** No sweep begins after this, and none is under way when it resolves. */
  close(): Promise<void>;
  /** As `close`, without waiting. */
  abandon(): void;
}

const USUAL_MILLISECONDS = 2000;
/** As the rule on AWS has it. */
const SELDOM_MILLISECONDS = 60_000;

/** Sweeps again and again, never twice at once, and keeps no process alive. */
export function startSweeper(options: SweeperOptions): Sweeper {
  const { sweep, isAwaited, report, milliseconds = USUAL_MILLISECONDS } = options;
  let underWay: Promise<void> | undefined;
  let last = performance.now();
  const run = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      report('The queue could not be swept', error);
    }
    last = performance.now();
    underWay = undefined;
  };
  const timer = setInterval(() => {
    if (isAwaited() || performance.now() - last >= SELDOM_MILLISECONDS) underWay ??= run();
  }, milliseconds);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await underWay;
    },
    abandon: () => clearInterval(timer),
  };
}
