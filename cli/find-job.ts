import type { ResearchClient } from '#shared/api/client.ts';
import { RequestFailed } from '#shared/api/request-failed.ts';
import type { JobView } from '#shared/api/responses.ts';
import { COMMAND } from './command-name.ts';
import { UsageError } from './failure.ts';

const PAGE = 100;
/** So many jobs are looked through for a part of an id. */
const MOST_PAGES = 20;
const SHORTEST = 4;
/** Of the id of a job in a batch or of a schedule, which begins with a letter or two and is a hash. */
const HASH_FIGURES = 8;

/** The id of the job that a person means: `last`, a whole id, or the beginning of one. Throws UsageError. */
export async function findJobId(client: ResearchClient, named: string): Promise<string> {
  const wanted = named.trim();
  if (wanted === 'last') return lastJob(client);
  if (await exists(client, wanted)) return wanted;
  const found = wanted.length < SHORTEST ? [] : await jobsThat(client, (job) => job.jobId.startsWith(wanted));
  const [only, another] = found;
  if (only && !another) return only.jobId;
  if (only) {
    const ids = found.map((job) => job.jobId).join(', ');
    throw new UsageError(`${wanted} begins the ids of several jobs: ${ids}.`, 'Give more of the id.');
  }
  throw new UsageError(`There is no job ${wanted.slice(0, 80)}.`, `See all of them with: ${COMMAND} list`);
}

/** Latest first, until a page is empty or enough were seen. */
export async function jobsThat(
  client: ResearchClient,
  fits: (job: JobView) => boolean,
  most = Infinity,
): Promise<readonly JobView[]> {
  const found: JobView[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES && found.length < most; page += 1) {
    const list = await client.list({ limit: PAGE, ...(after === undefined ? {} : { after }) });
    found.push(...list.jobs.filter(fits));
    after = list.next;
    if (after === undefined) break;
  }
  return found.slice(0, most);
}

async function lastJob(client: ResearchClient): Promise<string> {
  const [job] = (await client.list({ limit: 1 })).jobs;
  if (job) return job.jobId;
  throw new UsageError('There is no job yet.', `Ask something: ${COMMAND} ask "…"`);
}

async function exists(client: ResearchClient, jobId: string): Promise<boolean> {
  try {
    await client.get(jobId);
    return true;
  } catch (error) {
    if (error instanceof RequestFailed && error.httpStatus === 404) return false;
    throw error;
  }
}

/** As much of an id as a person has to type: the part that says when it was submitted; of a hash its first figures. */
export function shortId(jobId: string): string {
  const [first = '', second = ''] = jobId.split('-');
  return first.length < SHORTEST ? `${first}-${second.slice(0, HASH_FIGURES)}` : first;
}
