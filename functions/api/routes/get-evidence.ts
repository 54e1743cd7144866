import type { EvidenceView } from '#shared/api/insights.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { PAGE_BREAK, parseLocator } from '#shared/domain/locator.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { NotFound } from '#shared/errors.ts';
import { sha256 } from '#shared/text/hash.ts';
import type { ApiRequest } from '../api-request.ts';
import { type ApiResponse, answerJson } from '../api-response.ts';
import { findJob } from '../job-access.ts';

/** One quote with the archived text on both sides; text that is not as it was gives none. */
export async function getEvidence(request: ApiRequest<'getEvidence'>): Promise<ApiResponse> {
  const { ports, query, params } = request;
  const job = await findJob(request);
  const evidenceId = params['evidenceId'] ?? '';
  const evidence = await ports.research.get(job, 'EVIDENCE', evidenceId);
  const source = evidence && (await ports.research.get(job, 'SOURCE', evidence.sourceId));
  if (!evidence || !source) {
    throw new NotFound(`Job ${job.jobId} has no evidence ${evidenceId.slice(0, 120)}.`, {
      remedy: 'Take an evidenceId of its report, or of …/evidence.',
    });
  }
  const key = archiveKey(job.tenantId, evidence.sourceId, evidence.archiveHash);
  const around = cutAround(evidence, await ports.archive.getText(key), query.context);
  if (!around) {
    throw new NotFound(`The text of ${evidence.sourceId} is no longer kept as it was.`, {
      remedy: 'Submit the question again to have it read again.',
    });
  }
  const view: EvidenceView = {
    evidenceId,
    quote: evidence.quote,
    ...around,
    locator: evidence.locator,
    archiveHash: evidence.archiveHash,
    source: viewSource(source),
  };
  return answerJson(view);
}

function cutAround(
  { quote, locator, archiveHash }: Evidence,
  text: string | undefined,
  reach: number,
): Pick<EvidenceView, 'after' | 'before'> | undefined {
  const place = parseLocator(locator);
  if (text === undefined || !place || sha256(text) !== archiveHash) return undefined;
  const page = place.page === undefined ? text : (text.split(PAGE_BREAK)[place.page - 1] ?? '');
  if (page.slice(place.start, place.end) !== quote) return undefined;
  return {
    before: wholeCharacters(page.slice(Math.max(0, place.start - reach), place.start)),
    after: wholeCharacters(page.slice(place.end, place.end + reach)),
  };
}

/** A cut may go through a character of two units; its half is left out. */
function wholeCharacters(text: string): string {
  return text.replace(/^\p{Surrogate}|\p{Surrogate}$/gu, '');
}

function viewSource(source: Source): EvidenceView['source'] {
  const { id, kind, title, url, domain, authors, publishedAt, notices, credibilityTier, isAbstract } = source;
  return {
    id,
    kind,
    title,
    url,
    domain,
    notices,
    credibilityTier,
    ...(authors === undefined ? {} : { authors }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    ...(isAbstract === undefined ? {} : { isAbstract }),
  };
}
