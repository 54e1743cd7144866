import type { Progress } from './synchronise.ts';

const FIRST_AFTER = 5000;
const EVERY = 15_000;
/** Of the files: the first ones say little of how long the others take, as much is loaded with them. */
const LEAST_DONE = 0.05;
const WHOLE = new Intl.NumberFormat('en');

export interface ProgressEmitter {
  readonly progress: (progress: Progress) => void;
  /** Emits the end of what it has emitted. */
  readonly end: () => void;
}

/** Emits notes on a long indexing now and then; on a short one nothing. `now` is in milliseconds. */
export function emitProgress(note: (message: string) => void, now: () => number): ProgressEmitter {
  const start = now();
  let next = start + FIRST_AFTER;
  let last: Progress | undefined;
  return {
    progress: (progress) => {
      const time = now();
      if (time < next) return;
      next = time + EVERY;
      last = progress;
      const { done, total } = progress;
      const left = ((time - start) / Math.max(1, done)) * (total - done);
      const toGo = done < LEAST_DONE * total ? '' : `, ${inWords(left)} to go`;
      note(`Indexing the corpus: ${WHOLE.format(done)} of ${WHOLE.format(total)} files${toGo}.`);
    },
    end: () => {
      if (last === undefined) return;
      note(`Indexed ${WHOLE.format(last.total)} files of the corpus in ${inWords(now() - start)}.`);
    },
  };
}

function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds === 1) return '1 second';
  return seconds < 100 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}
