import type { TraceEvent } from '../domain/trace-event.ts';

/** A note of progress: its figure is above that of every note before, as the protocol wants it. */
export interface Note {
  readonly progress: number;
  readonly total: number;
  readonly message: string;
}

const SMALLEST_STEP = 0.0005;
const BEFORE_END = 0.999;

/** Makes notes of the events of a job: loops of the research go back, its notes do not. */
export function createProgressNotes(): (event: Pick<TraceEvent, 'progress' | 'message'>) => Note | undefined {
  let last = 0;
  return ({ progress, message }) => {
    const next = Math.max(progress, last + SMALLEST_STEP);
    if (last >= 1 || (next >= BEFORE_END && progress < 1)) return undefined;
    last = Math.min(1, next);
    return { progress: last, total: 1, message };
  };
}
