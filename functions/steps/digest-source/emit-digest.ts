import type { Digest } from '#shared/domain/digest.ts';
import type { Source } from '#shared/domain/source.ts';
import { isPlumblineError } from '#shared/errors.ts';
import type { StepContext } from '#shared/research/step.ts';

/** That a source is about to be digested (audit event of seed 004). */
export async function emitStarted(source: Source, context: StepContext<'DigestSource'>): Promise<void> {
  await context.emit({
    type: 'digest.started',
    message: `Digesting ${source.title}`,
    data: {
      source_id: source.id,
      characters: source.characters ?? 0,
      policy: context.ports.config.digest.policy,
    },
  });
}

export interface DigestDone {
  readonly digest: Digest;
  /** Why the digest does not stand for the content; undefined when it does. */
  readonly reason: string | undefined;
  readonly isCacheHit: boolean;
  readonly readBy: 'model' | 'code';
  readonly milliseconds: number;
}

/** How it ended: `digest.completed` when the digest stands for the content, else `digest.skipped` with the reason. */
export async function emitDigest(
  source: Source,
  done: DigestDone,
  context: StepContext<'DigestSource'>,
): Promise<void> {
  const { digest, reason } = done;
  const { payload } = digest;
  await context.emit({
    type: reason === undefined ? 'digest.completed' : 'digest.skipped',
    message:
      reason === undefined
        ? `Digest of ${source.title}: ${payload.digest_chars} of ${payload.original_chars} characters`
        : `Content of ${source.title} is used as it is: ${reason}`,
    data: {
      source_id: source.id,
      ...(reason === undefined ? {} : { reason }),
      policy: context.ports.config.digest.policy,
      cache_hit: done.isCacheHit,
      read_by: done.readBy,
      ...(digest.degradedReason === undefined ? {} : { degraded_reason: digest.degradedReason }),
      duration_seconds: done.milliseconds / 1000,
      original_chars: payload.original_chars,
      digest_chars: payload.digest_chars,
      compression_ratio: payload.compression_ratio,
      evidence_snippets: payload.evidence_snippets.length,
      quotes_dropped: digest.quotesDropped,
      ...(digest.fidelity === undefined ? {} : { fidelity: digest.fidelity }),
    },
  });
  countDigest(done, context);
}

function countDigest(
  { digest, reason, isCacheHit, milliseconds }: DigestDone,
  { ports }: StepContext<'DigestSource'>,
): void {
  const { metrics, config } = ports;
  const { policy } = config.digest;
  const outcome = reason === undefined ? 'completed' : 'skipped';
  metrics?.count('digest_sources_processed', 1, { outcome, policy });
  if (isCacheHit) metrics?.count('digest_cache_hits', 1, { policy });
  metrics?.observe('digest_duration_seconds', milliseconds / 1000, { outcome, policy });
  metrics?.observe('digest_compression_ratio', digest.payload.compression_ratio, { policy });
  metrics?.observe('digest_evidence_snippets', digest.payload.evidence_snippets.length, { policy });
}

/** That a model was asked in vain; code reads the document in its place. */
export async function emitReaderFailed(
  source: Source,
  failure: string,
  context: StepContext<'DigestSource'>,
): Promise<void> {
  await context.emit({
    type: 'digest.error',
    key: 'reader',
    message: `A model could not read ${source.title}; it is digested without one`,
    data: { source_id: source.id, error: failure, goes_on: true },
  });
}

/** That there is no digest; the source is skipped, or the step tried again. */
export async function emitError(
  source: Source,
  error: unknown,
  context: StepContext<'DigestSource'>,
): Promise<void> {
  const { metrics, config } = context.ports;
  await context.emit({
    type: 'digest.error',
    message: `There is no digest of ${source.title}`,
    data: {
      source_id: source.id,
      error: isPlumblineError(error) ? error.name : 'Unexpected',
      goes_on: false,
    },
  });
  metrics?.count('digest_sources_processed', 1, { outcome: 'error', policy: config.digest.policy });
}
