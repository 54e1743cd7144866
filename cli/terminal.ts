import { styleText } from 'node:util';
import { terminalKind } from '#shared/config.ts';

export type Style = 'bold' | 'dim' | 'cyan' | 'green' | 'yellow' | 'red' | 'underline';

/** One output of the process. */
export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** Whether what was drawn can be drawn over. */
  readonly movesCursor: boolean;
  readonly columns: number;
  /** Lines that are seen at once; without end where nothing scrolls away. */
  readonly rows: number;
  paint(style: Style, text: string): string;
}

/** Where the command reads and writes; tests give their own. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The answer, and nothing else. */
  readonly out: Output;
  /** Progress, questions, errors. */
  readonly err: Output;
  /** Milliseconds since 1970. */
  now(): number;
}

const NARROWEST = 20;
const WIDEST = 100;
/** Where there is no terminal, or one that does not know its width. */
const USUAL = 80;

export function processTerminal(): Terminal {
  return {
    input: process.stdin,
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    now: () => Date.now(),
  };
}

/** A reader who has seen enough (`| head`) closes the pipe; then there is nobody left to write to. */
function outputOf(stream: NodeJS.WriteStream): Output {
  let isOpen = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    isOpen = false;
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (text) => {
      if (isOpen) stream.write(text);
    },
    isTerminal: 'isTTY' in stream && stream.isTTY,
    movesCursor: 'isTTY' in stream && stream.isTTY && terminalKind() !== 'dumb',
    get columns() {
      const columns = stream.isTTY && stream.columns > 0 ? stream.columns : USUAL;
      return Math.min(Math.max(columns, NARROWEST), WIDEST);
    },
    get rows() {
      return stream.isTTY && stream.rows > 0 ? stream.rows : Infinity;
    },
    paint: (style, text) => styleText(style, text, { stream }),
  };
}
