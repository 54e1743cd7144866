import type { FollowUp } from '#shared/domain/follow-up.ts';
import type { Job, JobSettings } from '#shared/domain/job.ts';
import type { JobRequest } from '#shared/domain/job-request.ts';
import { InvalidInput } from '#shared/errors.ts';
import { hashOf } from '#shared/text/hash.ts';
import type { Ports } from '../ports/ports.ts';
import type { ProviderChoice } from '../ports/provider-choice.ts';
import { checkBudget } from './check-budget.ts';
import { checkCorpusName } from './job-corpus.ts';
import { chooseDomains, findLens, throughLens } from './choose-lens.ts';
import { readContext, acceptQuestion } from './question-text.ts';

export type DraftPorts = Pick<Ports, 'config' | 'clock' | 'providers' | 'chooseProviders' | 'corpora'>;

/** Whose job it is, and under which id. */
export interface DraftedFor extends Pick<Job, 'tenantId' | 'owner' | 'jobId'> {
  /** What the question follows up on. */
  readonly followUp?: FollowUp;
  /** Milliseconds since 1970: when it counts as submitted; undefined: now. */
  readonly at?: number;
}

interface Checked {
  readonly question: string;
  readonly context: string | undefined;
}

/** What can be known of a request before anything is done for it. Throws InvalidInput that names the field which is wrong. */
export function checkRequest(
  asked: JobRequest,
  ports: Pick<Ports, 'config' | 'providers' | 'corpora'>,
): Checked {
  const { questionMaxCharacters } = ports.config.job;
  checkCorpusName(asked.corpus?.name, ports);
  checkProviders(asked, ports);
  checkBudget(asked.budget, ports.config);
  return {
    question: acceptQuestion(asked.question, questionMaxCharacters),
    context: readContext(asked.context, questionMaxCharacters),
  };
}

/** The job of a request, not stored yet. Throws as `checkRequest` does. */
export async function draftJob(asked: JobRequest, drafted: DraftedFor, ports: DraftPorts): Promise<Job> {
  const { timeToLiveSeconds } = ports.config.job;
  const { question, context } = checkRequest(asked, ports);
  const settings = await chooseSettings(asked, ports);
  // What can be reached may change before the same question comes again.
  const wanted = { ...settings, providers: asked.providers ?? ports.config.search.providers };
  const now = drafted.at ?? ports.clock.now();
  const { tenantId, owner, jobId, followUp } = drafted;
  return {
    tenantId,
    owner,
    jobId,
    question,
    ...(context === undefined ? {} : { context }),
    ...(followUp === undefined ? {} : { followUp }),
    ...(asked.metadata === undefined ? {} : { metadata: asked.metadata }),
    settings,
    ...(ports.corpora === undefined ? {} : { corpusFolders: ports.config.local.corpusFolders }),
    status: 'QUEUED',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + timeToLiveSeconds * 1000).toISOString(),
    clarifications: [],
    waitedMilliseconds: 0,
    fingerprint: hashOf({
      question,
      context,
      settings: { ...wanted, unreachableProviders: undefined },
      corpus: ports.config.local.corpusFolders,
      ...(followUp === undefined ? {} : { followUpTo: followUp.jobId }),
    }),
  };
}

/** Stores a job and emits its beginning; false when there is one of that id already, whose beginning is emitted then if it was not. */
export async function storeJob(job: Job, { jobs, trace }: Pick<Ports, 'jobs' | 'trace'>): Promise<boolean> {
  const isNew = await jobs.create(job);
  const queued = {
    key: 'job-queued',
    type: 'job-queued',
    stage: 'queue',
    message: 'The question was accepted',
    progress: 0,
    data: { question: job.question, settings: job.settings },
  };
  await trace.append(job, queued, { isFirst: isNew });
  return isNew;
}

async function chooseSettings(asked: JobRequest, ports: DraftPorts): Promise<JobSettings> {
  const { research, job, search } = ports.config;
  const lens = findLens(asked, search);
  const { providers, unreachable } = throughLens(lens, await chooseProviders(asked, ports));
  const domains = chooseDomains(asked, lens, search);
  const isSearchOff = providers.length === 0 && unreachable.length === 0;
  return {
    maxIterations: asked.maxIterations ?? research.maxIterations,
    interaction: asked.interaction ?? 'none',
    providers: withNamedCorpus(asked, isSearchOff ? namedCorpus(ports) : providers),
    ...(isSearchOff ? { isSearchOff } : {}),
    ...(unreachable.length === 0 ? {} : { unreachableProviders: unreachable }),
    deadlineMilliseconds: secondsFor(asked, job.deadlineSeconds) * 1000,
    evaluate: asked.evaluate ?? job.evaluate,
    ...(asked.budget === undefined ? {} : { budget: asked.budget }),
    ...(asked.language === undefined ? {} : { language: asked.language }),
    ...(asked.format === undefined ? {} : { format: asked.format }),
    ...(asked.corpus === undefined ? {} : { corpus: asked.corpus.name }),
    ...(asked.lens === undefined ? {} : { lens: asked.lens }),
    ...(domains === undefined ? {} : { domains }),
  };
}

function secondsFor({ deadlineSeconds, budget }: JobRequest, usual: number): number {
  return Math.min(deadlineSeconds ?? usual, budget?.seconds ?? Infinity);
}

/** With search off, folders that someone named are still read; the documentation that is there by default is not. */
function namedCorpus({ config, providers }: DraftPorts): readonly string[] {
  return config.local.corpusFolders.length > 0 && providers.has('corpus') ? ['corpus'] : [];
}

/** Whoever names a corpus wants it searched. */
function withNamedCorpus({ corpus }: JobRequest, providers: readonly string[]): readonly string[] {
  return corpus === undefined || providers.includes('corpus') ? providers : ['corpus', ...providers];
}

async function chooseProviders(asked: JobRequest, ports: DraftPorts): Promise<ProviderChoice> {
  if (asked.providers) return { providers: [...new Set(asked.providers)], unreachable: [] };
  return ports.chooseProviders?.() ?? { providers: ports.config.search.providers, unreachable: [] };
}

function checkProviders(
  { providers: names = [], corpus }: JobRequest,
  { providers }: Pick<Ports, 'providers'>,
): void {
  const isKnown = (name: string): boolean =>
    providers.has(name) || (name === 'corpus' && corpus !== undefined);
  const unknown = names.find((name) => !isKnown(name));
  if (unknown === undefined) return;
  throw new InvalidInput(`There is no search provider named "${unknown}".`, {
    field: 'providers',
    remedy: `Choose from: ${[...providers.keys()].join(', ')}.`,
  });
}
