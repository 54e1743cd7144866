import type { StandingBegun, StandingChanges, StandingView } from '#shared/api/standing-responses.ts';
import { pathTo } from '#shared/api/routes.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import { Report } from '#shared/domain/report.ts';
import type { Standing, StandingRun } from '#shared/domain/standing.ts';
import { Conflict, NotFound } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { checkRequest } from '#shared/research/draft-job.ts';
import { beginRun } from '#shared/research/standing/begin-run.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { fieldsBelow } from '../fields-below.ts';
import { readIdempotencyKey } from '../repeated-submission.ts';

/** Keeps a question; nothing is researched until it is run. */
export async function createStanding({
  body,
  caller,
  ports,
}: ApiRequest<'createStanding'>): Promise<ApiResponse> {
  fieldsBelow('request', () => checkRequest(body.request, ports));
  const { name, request, keepRuns } = body;
  const standing: Standing = {
    tenantId: caller.tenantId,
    owner: caller.owner,
    standingId: ports.ids.next(),
    ...(name === undefined ? {} : { name }),
    request,
    createdAt: new Date(ports.clock.now()).toISOString(),
    keepRuns,
    runs: [],
  };
  await ports.standings.create(standing);
  const location = pathTo('getStanding', { standingId: standing.standingId });
  return answerJson(viewStanding(standing), 201, { location });
}

/** The caller's standing questions, newest first. */
export async function listStanding({ caller, ports }: ApiRequest<'listStanding'>): Promise<ApiResponse> {
  const all = await ports.standings.listByOwner(caller.tenantId, caller.owner);
  return answerJson({ standing: all.map(viewStanding) });
}

/** One of them. */
export async function getStanding(request: ApiRequest<'getStanding'>): Promise<ApiResponse> {
  return answerJson(viewStanding(await findStanding(request)));
}

/** Takes it away; its jobs stay. */
export async function deleteStanding(request: ApiRequest<'deleteStanding'>): Promise<ApiResponse> {
  const standing = await findStanding(request);
  await request.ports.standings.remove(standing);
  return answerJson(viewStanding(standing));
}

/** Begins a run, unless one is at work. */
export async function runStanding(request: ApiRequest<'runStanding'>): Promise<ApiResponse> {
  const { ports } = request;
  const standing = await findStanding(request);
  const key = readIdempotencyKey(request) ?? ports.ids.next();
  const begun = await beginRun(standing, `asked ${key}`, ports);
  const body: StandingBegun =
    'job' in begun
      ? { jobId: begun.job.jobId, skipped: false }
      : { jobId: begun.skipped.jobId, skipped: true };
  return answerJson(body);
}

/** What a run found changed. */
export async function getStandingChanges(request: ApiRequest<'getStandingChanges'>): Promise<ApiResponse> {
  const { ports, query } = request;
  const standing = await findStanding(request);
  const runs = runsNamed(standing, query.jobId);
  const run = await lastDone(runs, standing, ports);
  if (!run) {
    throw new Conflict('There is no such run that is done.', { remedy: 'Run it, and ask again then.' });
  }
  const text = await ports.archive.getText(reportKey(standing.tenantId, run.jobId, 'json'));
  if (text === undefined) throw new NotFound(`The report of job ${run.jobId} is no longer kept.`);
  const { changes } = Report.pick({ changes: true }).parse(JSON.parse(text));
  const body: StandingChanges = { jobId: run.jobId, changes: changes ?? null };
  return answerJson(body);
}

/** All where none is named. */
function runsNamed({ runs }: Standing, named: string | undefined): readonly StandingRun[] {
  const found = named === undefined ? runs : runs.filter(({ jobId }) => jobId === named);
  if (named === undefined || found.length > 0) return found;
  throw new NotFound(`There is no run ${named} of this standing question.`, {
    remedy: 'Look at the standing question for its runs.',
  });
}

/** The newest run that is done; how a job has ended is known of it a moment before it is known of its run. */
async function lastDone(
  runs: readonly StandingRun[],
  { tenantId }: Standing,
  { jobs }: Pick<Ports, 'jobs'>,
): Promise<StandingRun | undefined> {
  for (const run of runs.toReversed()) {
    const status = run.status ?? (await jobs.get({ tenantId, jobId: run.jobId }))?.status;
    if (status === 'COMPLETED') return run;
  }
  return undefined;
}

/** Another plan from the next run on. */
export async function planStanding(request: ApiRequest<'planStanding'>): Promise<ApiResponse> {
  const { plan } = request.body;
  const standing = await findStanding(request);
  const changed = await request.ports.standings.change(standing, (now) => ({ ...now, plan }));
  return answerJson(viewStanding(changed ?? standing));
}

/** That of the request. One that is not the caller's is as missing as one that never was. */
async function findStanding({
  caller,
  params,
  ports,
}: Pick<ApiRequest, 'caller' | 'params' | 'ports'>): Promise<Standing> {
  const standingId = params['standingId'] ?? '';
  const isId = /^[A-Za-z0-9-]{1,80}$/.test(standingId);
  const standing = isId ? await ports.standings.get({ tenantId: caller.tenantId, standingId }) : undefined;
  if (standing?.owner === caller.owner) return standing;
  throw new NotFound(`There is no standing question ${standingId.slice(0, 80)}.`, {
    remedy: 'List your standing questions to find its id.',
  });
}

function viewStanding({ tenantId: _tenantId, ...view }: Standing): StandingView {
  return view;
}
