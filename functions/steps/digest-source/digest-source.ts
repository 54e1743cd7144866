import * as z from 'zod';
import type { Digest } from '#shared/domain/digest.ts';
import type { Source } from '#shared/domain/source.ts';
import { countOf } from '#shared/domain/plural.ts';
import { JobCancelled, NotFound } from '#shared/errors.ts';
import { type Step, type StepContext, WaveInput } from '#shared/research/step.ts';
import { recordFidelity } from './digest-payload.ts';
import { rankInWave, reasonNotToReplace } from './digest-policy.ts';
import { type Made, makeDigest } from './make-digest.ts';
import { firstQuote } from './first-quote.ts';
import { emitDigest, emitError, emitStarted } from './emit-digest.ts';

const Input = WaveInput.extend({ sourceId: z.string() });
const Output = z.object({ sourceId: z.string(), evidenceCount: z.int() });

/** Condenses a document and takes exact quotes from it; a quote that does not verify is dropped and counted. */
export const digestSourceStep: Step<'DigestSource', z.infer<typeof Input>, z.infer<typeof Output>> = {
  state: 'DigestSource',
  input: Input,
  output: Output,
  async run(input, context) {
    const { ports, job } = context;
    const source = await ports.research.get(job, 'SOURCE', input.sourceId);
    if (!source?.archiveHash) throw new NotFound(`Source ${input.sourceId} was not archived.`);
    const beginning = ports.clock.now();
    await emitStarted(source, context);
    const made = await makeOrReport(source, context);
    const milliseconds = Math.max(0, ports.clock.now() - beginning);
    const reason = reasonNotToReplace(source, await rankOf(source, context), ports.config.digest);
    const digest = toDigest(source, made, reason);
    await keep(source, { made, digest }, context);
    const { isCacheHit, readBy, evidence } = made;
    await emitDigest(source, { digest, reason, isCacheHit, readBy, milliseconds }, context);
    return {
      output: { sourceId: source.id, evidenceCount: evidence.length },
      message: `${countOf(evidence.length, 'quote')} from ${source.title}`,
      data: {
        sourceId: source.id,
        title: source.title,
        evidenceCount: evidence.length,
        quotesDropped: digest.quotesDropped,
        ...firstQuote(evidence),
      },
    };
  },
};

async function makeOrReport(source: Source, context: StepContext<'DigestSource'>): Promise<Made> {
  try {
    return await makeDigest(source, context);
  } catch (error) {
    if (!(error instanceof JobCancelled)) await emitError(source, error, context);
    throw error;
  }
}

/** Read only where the settings make more sources than may be replaced. */
async function rankOf(source: Source, { ports, job }: StepContext<'DigestSource'>): Promise<number> {
  const { research, digest } = ports.config;
  if (research.fullSources + research.chunkedSources <= digest.maxSources) return 1;
  return rankInWave(source, await ports.research.list(job, 'SOURCE'));
}

function toDigest(source: Source, made: Made, reason: string | undefined): Digest {
  const { payload, quotesDropped, degradedReason } = made;
  return {
    sourceId: source.id,
    payload,
    replacesContent: reason === undefined,
    ...(reason === undefined ? { fidelity: recordFidelity(source.id, payload) } : {}),
    quotesDropped,
    ...(degradedReason === undefined ? {} : { degradedReason }),
  };
}

async function keep(
  source: Source,
  { made, digest }: { readonly made: Made; readonly digest: Digest },
  { ports, job }: StepContext<'DigestSource'>,
): Promise<void> {
  const evidence = made.evidence.map((one) => ({ ...one, waveId: source.waveId }));
  const contentType = digest.replacesContent ? 'digest/v1' : source.contentType;
  const digested = {
    ...source,
    status: 'digested' as const,
    ...(contentType === undefined ? {} : { contentType }),
  };
  await Promise.all([
    ports.research.putAll(
      job,
      'EVIDENCE',
      evidence.map((one) => ({ id: one.id, record: one })),
    ),
    ports.research.put(job, 'DIGEST', { id: source.id, record: digest }),
    ports.research.put(job, 'SOURCE', { id: source.id, record: digested }),
  ]);
}
