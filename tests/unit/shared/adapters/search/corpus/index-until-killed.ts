import { openDatabase } from '#shared/adapters/search/corpus/database.ts';
import { folderLocation } from '#shared/adapters/search/corpus/folder-location.ts';
import { synchronise } from '#shared/adapters/search/corpus/synchronise.ts';

/** A process of its own that is killed, as by `kill -9`, when it has taken in so many files. */
const [folder = '', file = '', count = ''] = process.argv.slice(2);

const { database } = openDatabase(file, 'v');
await synchronise(database, {
  locations: [folderLocation({ path: folder, kind: 'documents' })],
  extractor: undefined,
  batchFiles: 2,
  progress: ({ done }) => {
    if (done === Number(count)) process.kill(process.pid, 'SIGKILL');
  },
});
