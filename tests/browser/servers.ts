import { join } from 'node:path';
import { type Started, inFolder, start } from '#tests/e2e/run-command.ts';

interface Served {
  readonly url: string;
  readonly process: Started;
}

type Serve = (corpus: readonly string[], port?: string) => Promise<Served>;

/** Servers on one data folder, which are gone before their folder is. */
export async function withServers(work: (folder: string, serve: Serve) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const all: Started[] = [];
    try {
      await work(folder, async (corpus, port) => {
        const served = await serve(folder, corpus, port);
        all.push(served.process);
        return served;
      });
    } finally {
      for (const server of all) server.kill();
      await Promise.all(all.map((server) => server.ended));
    }
  });
}

async function serve(folder: string, corpus: readonly string[], port = '0'): Promise<Served> {
  const folders = corpus.flatMap((one) => ['--corpus', one]);
  const process = start(['serve', '--data', join(folder, 'data'), '--port', port, ...folders]);
  const said = await process.said(/listens at \S+/u);
  return { url: /listens at (\S+)/u.exec(said)?.[1] ?? '', process };
}
