import type { Output } from '../terminal.ts';
import { fitTo } from '../text-layout.ts';
import { STAGES, type Stage, type Standing } from './standing.ts';

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'] as const;
const MOST_TROUBLES = 3;
const BAR = 20;
/** Quotes stand below what says of reading. */
const FIRST_AFTER_QUOTES = STAGES.indexOf('Read') + 1;

/** The live view of a run: its question, a line per stage, what failed, and what is being done; each fits the width. */
export function drawView(standing: Standing, elapsed: number, output: Output): readonly string[] {
  const width = output.columns - 1;
  const at = STAGES.indexOf(standing.stage);
  const stages = STAGES.map((stage, index) =>
    drawStage({ stage, standing, place: Math.sign(index - at), elapsed }, output),
  );
  return [
    ...(standing.question === '' ? [] : [output.paint('bold', fitTo(standing.question, width))]),
    ...stages.slice(0, FIRST_AFTER_QUOTES),
    ...standing.quotes.map((text) => output.paint('dim', fitTo(`            ${text}`, width))),
    ...stages.slice(FIRST_AFTER_QUOTES),
    ...drawTroubles(standing.troubles, output),
    drawFoot(standing, elapsed, output),
  ];
}

interface StageLine {
  readonly stage: Stage;
  readonly standing: Standing;
  /** -1: done, 0: at work, 1: to come. */
  readonly place: number;
  readonly elapsed: number;
}

function drawStage({ stage, standing, place, elapsed }: StageLine, output: Output): string {
  const sign =
    place < 0 ? '✓' : place > 0 ? '·' : (SPINNER[Math.floor(elapsed / 100) % SPINNER.length] ?? '');
  const line = fitTo(
    `${sign} ${stage.padEnd(6)}  ${standing.said[stage] ?? ''}`.trimEnd(),
    output.columns - 3,
  );
  if (place === 0) return `  ${output.paint('cyan', line)}`;
  return `  ${output.paint(place < 0 ? 'green' : 'dim', line)}`;
}

function drawTroubles(troubles: readonly string[], output: Output): readonly string[] {
  const shown = troubles.slice(-MOST_TROUBLES);
  const more = troubles.length - shown.length;
  return [
    ...(more > 0 ? [output.paint('yellow', `  ! and ${more} more`)] : []),
    ...shown.map((text) => output.paint('yellow', fitTo(`  ! ${text}`, output.columns - 1))),
  ];
}

function drawFoot({ progress, passing }: Standing, elapsed: number, output: Output): string {
  const full = Math.round(progress * BAR);
  const bar = `${'━'.repeat(full)}${'─'.repeat(BAR - full)}`;
  const percent = `${Math.round(progress * 100)}%`.padStart(4);
  const text = `  ${bar}${percent}  ${formatElapsed(elapsed)}${passing === '' ? '' : `  ${passing}`}`;
  return output.paint('dim', fitTo(text, output.columns - 1));
}

/** `8s`, `2m 05s`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds}s`;
  return `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s`;
}
