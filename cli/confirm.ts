import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from './terminal.ts';

/** Whether the person at the terminal means it; where there is none, whoever gave the command has meant it. */
export async function confirm(
  question: string,
  { input, err }: Terminal,
  signal: AbortSignal,
): Promise<boolean> {
  if (input.isTTY !== true || !err.isTerminal) return true;
  err.write(`${question} [y/N] `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere });
  try {
    return /^y(?:es)?$/iu.test((await reader.question('', { signal })).trim());
  } finally {
    reader.close();
  }
}
