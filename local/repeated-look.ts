import { setTimeout as pause } from 'node:timers/promises';

export interface RepeatedLookOptions {
  /** Does what is due, and says when the next is (milliseconds since 1970). */
  readonly look: () => Promise<{ readonly next: number | undefined }>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Milliseconds after which to look again at the latest, a failure included; undefined: whoever asks for a look does so again. */
  readonly longest?: number;
}

/** Looks at what is due in this process, as soon as there is something and again when the next is due. */
export interface RepeatedLook {
  /** Asks for a look; asking too often is harmless. */
  wake(): void;
  /** Resolves when what was asked for has been looked at. */
  idle(): Promise<void>;
  /** No look begins after this. One that is under way is given a moment; what it leaves is taken up at the next start. */
  close(): Promise<void>;
  /** As `close`, without waiting. */
  abandon(): void;
}

const SOONEST = 50;
const PATIENCE_AT_END = 3000;

export function createRepeatedLook(options: RepeatedLookOptions): RepeatedLook {
  const { look: doDue, now, report, longest } = options;
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        plan((await doDue()).next);
      } catch (error) {
        if (!isClosed) report(error);
        if (longest !== undefined) plan(undefined);
      }
    }
    underWay = undefined;
  };
  const wake = (): void => {
    if (isClosed) return;
    isAskedAgain = true;
    underWay ??= look();
  };
  const plan = (next: number | undefined): void => {
    clearTimeout(timer);
    if ((next === undefined && longest === undefined) || isClosed) return;
    const wait = next === undefined ? LONGEST : Math.max(next - now(), SOONEST);
    timer = setTimeout(wake, Math.min(wait, longest ?? LONGEST));
    timer.unref();
  };
  const abandon = (): void => {
    isClosed = true;
    isAskedAgain = false;
    clearTimeout(timer);
  };
  return {
    wake,
    idle: async () => underWay,
    abandon,
    close: async () => {
      abandon();
      if (underWay) await Promise.race([underWay, pause(PATIENCE_AT_END, undefined, { ref: false })]);
    },
  };
}

/** As far ahead as timers reach. */
const LONGEST = 2 ** 31 - 1;
