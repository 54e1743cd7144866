import { Readable } from 'node:stream';
import type { Output, Terminal } from '../../../cli/terminal.ts';

export interface TestTerminal extends Terminal {
  printed(): string;
  stderr(): string;
}

export interface TerminalOptions {
  readonly input?: string;
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** A terminal that keeps what is written to it. */
export function createTestTerminal(options: TerminalOptions = {}): TestTerminal {
  const out: string[] = [];
  const err: string[] = [];
  const input = Object.assign(Readable.from([Buffer.from(options.input ?? '')]), {
    isTTY: options.isTerminal ?? false,
  });
  return {
    input,
    out: outputTo(out, options),
    err: outputTo(err, options),
    now: () => 60_000,
    printed: () => out.join(''),
    stderr: () => err.join(''),
  };
}

export function outputTo(parts: string[], options: TerminalOptions = {}): Output {
  return {
    write: (text) => {
      parts.push(text);
    },
    isTerminal: options.isTerminal ?? false,
    movesCursor: options.isTerminal ?? false,
    columns: options.columns ?? 80,
    rows: options.rows ?? 40,
    paint: (_style, text) => text,
  };
}
