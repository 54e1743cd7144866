import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '#shared/config.ts';
import { isTerminal } from '#shared/domain/job.ts';
import { openSystem } from '#tests/workflow/support/open-system.ts';
import { endOf, eventsOf, jobNamed, reportOf } from '../workflow/support/world.ts';
import { CORPUS } from './run-command.ts';

/**
 * Opens the data folder, goes on with what is there, submits the question unless that was done, tells of each event by
 * its number as it happens, and resolves with what came out.
 */
export async function liveOn(dataFolder: string, tell: (sequence: number) => void): Promise<unknown> {
  const config = loadConfig({
    PLUMBLINE_DATA: dataFolder,
    CORPUS_FOLDERS: CORPUS,
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
    for (const event of events) tell(event.sequence);
    seen += events.length;
    await pause(5);
  }
  await system.idle();

  const { generatedAt: _generated, ...report } = await reportOf(system.ports, job);
  const events = await eventsOf(system.ports, job);
  const keys = events.map((event) => event.key).toSorted();
  const isGapless = events.every((event, index) => event.sequence === index + 1);
  const left = [...(await system.ports.slots.list()), ...(await system.ports.archive.list('executions/'))];
  await system.close();
  return { report, keys, isGapless, left };
}
