import type { OwnTable, TableRequestHandler, TableServer } from '../table-server.ts';
import { writeSeal } from './seal.ts';

const MILLISECONDS = 1000;

/**
 * The same table, whose files are sealed now and then while nothing is written, and when it is closed. After a write that failed
 * they are sealed no more: the last record may not be whole, and nothing that was answered for stands in it.
 */
export function sealTable(table: OwnTable, folder: string): TableServer {
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
    if (begun !== ended || begun === sealedAt || table.hasFailed()) return;
    sealedAt = begun;
    // One that was written to meanwhile is not sealed, nor is it bad for a seal to be missing.
    void writeSeal(folder, () => begun === sealedAt && !isClosed && !table.hasFailed()).catch(
      () => undefined,
    );
  }, MILLISECONDS);
  timer.unref();
  return {
    requestHandler: { ...requestHandler, handle },
    close: async () => {
      clearInterval(timer);
      isClosed = true;
      await table.close();
      if (!table.hasFailed()) await writeSeal(folder, () => true);
    },
  };
}
