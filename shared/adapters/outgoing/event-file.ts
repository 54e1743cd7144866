import { appendFile } from 'node:fs/promises';
import { ServiceUnavailable } from '#shared/errors.ts';
import type { EventBus } from '#shared/ports/event-bus.ts';
import { toBusEntry } from './bus-entry.ts';

/** A bus for one's own machine: a file with one event a line, in the shape in which EventBridge hands them on. */
export function createEventFile(path: string): EventBus {
  return {
    publish: async (event) => {
      const { source, detailType, detail } = toBusEntry(event);
      const line = { id: event.id, time: event.timestamp, source, 'detail-type': detailType, detail };
      try {
        await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      } catch (cause) {
        throw new ServiceUnavailable('The file of events could not be written.', { cause });
      }
    },
  };
}
