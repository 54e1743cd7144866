import { SubmitRequest } from '#shared/api/requests.ts';
import type { Submission } from '#shared/api/responses.ts';
import { pathTo } from '#shared/api/routes.ts';
import { type Job, type JobSettings, isTerminal } from '#shared/domain/job.ts';
import { Conflict, InvalidInput } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';
import type { ProviderChoice } from '#shared/ports/provider-choice.ts';
import { hashOf } from '#shared/text/hash.ts';
import { type ApiRequest, parseBody } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { viewJob } from '../job-access.ts';
import { readContext, readQuestion } from '../question-text.ts';

/** Takes a question: the job is stored as QUEUED before anything else happens. */
export async function submitJob(request: ApiRequest): Promise<ApiResponse> {
  const asked = parseBody(request, SubmitRequest);
  const job = await draftJob(request, asked);
  const unfinished = asked.joinUnfinished === true ? await findUnfinished(request, job) : undefined;
  if (!unfinished) await storeJob(job, request.ports);
  await request.ports.dispatcher.notify();
  const submission: Submission = { ...viewJob(unfinished ?? job), joined: unfinished !== undefined };
  return answerJson(submission, unfinished ? 200 : 201, { location: pathTo('getJob', submission.jobId) });
}

async function draftJob({ ports, caller }: ApiRequest, asked: SubmitRequest): Promise<Job> {
  const { questionMaxCharacters, timeToLiveSeconds } = ports.config.job;
  const question = readQuestion(asked.question, questionMaxCharacters);
  const context = readContext(asked.context, questionMaxCharacters);
  const settings = await chooseSettings(asked, ports);
  // What can be reached may change before the same question comes again.
  const wanted = { ...settings, providers: asked.providers ?? ports.config.search.providers };
  const now = ports.clock.now();
  return {
    ...caller,
    jobId: ports.ids.next(),
    question,
    ...(context === undefined ? {} : { context }),
    settings,
    status: 'QUEUED',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + timeToLiveSeconds * 1000).toISOString(),
    clarifications: [],
    waitedMilliseconds: 0,
    ...(asked.confirmsDelivery === true ? { delivery: 'due' } : {}),
    fingerprint: hashOf({
      question,
      context,
      settings: { ...wanted, unreachableProviders: undefined },
      corpus: ports.config.local.corpusFolders,
    }),
  };
}

async function chooseSettings(asked: SubmitRequest, ports: Ports): Promise<JobSettings> {
  const { research, job } = ports.config;
  const { providers, unreachable } = await chooseProviders(asked, ports);
  const isSearchOff = providers.length === 0 && unreachable.length === 0;
  return {
    maxIterations: asked.maxIterations ?? research.maxIterations,
    interaction: asked.interaction ?? 'none',
    providers: isSearchOff ? namedCorpus(ports) : providers,
    ...(isSearchOff ? { isSearchOff } : {}),
    ...(unreachable.length === 0 ? {} : { unreachableProviders: unreachable }),
    deadlineMilliseconds: (asked.deadlineSeconds ?? job.deadlineSeconds) * 1000,
    evaluate: asked.evaluate ?? job.evaluate,
    ...(asked.format === undefined ? {} : { format: asked.format }),
  };
}

/** With search off, folders that someone named are still read; the documentation that is there by default is not. */
function namedCorpus({ config, providers }: Ports): readonly string[] {
  return config.local.corpusFolders.length > 0 && providers.has('corpus') ? ['corpus'] : [];
}

async function chooseProviders(asked: SubmitRequest, ports: Ports): Promise<ProviderChoice> {
  if (asked.providers) return { providers: checkProviders(asked.providers, ports), unreachable: [] };
  return ports.chooseProviders?.() ?? { providers: ports.config.search.providers, unreachable: [] };
}

function checkProviders(names: readonly string[], ports: Ports): readonly string[] {
  const unknown = names.find((name) => !ports.providers.has(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new InvalidInput(`There is no search provider named "${unknown}".`, {
    field: 'providers',
    remedy: `Choose from: ${[...ports.providers.keys()].join(', ')}.`,
  });
}

const PAGES_SEARCHED = 5;

/** The newest job of the same owner with the same fingerprint that has not come to the caller yet. */
async function findUnfinished({ ports, caller }: ApiRequest, job: Job): Promise<Job | undefined> {
  let after: string | undefined;
  for (let page = 0; page < PAGES_SEARCHED; page++) {
    const found = await ports.jobs.listByOwner(caller.tenantId, caller.owner, {
      limit: 100,
      ...(after === undefined ? {} : { after }),
    });
    const same = found.jobs.find((one) => one.fingerprint === job.fingerprint && isOutstanding(one));
    if (same || found.next === undefined) return same;
    after = found.next;
  }
  return undefined;
}

function isOutstanding({ status, delivery }: Job): boolean {
  return !isTerminal(status) || (status === 'COMPLETED' && delivery === 'due');
}

async function storeJob(job: Job, ports: Ports): Promise<void> {
  if (!(await ports.jobs.create(job))) {
    throw new Conflict(`A job ${job.jobId} exists already.`, { remedy: 'Submit the question again.' });
  }
  await ports.trace.append(job, {
    key: 'job-queued',
    type: 'job-queued',
    stage: 'queue',
    message: 'The question was accepted',
    progress: 0,
    data: { question: job.question, settings: job.settings },
  });
}
