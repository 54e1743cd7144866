import { appendFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { type Log, createLog } from '#shared/lambda/log.ts';
import { makeFolder } from '#shared/make-folder.ts';
import { codeOf } from '#shared/errors.ts';

export interface LogFileOptions {
  /** When a line would make the file larger, a new one is begun. */
  readonly maximumBytes: number;
  /** Files that are kept beside the one that is written. */
  readonly oldFiles: number;
  /** Called once when lines cannot be written; nothing else fails because of that. */
  readonly note?: (message: string) => void;
}

const DEFAULTS: LogFileOptions = { maximumBytes: 4_000_000, oldFiles: 4 };

/** `log/plumbline.jsonl` in the data folder. */
export function logPath(dataFolder: string): string {
  return join(dataFolder, 'log', 'plumbline.jsonl');
}

/**
 * The log in the data folder: the newest lines in `plumbline.jsonl`, older ones in `plumbline.1.jsonl` and so on. A line
 * is in the file when the call returns, so that the last words of a process that dies are there.
 */
export function createFileLog(dataFolder: string, given: Partial<LogFileOptions> = {}): Log {
  const options = { ...DEFAULTS, ...given };
  const path = logPath(dataFolder);
  let isBroken = false;
  const stream = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      try {
        append(path, line, options);
        isBroken = false;
      } catch (error) {
        if (!isBroken)
          options.note?.(`The log ${path} cannot be written: ${codeOf(error) || 'unknown reason'}.`);
        isBroken = true;
      }
      done();
    },
  });
  return { path, ...createLog(stream) };
}

function append(path: string, line: string, { maximumBytes, oldFiles }: LogFileOptions): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 && size + Buffer.byteLength(line) > maximumBytes) rotate(path, oldFiles);
  try {
    appendFileSync(path, line);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    makeFolder(dirname(path));
    appendFileSync(path, line);
  }
}

/** The oldest is written over. */
function rotate(path: string, oldFiles: number): void {
  const names = [path, ...Array.from({ length: oldFiles }, (_, index) => numbered(path, index + 1))];
  for (let index = names.length - 1; index > 0; index--) {
    const [from, to] = [names[index - 1], names[index]];
    if (from !== undefined && to !== undefined && statSync(from, { throwIfNoEntry: false })) {
      renameSync(from, to);
    }
  }
}

function numbered(path: string, index: number): string {
  return path.replace(/\.jsonl$/, `.${index}.jsonl`);
}
