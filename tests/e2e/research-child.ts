import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#shared/config.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { endOf, eventsOf, jobNamed, reportOf } from '../workflow/support/world.ts';
import { openSystem } from '#tests/workflow/support/open-system.ts';

/**
 * A process that may be killed: opens the data folder named on its command line, goes on with what is there, submits
 * the question unless that was done, tells each event as it happens, and at last what came out.
 */
const corpus = fileURLToPath(new URL('../fixtures/corpus', import.meta.url));
const config = loadConfig({
  PLUMBLINE_DATA: process.argv[2],
  CORPUS_FOLDERS: corpus,
  SEARCH_PROVIDERS: 'corpus',
});
const system = await openSystem(config);
const job = jobNamed('job-1', { config, clock: system.ports.clock });
await system.resumeUnfinished();
await system.ports.jobs.create(job);
await system.ports.dispatcher.notify();

let seen = 0;
for (let isOver = false; !isOver;) {
  isOver = isTerminal((await endOf(system.ports, job)).status);
  const events = await system.ports.trace.list(job, { after: seen, limit: 1000 });
  for (const event of events) process.stdout.write(`${JSON.stringify({ event: event.sequence })}\n`);
  seen += events.length;
  await pause(2);
}
await system.idle();

const { generatedAt: _generated, ...report } = await reportOf(system.ports, job);
const events = await eventsOf(system.ports, job);
const keys = events.map((event) => event.key).toSorted();
const isGapless = events.every((event, index) => event.sequence === index + 1);
const left = [...(await system.ports.slots.list()), ...(await system.ports.archive.list('executions/'))];
await system.close();
process.stdout.write(`${JSON.stringify({ outcome: { report, keys, isGapless, left } })}\n`);
