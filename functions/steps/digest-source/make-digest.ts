import * as z from 'zod';
import { DIGEST_VERSION, DigestPayload } from '#shared/domain/digest.ts';
import { Evidence } from '#shared/domain/evidence.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { UnreadableSource } from '#shared/errors.ts';
import type { ModelAnswer } from '#shared/research/ask-model.ts';
import { Refusal } from '#shared/research/model-outcome.ts';
import { readAnswer } from '#shared/research/read-model.ts';
import type { StepContext } from '#shared/research/step.ts';
import { NOTHING_USABLE } from '#shared/prompting/reading.ts';
import { type EarlierReading, findReading } from '#shared/research/standing/earlier-reading.ts';
import { hashOf, sha256 } from '#shared/text/hash.ts';
import { composePayload } from './digest-payload.ts';
import { READING_VERSION, type ShownDocument, digestFromModel, showDocument } from './from-model.ts';
import { MOST_UNNAMED } from './file-quote.ts';
import { type Gathered, gatherInput } from './gather-input.ts';
import { promptForSource } from './prompt.ts';
import { READING_ATTEMPTS, numberedText } from './reading-text.ts';
import { emitReaderFailed } from './emit-digest.ts';
import { emitFound } from './emit-found.ts';
import { scoredDocument } from './score-ahead.ts';
import { type DigestDraft, type DigestInput, FALLBACK_VERSION } from './without-model.ts';

/** What a document gives for a question, whatever the job makes of it. */
const Digested = z.object({
  payload: DigestPayload,
  evidence: z.array(Evidence),
  quotesDropped: z.int().nonnegative(),
  readBy: z.enum(['model', 'code']),
  /** Job, wave and source that it was made for: found again by these it is no hit, but a step that runs again. */
  madeFor: z.string(),
});
export type Digested = z.infer<typeof Digested>;

export interface Made extends Digested {
  readonly isCacheHit: boolean;
  /** Why no model read it, where one should have. */
  readonly degradedReason?: string;
}

const CACHE_DAYS = 30;

/**
 * The digest of an archived source: from the cache of the tenant, which is looked at even when no model may be asked, or
 * made now. A model that fails or takes longer than `DIGEST_TIMEOUT_SECONDS` is replaced by the fallback; such a digest is
 * not cached. Throws UnreadableSource when the archived text is gone.
 */
export async function makeDigest(source: Source, context: StepContext<'DigestSource'>): Promise<Made> {
  const { ports, job } = context;
  const earlier = await findReading(source, job, ports.research);
  if (earlier) return takenOver(earlier, source, context);
  const input = await gatherInput(source, context);
  const key = cacheKey(input, context);
  const madeFor = hashOf([job.jobId, source.waveId, source.id]);
  const cached = Digested.safeParse(await ports.cache.get(job.tenantId, key));
  if (cached.success) return { ...cached.data, isCacheHit: cached.data.madeFor !== madeFor };
  const archived = archiveKey(job.tenantId, source.id, input.archiveHash);
  const canonical = await ports.archive.getText(archived);
  if (canonical === undefined) throw new UnreadableSource(`The archived text of "${source.title}" is gone.`);
  const full = { ...input, canonical };
  const shown = showDocument(full, scoredDocument(full));
  await emitFound(source, { canonical, scored: shown.scored }, context);
  const read = await readByModel(source, { input: full, shown }, context);
  const made = { ...assemble(read, { input: full, shown }, context), madeFor };
  if ('reason' in read) return { ...made, isCacheHit: false, degradedReason: read.reason };
  const expiresAt = ports.clock.now() + CACHE_DAYS * 86_400_000;
  await ports.cache.put(job.tenantId, key, { value: made, expiresAt });
  return { ...made, isCacheHit: false };
}

/** A text that has not changed since the run before is neither read nor paid again: what was found in it stands. */
function takenOver(
  { digest, evidence }: EarlierReading,
  source: Source,
  { ports, job }: StepContext<'DigestSource'>,
): Made {
  return {
    payload: digest.payload,
    evidence: [...evidence],
    quotesDropped: digest.quotesDropped,
    readBy: ports.model.name === 'none' ? 'code' : 'model',
    madeFor: hashOf([job.standing?.since?.jobId, source.id]),
    isCacheHit: true,
  };
}

/**
 * `digest:{version}:{source_id}:{content_hash}:{query_hash}:{config_hash}` (seed 004); the last part stands for everything
 * that shapes a digest but the wave that asks for it.
 */
function cacheKey(
  { waveId: _waveId, corpus: _corpus, ...input }: Gathered,
  { ports }: StepContext<'DigestSource'>,
): string {
  const { includeEvidence, maxEvidenceSnippets } = ports.config.digest;
  const reader = ports.model.name === 'none' ? 'none' : ports.model.modelOf('reader');
  const shape = hashOf({
    ...input,
    fallback: FALLBACK_VERSION,
    ...(reader === 'none' ? {} : { reading: READING_VERSION }),
    reader,
    includeEvidence,
    maxEvidenceSnippets,
  });
  return [
    'digest',
    DIGEST_VERSION,
    input.sourceId,
    input.archiveHash,
    sha256(input.question).slice(0, 8),
    shape.slice(0, 16),
  ].join(':');
}

interface Reading {
  readonly input: DigestInput;
  readonly shown: ShownDocument;
}

/** What a reader model brings back; prompts get shorter when the document is too long for it. */
async function readByModel(
  source: Source,
  { input, shown }: Reading,
  context: StepContext<'DigestSource'>,
): Promise<ModelAnswer<DigestDraft>> {
  const { ports, job } = context;
  if (ports.model.name === 'none') return { none: true };
  const inputs = {
    ...input,
    today: job.createdAt.slice(0, 10),
    title: source.title,
    publishedAt: source.publishedAt,
  };
  const prompt = promptForSource(inputs, shown.numbered().text);
  const shorter = Array.from(
    { length: READING_ATTEMPTS - 1 },
    (_, attempt) => () => promptForSource(inputs, numberedText(input, shown.scored, attempt + 1).text),
  );
  const milliseconds = ports.config.digest.timeoutSeconds * 1000;
  const ask = {
    role: 'reader' as const,
    prompt,
    shorter,
    wave: source.waveId,
    index: source.id,
    milliseconds,
  };
  ports.whileWaiting?.(() => void shown.fallback(), 'late');
  const answer = await readAnswer(context, ask, (reply) => digestFromModel(reply, input, shown));
  const isFailure = 'reason' in answer && !Refusal.safeParse(answer.reason).success;
  if (isFailure) await emitReaderFailed(source, answer.reason, context);
  return answer;
}

/** What a reader saw and passed over stays open, whatever its words: whether it answers is for the review to judge. */
function withDoubts(draft: DigestDraft, read: ModelAnswer<DigestDraft>): DigestDraft {
  if (!('reason' in read) || read.reason !== NOTHING_USABLE.reason) return draft;
  const evidence = draft.evidence.map((one) => ({
    ...one,
    items: one.items.map((item) => ({ ...item, score: Math.min(MOST_UNNAMED, item.score) })),
  }));
  return { ...draft, evidence };
}

/** The same from a model and from its fallback: only quotes that stand in the text, in a payload of the same bounds. */
function assemble(
  read: ModelAnswer<DigestDraft>,
  { input, shown }: Reading,
  { ports }: StepContext<'DigestSource'>,
): Omit<Digested, 'madeFor'> {
  const isRead = 'value' in read;
  const draft = isRead ? read.value : withDoubts(shown.fallback(), read);
  const evidence = draft.evidence.filter((one) => verifyLocator(input.canonical, one.locator, one.quote));
  const unproven = draft.evidence.length - evidence.length;
  return {
    payload: composePayload({ ...input, draft, evidence }, ports.config.digest),
    evidence,
    quotesDropped: unproven + (draft.quotesNotFound ?? 0),
    readBy: isRead ? 'model' : 'code',
  };
}
