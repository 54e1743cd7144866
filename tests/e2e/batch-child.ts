import { serve } from '#local/session.ts';

/** A server that may be killed: on the data folder and the corpus of its command line, it tells its address. */
const [, , dataFolder = '', corpus = ''] = process.argv;
const server = await serve({
  dataFolder,
  corpusFolders: [corpus],
  model: undefined,
  port: 0,
  note: () => undefined,
});
process.stdout.write(`${server.url}\n`);
