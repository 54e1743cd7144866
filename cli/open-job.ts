import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { findJobId } from './find-job.ts';
import { readPast } from './follow-job.ts';
import { saveFiles } from './save-files.ts';
import {
  type Connection,
  type PlaceOptions,
  type SessionWorld,
  sessionOptions,
  withSession,
} from './with-session.ts';
import type { World } from './world.ts';

/** Opens the report of a job in the browser; its files are saved again where they are gone. */
export async function openJob(
  named: string,
  options: PlaceOptions,
  world: SessionWorld & Pick<World, 'openOutside'>,
): Promise<ExitCode> {
  const { out, err } = world.terminal;
  return withSession(sessionOptions(options, world), world, async (connection) => {
    const page = await savedPage(await findJobId(connection.client, named), connection);
    out.write(`${page}\n`);
    if (out.isTerminal && !(await world.openOutside(page))) {
      err.write('No browser could be started from here; open the file yourself.\n');
    }
    return EXIT_CODES.answered;
  });
}

async function savedPage(jobId: string, { client, session }: Connection): Promise<string> {
  const folder = join(session.dataFolder, 'reports', jobId);
  const page = join(folder, 'report.html');
  if (existsSync(page)) return page;
  const events = await readPast(client, jobId);
  await saveFiles(client, { jobId, events }, folder);
  await client.confirmDelivery(jobId);
  return page;
}
