import * as z from 'zod';
import { DIGEST_VERSION, type Digest, DigestPayload } from '#shared/domain/digest.ts';
import { Evidence } from '#shared/domain/evidence.ts';
import { verifyLocator } from '#shared/domain/locator.ts';
import { type Source, archiveKey } from '#shared/domain/source.ts';
import { NotFound, UnreadableSource } from '#shared/errors.ts';
import { ONLY } from '#shared/ports/research-store.ts';
import { type Step, type StepContext, WaveInput } from '#shared/ports/step.ts';
import { hashOf, sha256 } from '#shared/text/hash.ts';
import { composePayload, recordFidelity } from './digest-payload.ts';
import { rankInWave, reasonNotToReplace } from './digest-policy.ts';
import { readableAddress } from './readable-address.ts';
import { type DigestInput, TWIN_VERSION, digestWithoutModel } from './without-model.ts';

const Input = WaveInput.extend({ sourceId: z.string() });
const Output = z.object({ sourceId: z.string(), evidenceCount: z.int() });

/** What a document gives for a question, whatever the job makes of it. */
const Digested = z.object({
  payload: DigestPayload,
  evidence: z.array(Evidence),
  quotesDropped: z.int().nonnegative(),
});
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
    const digested = await digestOrRecall(source, context);
    const evidence = digested.evidence.map((one) => ({ ...one, waveId: source.waveId }));
    const reason = reasonNotToReplace(source, await rankOf(source, context), ports.config.digest);
    const digest = toDigest(source, digested, reason);
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
    await tellDigest(source, { digest, reason }, context);
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

/** Read only where the settings make more sources than may be replaced. */
async function rankOf(source: Source, { ports, job }: StepContext): Promise<number> {
  const { research, digest } = ports.config;
  if (research.fullSources + research.chunkedSources <= digest.maxSources) return 1;
  return rankInWave(source, await ports.research.list(job, 'SOURCE'));
}

function toDigest(source: Source, digested: Digested, reason: string | undefined): Digest {
  const { payload, quotesDropped } = digested;
  return {
    sourceId: source.id,
    payload,
    replacesContent: reason === undefined,
    ...(reason === undefined ? { fidelity: recordFidelity(source.id, payload) } : {}),
    quotesDropped,
  };
}

async function digestOrRecall(source: Source, context: StepContext): Promise<Digested> {
  const { ports, job } = context;
  const input = await gatherInput(source, context);
  const key = cacheKey(input, context);
  const cached = Digested.safeParse(await ports.cache.get(job.tenantId, key));
  if (cached.success) return cached.data;
  const archived = archiveKey(job.tenantId, source.id, input.archiveHash);
  const canonical = await ports.archive.getText(archived);
  if (canonical === undefined) throw new UnreadableSource(`The archived text of "${source.title}" is gone.`);
  const made = make({ ...input, canonical }, context);
  await ports.cache.put(job.tenantId, key, {
    value: made,
    expiresAt: ports.clock.now() + CACHE_DAYS * 86_400_000,
  });
  return made;
}

type Gathered = Omit<DigestInput, 'canonical' | 'idf'> & {
  readonly weights: Readonly<Record<string, number>>;
};

async function gatherInput(source: Source, { ports, job }: StepContext): Promise<Gathered> {
  const brief = await ports.research.get(job, 'BRIEF', ONLY);
  const plan = await ports.research.get(job, 'PLAN', ONLY);
  if (!brief || !plan) throw new NotFound(`Job ${job.jobId} has no plan to digest by.`);
  const learned = await ports.research.get(job, 'WEIGHTS', ONLY);
  const { research, digest } = ports.config;
  return {
    sourceId: source.id,
    waveId: source.waveId,
    archiveHash: source.archiveHash ?? '',
    about: `${source.title}\n${source.container ?? ''}\n${readableAddress(source.url)}`,
    question: brief.question,
    checklist: plan.checklist,
    chunkLimit: source.readMode === 'full' ? undefined : research.chunksPerSource,
    evidenceLimit: research.evidencePerSource,
    evidenceMaxCharacters: digest.evidenceMaxCharacters,
    weights: learned?.weights ?? {},
  };
}

/** Everything that shapes a digest but the wave that asks for it. */
function cacheKey({ waveId: _waveId, ...input }: Gathered, { ports }: StepContext): string {
  const { includeEvidence, maxEvidenceSnippets } = ports.config.digest;
  const shape = hashOf({ ...input, twin: TWIN_VERSION, includeEvidence, maxEvidenceSnippets });
  return [
    'digest',
    DIGEST_VERSION,
    input.sourceId,
    input.archiveHash,
    sha256(input.question).slice(0, 8),
    shape.slice(0, 16),
  ].join(':');
}

function make(input: Gathered & Pick<DigestInput, 'canonical'>, { ports }: StepContext): Digested {
  const weights = new Map(Object.entries(input.weights));
  const draft = digestWithoutModel({ ...input, idf: (term) => weights.get(term) ?? 1 });
  const evidence = draft.evidence.filter((one) => verifyLocator(input.canonical, one.locator, one.quote));
  const payload = composePayload({ ...input, draft, evidence }, ports.config.digest);
  return { payload, evidence, quotesDropped: draft.evidence.length - evidence.length };
}

async function tellDigest(
  source: Source,
  { digest, reason }: { readonly digest: Digest; readonly reason: string | undefined },
  context: StepContext,
): Promise<void> {
  await context.tell({
    type: digest.replacesContent ? 'digest.completed' : 'digest.skipped',
    message:
      reason === undefined
        ? `Digest of ${source.title}: ${digest.payload.digest_chars} of ${digest.payload.original_chars} characters`
        : `Content of ${source.title} is used as it is: ${reason}`,
    data: {
      source_id: source.id,
      compression_ratio: digest.payload.compression_ratio,
      evidence_snippets: digest.payload.evidence_snippets.length,
    },
  });
}
