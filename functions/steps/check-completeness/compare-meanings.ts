import { EnvironmentFailure } from '#shared/errors.ts';
import type { Evidence } from '#shared/domain/evidence.ts';
import { type MeasuredNearness, type Nearness, withNearness } from '#shared/domain/nearness.ts';
import { type Telling, withTelling } from '#shared/domain/telling.ts';
import type { Encoder } from '#shared/ports/encoder.ts';
import type { Ports } from '#shared/ports/ports.ts';
import { measureOnce, tellOnce } from '#shared/research/measure-once.ts';
import { isEncoded, isInEnglish } from '#shared/research/nearness.ts';
import type { StepContext } from '#shared/research/step.ts';
import { type Compared, measureNearness } from './measure-nearness.ts';
import { readFirst } from './read-first.ts';

const BY_WORDS = 'Quotes are ranked by their words alone';

/** The quotes of a wave. */
export interface Wave extends Compared {
  readonly waveId: string;
  /** As of the waves before. */
  readonly telling: Telling;
}

/**
 * All evidence, the likeliest quotes of each item with how near they come to what it asks in meaning, and the first of these with how much they tell
 * it, and kept so. Questions in
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
  const compared = withNearness(evidence, nearness);
  const telling = await read({ ...wave, evidence: compared }, context);
  const record = { waveId, items: nearness, ...namesOf(ports.encoder, telling) };
  await ports.research.put(job, 'NEARNESS', { id: waveId, record });
  return withTelling(compared, telling);
}

function namesOf(
  encoder: Encoder | undefined,
  items: Telling,
): Pick<MeasuredNearness, 'encoder' | 'telling'> {
  if (encoder === undefined) return {};
  const { name, reader } = encoder;
  if (Object.keys(items).length === 0) return { encoder: name };
  return { encoder: name, telling: { reader: reader.name, items } };
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
      await emitDegraded(wave, context, {
        key: 'encoder',
        encoder: 'none',
        message: BY_WORDS,
        reason: 'No encoder is there any more.',
      });
    return {};
  }
  try {
    return await measureNearness(wave, async (pairs) => measureOnce(pairs, { encoder, waveId }, context));
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    const { name, message: reason } = error;
    const message = BY_WORDS;
    await emitDegraded(wave, context, {
      key: 'encoder',
      encoder: encoder.name,
      error: name,
      message,
      reason,
    });
    return {};
  }
}

/** Nothing, so that order and labels go by words and nearness alone, where the reader does not run, which is emitted. */
async function read(wave: Wave, context: StepContext<'CheckCompleteness'>): Promise<Telling> {
  const { encoder } = context.ports;
  if (encoder === undefined || !isInEnglish(wave.question, wave.language)) return {};
  const { reader } = encoder;
  try {
    return await readFirst(wave, async (pairs) => tellOnce(pairs, { reader, waveId: wave.waveId }, context));
  } catch (error) {
    if (!(error instanceof EnvironmentFailure)) throw error;
    const { name, message: reason } = error;
    const message = 'Quotes are ordered, and items labelled, by words and how near quotes come in meaning';
    await emitDegraded(wave, context, { key: 'reader', encoder: reader.name, error: name, message, reason });
    return wave.telling;
  }
}

interface Degraded {
  readonly key: 'encoder' | 'reader';
  readonly encoder: string;
  readonly error?: string;
  readonly message: string;
  readonly reason: string;
}

async function emitDegraded(
  { waveId }: Wave,
  context: StepContext<'CheckCompleteness'>,
  { key, message, ...data }: Degraded,
): Promise<void> {
  await context.emit({
    type: 'degraded',
    key: `${waveId}/${key}`,
    message: `${message}: ${data.reason}`,
    data: { step: context.state, ...data },
  });
}
