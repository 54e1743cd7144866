import type { TraceEvent } from '#shared/domain/trace-event.ts';
import {
  type ChecklistCount,
  type EventLine,
  checklistIn,
  describeEvent,
  iterationIn,
  labelOf,
} from './describe-event.ts';
import type { Output } from './terminal.ts';
import { fitTo } from './text-layout.ts';

/** Shows how a run goes on, from its events and from nothing else. */
export interface ProgressDisplay {
  show(event: TraceEvent): void;
  /** Draws the passing line again, with the time gone by. */
  tick(): void;
  /** Takes the passing line away until the next event, so that something else can be written. */
  clear(): void;
}

/** What the passing line shows: the last message of each part. */
interface Standing {
  progress: number;
  stage: string;
  iteration: number | undefined;
  checklist: ChecklistCount | undefined;
  text: string;
}

/** One line that is drawn again and again on a terminal, plain lines elsewhere. */
export function createProgressDisplay(output: Output, now: () => number): ProgressDisplay {
  return output.isTerminal ? terminalDisplay(output, now) : plainDisplay(output);
}

export const SILENT_DISPLAY: ProgressDisplay = {
  show: () => undefined,
  tick: () => undefined,
  clear: () => undefined,
};

function plainDisplay(output: Output): ProgressDisplay {
  let firstAt: number | undefined;
  return {
    ...SILENT_DISPLAY,
    show: (event) => {
      firstAt ??= Date.parse(event.at);
      const line = describeEvent(event);
      if (line) output.write(`${formatLine(line, event, Date.parse(event.at) - firstAt)}\n`);
    },
  };
}

function formatLine(line: EventLine, event: TraceEvent, elapsed: number): string {
  const percent = `${Math.round(event.progress * 100)}%`.padStart(4);
  return `${formatElapsed(elapsed).padStart(6)} ${percent}  ${line.label.padEnd(8)} ${line.text}`;
}

const ERASE_LINE = '\r\u001B[2K';

function terminalDisplay(output: Output, now: () => number): ProgressDisplay {
  const start = now();
  let standing: Standing | undefined;
  let isDrawn = false;
  const clear = (): void => {
    if (isDrawn) output.write(ERASE_LINE);
    isDrawn = false;
  };
  const tick = (): void => {
    if (standing && isDrawn) output.write(ERASE_LINE + drawStanding(standing, now() - start, output));
  };
  return {
    clear,
    tick,
    show: (event) => {
      clear();
      const line = describeEvent(event);
      if (line?.stays) output.write(`${drawLine(line, output)}\n`);
      standing = advance(standing, event, line);
      isDrawn = true;
      tick();
    },
  };
}

function advance(before: Standing | undefined, event: TraceEvent, line: EventLine | undefined): Standing {
  return {
    progress: event.progress,
    stage: event.stage,
    iteration: iterationIn(event) ?? before?.iteration,
    checklist: checklistIn(event) ?? before?.checklist,
    text: line?.text ?? '',
  };
}

function drawLine(line: EventLine, output: Output): string {
  const text = fitTo(`${line.label.padEnd(8)} ${line.text}`, output.columns - 2);
  return `  ${output.paint(line.isTrouble ? 'yellow' : 'dim', text)}`;
}

function drawStanding(standing: Standing, elapsed: number, output: Output): string {
  const { iteration, checklist, progress } = standing;
  const parts = [
    `${Math.round(progress * 100)}%`.padStart(4),
    labelOf(standing.stage),
    ...(iteration === undefined ? [] : [`iteration ${iteration}`]),
    ...(checklist ? [`checklist ${checklist.satisfied}/${checklist.items}`] : []),
    formatElapsed(elapsed),
    ...(standing.text === '' ? [] : [standing.text]),
  ];
  return output.paint('cyan', fitTo(parts.join('  '), output.columns - 1));
}

/** `8s`, `2m 05s`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds}s`;
  return `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s`;
}
