import { appendFile, rename, stat } from 'node:fs/promises';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { EventBus } from '#shared/ports/event-bus.ts';
import { toBusEntry } from './bus-entry.ts';

export interface EventFileBounds {
  /** When a line would make the file larger, a new one is begun. */
  readonly maximumBytes: number;
  /** Files that are kept beside the one that is written. */
  readonly oldFiles: number;
}

const BOUNDS: EventFileBounds = { maximumBytes: 4_000_000, oldFiles: 4 };

/**
 * A bus for one's own machine: a file with one event a line, in the shape in which EventBridge hands them on. The newest are in
 * the file of that name, older ones in `events.1.jsonl` and so on; the oldest go.
 */
export function createEventFile(path: string, bounds: EventFileBounds = BOUNDS): EventBus {
  let last: Promise<void> = Promise.resolve();
  // One after another: nobody writes into a file that is being put aside.
  const inTurn = async (write: () => Promise<void>): Promise<void> => {
    const mine = last.then(write);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    publish: async (event) => {
      const { source, detailType, detail } = toBusEntry(event);
      const line = { id: event.id, time: event.timestamp, source, 'detail-type': detailType, detail };
      try {
        await inTurn(async () => append(path, `${JSON.stringify(line)}\n`, bounds));
      } catch (cause) {
        throw new ServiceUnavailable('The file of events could not be written.', { cause });
      }
    },
  };
}

async function append(path: string, line: string, bounds: EventFileBounds): Promise<void> {
  const size = await sizeOf(path);
  if (size > 0 && size + Buffer.byteLength(line) > bounds.maximumBytes) await putAside(path, bounds.oldFiles);
  await appendFile(path, line, { mode: 0o600 });
}

/** The oldest is written over. */
async function putAside(path: string, oldFiles: number): Promise<void> {
  for (let index = oldFiles; index > 0; index -= 1) {
    const from = index === 1 ? path : numbered(path, index - 1);
    if ((await sizeOf(from)) > 0) await rename(from, numbered(path, index));
  }
}

function numbered(path: string, index: number): string {
  return path.replace(/\.jsonl$/u, `.${index}.jsonl`);
}

/** 0 where there is none. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
