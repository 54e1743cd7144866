import type { SubmitRequest } from '#shared/api/requests.ts';
import type { CachedAnswer } from '#shared/api/responses.ts';
import type { Job } from '#shared/domain/job.ts';
import { reportKey } from '#shared/domain/report-files.ts';
import * as z from 'zod';
import { withCorpusOf } from '#shared/research/job-corpus.ts';
import { hashOf } from '#shared/text/hash.ts';
import { terms } from '#shared/text/words/analyze.ts';
import type { ApiRequest } from './api-request.ts';

type Asked = Pick<ApiRequest, 'caller' | 'ports'>;

const HOUR = 3_600_000;
const Entry = z.object({ jobId: z.string() });

export interface EarlierAnswer {
  readonly job: Job;
  readonly cached: CachedAnswer;
}

/**
 * The job that answered the same question before: as whole as it could be (`answered`, nothing cut short), within the set
 * age, by the same settings, providers and models, and over a corpus that has the same on its words. Undefined where there
 * is none, or the caller wants a fresh answer.
 */
export async function findEarlierAnswer(
  request: Asked,
  asked: SubmitRequest,
  job: Job,
): Promise<EarlierAnswer | undefined> {
  const { ports } = request;
  const hours = ports.config.job.answerCacheHours;
  if (hours === 0 || asked.fresh === true || !isCacheable(job)) return undefined;
  const entry = Entry.safeParse(await ports.cache.get(job.tenantId, await keyOf(request, job)));
  const earlier = entry.success
    ? await ports.jobs.get({ tenantId: job.tenantId, jobId: entry.data.jobId })
    : undefined;
  if (!earlier || !isWhole(earlier)) return undefined;
  const age = ports.clock.now() - Date.parse(earlier.endedAt ?? '');
  if (!(age < hours * HOUR)) return undefined;
  if ((await ports.archive.getText(reportKey(earlier.tenantId, earlier.jobId, 'json'))) === undefined)
    return undefined;
  const cached = { ageSeconds: Math.max(0, Math.round(age / 1000)), refresh: REFRESH };
  return { job: earlier, cached };
}

const REFRESH = 'Submit the question with "fresh": true to have it researched again.';

/** Remembers which job answers a question, before it does: whether it did so wholly is seen when it is asked again. */
export async function rememberAnswer(request: Asked, job: Job): Promise<void> {
  const { cache, clock, config } = request.ports;
  const hours = config.job.answerCacheHours;
  if (hours === 0 || !isCacheable(job)) return;
  // From its end on an answer is kept for the hours; it may take its whole life to come to that.
  const expiresAt = clock.now() + hours * HOUR + config.job.timeToLiveSeconds * 1000;
  await cache.put(job.tenantId, await keyOf(request, job), { value: { jobId: job.jobId }, expiresAt });
}

/** What a person takes part in, or what goes on from something else, is an answer of its own. */
function isCacheable({ followUp, settings, uploads = [] }: Job): boolean {
  return followUp === undefined && settings.interaction === 'none' && uploads.length === 0;
}

function isWhole({ status, outcome, endReason }: Job): boolean {
  return status === 'COMPLETED' && outcome === 'answered' && endReason === undefined;
}

async function keyOf({ caller, ports }: Asked, job: Job): Promise<string> {
  const { research, gate, report, model, search } = ports.config;
  const { unreachableProviders: _passing, ...settings } = job.settings;
  const { statistics } = withCorpusOf(ports, job);
  const found = await statistics?.documentFrequencies([...new Set(terms(job.question))]);
  const parts = {
    owner: caller.owner,
    question: sameWords(job.question),
    context: sameWords(job.context ?? ''),
    settings,
    service: { research, gate, report, model, domains: search },
    corpus: [placesOf(settings, ports), statistics?.documentCount, [...(found ?? [])]],
  };
  return `answer:${hashOf(parts)}`;
}

/** Where the corpus of the job lies: its own, or that of the service. */
function placesOf({ corpus }: Job['settings'], { config }: Asked['ports']): readonly string[] {
  const { corpora, corpusFolders } = config.local;
  return corpus === undefined ? corpusFolders : [corpora[corpus] ?? corpus];
}

/** Spaces, capitals and the mark at the end do not make another question. */
function sameWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s?？؟.!。]+$/u, '')
    .trim();
}
