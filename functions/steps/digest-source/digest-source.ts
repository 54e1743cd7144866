import * as z from 'zod';
import { DIGEST_VERSION, Digest, type DigestPayload } from '#shared/domain/digest.ts';
import { Evidence } from '#shared/domain/evidence.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { NotFound, UnreadableSource } from '#shared/errors.ts';

import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';

import { hashOf, sha256 } from '#shared/text/hash.ts';
import { reasonNotToReplace } from './digest-policy.ts';
import { type DigestDraft, type DigestInput, digestWithoutModel, TWIN_VERSION } from './without-model.ts';

const Input = WaveInput.extend({ sourceId: z.string() });
const Output = z.object({ sourceId: z.string(), evidenceCount: z.int() });

const Digested = z.object({ digest: Digest, evidence: z.array(Evidence) });
type Digested = z.infer<typeof Digested>;

const CACHE_DAYS = 30;

/** Condenses a document and takes exact quotes from it; a quote that does not verify is dropped and counted. */
export const digestSourceStep: Step<z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'DigestSource',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const source = await ports.research.get(job, 'SOURCE', input.sourceId);
    if (!source?.archiveHash) throw new NotFound(`Source ${input.sourceId} was not archived.`);
    await context.tell({
      type: 'digest.started',
      message: `Digesting ${source.title}`,
      data: { source_id: source.id },
    });
    const { digest, evidence } = await digestOrRecall(source, context);
    await ports.research.putAll(
      job,
      'EVIDENCE',
      evidence.map((one) => ({ id: one.id, record: one })),
    );
    await ports.research.put(job, 'DIGEST', { id: source.id, record: digest });
    const contentType = digest.replacesContent ? 'digest/v1' : source.contentType;
    await ports.research.put(job, 'SOURCE', {
      id: source.id,
      record: { ...source, status: 'digested', ...(contentType === undefined ? {} : { contentType }) },
    });
    await tellDigest(source, digest, context);
    return {
      output: { sourceId: source.id, evidenceCount: evidence.length },
      message: `${evidence.length} quotes from ${source.title}`,
      data: {
        sourceId: source.id,
        title: source.title,
        evidenceCount: evidence.length,
        quotesDropped: digest.quotesDropped,
      },
    };
  },
};

async function digestOrRecall(source: Source, context: StepContext): Promise<Digested> {
  const { ports, job } = context;
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  const plan = await ports.research.get(job, 'PLAN', ONLY);
  if (!brief || !plan) throw new NotFound(`Job ${job.jobId} has no plan to digest by.`);
  const { research, digest } = ports.config;
  const shape = {
    twin: TWIN_VERSION,
    checklist: plan.checklist,
    chunkLimit: source.readMode === 'full' ? undefined : research.chunksPerSource,
    digest,
    research,
  };
  const key = `digest:${DIGEST_VERSION}:${source.id}:${source.archiveHash}:${sha256(brief.question).slice(0, 8)}:${hashOf(shape).slice(0, 16)}`;
  const cached = Digested.safeParse(await ports.cache.get(job.tenantId, key));
  if (cached.success)
    return {
      ...cached.data,
      evidence: cached.data.evidence.map((one) => ({ ...one, waveId: source.waveId })),
    };
  const canonical = await ports.archive.getText(
    archiveKey(job.tenantId, source.id, source.archiveHash ?? ''),
  );
  if (canonical === undefined) throw new UnreadableSource(`The archived text of "${source.title}" is gone.`);
  const weights = (await ports.research.get(job, 'WEIGHTS', ONLY))?.weights ?? {};
  const draft = digestWithoutModel({
    sourceId: source.id,
    waveId: source.waveId,
    archiveHash: source.archiveHash ?? '',
    about: `${source.title}\n${source.container ?? ''}\n${readableAddress(source.url)}`,
    canonical,
    question: brief.question,
    checklist: plan.checklist,
    chunkLimit: shape.chunkLimit,
    evidenceLimit: research.evidencePerSource,
    evidenceMaxCharacters: digest.evidenceMaxCharacters,
    idf: (term) => weights[term] ?? 1,
  });
  const made = assemble(source, { draft, canonical, question: brief.question, context });
  await ports.cache.put(job.tenantId, key, {
    value: made,
    expiresAt: ports.clock.now() + CACHE_DAYS * 86_400_000,
  });
  return made;
}

interface Made {
  readonly draft: DigestDraft;
  readonly canonical: DigestInput['canonical'];
  readonly question: string;
  readonly context: StepContext;
}

function assemble(source: Source, { draft, canonical, question, context }: Made): Digested {
  const settings = context.ports.config.digest;
  const evidence = draft.evidence.filter((one) => verifyLocator(canonical, one.locator, one.quote));
  const snippets = settings.includeEvidence ? evidence.slice(0, settings.maxEvidenceSnippets) : [];
  const reason = reasonNotToReplace(source, settings);
  const digestChars = [draft.summary, ...draft.keyPoints, ...snippets.map((one) => one.quote)].join(
    '',
  ).length;
  const payload: DigestPayload = {
    version: DIGEST_VERSION,
    content_type: 'digest/v1',
    query_hash: sha256(question).slice(0, 8),
    summary: draft.summary,
    key_points: [...draft.keyPoints],
    evidence_snippets: snippets.map((one) => ({
      text: one.quote,
      locator: one.locator,
      relevance_score: one.relevanceScore,
    })),
    original_chars: canonical.length,
    digest_chars: digestChars,
    compression_ratio: canonical.length === 0 ? 0 : digestChars / canonical.length,
    source_text_hash: `sha256:${source.archiveHash ?? ''}`,
  };
  const fidelity = {
    source_id: source.id,
    phase: 'digest' as const,
    original_tokens: Math.ceil(canonical.length / 4),
    final_tokens: Math.ceil(digestChars / 4),
    reason: 'digest_compression' as const,
  };
  return {
    digest: {
      sourceId: source.id,
      payload,
      replacesContent: reason === undefined,
      ...(reason === undefined ? { fidelity } : {}),
      quotesDropped: draft.evidence.length - evidence.length,
    },
    evidence,
  };
}

async function tellDigest(source: Source, digest: Digest, context: StepContext): Promise<void> {
  const reason = reasonNotToReplace(source, context.ports.config.digest);
  await context.tell({
    type: digest.replacesContent ? 'digest.completed' : 'digest.skipped',
    message: digest.replacesContent
      ? `Digest of ${source.title}: ${digest.payload.digest_chars} of ${digest.payload.original_chars} characters`
      : `Content of ${source.title} is used as it is: ${reason ?? ''}`,
    data: {
      source_id: source.id,
      compression_ratio: digest.payload.compression_ratio,
      evidence_snippets: digest.payload.evidence_snippets.length,
    },
  });
}

/** The words of an address: `node_modules/aws-cdk-lib/aws-s3/README.md` says that a document is about S3. */
function readableAddress(url: string): string {
  return decoded(url.replace(/^[a-z]+:\/\//iu, ''))
    .split('/')
    .slice(-4)
    .join(' ');
}

/** Escapes that stand for no text in UTF-8 stay as they are. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
