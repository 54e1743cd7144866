import type { TraceEvent } from '#shared/domain/trace-event.ts';
import type { Output } from '../terminal.ts';
import { drawView, formatElapsed } from './draw-view.ts';
import { AT_START, type Stage, type Standing, advance, eventTrouble } from './standing.ts';

/** Shows how a run goes on, from its events and from nothing else. */
export interface ProgressDisplay {
  show(event: TraceEvent): void;
  /** Draws the view again, with the time gone by. */
  tick(): void;
  /** Takes the view away until the next event, so that something else can be written. */
  clear(): void;
  /** Takes the view away for good and leaves one line of it: what was done, and what failed. */
  end(): void;
}

/** One view that is drawn again and again on a terminal, a line per stage elsewhere. */
export function createProgressDisplay(output: Output, now: () => number): ProgressDisplay {
  return output.movesCursor ? terminalDisplay(output, now) : plainDisplay(output);
}

export const SILENT_DISPLAY: ProgressDisplay = {
  show: () => undefined,
  tick: () => undefined,
  clear: () => undefined,
  end: () => undefined,
};

function plainDisplay(output: Output): ProgressDisplay {
  let firstAt: number | undefined;
  let elapsed = 0;
  let standing = AT_START;
  const write = (label: string, text: string): void => {
    const percent = `${Math.round(standing.progress * 100)}%`.padStart(4);
    output.write(`${formatElapsed(elapsed).padStart(6)} ${percent}  ${label.padEnd(6)}  ${text}\n`);
  };
  const writeStage = (stage: Stage): void => {
    const text = standing.said[stage];
    if (text !== undefined) write(stage, text);
  };
  return {
    ...SILENT_DISPLAY,
    show: (event) => {
      const at = Date.parse(event.at);
      firstAt ??= at;
      elapsed = at - firstAt;
      const before = standing;
      const after = advance(before, event);
      if (after.stage !== before.stage) writeStage(before.stage);
      standing = after;
      for (const quote of after.quotes.slice(before.quotes.length)) write('Quote', quote);
      if (after.troubles.length > before.troubles.length) write('!', eventTrouble(event) ?? '');
    },
    end: () => writeStage(standing.stage),
  };
}

const ESCAPE = '\u001B[';
const WITHOUT_WRAP = `${ESCAPE}?7l`;
const WITH_WRAP = `${ESCAPE}?7h`;

function terminalDisplay(output: Output, now: () => number): ProgressDisplay {
  const start = now();
  let standing: Standing | undefined;
  let drawn = 0;
  const goUp = (): string => (drawn === 0 ? '' : `${ESCAPE}${drawn}A\r${ESCAPE}J`);
  const clear = (): void => {
    if (drawn > 0) output.write(goUp());
    drawn = 0;
  };
  const draw = (): void => {
    if (!standing) return;
    const lines = drawView(standing, now() - start, output);
    output.write(`${WITHOUT_WRAP}${goUp()}${lines.join('\n')}\n${WITH_WRAP}`);
    drawn = lines.length;
  };
  return {
    clear,
    tick: () => {
      if (drawn > 0) draw();
    },
    show: (event) => {
      standing = advance(standing ?? AT_START, event);
      draw();
    },
    end: () => {
      clear();
      if (standing) output.write(summarise(standing, now() - start, output));
    },
  };
}

/** What failed stays to be read when the view is gone. */
function summarise({ troubles }: Standing, elapsed: number, output: Output): string {
  const failed = troubles.map((text) => `${output.paint('yellow', `! ${text}`)}\n`);
  return `${failed.join('')}${output.paint('dim', `Took ${formatElapsed(elapsed)}.`)}\n\n`;
}
