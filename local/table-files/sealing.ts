import type { TableRequestHandler, TableServer } from '../table-server.ts';
import { writeSeal } from './seal.ts';

const MILLISECONDS = 1000;

/** The same table, whose files are sealed now and then while nothing is written, and when it is closed. */
export function sealTable(table: TableServer, folder: string): TableServer {
  let begun = 0;
  let ended = 0;
  let sealedAt = 0;
  let isClosed = false;
  const { requestHandler } = table;
  const handle: TableRequestHandler['handle'] = async (request) => {
    begun += 1;
    try {
      return await requestHandler.handle(request);
    } finally {
      ended += 1;
    }
  };
  const timer = setInterval(() => {
    if (begun !== ended || begun === sealedAt) return;
    sealedAt = begun;
    // One that was written to meanwhile is not sealed, nor is it bad for a seal to be missing.
    void writeSeal(folder, () => begun === sealedAt && !isClosed).catch(() => undefined);
  }, MILLISECONDS);
  timer.unref();
  return {
    requestHandler: { ...requestHandler, handle },
    close: async () => {
      clearInterval(timer);
      isClosed = true;
      await table.close();
      await writeSeal(folder, () => true);
    },
  };
}
