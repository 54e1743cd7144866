import { setTimeout as pause } from 'node:timers/promises';

export interface OutgoingOptions {
  /** Delivers what is due, and says when the next attempt is (milliseconds since 1970). */
  readonly deliver: () => Promise<{ readonly next: number | undefined }>;
  readonly now: () => number;
  readonly report: (message: string, error: unknown) => void;
}

/** Delivers events and webhooks in this process, as soon as there is something and again when an attempt is due. */
export interface Outgoing {
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

export function createOutgoing({ deliver, now, report }: OutgoingOptions): Outgoing {
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        plan((await deliver()).next);
      } catch (error) {
        if (!isClosed) report('Events could not be delivered', error);
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
    if (next === undefined || isClosed) return;
    timer = setTimeout(wake, Math.min(Math.max(next - now(), SOONEST), LONGEST));
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
