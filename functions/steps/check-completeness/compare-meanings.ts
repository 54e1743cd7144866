import { EnvironmentFailure } from '#shared/errors.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type Nearness, withNearness } from '#shared/domain/nearness.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { measureOnce } from '#shared/research/measure-once.ts';
import { isEncoded } from '#shared/research/nearness.ts';
import type { StepContext } from '#shared/research/step.ts';
import { type Compared, measureNearness } from './measure-nearness.ts';

/** The quotes of a wave. */
export interface Wave extends Compared {
  readonly waveId: string;
}

/**
 * All evidence, the likeliest quotes of each item with how near they come to what it asks in meaning, and kept so. Questions in
 * other languages than the encoder's, and what a model reads, stay as they are. Words alone count where no encoder is there, and
 * where it fails: that, and that there is none any more, is emitted as `degraded`.
 */
export async function compareMeanings(
  wave: Wave,
  context: StepContext<'CheckCompleteness'>,
): Promise<readonly Evidence[]> {
  const { ports, job } = context;
  const { evidence, nearness: before, waveId } = wave;
  if (!isCompared(wave, ports)) return evidence;
  const nearness = await measure(wave, context);
  if (before === undefined && Object.keys(nearness).length === 0) return evidence;
  const encoder = ports.encoder === undefined ? {} : { encoder: ports.encoder.name };
  await ports.research.put(job, 'NEARNESS', { id: waveId, record: { waveId, items: nearness, ...encoder } });
  return withNearness(evidence, nearness);
}

/** Whether quotes are compared in meaning, where an encoder is there. */
export function isCompared(
  { question, language }: Pick<Wave, 'question' | 'language'>,
  { model }: Pick<Ports, 'model'>,
): boolean {
  return model.name === 'none' && isEncoded(question, language);
}

/** Nothing, that is by words alone, where the encoder does not run, or is not there any more, which is emitted. */
async function measure(wave: Wave, context: StepContext<'CheckCompleteness'>): Promise<Nearness> {
  const { encoder } = context.ports;
  const { waveId, nearness = {} } = wave;
  if (encoder === undefined) {
    if (Object.keys(nearness).length > 0)
      await emitDegraded(wave, context, { encoder: 'none', reason: 'No encoder is there any more.' });
    return {};
  }
  try {
    return await measureNearness(wave, async (pairs) => measureOnce(pairs, { encoder, waveId }, context));
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    const { name, message } = error;
    await emitDegraded(wave, context, { encoder: encoder.name, error: name, reason: message });
    return {};
  }
}

async function emitDegraded(
  { waveId }: Wave,
  context: StepContext<'CheckCompleteness'>,
  data: { readonly encoder: string; readonly error?: string; readonly reason: string },
): Promise<void> {
  await context.emit({
    type: 'degraded',
    key: `${waveId}/encoder`,
    message: `Quotes are ranked by their words alone: ${data.reason}`,
    data: { step: context.state, ...data },
  });
}
